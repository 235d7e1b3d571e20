import Foundation
import Geometry

extension UIView {
  class func baseTransition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    let style = options.transition
    guard let style, duration > 0, areAnimationsEnabled, view.window?.isShown == true else {
      return animate(
        withDuration: style == nil ? duration : 0, delay: 0, options: options, animations: { animations?() },
        completion: completion)
    }
    view.layer.add(CATransition(style, duration: duration, options, completion), forKey: kCATransition)
    if options.contains(.allowAnimatedContent) { animations?() } else { performWithoutAnimation { animations?() } }
  }

  class func baseTransition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
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
}

extension UIView.AnimationOptions {
  /// The transition, which three bits select; `nil` for none.
  fileprivate var transition: TransitionStyle? {
    switch rawValue >> 20 & 7 {
    case 0: nil
    case 1: .flip(CGVector(dx: 1, dy: 0))
    case 2: .flip(CGVector(dx: -1, dy: 0))
    case 6: .flip(CGVector(dx: 0, dy: -1))
    case 7: .flip(CGVector(dx: 0, dy: 1))
    default: .dissolve
    }
  }
}

extension CATransition {
  fileprivate convenience init(
    _ style: TransitionStyle, duration: TimeInterval, _ options: UIView.AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    self.init()
    ownStyle = style
    self.duration = duration
    timingFunction = options.curveFunction
    delegate = completion.map { AnimationEnd($0) }
  }
}

extension UIView.AnimationOptions {
  fileprivate var curveFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 3 {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}

/// A delegate that passes the end of an animation to a closure.
private final class AnimationEnd: NSObject, CAAnimationDelegate {
  private let completion: (Bool) -> Void

  init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { completion(flag) }
}
