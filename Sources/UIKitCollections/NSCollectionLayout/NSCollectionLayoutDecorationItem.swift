import Foundation
import LayoutSolver

/// A background of a whole section, headers and footers included.
///
/// The class of its view is registered with the layout: `register(_:forDecorationViewOfKind:)`.
///
/// - Fidelity: documented; the section's insets do not shrink it, which is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind = ""
  /// Behind the cells of its section by default.
  open var zIndex = 0

  public override init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// ``background(elementKind:)`` makes the class it is sent to, which Swift allows for required initialisers only.
  ///
  /// It goes by way of an initialiser that subclasses see and inherit: only that one sets their own properties.
  @_spi(UIKitInstantiation)
  public required convenience init(backgroundOfKind elementKind: String) {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    self.init(layoutSize: whole, supplementaryItems: [])
    self.elementKind = elementKind
    edgeSpacing = nil
  }

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
