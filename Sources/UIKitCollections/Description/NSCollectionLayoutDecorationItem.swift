import Foundation
import LayoutSolver

/// A background of a whole section, headers and footers included.
///
/// The class of its view is registered with the layout: `register(_:forDecorationViewOfKind:)`.
///
/// - Fidelity: documented; the section's insets do not shrink it, which is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Behind the cells of its section by default.
  open var zIndex = 0

  /// ``background(elementKind:)`` makes the class it is sent to, which Swift allows for required initialisers only.
  @_spi(UIKitInstantiation)
  public required init(backgroundOfKind elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
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
