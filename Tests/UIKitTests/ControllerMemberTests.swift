import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Calls of controllers that few apps make, with the results that UIKit documents.
@MainActor
struct ControllerMemberTests {
  private let device = TestDevice.phone()

  private final class Page: UIViewController {
    var note: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { note("\(title ?? "") will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { note("\(title ?? "") did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("\(title ?? "") will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("\(title ?? "") did disappear \(animated)") }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { note("\(title ?? "") traits") }
  }

  private func page(_ title: String, _ note: @escaping (String) -> Void) -> Page {
    let page = Page()
    (page.title, page.note) = (title, note)
    return page
  }

  /// The views are exchanged at once, and the old one is removed at the end of the animation.
  @Test func childrenAreExchanged() {
    var log: [String] = []
    let (outer, one, two) = (UIViewController(), page("one") { log.append($0) }, page("two") { log.append($0) })
    device.window.rootViewController = outer
    outer.addChild(one)
    outer.view.addSubview(one.view)
    one.didMove(toParent: outer)
    device.run(for: 0.1)
    log = []
    outer.addChild(two)
    one.willMove(toParent: nil)
    var ends: [Bool] = []
    outer.transition(
      from: one, to: two, duration: 0.5, options: .curveLinear, animations: { two.view.alpha = 0.5 },
      completion: { ends.append($0) })
    expectEqual(log, ["one will disappear true", "two will appear true"])
    expectIdentical(two.view.superview, outer.view)
    expectIdentical(one.view.superview, outer.view)
    device.run(for: 0.25)
    expectEqual(ends, [])
    expectTrue(abs((two.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.05)
    device.run(for: 0.5)
    expectEqual(ends, [true])
    expectNil(one.view.superview)
    expectEqual(log.suffix(2), ["one did disappear true", "two did appear true"])
    let (hidden, a, b) = (UIViewController(), page("a") { log.append($0) }, page("b") { log.append($0) })
    log = []
    hidden.transition(from: a, to: b, duration: 0, animations: nil) { ends.append($0) }
    expectEqual(ends, [true, false], "the first has no place")
    hidden.view.addSubview(a.view)
    hidden.transition(from: a, to: b, duration: 0, animations: nil) { ends.append($0) }
    device.run(for: 0.1)
    expectEqual(ends, [true, false, true])
    expectIdentical(b.view.superview, hidden.view)
    expectEqual(log, [], "out of sight, nothing appears")
  }

  @Test func theEditButtonTogglesEditing() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    page.navigationItem.rightBarButtonItem = page.editButtonItem
    device.window.rootViewController = stack
    device.run(for: 0.1)
    expectIdentical(page.editButtonItem, page.editButtonItem)
    expectContains(device.drawnTexts(), "Edit")
    device.tap(CGPoint(x: 365, y: 22))
    device.run(for: 0.5)
    expectTrue(page.isEditing)
    expectContains(device.drawnTexts(), "Done")
    device.tap(CGPoint(x: 360, y: 22))
    device.run(for: 0.5)
    expectFalse(page.isEditing)
    expectContains(device.drawnTexts(), "Edit")
  }

  @Test func requestsAreHandedOn() {
    device.becomeCurrent()
    var log: [String] = []
    let (outer, inner) = (UIViewController(), page("inner") { log.append($0) })
    outer.addChild(inner)
    expectEqual(
      outer.size(forChildContentContainer: inner, withParentContainerSize: CGSize(width: 7, height: 8)),
      CGSize(width: 7, height: 8))
    expectNil(outer.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil))
    let stack = UINavigationController(rootViewController: outer)
    expectIdentical(outer.targetViewController(forAction: Selector("showViewController:sender:"), sender: nil), stack)
    expectEqual(outer.interfaceOrientation, .portrait)
    let scroll = UIScrollView()
    outer.setContentScrollView(scroll)
    for edge in [.top, .bottom, .leading, .trailing] as [NSDirectionalRectEdge] {
      expectIdentical(outer.contentScrollView(for: edge), scroll)
    }
    outer.setContentScrollView(nil, for: .top)
    expectNil(outer.contentScrollView(for: .top))
    expectIdentical(outer.contentScrollView(for: .bottom), scroll)
    for controller in [stack, UITabBarController(), UIViewController()] as [UIViewController] {
      expectEqual(controller.supportedInterfaceOrientations, .allButUpsideDown)
      expectEqual(controller.preferredInterfaceOrientationForPresentation, .portrait)
      expectTrue(controller.shouldAutorotate)
    }
  }

  private final class Previews: NSObject, UIViewControllerPreviewingDelegate {
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? { nil }
    func previewingContext(
      _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {}
  }

  @available(*, deprecated, message: "Previews by force are.") @Test func previewsAreRegistered() {
    let (page, delegate) = (UIViewController(), Previews())
    let view = UIView(frame: rect(10, 20, 30, 40))
    let context = page.registerForPreviewing(with: delegate, sourceView: view)
    expectIdentical(context.sourceView, view)
    expectIdentical(context.delegate, delegate)
    expectEqual(context.sourceRect, view.bounds)
    context.sourceRect = rect(1, 2, 3, 4)
    expectEqual(context.sourceRect, rect(1, 2, 3, 4))
    page.unregisterForPreviewing(withContext: context)
    var performed: [String] = []
    let action = UIPreviewAction(title: "Share", style: .default) { action, controller in
      performed.append("\(action.title) \(controller === page)")
    }
    action.handler(action, page)
    expectEqual(performed, ["Share true"])
    expectEqual(UIPreviewActionGroup(title: "More", style: .default, actions: [action]).title, "More")
  }

  /// A presented page under a driver: it follows the fraction, and ends at the end that is requested.
  @Test(arguments: [true, false])
  func interactionsEndWhereRequested(finishes: Bool) throws {
    final class Driven: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
      let driver = UIPercentDrivenInteractiveTransition()
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        2
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
          withDuration: 2, delay: 0, options: .curveLinear, animations: { view.alpha = 1 },
          completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }
    let (root, next, driven) = (UIViewController(), UIViewController(), Driven())
    device.window.rootViewController = root
    device.run(for: 0.1)
    (next.transitioningDelegate, next.modalPresentationStyle) = (driven, .custom)
    root.present(next, animated: true)
    device.run(for: 0.1)
    expectEqual(driven.driver.duration, 2)
    driven.driver.update(0.25)
    device.run(for: 0.5)
    expectTrue(abs((next.view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
    driven.driver.update(7)
    expectEqual(driven.driver.percentComplete, 1)
    driven.driver.update(0.5)
    driven.driver.pause()
    device.run(for: 0.5)
    expectTrue(abs((next.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    driven.driver.completionCurve = .linear
    driven.driver.completionSpeed = 2
    // Half of two seconds remains, at twice the speed.
    if finishes { driven.driver.finish() } else { driven.driver.cancel() }
    device.run(for: 0.25)
    let middle = next.view.layer.presentation()?.opacity ?? 0
    expectTrue(abs(middle - (finishes ? 0.75 : 0.25)) < 0.05, "\(middle)")
    device.run(for: 0.5)
    expectIdentical(root.presentedViewController, finishes ? next : nil)
  }
}
