import Foundation
import Geometry

/// The animation in which a controller's view grows out of another view, or shrinks back into it.
///
/// A frame around the view, of the source's shape at first, takes on the shape of the screen. The source fades out over
/// it.
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: UIViewController.Transition
  private let isAppearing: Bool

  /// The duration in seconds.
  private static let duration: TimeInterval = 0.45

  /// Returns the animator of a controller's own transition; `nil` unless that is a zoom.
  init?(of controller: UIViewController, appearing: Bool) {
    guard let transition = controller.preferredTransition, case .zoom = transition.kind else { return nil }
    (self.transition, isAppearing) = (transition, appearing)
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { Self.duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard case .zoom(let options, let provider) = transition.kind,
      let zoomed = context.viewController(forKey: isAppearing ? .to : .from),
      let behind = context.viewController(forKey: isAppearing ? .from : .to),
      let view = context.view(forKey: isAppearing ? .to : .from) ?? zoomed.view
    else { return context.completeTransition(false) }
    let source = provider(.init(source: behind.topmost, zoomed: zoomed))
    let container = context.containerView
    let frame = isAppearing ? context.finalFrame(for: zoomed) : view.frame
    if !isAppearing, let under = context.view(forKey: .to), under.superview == nil {
      under.frame = context.finalFrame(for: behind)
      container.insertSubview(under, at: 0)
      under.layoutIfNeeded()
    }
    let rect = source.flatMap { source in
      options?.alignmentRectProvider?(.init(source: source, zoomed: zoomed))
    }
    let zoom = Zoom(of: view, at: frame, from: source, aligned: rect, dimming: options?.dimmingColor, in: container)
    if isAppearing { UIView.performWithoutAnimation { zoom.show(isOpen: false) } }
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [],
      animations: { zoom.show(isOpen: self.isAppearing) },
      completion: { _ in
        zoom.end()
        if !self.isAppearing { view.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIViewController {
  /// The controller that the user sees inside of containers.
  fileprivate var topmost: UIViewController {
    if let navigation = self as? UINavigationController { return navigation.topViewController?.topmost ?? self }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController?.topmost ?? self }
    return self
  }
}

/// The views of a zoom.
@MainActor
private final class Zoom {
  private let view: UIView
  private let frame: CGRect
  private let source: UIView?
  private let sourceFrame: CGRect
  private let aligned: CGRect
  private let container: UIView
  private let clip = UIView()
  private let dimming = UIView()
  private let copy: UIView?

  init(
    of view: UIView, at frame: CGRect, from source: UIView?, aligned: CGRect?, dimming: UIColor?, in container: UIView
  ) {
    (self.view, self.frame, self.source, self.container) = (view, frame, source, container)
    let center = CGRect(x: frame.midX - 1, y: frame.midY - 1, width: 2, height: 2)
    sourceFrame = source.map { $0.convert($0.bounds, to: container) } ?? center
    self.aligned = aligned ?? CGRect(origin: .zero, size: frame.size)
    copy = source?.snapshotView(afterScreenUpdates: false)
    self.dimming.backgroundColor = dimming
    self.dimming.frame = container.bounds
    clip.clipsToBounds = true
    clip.autoresizesSubviews = false
    container.addSubview(self.dimming)
    container.addSubview(clip)
    clip.addSubview(view)
    view.frame = frame
    if let copy { clip.addSubview(copy) }
    source?.isHidden = true
    show(isOpen: true)
    view.layoutIfNeeded()
  }

  /// Gives the views their places at the start or the end of the zoom.
  func show(isOpen: Bool) {
    dimming.alpha = isOpen ? 1 : 0
    clip.frame = isOpen ? frame : sourceFrame
    clip.layer.cornerRadius = isOpen ? 0 : source?.layer.cornerRadius ?? 0
    copy?.frame = clip.bounds
    copy?.alpha = isOpen ? 0 : 1
    let scale = isOpen ? 1 : max(sourceFrame.width / max(aligned.width, 1), sourceFrame.height / max(aligned.height, 1))
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let middle = isOpen ? CGPoint(x: frame.width / 2, y: frame.height / 2) : CGPoint(x: aligned.midX, y: aligned.midY)
    view.center = CGPoint(
      x: clip.bounds.midX + (frame.width / 2 - middle.x) * scale,
      y: clip.bounds.midY + (frame.height / 2 - middle.y) * scale)
  }

  /// Puts the zoomed view into the container, and shows the source again.
  func end() {
    view.transform = .identity
    container.addSubview(view)
    view.frame = frame
    clip.removeFromSuperview()
    dimming.removeFromSuperview()
    source?.isHidden = false
  }
}
