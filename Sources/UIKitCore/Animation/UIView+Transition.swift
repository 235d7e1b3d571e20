import Foundation
import Geometry

extension UIView {
  /// Changes a view, and fades from what it looked like to what it looks like then. Without
  /// `transitionCrossDissolve` the changes are merely animated.
  ///
  /// - Fidelity: approximated; the old look fades out over the new one, and flips and curls are absent.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let dissolves = options.contains(.transitionCrossDissolve)
    guard dissolves, duration > 0, areAnimationsEnabled, let old = view.coveredBySnapshot() else {
      return animate(
        withDuration: dissolves ? 0 : duration, delay: 0, options: options, animations: { animations?() },
        completion: completion)
    }
    if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { old.alpha = 0 },
      completion: { finished in
        old.removeFromSuperview()
        completion?(finished)
      })
  }

  /// Puts `toView` in the place of `fromView`; with `showHideTransitionViews` hides the one and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(true)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          parent.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Its own look laid over the view; nil off screen.
  private func coveredBySnapshot() -> UIView? {
    guard let root = window?.root, let parent = superview else { return nil }
    let snapshot = SnapshotView(of: self, at: root.now)
    UIView.performWithoutAnimation {
      snapshot.frame = frame
      parent.insertSubview(snapshot, aboveSubview: self)
    }
    return snapshot
  }
}
