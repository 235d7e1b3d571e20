import Foundation
import Geometry
import LayoutSolver

/// The area of one cell.
///
/// A group keeps copies of its subitems, so set an item's properties before creating the group.
///
/// - Fidelity: documented; the rules of copying and equality are observed (macOS 27 Catalyst).
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @MainActor NSCopying {
  private let size: NSCollectionLayoutSize

  /// The size of the item.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The insets by which the item shrinks within its slot, in points, after everything has been laid out. The default
  /// is zero; non-finite values are replaced and logged.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing around the item's slot. The default is a fixed 0 on all edges.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing? = NSCollectionLayoutEdgeSpacing(
    leading: .fixed(0), top: .fixed(0), trailing: .fixed(0), bottom: .fixed(0))
  private var badges: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item without supplementary items.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items.
  ///
  /// - Precondition: No two supplementary items have the same kind.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    size = layoutSize
    badges = supplementaryItems
    super.init()
    requireUniqueKinds(of: supplementaryItems, on: "item")
  }

  /// The views anchored to each instance of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }

  // MARK: Copying

  /// Returns a copy. It equals the item as long as neither of them changes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: badges)
    copy.copyProperties(from: self)
    return copy
  }

  func copyProperties(from other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// Replaces the supplementary items of a group; those of other items are fixed.
  func replaceSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { badges = items }

  // MARK: Values

  /// Returns the spec of the item within a group: an item here, a nested group in `NSCollectionLayoutGroup`.
  func subitemSpec(in context: SpecContext) -> SubitemSpec {
    .item(
      ItemSpec(
        size: layoutSize.spec, contentInsets: contentInsets.finite, edgeSpacing: edgeSpacingSpec,
        supplementaryItems: supplementaryItems.map(\.spec)))
  }

  var edgeSpacingSpec: EdgeSpacingSpec { edgeSpacing?.spec ?? EdgeSpacingSpec() }

  /// Records the NaN and infinite values of the item at `path` and of everything it contains.
  func check(_ numbers: inout UnusableNumbers, _ path: String) {
    numbers.check(contentInsets, "\(path).contentInsets")
    numbers.check(edgeSpacing?.leading, "\(path).edgeSpacing.leading")
    numbers.check(edgeSpacing?.top, "\(path).edgeSpacing.top")
    numbers.check(edgeSpacing?.trailing, "\(path).edgeSpacing.trailing")
    numbers.check(edgeSpacing?.bottom, "\(path).edgeSpacing.bottom")
    for item in supplementaryItems { item.check(&numbers, "\(path).supplementaryItems[\"\(item.elementKind)\"]") }
  }

  // MARK: Equality

  /// Whether the other object has the same class and layout.
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

  /// The lines of the description; spacing is included only if it is not zero.
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

/// Raises an error for two supplementary items of the same kind on one host, whose views could not be distinguished.
///
/// UIKit raises the error during layout; this module raises it at the line that sets the items.
@MainActor
func requireUniqueKinds(of items: [NSCollectionLayoutSupplementaryItem], on host: String) {
  var seen: Set<String> = []
  let duplicates = items.map(\.elementKind).filter { !seen.insert($0).inserted }
  guard !duplicates.isEmpty else { return }
  raise(
    "Error: Every supplementary must have a unique elementKind: duplicates detected: "
      + "(\(duplicates.joined(separator: ", "))) on one \(host). Give each its own elementKind string.")
}
