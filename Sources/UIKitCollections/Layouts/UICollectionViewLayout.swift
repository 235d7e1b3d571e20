import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Computes where a collection view's elements lie. Subclasses override ``prepare()``, ``collectionViewContentSize`` and
/// the `layoutAttributes…` methods.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  /// Whether ``prepare()`` is due before the next query.
  private(set) var needsPreparation = true
  /// What contexts asked to be added to the offset; taken by the collection view after preparation.
  private(set) var pendingOffsetAdjustment: CGPoint = .zero
  private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

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

  // MARK: Decorations

  /// Whose views show the decorations of a kind; `nil` forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let reusable = viewClass as? UICollectionReusableView.Type else {
      raise(
        "Decoration views of kind \"\(elementKind)\" must be UICollectionReusableViews, but \(viewClass) is not one. "
          + "Make it a subclass of UICollectionReusableView.")
    }
    decorationClasses[elementKind] = reusable
  }

  // MARK: Between the layout and its collection view

  func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type {
    guard let registered = decorationClasses[kind] else {
      raise(
        "No class is registered for decoration views of kind \"\(kind)\". "
          + "Call layout.register(MyBackgroundView.self, forDecorationViewOfKind: \"\(kind)\") on the layout.")
    }
    return registered
  }

  /// Runs ``prepare()`` if it is due. Returns what contexts want added to the content offset.
  final func prepareIfNeeded() -> CGPoint {
    guard needsPreparation else { return .zero }
    needsPreparation = false
    prepare()
    defer { pendingOffsetAdjustment = .zero }
    return pendingOffsetAdjustment
  }

  /// What there is to show in the visible rectangle. Compositional layouts answer without making attributes objects.
  func placements(in visible: CGRect) -> [Placement] {
    (layoutAttributesForElements(in: visible) ?? []).compactMap(Placement.init)
  }

  /// The embedded scroll views in sight; only compositional layouts have any.
  func orthogonalPlacements(in visible: CGRect) -> [OrthogonalPlacement] { [] }

  /// How a section scrolls by itself; `nil` if it does not.
  func orthogonalGeometry(of section: Int) -> OrthogonalSection? { nil }

  /// What a view is shown when it is asked for its size; `nil` if it need not be asked.
  func attributesForMeasuring(_ placement: Placement) -> UICollectionViewLayoutAttributes? { placement.attributes }

  /// The attributes that a view is given with a placement.
  func attributes(for placement: Placement) -> UICollectionViewLayoutAttributes {
    if let attributes = placement.attributes { return attributes }
    let attributes = makeAttributes(
      for: placement.key.category, kind: placement.key.kind, at: placement.key.indexPath)
    attributes.box = placement.frame
    attributes.zIndex = placement.zIndex
    attributes.alpha = placement.alpha
    attributes.transform3D = placement.transform3D
    attributes.isHidden = placement.isHidden
    attributes.scrollingSection = placement.scrollingSection
    return attributes
  }

  /// A self-sizing view is content with the size it was given.
  func rememberConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {}

  /// The data has changed; what the layout knows of items has to follow them.
  func dataMoved(by map: IndexMap) {}

  func makeContext() -> UICollectionViewLayoutInvalidationContext {
    guard let contextClass = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      raise(
        "\(Self.self).invalidationContextClass is \(Self.invalidationContextClass), "
          + "which is no UICollectionViewLayoutInvalidationContext. Return a subclass of it.")
    }
    return contextClass.init(instantiating: ())
  }

  func makeAttributes(
    for category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      raise(
        "\(Self.self).layoutAttributesClass is \(Self.layoutAttributesClass), "
          + "which is no UICollectionViewLayoutAttributes. Return a subclass of it.")
    }
    let attributes = attributesClass.init(instantiating: ())
    attributes.represent(category, kind: kind, at: indexPath)
    return attributes
  }
}
