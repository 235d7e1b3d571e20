import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A layout that arranges items in lines, each with as many items as fit, and sections in sequence.
///
/// Lines are justified: the remaining space is divided between their items. Items of equal length form a grid. The
/// arrangement is mirrored in right-to-left interfaces.
///
/// - Fidelity: documented; line breaking, justification, insets and self-sizing follow recordings of macOS 27 Catalyst.
///   Section headers and footers do not size themselves.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which section insets are measured, across the scroll direction.
  ///
  /// - Fidelity: observed; recorded from macOS 27 Catalyst.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// The edges of the content within the content inset.
    case fromContentInset
    /// The edges of the safe area.
    case fromSafeArea
    /// The edges of the layout margins.
    case fromLayoutMargins
  }

  /// The value of ``estimatedItemSize`` for cells with natural sizes whose estimate is ``itemSize``.
  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The distance between two lines, in points. The default is 10. The thickness of a line is that of its thickest
  /// item.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { propertyChanged(minimumLineSpacing.usable != oldValue.usable) }
  }

  /// The minimum distance between two items in a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { propertyChanged(minimumInteritemSpacing.usable != oldValue.usable) }
  }

  /// The size of items, in points, unless the delegate provides sizes. The default is 50 by 50. NaN counts as 0, and
  /// infinite values are clamped.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { propertyChanged(itemSize.finite != oldValue.finite) }
  }

  /// The estimated size of items, in points. If it is zero, the default, items have their given sizes; otherwise cells
  /// are measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { propertyChanged(estimatedItemSize.finite != oldValue.finite) }
  }

  /// The direction in which lines follow one another. The default is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { propertyChanged(scrollDirection != oldValue) }
  }

  /// The size of section headers, of which only the length along the scroll direction is used. Zero, the default, means
  /// no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { propertyChanged(headerReferenceSize.finite != oldValue.finite) }
  }

  /// The size of section footers, of which only the length along the scroll direction is used. Zero, the default, means
  /// no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { propertyChanged(footerReferenceSize.finite != oldValue.finite) }
  }

  /// The insets around the lines of a section, between its header and footer, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { propertyChanged(sectionInset.usable != oldValue.usable) }
  }

  /// The edges from which section insets are measured. The default is `fromContentInset`. As on iOS, a change takes
  /// effect at the next invalidation.
  open var sectionInsetReference = SectionInsetReference.fromContentInset

  /// Whether headers remain visible as long as their section does. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { propertyChanged(sectionHeadersPinToVisibleBounds != oldValue) }
  }

  /// Whether footers remain visible as long as their section does. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { propertyChanged(sectionFootersPinToVisibleBounds != oldValue) }
  }

  // MARK: State, set by extensions

  var store = FlowStore()
  /// The values last provided by the delegate and the properties, for each section.
  var metrics: [FlowSectionSpec] = []
  /// The user's changes of values by section, and the values without them.
  var edits = FlowEdits()
  var needsMetrics = true
  var needsSolution = true
  /// Whether the delegate is being called. It may query the layout meanwhile.
  var isReadingMetrics = false
  /// Whether all items have the same size. The default implementation of `collectionView(_:layout:sizeForItemAt:)` sets
  /// it.
  var delegateLeavesItemSizes = false
  /// The warnings logged so far; each is logged once.
  var warnings: [String] = []

  /// Creates a layout with the default values.
  public override init() { super.init() }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(self, as: UICollectionViewFlowLayout.self)
  }

  /// Handles a changed property. Layouts often set their properties in `prepare()`. The next query solves the layout
  /// with the new values, so no further preparation is needed.
  private func propertyChanged(_ isChanged: Bool) {
    guard isChanged else { return }
    if ownCollectionView?.loop.callback == .preparation {
      needsMetrics = true
      needsSolution = true
    } else {
      invalidateLayout()
    }
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note(context)
    super.invalidateLayout(with: context)
  }

  /// Whether new bounds invalidate the layout. The content does not depend on the length of the view along the scroll
  /// direction.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = ownCollectionView?.loop.preparedBounds, let solution = store.solution else { return true }
    let across = scrollDirection.axis.other
    return newBounds.size[across] != old.size[across] || solution.hasPinnedElements
  }

  /// Returns a context that keeps the sizes that the delegate provided, and the attributes if the content only scrolls.
  /// Overrides set `invalidateFlowLayoutDelegateMetrics` to request the sizes again.
  ///
  /// - Fidelity: observed (iOS 26.1).
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.isScroll = newBounds.size == ownCollectionView?.loop.preparedBounds?.size
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    flow.invalidateFlowLayoutDelegateMetrics = false
    flow.invalidateFlowLayoutAttributes = !isScroll(to: newBounds)
    return context
  }

  /// Whether bounds differ from the present ones along the scroll direction alone.
  private func isScroll(to new: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    let across = scrollDirection.axis.other
    return new.size == old.size && new.origin[across] == old.origin[across]
  }

  // MARK: Layout

  open override func prepare() {
    super.prepare()
    noteSurroundings()
    solveIfNeeded()
    reportIssues()
  }

  open override var collectionViewContentSize: CGSize { solution?.contentSize ?? .zero }

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

  // MARK: Self-sizing

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.estimatedAxes?.isEmpty == false && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
    guard let key = originalAttributes.key else { return context }
    context.preferredSize = PreferredSize(key: key, size: preferredAttributes.size.finite)
    return context
  }

  /// Returns the attributes with which a view is measured. They have its displayed size, because measurements of other
  /// views may have changed the size that the layout expects.
  override func attributesForMeasuring(_ placement: Placement) -> UICollectionViewLayoutAttributes? {
    guard isSelfSizing, case .item = placement.key else { return nil }
    let attributes = attributes(for: placement)
    attributes.estimatedAxes = [.horizontal, .vertical]
    return attributes
  }

  override func rememberConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {
    guard case .item(let section, let item)? = attributes.key, store.measured.size(section: section, item: item) == nil
    else { return }
    store.remember(attributes.size, section: section, item: item)
  }

  override func forgetMeasuredSizes() {
    store.forgetMeasuredSizes()
    needsSolution = true
  }

  override func dataMoved(by map: IndexMap) {
    store.move(by: map)
    edits.move(by: map)
  }

  // MARK: Display

  override func placements(in visible: CGRect, of elements: [Placement]?) -> [Placement] {
    noteInsets()
    // A subclass may override the public query; otherwise no attributes objects are needed.
    if type(of: self) != UICollectionViewFlowLayout.self { return super.placements(in: visible, of: elements) }
    return self.elements(in: visible).map { Placement($0) }
  }

  override var mirrorsItself: Bool { true }

  override var readingAxis: Axis? { scrollDirection.axis }
}
