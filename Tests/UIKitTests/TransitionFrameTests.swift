import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The frames that the context of a transition knows.
@MainActor
struct TransitionFrameTests {
  private let device = TestDevice.phone()
  private let root = UIViewController()
  private let panel = UIViewController()
  private let delegate = Delegate()

  /// A presentation at the trailing edge.
  private final class Side: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: bounds.width - 200, y: 0, width: 200, height: bounds.height)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var frames: [[CGRect]] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Side(presentedViewController: presented, presenting: presenting) }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let controllers = [UITransitionContextViewControllerKey.from, .to].compactMap(context.viewController(forKey:))
      frames = controllers.map { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
      if let view = context.view(forKey: .to) {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: controllers[1])
      }
      UIView.animate(withDuration: 0.2) {
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  init() {
    device.window.rootViewController = root
    device.run(for: 0.1)
    panel.transitioningDelegate = delegate
  }

  private var screen: CGRect { device.window.bounds }

  @Test func aPanelHasItsPlaceInBothDirections() {
    panel.modalPresentationStyle = .custom
    let place = CGRect(x: 190, y: 0, width: 200, height: 844)
    root.present(panel, animated: true)
    expectEqual(delegate.frames, [[screen, screen], [.zero, place]])
    device.run(for: 1)
    expectEqual(panel.view.frame, place)
    panel.dismiss(animated: true)
    expectEqual(delegate.frames, [[place, place], [screen, screen]])
    device.run(for: 1)
    expectNil(root.presentedViewController)
  }

  @Test func aRemovedPresenterHasNoPlaceBeforeItReturns() {
    panel.modalPresentationStyle = .fullScreen
    root.present(panel, animated: false)
    device.run(for: 0.1)
    panel.dismiss(animated: true)
    expectEqual(delegate.frames.last, [.zero, screen])
    device.run(for: 1)
  }

  @Test func pagesOfAStackHaveTheirPlaceWhileTheyAreShown() {
    final class Pusher: NSObject, UINavigationControllerDelegate {
      let animator: any UIViewControllerAnimatedTransitioning
      init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
    let pusher = Pusher(delegate)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.delegate = pusher
    device.window.rootViewController = stack
    device.run(for: 0.1)
    stack.pushViewController(UIViewController(), animated: true)
    expectEqual(delegate.frames, [[screen, .zero], [.zero, screen]])
    device.run(for: 1)
    stack.popViewController(animated: true)
    expectEqual(delegate.frames, [[screen, .zero], [.zero, screen]])
    device.run(for: 1)
  }
}
