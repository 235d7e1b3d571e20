import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// A layout between two others, for a change that an interaction such as a pinch drives.
///
/// Set ``transitionProgress`` and invalidate the layout as the interaction goes on.
///
/// - Fidelity: documented; frames, opacities and transforms are interpolated linearly.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the change: 0 for the current layout, 1 for the next. NaN counts as 0.
  open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress.isNaN { transitionProgress = 0 } } }
  /// The layout from which the change begins.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout to which the change leads.
  open private(set) var nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// Called when the change has ended; `nil` outside of a change.
  final var completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`: archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a value of the app's choice.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a value that was kept; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.ownCollectionView = ownCollectionView
      if layout.needsPreparation { layout.prepareForTransition() }
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let listed = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
    var seen: Set<ElementKey> = []
    return listed.filter { $0.key.map { seen.insert($0).inserted } ?? false }.compactMap(interpolated)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForItem(at: indexPath) ?? nextLayout.layoutAttributesForItem(at: indexPath))
      .flatMap(interpolated)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
      ?? nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)).flatMap(interpolated)
  }

  /// Returns the attributes of a decoration view at the current progress.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
      ?? nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)).flatMap(interpolated)
  }

  /// Returns the attributes between those of both layouts. An element that only one of them has fades.
  private func interpolated(_ listed: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    let (from, to) = (attributes(of: listed, in: currentLayout), attributes(of: listed, in: nextLayout))
    guard let result = (from ?? to)?.copy() as? UICollectionViewLayoutAttributes, let known = from ?? to else {
      return nil
    }
    let (start, end) = (from ?? known, to ?? known)
    result.bounds.size = CGSize(
      width: mix(start.bounds.width, end.bounds.width), height: mix(start.bounds.height, end.bounds.height))
    result.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    result.alpha = mix(from?.alpha ?? 0, to?.alpha ?? 0)
    result.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
    if CATransform3DIsAffine(start.transform3D), CATransform3DIsAffine(end.transform3D) {
      result.transform = mix(start.transform, end.transform)
    }
    return result
  }

  private func attributes(of element: UICollectionViewLayoutAttributes, in layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    let path = element.indexPath
    switch (element.representedElementCategory, element.representedElementKind) {
    case (.cell, _): return layout.layoutAttributesForItem(at: path)
    case (.supplementaryView, let kind?): return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case (.decorationView, let kind?): return layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    default: return nil
    }
  }

  private func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

  private func mix(_ from: CGAffineTransform, _ to: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
      tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
  }
}

extension UICollectionView {
  func beginInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    if collectionViewLayout is UICollectionViewTransitionLayout {
      refuse("The collection view is in an interactive transition already; finish or cancel it first.")
    }
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transition.completion = completion
    let offset = contentOffset
    setCollectionViewLayout(transition, animated: false)
    layoutIfNeeded()
    contentOffset = offset
    return transition
  }

  func endInteractiveTransition(finishing: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
      refuse(
        "The collection view is in no interactive transition; begin it with startInteractiveTransition(to:completion:)."
      )
    }
    let completion = transition.completion
    transition.completion = nil
    let layout = finishing ? transition.nextLayout : transition.currentLayout
    layout.ownCollectionView = nil
    setCollectionViewLayout(layout, animated: true) { completed in completion?(completed, finishing) }
  }
}
