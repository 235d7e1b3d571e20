import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A closure called during layout with the visible items of a section, its offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A section of a layout: a group, repeated for all items of the section, with headers, footers and backgrounds.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @MainActor NSCopying {
  private let group: NSCollectionLayoutGroup

  /// The insets around the groups, in points; part of the section's own extent. The default is zero; non-finite values
  /// are replaced and logged.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// The spacing between successive groups, in points. The default is 0; a non-finite value is replaced and logged.
  open var interGroupSpacing: CGFloat = 0
  /// The insets of the collection view that the section avoids. The default is `automatic`: those of the layout's
  /// configuration.
  open var contentInsetsReference: UIContentInsetsReference = .automatic {
    didSet { keepsClearOfSafeArea = false }
  }
  /// The insets of the collection view that headers and footers avoid. The default is `automatic`: those of the
  /// section's content.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether headers and footers are as narrow as the groups, rather than as wide as the collection view. The default
  /// is `true`.
  @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  /// The behavior with which the section scrolls across the layout's direction. The default is `none`: it does not.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// The bounce and deceleration of a section that scrolls across the layout's direction.
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers, footers and side views of the section. There are none by default.
  ///
  /// - Precondition: No two items have the same kind.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet { requireUniqueKinds(of: boundarySupplementaryItems, on: "section") }
  }
  /// The backgrounds of the section. There are none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure called during layout, before the frame is drawn, whenever the section is laid out, its offset changes,
  /// or other elements become visible; `nil`, the default, for none.
  ///
  /// - The items are the visible cells, supplementary views and decorations of the section, in the order of the data.
  ///   Their frames are in the content's coordinates, without the offset.
  /// - Along its axis, the offset of an orthogonal section is 0 at rest, or its first stop; across that axis, it is the
  ///   row's position in the content. Other sections receive the collection view's offset.
  /// - The environment's container is the whole collection view.
  ///
  /// - Fidelity: observed; UIKit's items may include one that is just outside the visible area.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  private var followsContentInsets = true
  /// The list configuration from which the section was created, which determines the separators of its cells.
  package internal(set) var listConfiguration: UICollectionLayoutListConfiguration?
  /// Whether rows avoid the safe area by default, until a content insets reference is set.
  var keepsClearOfSafeArea = false

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Returns a copy, including the handler. It equals the section as long as neither of them changes.
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
  /// Unusable numbers are replaced and logged.
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

  /// Whether the other object has the same class, layout and scrolling. Handlers are not compared.
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

  /// The parts of the description: the group, and the properties that differ from the default.
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
