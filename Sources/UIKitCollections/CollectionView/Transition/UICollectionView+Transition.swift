import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Animates views from their displayed state to their new one.
extension UICollectionView {
  /// Returns the displayed elements and those within one screen of them, from which views that become visible start.
  func rememberPast() -> LayoutPast {
    var past = LayoutPast(shown: displayedKeys)
    for placement in currentLayout.placements(near: nearby, offsets: orthogonals.offsets) {
      past.elements[placement.key] = element(placement)
    }
    for key in displayedKeys { past.elements[key] = displayed[key].map { element($0.placement) } }
    return past
  }

  /// Returns the displayed elements only, for a layout that is out of date.
  func rememberShown() -> LayoutPast {
    var past = LayoutPast(shown: displayedKeys)
    for key in displayedKeys { past.elements[key] = displayed[key].map { element($0.placement) } }
    return past
  }

  private func element(_ placement: Placement) -> PastElement {
    PastElement(placement: placement.kept, contentFrame: contentFrame(of: placement))
  }

  /// The bounds, extended by their own size in every direction in which there is more content.
  private var nearby: CGRect {
    var rect = bounds
    for axis in [Axis.horizontal, .vertical] where contentSize[axis] > rect.size[axis] {
      rect.origin[axis] -= rect.size[axis]
      rect.size[axis] *= 3
    }
    return rect
  }

  /// Returns the current frame of an element in the content, whichever view contains it.
  func contentFrame(of placement: Placement) -> CGRect {
    guard let section = placement.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section) else {
      return placement.frame
    }
    var frame = placement.frame
    frame.origin[geometry.axis] -= orthogonals.offset(of: section, in: geometry)
    return frame
  }

  // MARK: Run

  /// Lays out the view, and animates the elements that differ from before.
  ///
  /// - Parameter whenFinished: Called when all elements have reached their final state.
  func run(_ new: LayoutTransition, completion whenFinished: @escaping (Bool) -> Void) {
    let move = {
      self.layoutIfNeeded()
      self.launch(new)
    }
    let finish = { [weak self] (finished: Bool) in
      self?.endDisappearing(of: ObjectIdentifier(new))
      whenFinished(finished)
    }
    guard UIView.areAnimationsEnabled else {
      move()
      return finish(true)
    }
    UIView.animate(
      withDuration: LayoutTransition.duration, delay: 0, options: .allowUserInteraction, animations: move,
      completion: finish)
  }

  /// Notifies the prepared layout of the current change, before it is queried for attributes.
  func layoutIsPrepared() {
    beginBoundsChange()
    guard let transition, transition.beginAnnouncement() else { return }
    switch transition.cause {
    case .updates(let items):
      currentLayout.prepare(forCollectionViewUpdates: currentLayout.usesUpdateItems ? items() : [])
      transition.ask(currentLayout)
      for key in displayedKeys where transition.oldKey(of: key) == nil {
        disappear(key, as: transition.formerKey(of: key) ?? key)
      }
      elements.dropMissingKeys()
    case .bounds(let old): currentLayout.prepare(forAnimatedBoundsChange: old)
    case .layout: break
    }
  }

  // MARK: Bounds

  /// Animates the views with bounds that change inside an animation block.
  private func beginBoundsChange() {
    guard transition == nil, loop.isRunning, UIView.inheritedAnimationDuration > 0,
      let preparedBounds = loop.preparedBounds,
      preparedBounds != bounds
    else { return }
    var past = LayoutPast(shown: displayedKeys)
    for key in displayedKeys { past.elements[key] = displayed[key].map { element($0.placement) } }
    let transition = LayoutTransition(.bounds(from: preparedBounds), of: self, change: .none, past: past)
    updates.beginBoundsChange(transition)
  }

  /// Starts the animation of a bounds change, after the layout inside an animation block.
  func launchBoundsChange() {
    guard let transition = updates.takeBoundsChange() else { return }
    // A separate block removes the disappearing views when it ends.
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration, animations: { self.launch(transition) },
      completion: { [weak self] _ in self?.endDisappearing(of: ObjectIdentifier(transition)) })
  }

  // MARK: Launch

  /// Animates all elements from their initial state to their final one. Called inside the animation block, after
  /// layout.
  private func launch(_ transition: LayoutTransition) {
    guard self.transition === transition else { return }
    let outgoing = transition.outgoingLayout(currentLayout)
    for key in transition.shownBefore { sendAway(key, outgoing.finalAttributes(key), of: outgoing, in: transition) }
    for key in displayedKeys { bringIn(key, currentLayout.initialAttributes(key), in: transition) }
    switch transition.cause {
    case .updates: currentLayout.finalizeCollectionViewUpdates()
    case .bounds: currentLayout.finalizeAnimatedBoundsChange()
    case .layout:
      outgoing.finalizeLayoutTransition()
      currentLayout.finalizeLayoutTransition()
    }
    abandonTransition()
  }

  /// Ends the transition. Elements that do not animate yet keep their current frames.
  func abandonTransition() {
    updates.endTransition()
  }

  /// Animates out a disappearing element. Final attributes do not apply to remaining elements, which end at their new
  /// frames.
  private func sendAway(
    _ key: ElementKey, _ final: UICollectionViewLayoutAttributes?, of layout: UICollectionViewLayout,
    in transition: LayoutTransition
  ) {
    guard let final, disappearing.contains(where: { $0.transition == ObjectIdentifier(transition) && $0.key == key }),
      var placement = layout.placement(of: final)
    else { return }
    placement.frame = contentFrame(of: placement)
    placement.scrollingSection = nil
    guard let view = elements.redirectDisappearing(of: key, in: ObjectIdentifier(transition), to: placement) else {
      return
    }
    apply(placement, to: view)
    view.layoutIfNeeded()
  }

  private func bringIn(
    _ key: ElementKey, _ initial: UICollectionViewLayoutAttributes?, in transition: LayoutTransition
  ) {
    // The carried item stays at its held position.
    if movement?.key == key { return }
    guard let initial, var start = currentLayout.placement(of: initial), let shown = displayed[key] else { return }
    if transition.arrivals.contains(key) {
      // A view that was not visible may have had an estimated size, in which its constraints need not fit.
      let size = shown.placement.frame.size
      let axes = currentLayout.attributesForMeasuring(shown.placement)?.estimatedAxes ?? []
      if axes.contains(.horizontal) { start.frame.size.width = size.width }
      if axes.contains(.vertical) { start.frame.size.height = size.height }
    } else {
      guard let old = transition.oldKey(of: key), let past = transition.past(of: old) else { return }
      // An element that the layout did not change continues from its current on-screen state.
      if start.isAt(past.placement) { return }
      shown.view.layer.removeAllAnimations()
    }
    UIView.performWithoutAnimation {
      apply(start, to: shown.view)
      shown.view.layoutIfNeeded()
    }
    apply(shown.placement, to: shown.view)
    shown.view.layoutIfNeeded()
  }

  /// Starts a view that has moved into another scroll view at its previous on-screen frame.
  func startWhereShown(_ shown: Displayed, as placement: Placement) {
    guard let transition, let old = transition.oldKey(of: placement.key), let past = transition.past(of: old) else {
      return
    }
    var start = past.placement
    start.frame.origin = past.contentFrame.origin + (placement.frame.origin - contentFrame(of: placement).origin)
    UIView.performWithoutAnimation { apply(start, to: shown.view) }
  }
}

extension Placement {
  /// Whether both placements have the same frame and appearance.
  fileprivate func isAt(_ other: Placement) -> Bool {
    frame == other.frame && alpha == other.alpha && transform3D == other.transform3D && isHidden == other.isHidden
  }
}

extension UICollectionViewLayout {
  /// Returns the elements in any part of the content, visible or not. Handlers are not called.
  func placements(near rect: CGRect, offsets: OrthogonalOffsets) -> [Placement] {
    elementsBeforeHandlers(in: rect, offsets: offsets) ?? placementsOfAttributes(in: rect)
  }

  /// Whether the layout's class may contain app code that reads the updates.
  fileprivate var usesUpdateItems: Bool {
    if let layout = self as? UICollectionViewCompositionalLayout { return layout.mayAnswerDifferently }
    return type(of: self) != UICollectionViewFlowLayout.self
  }
}
