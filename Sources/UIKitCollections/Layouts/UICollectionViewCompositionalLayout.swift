import Foundation
import Geometry
import LayoutKnobs
import LayoutSolver
import UIKitCore

/// A closure that returns the description of a section, called once per preparation. It may return `nil` only for
/// sections without items.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// - Fidelity: documented; the geometry follows recordings of macOS 27 Catalyst.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private(set) var provider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// The sections that the provider returned when it was last called.
  var sections: [AdoptedSection?] = []
  var spec = LayoutSpec(sections: [])
  /// The sections without ``edits``, as the app described them.
  var authoredSections: [SectionSpec?] = []
  /// The changes of values by a user who tries a layout, by section.
  private(set) var edits: [Int: SectionEdit] = [:]
  private var needsSections = true
  /// Whether more than the visible area has changed.
  private var needsSolution = true
  var reportedIssues: [LayoutIssue] = []
  var store = LayoutStore()
  /// The cells that were visible last, stored to reuse their buffer.
  var cells: [LayoutCell] = []
  var surroundings: [LayoutElement] = []
  let handlers = HandlerCalls()

  // Subclasses call any of these four initializers, so each is a designated one.

  /// Creates a layout in which all sections are identical.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout in which all sections are identical, with a configuration, which is copied.
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    provider = { _, _ in section }
    ownConfiguration = configuration.duplicate
    super.init()
  }

  /// Creates a layout whose sections are described by a closure.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Creates a layout whose sections are described by a closure, with a configuration, which is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = configuration.duplicate
    super.init()
  }

  /// Returns `nil`, because an archive cannot contain a section provider.
  public required init?(coder: NSCoder) { nil }

  /// The properties of the layout as a whole, copied when set. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.duplicate
      invalidateLayout()
    }
  }

  /// Releases the closures of the app, which shows whether they keep its screen alive. The layout has no sections
  /// afterwards.
  package func releaseClosures() {
    for section in sections { section?.source?.visibleItemsInvalidationHandler = nil }
    provider = { _, _ in nil }
    sections = []
    handlers.forgetItems()
  }

  /// Replaces a user's changes of a section and invalidates the layout. They stay when the provider is called again.
  package func setEdit(_ edit: SectionEdit, ofSection section: Int) {
    let edit = edit.isEmpty ? nil : edit
    guard edits[section] != edit else { return }
    edits[section] = edit
    invalidateLayout()
  }

  // MARK: Preparation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredSize { store.remember(preferred) }
    if context.preferredSize == nil { measureAgain(what: context) }
    if context.isUnspecific { needsSections = true }
    if !context.isScroll { needsSolution = true }
    super.invalidateLayout(with: context)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView = ownCollectionView else { return }
    let container = Container(of: collectionView, beginsAtRight: beginsAtRight)
    if container.size[scrollAxis.other] != store.solution?.container.size[scrollAxis.other] {
      forgetMeasuredSizes()
    }
    let counts = collectionView.itemCounts
    if needsSections || sections.count != counts.count {
      needsSections = false
      needsSolution = true
      readSections(count: counts.count, of: collectionView, in: container)
    }
    // The frames of pinned items are looked up, not solved.
    guard needsSolution || store.solution.map({ $0.container != container || $0.counts != counts }) ?? true else {
      return
    }
    needsSolution = false
    store.solve(spec, counts: counts, in: container)
    reportIssues()
  }

  var scrollAxis: Axis { configuration.scrollDirection.axis }
  override var readingAxis: Axis? { scrollAxis }

  open override var collectionViewContentSize: CGSize { store.solution?.contentSize ?? .zero }

  // MARK: Queries

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView = ownCollectionView else { return [] }
    return elements(in: rect, offsets: collectionView.orthogonals.offsets).map { attributes(of: $0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ElementKey.supplementary(elementKind, at: indexPath).flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first else { return nil }
    return attributes(of: .decoration(kind: elementKind, section: section))
  }

  // MARK: Display

  override func elementsBeforeHandlers(in visible: CGRect, offsets: OrthogonalOffsets) -> [Placement]? {
    elements(in: visible, offsets: offsets)
  }

  override func callHandlers(for elements: [Placement]) {
    if let collectionView = ownCollectionView { callHandlers(for: elements, in: collectionView) }
  }

  override func placements(in visible: CGRect, of elements: [Placement]?) -> [Placement] {
    // A subclass may override the public query; otherwise no attributes objects are needed.
    guard let elements, !mayAnswerDifferently else { return super.placements(in: visible, of: elements) }
    return handlers.hasItems ? elements.map { handlers.changed($0) } : elements
  }

  /// Whether some sections are lists that need their own backgrounds, because no background covers the whole layout.
  var paintsListsApart: Bool { scrollAxis == .vertical && sections.contains { $0?.list != nil } }

  /// Whether the layout belongs to a view of UIKit that makes its sections, so that its values are none of the app's.
  var explainsItself: Bool { false }

  /// Returns the derivation of an element's frame in the terms of that view; `nil` if there is none.
  func explanation(of key: ElementKey, in solution: LayoutSolution) -> String? { nil }

  /// Returns what covers the rows of a section that scroll to the top or the bottom, in addition to the view's insets.
  func insetsCoveringRows(ofSection section: Int) -> UIEdgeInsets { .zero }

  /// Whether the layout is of an app's class, whose overrides of public queries take precedence.
  var mayAnswerDifferently: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

  override func orthogonalPlacements(in visible: CGRect) -> [OrthogonalPlacement] {
    guard let solution = store.solution else { return [] }
    return solution.orthogonalSections(in: visible).compactMap { section in
      guard let geometry = solution.orthogonalSection(section),
        let adopted = sections[section]
      else { return nil }
      return OrthogonalPlacement(
        section: section, geometry: geometry, decelerationRate: adopted.decelerationRate,
        bounce: adopted.bounce, generation: store.generation)
    }
  }

  override func orthogonalGeometry(of section: Int) -> OrthogonalSection? {
    store.solution?.orthogonalSection(section)
  }

  // MARK: Bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView = ownCollectionView else { return false }
    return newBounds.size != collectionView.loop.preparedBounds?.size || store.solution?.hasPinnedItems == true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScroll = newBounds.size == ownCollectionView?.loop.preparedBounds?.size
    return context
  }

  // MARK: Self-sizing

  override func forgetMeasuredSizes() {
    store.forgetMeasuredSizes()
    ownCollectionView?.measureAgain()
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes ?? []
    // A view that was measured before may have a size other than the one it returned, such as that of its largest
    // sibling.
    let known = originalAttributes.key.flatMap { store.measuredSize(of: $0) } ?? originalAttributes.size
    let preferred = preferredAttributes.size.finite
    return (axes.contains(.horizontal) && preferred.width.differs(from: known.width))
      || (axes.contains(.vertical) && preferred.height.differs(from: known.height))
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard let key = originalAttributes.key else { return context }
    context.preferredSize = PreferredSize(key: key, size: preferredAttributes.size.finite)
    return context
  }

  override func attributesForMeasuring(_ placement: Placement) -> UICollectionViewLayoutAttributes? {
    store.estimatedAxes(of: placement.key).isEmpty ? nil : attributes(of: placement.key)
  }

  override func rememberConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {
    guard let key = attributes.key, store.measuredSize(of: key) == nil else { return }
    store.remember(PreferredSize(key: key, size: attributes.size))
  }

  override var supplementaryKinds: SupplementaryKinds? { store.solution?.supplementaryKinds ?? SupplementaryKinds() }

  override func dataMoved(by map: IndexMap) {
    store.move(by: map)
    handlers.forgetItems()
    let moved = edits.compactMap { section, edit in map.section(section).map { ($0, edit) } }
    edits = Dictionary(moved) { first, _ in first }
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// The copy that a layout keeps, so that later changes to the app's object do not affect it unnoticed.
  fileprivate var duplicate: UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}

extension CGFloat {
  /// Whether two lengths differ by more than the rounding error of stored sizes.
  fileprivate func differs(from other: CGFloat) -> Bool { Swift.abs(self - other) > 0.001 }
}
