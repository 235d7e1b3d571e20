import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKitControls
import UIKitCore

/// Transitions that an app's own animators perform.
@MainActor
struct CustomTransitionTests {
  private let fixture = TestDevice.phone()
  private let root = UIViewController()
  private let content = UIViewController()
  private let delegate = Delegate()

  init() {
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    content.transitioningDelegate = delegate
  }

  /// An animator that fades the view that appears, for a second.
  final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var log: [String] = []
    var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      let to = context.view(forKey: .to)
      if let to, let controller = context.viewController(forKey: .to) {
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.alpha = 0
      }
      log.append("animate")
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          to?.alpha = 1
          if to == nil { context.view(forKey: .from)?.alpha = 0 }
        },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
  }

  final class Delegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let fade = Fade()
    var interaction: UIPercentDrivenInteractiveTransition?
    var presenting: UIPercentDrivenInteractiveTransition?

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { presenting }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      fade
    }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    { interaction }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
  }

  private var shownAlpha: Float { content.view.layer.presentation()?.opacity ?? -1 }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
  func anAnimatorPresentsAndDismisses(style: UIModalPresentationStyle) {
    content.modalPresentationStyle = style
    var isDone = false
    root.present(content, animated: true) { isDone = true }
    fixture.run(for: 0.5)
    expectTrue(content.isBeingPresented)
    expectLess(abs(shownAlpha - 0.5), 0.05, "\(shownAlpha)")
    expectTrue(content.transitionCoordinator?.isAnimated == true)
    fixture.run(for: 0.6)
    expectTrue(isDone)
    expectEqual(delegate.fade.log, ["animate", "ended true"])
    expectEqual(content.view.frame, fixture.window.bounds)
    expectEqual(content.view.alpha, 1)
    expectEqual(
      root.view.superview === fixture.window, style != .fullScreen, "a view that is covered leaves the window")
    content.dismiss(animated: true)
    fixture.run(for: 1.2)
    expectNil(root.presentedViewController)
    expectNil(content.view.window)
    expectNil(content.transitionCoordinator)
    expectIdentical(root.view.superview, fixture.window)
    expectEqual(root.view.frame, fixture.window.bounds)
  }

  @Test func keysNameTheControllersOfTheTransition() {
    content.modalPresentationStyle = .fullScreen
    root.present(content, animated: true)
    let context = delegate.fade.context
    expectIdentical(context?.viewController(forKey: .from), root)
    expectIdentical(context?.viewController(forKey: .to), content)
    expectIdentical(context?.view(forKey: .from), root.view)
    expectEqual(context?.initialFrame(for: root), fixture.window.bounds)
    expectEqual(context?.finalFrame(for: content), fixture.window.bounds)
  }

  @Test func aCustomPresentationLeavesTheViewBehindAlone() {
    content.modalPresentationStyle = .custom
    root.present(content, animated: true)
    expectNil(delegate.fade.context?.view(forKey: .from))
    expectIdentical(root.view.superview, fixture.window)
  }

  @Test func anInteractionFollowsAFinger() {
    content.modalPresentationStyle = .overFullScreen
    root.present(content, animated: true)
    fixture.run(for: 1.2)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    content.dismiss(animated: true)
    interaction.update(0.25)
    fixture.run(for: 0.2)
    expectLess(abs(shownAlpha - 0.75), 0.01, "\(shownAlpha)")
    interaction.update(0.5)
    fixture.frame()
    expectLess(abs(shownAlpha - 0.5), 0.01)
    interaction.cancel()
    fixture.run(for: 1)
    expectIdentical(root.presentedViewController, content)
    expectEqual(content.view.alpha, 1)
    expectFalse(content.isBeingDismissed)
    expectEqual(delegate.fade.log.last, "ended false")
    content.dismiss(animated: true)
    interaction.update(0.5)
    interaction.finish()
    fixture.run(for: 1)
    expectNil(root.presentedViewController)
    expectEqual(delegate.fade.log.last, "ended true")
  }

  /// A controller that records the calls about its appearance.
  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear \(animated)") }
  }

  /// A controller whose dismissal is cancelled appears again, and the one behind it disappears.
  @Test func aCancelledDismissalIsReportedToBothControllers() {
    let (behind, page) = (Page(), Page())
    fixture.window.rootViewController = behind
    fixture.run(for: 0.1)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    behind.present(page, animated: false)
    fixture.run(for: 0.1)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    (behind.calls, page.calls) = ([], [])
    page.dismiss(animated: true)
    interaction.update(0.25)
    fixture.run(for: 0.2)
    interaction.cancel()
    fixture.run(for: 2)
    expectIdentical(behind.presentedViewController, page)
    expectEqual(page.calls, ["will disappear true", "will appear true", "did appear true"])
    expectEqual(behind.calls, ["will appear true", "will disappear true", "did disappear true"])
  }

  /// A controller whose presentation is cancelled disappears again, and the one behind it appears.
  @Test func aCancelledPresentationIsReportedToBothControllers() {
    let (behind, page) = (Page(), Page())
    fixture.window.rootViewController = behind
    fixture.run(for: 0.1)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.presenting = interaction
    behind.calls = []
    behind.present(page, animated: true)
    interaction.update(0.25)
    fixture.run(for: 0.2)
    expectTrue(page.isBeingPresented)
    interaction.cancel()
    fixture.run(for: 2)
    expectNil(behind.presentedViewController)
    expectNil(page.presentingViewController)
    expectFalse(page.isBeingPresented)
    expectEqual(page.calls, ["will appear true", "will disappear true", "did disappear true"])
    expectEqual(behind.calls, ["will disappear true", "will appear true", "did appear true"])
  }

  @Test func alongsideAnimationsRunWithTheTransition() {
    let behind = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(behind)
    final class Dimming: UIPresentationController {
      var log: [String] = []
      var view = UIView()
      override func presentationTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in
          self.view.alpha = 0.5
        } completion: { context in
          self.log.append("completed \(!context.isCancelled)")
        }
      }
    }
    let controller = Dimming(presentedViewController: content, presenting: root)
    final class Provider: NSObject, UIViewControllerTransitioningDelegate {
      var controller: UIPresentationController?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { controller }
    }
    let provider = Provider()
    provider.controller = controller
    content.transitioningDelegate = provider
    content.modalPresentationStyle = .custom
    root.present(content, animated: true)
    expectEqual(controller.view.alpha, 0.5)
    expectEqual(controller.log, [])
    fixture.run(for: 1)
    expectEqual(controller.log, ["completed true"])
  }

  @Test func anAnimatorPushesAndPops() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = delegate
    fixture.window.rootViewController = navigation
    fixture.run(for: 0.1)
    navigation.pushViewController(content, animated: true)
    fixture.run(for: 0.5)
    expectLess(abs(shownAlpha - 0.5), 0.05, "\(shownAlpha)")
    fixture.run(for: 0.7)
    expectEqual(delegate.fade.log, ["animate", "ended true"])
    expectNotNil(content.view.window)
    expectNil(root.view.window)
    navigation.popViewController(animated: true)
    fixture.run(for: 1.2)
    expectNotNil(root.view.window)
    expectNil(content.view.window)
    expectEqual(navigation.viewControllers, [root])
    expectEqual(root.view.convert(root.view.bounds, to: nil), fixture.window.bounds)
  }

  /// A stack that is changed while an animator runs shows the new stack's page, whatever the animator does later.
  @Test func aChangedStackTakesItsViewsBackFromAnAnimator() {
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(content, animated: false)
    navigation.delegate = delegate
    fixture.window.rootViewController = navigation
    fixture.run(for: 0.1)
    navigation.popViewController(animated: true)
    fixture.run(for: 0.3)
    navigation.viewControllers.append(content)
    fixture.run(for: 2)
    expectEqual(navigation.viewControllers, [root, content])
    expectNotNil(content.view.window)
    expectNil(root.view.window)
    expectEqual(content.view.convert(content.view.bounds, to: nil), fixture.window.bounds)
  }

  /// A zoom begins at its source, which is hidden while it runs, covers the screen, and ends where it began.
  @Test(arguments: [true, false])
  func aViewZoomsOutOfItsSource(isPushed: Bool) {
    let navigation = UINavigationController(rootViewController: root)
    fixture.window.rootViewController = navigation
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    root.view.addSubview(thumbnail)
    fixture.run(for: 0.1)
    let zoomed = UIViewController()
    var asked: [UIViewController] = []
    zoomed.preferredTransition = .zoom { context in
      asked = [context.sourceViewController, context.zoomedViewController]
      return thumbnail
    }
    if isPushed { navigation.pushViewController(zoomed, animated: true) } else { root.present(zoomed, animated: true) }
    fixture.run(for: 0.02)
    expectTrue(thumbnail.isHidden)
    let early = zoomed.view.superview?.layer.presentation()?.frame ?? .null
    #expect(early.width < 200 && early.intersects(CGRect(x: 40, y: 300, width: 100, height: 100)), "\(early)")
    fixture.run(for: 1.5)
    expectEqual(zoomed.view.convert(zoomed.view.bounds, to: nil).size, fixture.window.bounds.size)
    expectFalse(thumbnail.isHidden)
    #expect(asked.count == 2 && asked[0] === root && asked[1] === zoomed)
    if isPushed { navigation.popViewController(animated: true) } else { zoomed.dismiss(animated: true) }
    fixture.run(for: 0.1)
    expectTrue(thumbnail.isHidden)
    fixture.run(for: 1.5)
    expectFalse(thumbnail.isHidden)
    expectNil(zoomed.viewIfLoaded?.window)
    expectNotNil(root.view.window)
  }

  /// The view that grows has its final layout from the beginning, at the scale at which it covers its source.
  @Test func aZoomedViewIsLaidOutBeforeItGrows() throws {
    let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
    (thumbnail.backgroundColor, thumbnail.layer.cornerRadius) = (.red, 12)
    root.view.addSubview(thumbnail)
    fixture.run(for: 0.1)
    let child = UIView()
    let zoomed = UIViewController()
    zoomed.view.addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: zoomed.view.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 20), child.topAnchor.constraint(equalTo: zoomed.view.topAnchor),
      child.leadingAnchor.constraint(equalTo: zoomed.view.leadingAnchor),
    ])
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .black
    options.alignmentRectProvider = { _ in CGRect(x: 95, y: 100, width: 200, height: 200) }
    zoomed.preferredTransition = .zoom(options: options) { _ in thumbnail }
    root.present(zoomed, animated: true)
    fixture.frame()
    expectEqual(child.layer.presentation()?.frame, CGRect(x: 0, y: 0, width: 195, height: 20))
    let view = try #require(zoomed.view)
    let clip = try #require(view.superview)
    let early = try #require(clip.layer.presentation())
    expectEqual(early.frame, thumbnail.frame)
    expectEqual(early.cornerRadius, 12)
    // A scale of a half, at which the middle of the aligned rectangle is in the middle of the source.
    let grown = try #require(view.layer.presentation())
    expectEqual(grown.affineTransform().a, 0.5)
    expectEqual(grown.position, CGPoint(x: 50, y: 50 + (422 - 200) * 0.5))
    let dimming = try #require(clip.superview?.subviews.first { $0.backgroundColor == .black })
    expectEqual(dimming.layer.presentation()?.opacity, 0)
    expectEqual(dimming.frame, fixture.window.bounds)
    let copy = try #require(clip.subviews.last)
    expectEqual(copy.layer.presentation()?.opacity, 1)
    fixture.run(for: 2)
    expectNil(dimming.superview)
    expectEqual(view.frame, fixture.window.bounds)
    expectEqual(view.transform, .identity)
  }

  /// An animator exchanges tabs; a second choice ends the first one's transition at once.
  @Test func anAnimatorExchangesTabs() {
    final class Fader: NSObject, UITabBarControllerDelegate {
      let fade = Fade()
      func tabBarController(
        _ controller: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
    }
    let (tabs, fader) = (UITabBarController(), Fader())
    tabs.viewControllers = [root, content, UIViewController()]
    tabs.delegate = fader
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    tabs.selectedIndex = 1
    fixture.run(for: 0.5)
    #expect(root.view.window != nil && content.view.window != nil && content.view.alpha == 1)
    expectEqual(fader.fade.log, ["animate"])
    fixture.run(for: 1)
    expectNil(root.viewIfLoaded?.window)
    expectEqual(fader.fade.log, ["animate", "ended true"])
    tabs.selectedIndex = 0
    fixture.run(for: 0.2)
    tabs.selectedIndex = 2
    expectEqual(fader.fade.log.suffix(2), ["ended true", "animate"])
    fixture.run(for: 2)
    #expect(root.viewIfLoaded?.window == nil && content.viewIfLoaded?.window == nil)
    #expect(tabs.selectedViewController?.view.window != nil)
  }

  /// A tab whose exchange is cancelled disappears again, and the one before it appears.
  @Test func aCancelledExchangeOfTabsIsReportedToBothControllers() {
    final class Fader: NSObject, UITabBarControllerDelegate {
      let fade = Fade()
      let interaction = UIPercentDrivenInteractiveTransition()
      func tabBarController(
        _ controller: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
      func tabBarController(
        _ controller: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }
    let (tabs, fader, old, new) = (UITabBarController(), Fader(), Page(), Page())
    tabs.viewControllers = [old, new]
    tabs.delegate = fader
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    (old.calls, new.calls) = ([], [])
    tabs.selectedIndex = 1
    fader.interaction.update(0.25)
    fixture.run(for: 0.2)
    fader.interaction.cancel()
    fixture.run(for: 2)
    expectEqual(tabs.selectedIndex, 0)
    expectEqual(new.calls, ["will appear true", "will disappear true", "did disappear true"])
    expectEqual(old.calls, ["will disappear true", "will appear true", "did appear true"])
  }
}
