import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Asked for each section's description, once per preparation; `nil` is right for sections without items only.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from sections, groups and items.
///
/// - Fidelity: documented; the geometry follows what was measured on macOS 27 Catalyst.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  /// As the provider returned them at the last preparation.
  private(set) var sections: [NSCollectionLayoutSection?] = []
  private var spec = LayoutSpec(sections: [])
  private var needsSections = true
  private var reportedIssues: [LayoutIssue] = []
  var store = LayoutStore()
  let handlers = HandlerCalls()

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = configuration.duplicate
    super.init()
  }

  /// A layout is described in code; an archive cannot hold its section provider.
  public required init?(coder: NSCoder) { nil }

  /// Copied when set; setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.duplicate
      invalidateLayout()
    }
  }

  // MARK: Preparation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferredSize { store.remember(preferred) }
    if context.preferredSize == nil { measureAgain(what: context) }
    if context.isUnspecific { needsSections = true }
    super.invalidateLayout(with: context)
  }

  /// Sizes of what is named are forgotten. An invalidation of the whole has views in sight asked again, but rows out of
  /// sight stay as they are until they come into it: forgetting them would move the content.
  private func measureAgain(what context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { forgetMeasuredSizes() }
    if context.isUnspecific && !context.invalidateDataSourceCounts { collectionView?.measureAgain() }
    for path in context.invalidatedItemIndexPaths ?? [] where path.count == 2 {
      forgetMeasuredSize(of: .item(section: path.section, item: path.item))
    }
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      for path in paths {
        if let key = ElementKey.supplementary(kind, at: path) { forgetMeasuredSize(of: key) }
      }
    }
  }

  private func forgetMeasuredSize(of key: ElementKey) {
    store.forget(key)
    collectionView?.measureAgain(key)
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let container = Container(of: collectionView)
    if container.size[scrollAxis.other] != store.solution?.container.size[scrollAxis.other] {
      forgetMeasuredSizes()
    }
    let counts = collectionView.itemCounts
    if needsSections || sections.count != counts.count {
      needsSections = false
      readSections(count: counts.count, of: collectionView, in: container)
    }
    store.solve(spec, counts: counts, in: container)
    reportIssues()
  }

  var scrollAxis: Axis { configuration.scrollDirection.axis }
  override var readingAxis: Axis? { scrollAxis }

  private func readSections(count: Int, of collectionView: UICollectionView, in container: Container) {
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: container.roomForSections(under: configuration.spec)),
      traitCollection: collectionView.traitCollection)
    let context = SpecContext(traitCollection: collectionView.traitCollection)
    sections = (0..<count).map { section in
      collectionView.during(.sectionProvider(section: section)) { provider(section, environment) }
    }
    spec = LayoutSpec(sections: [], configuration: configuration.spec)
    spec.sections.reserveCapacity(count)
    // One section object often serves many sections; it is read once.
    var last: (section: NSCollectionLayoutSection, spec: SectionSpec)?
    for section in sections {
      guard let section else {
        spec.sections.append(nil)
        continue
      }
      if last?.section !== section { last = (section, section.spec(in: context)) }
      spec.sections.append(last?.spec)
    }
    handlers.sections = Set(sections.indices.filter { sections[$0]?.visibleItemsInvalidationHandler != nil })
  }

  /// UIKit raises for a section without definition, and logs what merely has no room.
  private func reportIssues() {
    let issues = store.solution?.issues ?? []
    guard issues != reportedIssues else { return }
    for issue in issues {
      if case .missingSection(let items) = issue.reason { raiseForMissingSection(issue.section, items: items) }
      if !reportedIssues.contains(issue) {
        FileHandle.standardError.write(Data("UICollectionViewCompositionalLayout: \(issue)\n".utf8))
      }
    }
    reportedIssues = issues
  }

  private func raiseForMissingSection(_ section: Int, items: Int) -> Never {
    raise(
      "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section. This is a client error. The section provider returned nil for section \(section), which has "
        + "\(items) items; nil is right only for sections without items.")
  }

  open override var collectionViewContentSize: CGSize { store.solution?.contentSize ?? .zero }

  // MARK: Queries

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    elements(in: rect).map { attributes(of: $0) }
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

  override func placements(in visible: CGRect) -> [Placement] {
    let placements = elements(in: visible)
    if let collectionView { callHandlers(for: placements, in: collectionView) }
    // A subclass may have overridden the public query; otherwise no attributes objects are needed.
    if type(of: self) != UICollectionViewCompositionalLayout.self { return super.placements(in: visible) }
    return handlers.hasItems ? placements.map { handlers.changed($0) } : placements
  }

  override func orthogonalPlacements(in visible: CGRect) -> [OrthogonalPlacement] {
    guard let solution = store.solution else { return [] }
    return solution.orthogonalSections(in: visible).compactMap { section in
      guard let geometry = solution.orthogonalSection(section),
        let properties = sections[section]?.orthogonalScrollingProperties
      else { return nil }
      return OrthogonalPlacement(
        section: section, geometry: geometry, decelerationRate: properties.decelerationRate,
        bounce: properties.bounce, generation: store.generation)
    }
  }

  override func orthogonalGeometry(of section: Int) -> OrthogonalSection? {
    store.solution?.orthogonalSection(section)
  }

  // MARK: Bounds

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.preparedBounds?.size || store.solution?.hasPinnedItems == true
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScroll = newBounds.size == collectionView?.preparedBounds?.size
    return context
  }

  // MARK: Self-sizing

  override func forgetMeasuredSizes() {
    store.forgetMeasuredSizes()
    collectionView?.measureAgain()
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes
    // A view that was already asked may have been given another size than it wants, as its siblings' largest.
    let known = originalAttributes.key.flatMap { store.measured.size(for: $0) } ?? originalAttributes.size
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
    guard let key = attributes.key, store.measured.size(for: key) == nil else { return }
    store.remember(PreferredSize(key: key, size: attributes.size))
  }

  override func dataMoved(by map: IndexMap) {
    store.move(by: map)
    handlers.forgetItems()
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// The copy that a layout keeps, so that later changes of the developer's object do not reach it unnoticed.
  fileprivate var duplicate: UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}

extension CGFloat {
  /// By more than what a measured size loses where it is kept.
  fileprivate func differs(from other: CGFloat) -> Bool { Swift.abs(self - other) > 0.001 }
}
