import Foundation
import Geometry
import LayoutSolver

/// Room for one cell.
///
/// A group keeps copies of its subitems, so an item is to be set up before the group is made.
///
/// - Fidelity: documented; what is copied and what counts as equal is observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  private let size: NSCollectionLayoutSize

  open var layoutSize: NSCollectionLayoutSize { size }
  /// Shrinks the item in its slot, after everything has been placed.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Room around the slot; reads as four fixed zeros until set.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
  private var badges: [NSCollectionLayoutSupplementaryItem]

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// - Precondition: No two supplementary items have the same kind.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    size = layoutSize
    badges = supplementaryItems
    super.init()
    requireUniqueKinds(of: supplementaryItems, on: "item")
  }

  /// Views anchored to every instance of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  // MARK: Copying

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: badges)
    copy.copyProperties(from: self)
    return copy
  }

  func copyProperties(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Groups replace the list, which is fixed for other items.
  func replaceSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { badges = items }

  // MARK: Values

  /// What the item is inside a group: a leaf here, a nested group in `NSCollectionLayoutGroup`.
  func subitemSpec(in context: SpecContext) -> SubitemSpec {
    .item(
      ItemSpec(
        size: layoutSize.spec, contentInsets: contentInsets.finite, edgeSpacing: edgeSpacingSpec,
        supplementaryItems: supplementaryItems.map(\.spec)))
  }

  var edgeSpacingSpec: EdgeSpacingSpec { edgeSpacing?.spec ?? EdgeSpacingSpec() }

  /// Names what `place` and everything in it has of NaN and infinities.
  func check(_ numbers: inout UnusableNumbers, _ place: String) {
    numbers.check(contentInsets, "\(place).contentInsets")
    numbers.check(edgeSpacing?.leading, "\(place).edgeSpacing.leading")
    numbers.check(edgeSpacing?.top, "\(place).edgeSpacing.top")
    numbers.check(edgeSpacing?.trailing, "\(place).edgeSpacing.trailing")
    numbers.check(edgeSpacing?.bottom, "\(place).edgeSpacing.bottom")
    for item in supplementaryItems { item.check(&numbers, "\(place).supplementaryItems[\"\(item.elementKind)\"]") }
  }

  // MARK: Equality

  /// Two descriptions are equal if they are of one class and lay out the same.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutItem, type(of: other) == type(of: self) else { return false }
    return readAnywhere { self === other || describesTheSame(as: other) }
  }

  open nonisolated override var hash: Int { size.hash }

  func describesTheSame(as other: NSCollectionLayoutItem) -> Bool {
    subitemSpec(in: .comparing) == other.subitemSpec(in: .comparing)
  }

  // MARK: Text

  open nonisolated override var description: String {
    readAnywhere { descriptionLines.joined(separator: "\n") }
  }

  /// Spacing is said only where it differs from none.
  var descriptionLines: [String] {
    var lines = ["<\(classForDescription) \(address(of: self)) size=\(layoutSize.description)>"]
    if let edgeSpacing, edgeSpacing.spec != Self.noSpacing { lines.append("\tedgeSpacing=\(edgeSpacing.description)") }
    if contentInsets != .zero { lines.append("\tcontentInsets=\(contentInsets.inDescription)") }
    return lines
  }

  var classForDescription: String { "NSCollectionLayoutItem" }

  private static let noSpacing = EdgeSpacingSpec(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
}

/// UIKit refuses two supplementary items of one kind on one host: their views could not be told apart.
///
/// UIKit notices when it lays out; here the line that sets them is stopped at.
@MainActor
func requireUniqueKinds(of items: [NSCollectionLayoutSupplementaryItem], on host: String) {
  var seen: Set<String> = []
  let duplicates = items.map(\.elementKind).filter { !seen.insert($0).inserted }
  guard !duplicates.isEmpty else { return }
  raise(
    "Error: Every supplementary must have a unique elementKind: duplicates detected: "
      + "(\(duplicates.joined(separator: ", "))) on one \(host). Give each its own elementKind string.")
}
