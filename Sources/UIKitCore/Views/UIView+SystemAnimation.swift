import Foundation

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// The views are removed from the hierarchy when the animation is complete.
    case delete = 0
  }

  /// The duration of the system's animations, in seconds.
  private static let systemDuration: TimeInterval = 0.25

  static func basePerform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions,
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
    animate(withDuration: systemDuration, delay: 0, options: options) {
      for look in looks {
        look.view.alpha = 0
        look.view.transform = look.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { isFinished in
      for look in looks {
        look.view.removeFromSuperview()
        (look.view.alpha, look.view.transform) = (look.alpha, look.transform)
      }
      completion?(isFinished)
    }
  }
}
