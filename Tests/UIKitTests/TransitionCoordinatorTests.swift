import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The notifications that controllers receive of an interaction that drives a transition.
@MainActor
struct TransitionCoordinatorTests {
  private let device = TestDevice.phone(draws: false)

  /// A page that listens to the interaction when it is about to disappear.
  private final class Page: UIViewController {
    var log: [String] = []
    weak var color: UIView?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      guard let coordinator = transitionCoordinator else { return }
      log.append("will \(coordinator.initiallyInteractive) \(coordinator.isInteractive)")
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        let percent = Int((context.percentComplete * 10).rounded())
        self?.log.append("\(context.isInteractive) cancelled \(context.isCancelled) \(percent)")
      }
      coordinator.animateAlongsideTransition(in: color?.superview) { [weak self] _ in
        self?.color?.alpha = 0.5
      } completion: { [weak self] context in
        self?.log.append("completed \(!context.isCancelled)")
      }
    }
  }

  private func pushed() -> (UINavigationController, Page) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    let page = Page()
    page.color = navigation.navigationBar
    navigation.pushViewController(page, animated: false)
    device.run(for: 0.1)
    return (navigation, page)
  }

  private func drag(to x: CGFloat) {
    device.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: x, y: 400), in: 0.5, lifts: false)
    device.run(for: 0.5)
  }

  @Test func anAbandonedPopIsReportedWhenTheFingerLifts() {
    let (navigation, page) = pushed()
    drag(to: 130)
    expectEqual(page.log, ["will true true"])
    device.touch(.ended, at: CGPoint(x: 130, y: 400))
    expectEqual(page.log, ["will true true", "false cancelled true 3"])
    device.run(for: 1)
    expectEqual(page.log.last, "completed false")
    expectEqual(navigation.viewControllers.count, 2)
    expectEqual(navigation.navigationBar.alpha, 1)
  }

  @Test func aCompletedPopIsReportedWhenTheFingerLifts() {
    let (navigation, page) = pushed()
    drag(to: 320)
    device.touch(.ended, at: CGPoint(x: 320, y: 400))
    expectEqual(page.log, ["will true true", "false cancelled false 8"])
    device.run(for: 1)
    expectEqual(page.log.last, "completed true")
    expectEqual(navigation.navigationBar.alpha, 0.5)
  }

  @Test func aPopInCodeHasNoInteraction() {
    let (navigation, page) = pushed()
    navigation.popViewController(animated: true)
    device.run(for: 1)
    expectEqual(page.log, ["will false false", "completed true"])
  }

  /// The interaction of an app's own animator is reported in the same way.
  @Test func anInteractionOfTheAppIsReported() throws {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
      let interaction = UIPercentDrivenInteractiveTransition()
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.insertSubview(view, at: 0) }
        let from = context.view(forKey: .from)
        UIView.animate(withDuration: 0.4) {
          from?.alpha = 0
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    let (navigation, page) = pushed()
    let animator = Animator()
    navigation.delegate = animator
    navigation.popViewController(animated: true)
    animator.interaction.update(0.4)
    device.run(for: 0.1)
    animator.interaction.cancel()
    expectEqual(page.log, ["will true true", "false cancelled true 4"])
    device.run(for: 1)
    expectEqual(page.log.last, "completed false")
  }
}
