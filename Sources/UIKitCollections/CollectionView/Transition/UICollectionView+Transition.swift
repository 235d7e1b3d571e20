import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Sets views on their way from how they are shown to how they are going to be.
extension UICollectionView {
  /// What is shown, and what lies within a screen of it: views that come into sight start from there.
  func rememberPast() -> LayoutPast {
    var past = LayoutPast(shown: displayedKeys)
    for placement in currentLayout.placements(near: nearby, offsets: orthogonals.offsets) {
      past.elements[placement.key] = element(placement)
    }
    for key in displayedKeys { past.elements[key] = displayed[key].map { element($0.placement) } }
    return past
  }

  /// What is shown only, of a layout that is out of date.
  func rememberShown() -> LayoutPast {
    var past = LayoutPast(shown: displayedKeys)
    for key in displayedKeys { past.elements[key] = displayed[key].map { element($0.placement) } }
    return past
  }

  private func element(_ placement: Placement) -> PastElement {
    PastElement(placement: placement.kept, contentFrame: contentFrame(of: placement))
  }

  /// The bounds and as much again in every direction in which there is more content.
  private var nearby: CGRect {
    var rect = bounds
    for axis in [Axis.horizontal, .vertical] where contentSize[axis] > rect.size[axis] {
      rect.origin[axis] -= rect.size[axis]
      rect.size[axis] *= 3
    }
    return rect
  }

  /// Where an element lies in the content now, whichever view it is in.
  func contentFrame(of placement: Placement) -> CGRect {
    guard let section = placement.scrollingSection, let geometry = currentLayout.orthogonalGeometry(of: section) else {
      return placement.frame
    }
    var frame = placement.frame
    frame.origin[geometry.axis] -= orthogonals.offset(of: section, in: geometry)
    return frame
  }

  // MARK: Run

  /// Lays out, and has what differs from before move there.
  ///
  /// - Parameter settle: Runs when everything is where it belongs.
  func run(_ new: LayoutTransition, completion settle: @escaping (Bool) -> Void) {
    let move = {
      self.layoutIfNeeded()
      self.launch(new)
    }
    let finish = { [weak self] (finished: Bool) in
      self?.endDisappearing(of: ObjectIdentifier(new))
      settle(finished)
    }
    guard UIView.areAnimationsEnabled else {
      move()
      return finish(true)
    }
    UIView.animate(
      withDuration: LayoutTransition.duration, delay: 0, options: .allowUserInteraction, animations: move,
      completion: finish)
  }

  /// The layout has been prepared; what is going on is told before it is asked what is where.
  func layoutIsPrepared() {
    beginBoundsChange()
    guard let transition, transition.beginAnnouncement() else { return }
    switch transition.cause {
    case .updates(let items):
      currentLayout.prepare(forCollectionViewUpdates: currentLayout.looksAtUpdates ? items() : [])
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

  /// Bounds that change inside an animation block take the views with them.
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

  /// After the layout inside an animation block.
  func launchBoundsChange() {
    guard let transition = updates.takeBoundsChange() else { return }
    // A block of its own has the departed views go when it ends.
    UIView.animate(
      withDuration: UIView.inheritedAnimationDuration, animations: { self.launch(transition) },
      completion: { [weak self] _ in self?.endDisappearing(of: ObjectIdentifier(transition)) })
  }

  // MARK: Launch

  /// Everything is in its new place; has it come from where it starts. Runs inside the animation block.
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

  /// What has not been set on its way by now stays where it is put.
  func abandonTransition() {
    updates.endTransition()
  }

  /// Of what stays, the final attributes say nothing: it ends in its new place.
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
    // What is carried is where it is held.
    if movement?.key == key { return }
    guard let initial, let start = currentLayout.placement(of: initial), let shown = displayed[key] else { return }
    if !transition.arrivals.contains(key) {
      guard let old = transition.oldKey(of: key), let past = transition.past(of: old) else { return }
      // What the layout did not change goes on from how it is seen, wherever that is at this moment.
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

  /// A view that has come into another scroll view begins where it was seen.
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
  /// Whether both have an element in the same place with the same look.
  fileprivate func isAt(_ other: Placement) -> Bool {
    frame == other.frame && alpha == other.alpha && transform3D == other.transform3D && isHidden == other.isHidden
  }
}

extension UICollectionViewLayout {
  /// The elements in any part of the content, visible or not; handlers are not called.
  func placements(near rect: CGRect, offsets: OrthogonalOffsets) -> [Placement] {
    elementsBeforeHandlers(in: rect, offsets: offsets) ?? placementsOfAttributes(in: rect)
  }

  /// Whether a developer's code is told of updates.
  fileprivate var looksAtUpdates: Bool {
    type(of: self) != UICollectionViewCompositionalLayout.self && type(of: self) != UICollectionViewFlowLayout.self
  }
}
