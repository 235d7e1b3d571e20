import Foundation
import UIKitCore

/// The class or nib from which the views of a reuse queue are created.
@MainActor
enum ViewSource {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)

  /// Whether both create interchangeable views.
  func isSame(as other: ViewSource?) -> Bool {
    switch (self, other) {
    case (.viewClass(let first), .viewClass(let second)): first == second
    case (.nib(let first), .nib(let second)): first === second
    default: false
    }
  }

  /// Whether the source has created a view.
  func hasMade(_ view: UICollectionReusableView) -> Bool {
    switch self {
    case .viewClass(let viewClass): viewClass == type(of: view) && view.sourceNib == nil
    case .nib(let nib): view.sourceNib === nib
    }
  }

  /// Creates a view.
  func make(identifier: String, frame: CGRect) -> UICollectionReusableView {
    switch self {
    case .viewClass(let viewClass): return viewClass.init(instantiating: frame)
    case .nib(let nib):
      let view = nib.onlyView(UICollectionReusableView.self, identifier: identifier)
      nib.check(view.queueIdentifier, against: identifier)
      view.sourceNib = nib
      return view
    }
  }
}

extension UINib {
  /// Returns the nib's only view at the top level, which must be of a class.
  func onlyView<View: UIView>(_ viewClass: View.Type, identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    let views = objects.compactMap { $0 as? View }
    guard let view = views.first, views.count == 1, !objects.contains(where: { $0 is UIView && !($0 is View) }) else {
      raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
          + "be a \(viewClass) instance")
    }
    return view
  }

  /// Raises an error if a cell's own identifier is not the one for which the nib is registered.
  func check(_ own: String?, against identifier: String) {
    guard let own, !own.isEmpty, own != identifier else { return }
    raise(
      "cell reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(identifier))")
  }
}
