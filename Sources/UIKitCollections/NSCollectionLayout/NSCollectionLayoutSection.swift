import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Called in the layout step with what the section has on screen, its offset, and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// One section: a group repeated until the section's items are used up, and what surrounds it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  private let group: NSCollectionLayoutGroup

  /// Around the groups; part of the section's own extent.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Between consecutive groups.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { keepsClearOfSafeArea = false }
  }
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers are as narrow as the groups; otherwise as wide as the collection view.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// - Precondition: No two have the same kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "section") }
  }
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in the layout step whenever the section is laid out again, its offset changes, or other elements of it come
  /// into sight, before the frame is drawn.
  ///
  /// - The items are the section's cells, supplementary views and decorations in sight, by their place in the data. Their
  ///   frames are in the content's coordinates, not moved by the offset.
  /// - The offset of a section that scrolls by itself is 0 at rest, or its first stop, along its axis; across it, it is
  ///   the row's place in the content. Other sections are told the collection view's offset.
  /// - The environment's container is the whole collection view.
  ///
  /// - Fidelity: observed; UIKit's items may include one just out of sight.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private var followsContentInsets = true
  /// What the section was made from, if it is a list: its cells draw their separators by it.
  package internal(set) var listConfiguration: UICollectionLayoutListConfiguration?
  /// The rows of some lists keep clear of the safe area although the section names no reference, until one is set.
  var keepsClearOfSafeArea = false

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group.copy() as? NSCollectionLayoutGroup ?? group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.followsContentInsets = followsContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties.bounce = orthogonalScrollingProperties.bounce
    copy.orthogonalScrollingProperties.decelerationRate = orthogonalScrollingProperties.decelerationRate
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.decorationItems = decorationItems.map { $0.copy() as? NSCollectionLayoutDecorationItem ?? $0 }
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.listConfiguration = listConfiguration
    copy.keepsClearOfSafeArea = keepsClearOfSafeArea
    return copy
  }

  // MARK: Values

  /// The section as a value, read once per preparation.
  ///
  /// Numbers that cannot be used are replaced, and named in the log.
  package func spec(in context: SpecContext) -> SectionSpec {
    for message in unusableNumbers { LayoutLog.write("NSCollectionLayoutSection: \(message)") }
    return SectionSpec(
      group: group.spec(in: context), contentInsets: contentInsets.finite,
      interGroupSpacing: FiniteGeometry.coordinate(interGroupSpacing),
      orthogonalScrollingBehavior: orthogonalScrollingBehavior.spec,
      boundarySupplementaryItems: boundarySupplementaryItems.map(\.boundarySpec),
      decorationItems: decorationItems.map(\.spec),
      supplementariesFollowContentInsets: followsContentInsets,
      supplementaryContentInsetsReference: supplementaryContentInsetsReference.spec,
      contentInsetsReference: keepsClearOfSafeArea ? .safeArea : contentInsetsReference.spec)
  }

  var unusableNumbers: [String] {
    var numbers = UnusableNumbers()
    numbers.check(contentInsets, "contentInsets")
    numbers.check(interGroupSpacing, "interGroupSpacing")
    group.check(&numbers, "group")
    for item in boundarySupplementaryItems {
      item.check(&numbers, "boundarySupplementaryItems[\"\(item.elementKind)\"]")
    }
    for item in decorationItems { item.check(&numbers, "decorationItems[\"\(item.elementKind)\"]") }
    return numbers.messages
  }

  // MARK: Equality

  /// Sections are equal if they are of one class and lay out and scroll the same; handlers are not compared.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSection, type(of: other) == type(of: self) else { return false }
    return readAnywhere { self === other || describesTheSame(as: other) }
  }

  open nonisolated override var hash: Int { readAnywhere { group.hash } }

  private func describesTheSame(as other: NSCollectionLayoutSection) -> Bool {
    let (own, others) = (orthogonalScrollingProperties, other.orthogonalScrollingProperties)
    return own.bounce == others.bounce && own.decelerationRate == others.decelerationRate
      && spec(in: .comparing) == other.spec(in: .comparing)
  }

  // MARK: Text

  open nonisolated override var description: String {
    readAnywhere { "<" + descriptionParts.joined(separator: "; ") + ">" }
  }

  /// The group, and what differs from the default.
  private var descriptionParts: [String] {
    var parts = ["NSCollectionLayoutSection: \(address(of: self))"]
    parts.append("group = <NSCollectionLayoutGroup: \(address(of: group))>")
    if contentInsets != .zero { parts.append("contentInsets = \(contentInsets.inDescription)") }
    if !followsContentInsets { parts.append("supplementariesFollowContentInsets = NO") }
    if interGroupSpacing != 0 { parts.append("interGroupSpacing = \(interGroupSpacing.inDescription)") }
    if orthogonalScrollingBehavior != .none {
      parts.append("orthogonalScrollingBehavior = \(orthogonalScrollingBehavior.title)")
    }
    if !boundarySupplementaryItems.isEmpty {
      parts.append("boundarySupplementaryItems = \(addresses(of: boundarySupplementaryItems))")
    }
    if !decorationItems.isEmpty { parts.append("decorationItems = \(addresses(of: decorationItems))") }
    return parts
  }
  private func addresses(of items: [NSCollectionLayoutItem]) -> String {
    items.map { "<\(address(of: $0))>" }.joined(separator: ", ")
  }
}
