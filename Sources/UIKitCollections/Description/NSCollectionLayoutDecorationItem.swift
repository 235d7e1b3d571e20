import Foundation
import LayoutSolver

/// A background of a whole section, headers and footers included.
///
/// The class of its view is registered with the layout: `register(_:forDecorationViewOfKind:)`.
///
/// - Fidelity: documented; the section's insets do not shrink it, which is observed.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Behind the cells of its section by default.
  public var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  package var spec: DecorationSpec {
    DecorationSpec(kind: elementKind, contentInsets: contentInsets.finite, zIndex: zIndex)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.copyProperties(from: self)
    copy.zIndex = zIndex
    return copy
  }
}
