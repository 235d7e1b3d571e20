import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Computes where a collection view's elements lie. Subclasses override ``prepare()``, ``collectionViewContentSize`` and
/// the `layoutAttributes…` methods.
///
/// - Fidelity: documented; nibs are absent.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due before the next query.
  private(set) var needsPreparation = true
  /// What contexts asked to be added to the offset; taken by the collection view after preparation.
  private(set) var pendingOffsetAdjustment: CGPoint = .zero
  var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The animated change that is being set up.
  weak var transition: LayoutTransition?
  /// What was complained about is not complained about again.
  var reportedDuplicates: Set<ElementKey> = []

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  // MARK: Class

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Invalidation

  /// Has the whole layout prepared again before it is next shown.
  open func invalidateLayout() { invalidateLayout(with: makeContext()) }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    pendingOffsetAdjustment = pendingOffsetAdjustment + context.contentOffsetAdjustment.finite
    collectionView?.layoutWasInvalidated(by: context)
  }

  /// Whether scrolling or resizing to `newBounds` makes another preparation necessary.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  // MARK: Layout

  /// Called before the first query and after every invalidation.
  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// The elements whose frames meet `rect`, which may be larger than what is visible. More may be returned.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// The offset at which a finger's scroll comes to rest; `velocity` is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after a change of the content or of the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether what the layout says is mirrored where the interface runs the other way.
  ///
  /// - Fidelity: approximated; the layout goes on in its own coordinates, mirrored about the middle of the content.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Interactive movement

  /// The place that an item takes while it is held somewhere.
  ///
  /// - Parameters:
  ///   - previousIndexPath: The place that it has.
  ///   - position: Of the item's middle.
  /// - Fidelity: approximated; a neighbour makes room once the item is held where it would lie then.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { proposedPath(for: previousIndexPath, at: position) }

  /// What an item looks like while it is held: as in its place, with its middle at the position and above everything.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { carriedAttributes(at: indexPath, position: position) }

  /// Called whenever an item that is held moves.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    movementContext(to: indexPaths, at: .zero, from: previousIndexPaths)
  }

  // MARK: Animated updates
  // While views are set on their way, each element that was on screen is asked for its final attributes, and each that
  // is going to be for its initial ones.

  /// The data has changed and the layout is prepared for it; what is asked next is how views come and go.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called inside the animation block.
  open func finalizeCollectionViewUpdates() {}

  /// Where an element that is going to be on screen starts; `nil` for where it ends.
  ///
  /// - Fidelity: observed; this implementation has new elements fade in and the others come from where they were, as
  ///   overrides that change what `super` returns rely on.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.cell, nil, itemIndexPath) }

  /// Where an element that was on screen goes; `nil` for where it is. Elements that stay are asked about as well.
  ///
  /// - Parameter itemIndexPath: In the data before.
  /// - Fidelity: observed; this implementation has elements that are gone fade out and the others go to where they are.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.cell, nil, itemIndexPath) }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.supplementaryView, elementKind, elementIndexPath) }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.supplementaryView, elementKind, elementIndexPath) }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(.decorationView, elementKind, decorationIndexPath) }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(.decorationView, elementKind, decorationIndexPath) }

  /// Views of before that go with the updates, though their index paths would still exist.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Views of after that come with the updates, though their index paths existed before.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Animated bounds changes

  /// The bounds have changed inside an animation block, and the layout is prepared for them.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called inside the animation block.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: Animated change of the layout

  /// The layout is about to be replaced.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// The layout is about to replace another; it is prepared next.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts inside the animation block.
  open func finalizeLayoutTransition() {}

  // MARK: Decorations

  /// Whose views show the decorations of a kind; `nil` forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    setDecorationClass(viewClass, ofKind: elementKind)
  }

  // MARK: Between the layout and its collection view

  /// Runs ``prepare()`` if it is due. Returns what contexts want added to the content offset.
  final func prepareIfNeeded() -> CGPoint {
    guard needsPreparation else { return .zero }
    needsPreparation = false
    prepare()
    collectionView?.layoutIsPrepared()
    defer { pendingOffsetAdjustment = .zero }
    return pendingOffsetAdjustment
  }

  /// What there is to show in the visible rectangle. Compositional layouts answer without making attributes objects.
  func placements(in visible: CGRect) -> [Placement] { placementsOfAttributes(in: visible) }

  /// Whether the layout's answers follow the interface's direction without being mirrored.
  var mirrorsItself: Bool { self is UICollectionViewCompositionalLayout }

  /// The axis that the content is read along; `nil` for both.
  var readingAxis: Axis? { nil }

  /// The embedded scroll views in sight; only compositional layouts have any.
  func orthogonalPlacements(in visible: CGRect) -> [OrthogonalPlacement] { [] }

  /// How a section scrolls by itself; `nil` if it does not.
  func orthogonalGeometry(of section: Int) -> OrthogonalSection? { nil }

  /// What a view is shown when it is asked for its size; `nil` if it need not be asked.
  func attributesForMeasuring(_ placement: Placement) -> UICollectionViewLayoutAttributes? { placement.attributes }

  /// Everything that views answered about their sizes is of the past.
  func forgetMeasuredSizes() {}

  /// A self-sizing view is content with the size it was given.
  func rememberConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// What the indices of supplementary views count; `nil` where each keeps its index in its section.
  var supplementaryKinds: SupplementaryKinds? { nil }

  /// The data has changed; what the layout knows of items has to follow them.
  func dataMoved(by map: IndexMap) {}
}
