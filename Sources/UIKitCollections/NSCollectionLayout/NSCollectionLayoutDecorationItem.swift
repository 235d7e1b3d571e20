import Foundation
import LayoutSolver

/// A background of a whole section, including its headers and footers.
///
/// Register the class of its view with the layout: `register(_:forDecorationViewOfKind:)`.
///
/// - Fidelity: documented; that the section's insets do not shrink it is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which the decoration view's class is registered.
  open private(set) var elementKind = ""
  /// The position in front of or behind other elements. The default is 0, behind the cells of the section.
  open var zIndex = 0

  public override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Creates a background. ``background(elementKind:)`` creates the class on which it is called, which Swift allows
  /// only for required initializers.
  ///
  /// It calls an initializer that subclasses see and inherit, because only that one initializes their own properties.
  @_spi(UIKitInstantiation)
  public required convenience init(backgroundOfKind elementKind: String) {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    self.init(layoutSize: whole, supplementaryItems: [])
    self.elementKind = elementKind
    edgeSpacing = nil
  }

  /// Returns a background whose view is registered for a kind.
  open class func background(elementKind: String) -> Self { Self(backgroundOfKind: elementKind) }

  package var spec: DecorationSpec {
    DecorationSpec(kind: elementKind, contentInsets: contentInsets.finite, zIndex: zIndex)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(backgroundOfKind: elementKind)
    copy.copyProperties(from: self)
    copy.zIndex = zIndex
    return copy
  }

  override func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    spec == (other as? NSCollectionLayoutDecorationItem)?.spec
  }

  override var classForDescription: String { "NSCollectionLayoutDecorationItem" }
}
