import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The base class of layouts, which determine the frames of a collection view's elements.
///
/// Subclasses override ``prepare()``, ``collectionViewContentSize`` and the `layoutAttributes…` methods.
///
/// - Fidelity: documented; nib files are absent.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; `nil` for none.
  ///
  /// A subclass can override it with a type that is not optional.
  open var collectionView: UICollectionView? { ownCollectionView }
  /// The collection view that uses the layout, whatever a subclass returns for it.
  weak var ownCollectionView: UICollectionView?

  /// Whether ``prepare()`` is due before the next query.
  private(set) var needsPreparation = true
  /// The offset adjustment that contexts requested; the collection view applies it after preparation.
  private(set) var pendingOffsetAdjustment: CGPoint = .zero
  /// The context with which new bounds invalidate the layout, while they do.
  private var contextForBounds: UICollectionViewLayoutInvalidationContext?
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The elements for which a warning was logged, so that each is reported once.
  var reportedDuplicates: Set<ElementKey> = []
  /// Whether the collection view is requesting the elements in a rectangle.
  var isReturningElements = false

  /// Creates a layout.
  public override init() { super.init() }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UICollectionViewLayout.self)
  }

  /// Called after loading from a nib file. Does nothing by default.
  open func awakeFromNib() {}

  // MARK: Class

  /// The class of the attributes that the layout creates. The default is `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts created for invalidations. The default is `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Requests a new preparation of the whole layout before it is next displayed. Overrides call `super`.
  ///
  /// - Fidelity: observed (iOS 26.1); it is also called when new bounds invalidate the layout, and then passes on the
  ///   context of ``invalidationContext(forBoundsChange:)``.
  open func invalidateLayout() { invalidateLayout(with: contextForBounds ?? makeContext()) }

  /// Requests a new preparation of the parts that a context names. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    pendingOffsetAdjustment = pendingOffsetAdjustment + context.contentOffsetAdjustment.finite
    ownCollectionView?.layoutWasInvalidated(by: context)
  }

  /// Returns whether scrolling or resizing to new bounds requires a new preparation. The default is `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context of the invalidation for new bounds. Overrides modify the context that `super` returns.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  /// Returns whether the natural size of a view requires a new preparation. The default is `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context of the invalidation for a view's natural size. Overrides modify the context that `super`
  /// returns.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Layout

  /// Prepares the layout. Called before the first query and after each invalidation. Does nothing by default.
  open func prepare() {}

  /// The size of the content, in points. The default is zero; subclasses override it.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the elements whose frames intersect a rectangle, which may be larger than the visible
  /// one. The result may contain further elements. The default is `nil`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item. The default is `nil`; subclasses override it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view. The default is `nil`; subclasses with supplementary views override
  /// it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view. The default is `nil`; subclasses with decoration views override it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// Returns the content offset at which a drag comes to rest. The default is the proposed one.
  ///
  /// - Parameter velocity: The velocity when the finger lifts, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the content or the layout. The default is the proposed one.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction for which the layout was written. The default is left to right.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the layout is mirrored in interfaces of the opposite direction. The default is `false`.
  ///
  /// - Fidelity: approximated; the layout keeps its own coordinates, and its elements are mirrored about the middle of
  ///   the content.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Interactive movement

  /// Returns the index path for an item that is held at a position.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The current index path of the item.
  ///   - position: The center of the item.
  /// - Fidelity: approximated; a neighbor moves aside once the item is held at the position that it would then have.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { proposedPath(for: previousIndexPath, at: position) }

  /// Returns the attributes of an item that is held at a position: those of its index path, centered at the position
  /// and in front of all others.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { carriedAttributes(at: indexPath, position: position) }

  /// Returns the context of the invalidation for a held item that moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
  }

  /// Returns the context of the invalidation for a held item that is dropped or returned.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: indexPaths, at: .zero, from: previousIndexPaths)
  }

  // MARK: Animated updates
  // When views begin to animate, the final attributes are requested for each element that was on screen, and the
  // initial attributes for each element that is going to be.

  /// Called when the data has changed and the layout has been prepared for it, before the queries for initial and final
  /// attributes. Overrides call `super`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called within the animation block of an update. Does nothing by default.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the initial attributes of an item that is about to be visible; `nil` for its final ones.
  ///
  /// - Fidelity: observed; the default lets new items fade in and others move from their old positions, as overrides
  ///   that change the result of `super` rely on.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.cell, nil, itemIndexPath) }

  /// Returns the final attributes of an item that was visible; `nil` for its current ones. It is also called for items
  /// that remain.
  ///
  /// - Parameter itemIndexPath: The index path in the data before the update.
  /// - Fidelity: observed; the default lets deleted items fade out and others move to their new positions.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.cell, nil, itemIndexPath) }

  /// Returns the initial attributes of a supplementary view that is about to be visible; `nil` for its final ones.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.supplementaryView, elementKind, elementIndexPath) }

  /// Returns the final attributes of a supplementary view that was visible; `nil` for its current ones.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.supplementaryView, elementKind, elementIndexPath) }

  /// Returns the initial attributes of a decoration view that is about to be visible; `nil` for its final ones.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.decorationView, elementKind, decorationIndexPath) }

  /// Returns the final attributes of a decoration view that was visible; `nil` for its current ones.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.decorationView, elementKind, decorationIndexPath) }

  /// Returns the old index paths of supplementary views that an update removes although the index paths still exist.
  /// The default is none.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the old index paths of decoration views that an update removes although the index paths still exist. The
  /// default is none.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the new index paths of supplementary views that an update adds although the index paths existed before.
  /// The default is none.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the new index paths of decoration views that an update adds although the index paths existed before. The
  /// default is none.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Animated bounds changes

  /// Called when the bounds have changed within an animation block and the layout has been prepared for them. Does
  /// nothing by default.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called within the animation block of a bounds change. Does nothing by default.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Animated change of the layout

  /// Called when another layout is about to replace this one. Does nothing by default.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called when this layout is about to replace another, before it is prepared. Does nothing by default.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts within the animation block of a layout change. Does nothing by default.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// Registers a class of decoration views for a kind; `nil` removes the registration. Passing a class that is not a
  /// `UICollectionReusableView` is a programmer error.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setDecorationClass(viewClass, ofKind: elementKind)
  }

  // MARK: Between the layout and its collection view

  /// Calls ``prepare()`` if it is due, and returns the content offset adjustment that contexts requested.
  final func prepareIfNeeded() -> CGPoint {
    guard needsPreparation else { return .zero }
    needsPreparation = false
    prepare()
    ownCollectionView?.layoutIsPrepared()
    defer { pendingOffsetAdjustment = .zero }
    return pendingOffsetAdjustment
  }

  /// Invalidates the layout because of new bounds.
  final func invalidate(forBounds context: UICollectionViewLayoutInvalidationContext) {
    contextForBounds = context
    invalidateLayout()
    contextForBounds = nil
  }

  /// Prepares the layout for queries while another layout, which mixes it with a third, is the collection view's.
  final func prepareForTransition() {
    needsPreparation = false
    prepare()
  }

  /// Returns the elements in the visible rectangle before handlers change them; `nil` for a layout without handlers.
  func elementsBeforeHandlers(in visible: CGRect, offsets: OrthogonalOffsets) -> [Placement]? { nil }

  /// Calls the visible-items handlers of the sections whose elements, offset or solution changed.
  func callHandlers(for elements: [Placement]) {}

  /// Returns the elements to display in the visible rectangle. Compositional layouts do not create attributes objects
  /// for it.
  ///
  /// - Parameter elements: The result of ``elementsBeforeHandlers(in:offsets:)``.
  func placements(in visible: CGRect, of elements: [Placement]?) -> [Placement] { placementsOfAttributes(in: visible) }

  /// Whether the layout follows the interface direction by itself, without being mirrored.
  var mirrorsItself: Bool { self is UICollectionViewCompositionalLayout }

  /// The axis along which the content is read; `nil` for both.
  var readingAxis: Axis? { nil }

  /// Returns the visible embedded scroll views; only compositional layouts have any.
  func orthogonalPlacements(in visible: CGRect) -> [OrthogonalPlacement] { [] }

  /// Returns the scrolling geometry of an orthogonal section; `nil` for other sections.
  func orthogonalGeometry(of section: Int) -> OrthogonalSection? { nil }

  /// Returns the attributes with which a view is measured; `nil` if it need not be measured.
  func attributesForMeasuring(_ placement: Placement) -> UICollectionViewLayoutAttributes? { placement.attributes }

  /// Forgets all sizes that views returned.
  func forgetMeasuredSizes() {}

  /// Records that a self-sizing view returned the size that it was given.
  func rememberConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// The meaning of the indices of supplementary views; `nil` if each view keeps its index in its section.
  var supplementaryKinds: SupplementaryKinds? { nil }

  /// Updates the layout's stored values of items after a data change.
  func dataMoved(by map: IndexMap) {}
}
