import Foundation
import LayoutSolver
import UIKitCore

/// Creates objects of the classes that a layout specifies.
extension UICollectionViewLayout {
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      raise(
        "\(Self.self).invalidationContextClass is \(Self.invalidationContextClass), "
          + "which is not a UICollectionViewLayoutInvalidationContext. Return a subclass of it.")
    }
    return contextClass.init(instantiating: ())
  }

  final func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      raise(
        "\(Self.self).layoutAttributesClass is \(Self.layoutAttributesClass), "
          + "which is not a UICollectionViewLayoutAttributes. Return a subclass of it.")
    }
    let attributes = attributesClass.init(instantiating: ())
    attributes.represent(category, kind: kind, at: indexPath)
    return attributes
  }

  final func setDecorationClass(_ viewClass: AnyClass?, ofKind kind: String) {
    guard let viewClass else {
      decorationClasses[kind] = nil
      return
    }
    guard let reusable = viewClass as? UICollectionReusableView.Type else {
      raise(
        "Decoration views of kind \"\(kind)\" must be UICollectionReusableViews, but \(viewClass) is not one. "
          + "Make it a subclass of UICollectionReusableView.")
    }
    decorationClasses[kind] = reusable
  }

  final func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type {
    guard let registered = decorationClasses[kind] else {
      raise(
        "No class is registered for decoration views of kind \"\(kind)\". "
          + "Call layout.register(MyBackgroundView.self, forDecorationViewOfKind: \"\(kind)\") on the layout. "
          + "Registered kinds: \(RegisteredNames(decorationClasses.keys, insteadOf: kind)).")
    }
    return registered
  }
}
