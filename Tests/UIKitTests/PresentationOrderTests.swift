import DeviceSupport
import Foundation
import Synchronization
import TestSupport
import Testing
import UIKit

/// Tests the calls that presentation controllers receive, and the heights of sheets.
@MainActor
struct PresentationOrderTests {
  private let device = TestDevice.phone()
  private let root = UIViewController()
  private let content = UIViewController()

  init() {
    device.window.rootViewController = root
    device.run(for: 0.1)
  }

  private final class Frame: UIPresentationController {
    var log: [String] = []
    var layouts = 0

    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 200, height: 300) }
    override func presentationTransitionWillBegin() {
      log.append("will present, being presented: \(presentedViewController.isBeingPresented)")
      log.append("in the window: \(containerView?.window != nil), over \(containerView?.subviews.count ?? -1) views")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present: \(completed)") }
    override func dismissalTransitionWillBegin() {
      log.append("will dismiss, being dismissed: \(presentedViewController.isBeingDismissed)")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      log.append("did dismiss: \(completed), in the window: \(presentedView?.window != nil)")
    }
    override func containerViewWillLayoutSubviews() { layouts += 1 }
    override func containerViewDidLayoutSubviews() { layouts -= 1 }
  }

  private final class Owner: NSObject, UIViewControllerTransitioningDelegate {
    var frame: Frame?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      frame = Frame(presentedViewController: presented, presenting: presenting)
      return frame
    }
  }

  /// The order that Apple documents for custom presentation controllers.
  @Test(arguments: [false, true]) func aCustomControllerIsToldOfBothTransitions(animated: Bool) {
    let owner = Owner()
    (content.modalPresentationStyle, content.transitioningDelegate) = (.custom, owner)
    root.present(content, animated: animated)
    if animated {
      expectEqual(
        owner.frame?.log, ["will present, being presented: true", "in the window: true, over 0 views"])
      device.run(for: 1)
    }
    expectEqual(
      owner.frame?.log,
      ["will present, being presented: true", "in the window: true, over 0 views", "did present: true"])
    device.run(for: 0.1)
    expectEqual(owner.frame?.layouts, 0)
    expectEqual(content.view.frame, CGRect(x: 20, y: 100, width: 200, height: 300))
    expectIdentical(owner.frame?.presentingViewController, root)
    expectIdentical(owner.frame?.presentedView, content.view)
    expectIdentical(content.presentationController, owner.frame)
    owner.frame?.log = []
    content.dismiss(animated: animated)
    if animated {
      expectEqual(owner.frame?.log, ["will dismiss, being dismissed: true"])
      device.run(for: 1)
    }
    expectEqual(owner.frame?.log.first, "will dismiss, being dismissed: true")
    expectEqual(owner.frame?.log.count, 2)
    expectTrue(owner.frame?.log.last?.hasPrefix("did dismiss: true") == true)
    expectNil(owner.frame?.containerView)
    expectEqual([content.isBeingPresented, content.isBeingDismissed], [false, false])
  }

  @Test func defaultsOfAPresentationController() {
    let controller = UIPresentationController(presentedViewController: content, presenting: root)
    expectTrue(controller.shouldPresentInFullscreen)
    expectFalse(controller.shouldRemovePresentersView)
    expectEqual(controller.adaptivePresentationStyle, .none)
    expectEqual(controller.adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact)), .none)
    expectEqual(controller.frameOfPresentedViewInContainerView, .zero)
    content.preferredContentSize = CGSize(width: 7, height: 8)
    expectEqual(controller.preferredContentSize, CGSize(width: 7, height: 8))
    let size = CGSize(width: 3, height: 4)
    expectEqual(controller.size(forChildContentContainer: content, withParentContainerSize: size), size)
    expectNil(controller.presentedView)
    content.loadViewIfNeeded()
    expectIdentical(controller.presentedView, content.view)
    expectIdentical(controller.presentingViewController, root)
    let alone = UIPresentationController(presentedViewController: content, presenting: nil)
    expectIdentical(alone.presentingViewController, content)
  }

  private final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection = UITraitCollection()
    var maximumDetentValue: CGFloat = 800
  }

  /// A detent is at most as high as the context says, and a `nil` or no number is no detent.
  @Test func detentsAreResolvedInAnyContext() {
    let context = Context()
    func value(_ height: CGFloat?) -> CGFloat? {
      UISheetPresentationController.Detent.custom { _ in height }.resolvedValue(in: context)
    }
    expectEqual([value(300), value(900), value(-4), value(nil), value(.nan)], [300, 800, 0, nil, nil])
    expectEqual(UISheetPresentationController.Detent.medium().resolvedValue(in: context), 400)
    expectEqual(UISheetPresentationController.Detent.large().resolvedValue(in: context), 800)
    expectEqual(UISheetPresentationController.Detent.medium().identifier.rawValue, "com.apple.UIKit.medium")
    expectEqual(UISheetPresentationController.Detent.large().identifier.rawValue, "com.apple.UIKit.large")
    let named = UISheetPresentationController.Detent.custom(identifier: .init("mine")) { $0.maximumDetentValue / 4 }
    expectEqual(named.identifier, .init(rawValue: "mine"))
    expectEqual(named.resolvedValue(in: context), 200)
  }

  @Test func invalidatedDetentsAreAskedAgain() {
    let heights = Mutex<CGFloat>(200)
    content.sheetPresentationController?.detents = [.custom { _ in heights.withLock { $0 } }]
    root.present(content, animated: false)
    device.run(for: 0.1)
    let bottom = device.window.safeAreaInsets.bottom
    expectEqual(content.view.frame.height, 200 + bottom)
    heights.withLock { $0 = 320 }
    content.sheetPresentationController?.invalidateDetents()
    device.run(for: 0.1)
    expectEqual(content.view.frame.height, 320 + bottom)
    heights.withLock { $0 = 150 }
    content.sheetPresentationController?.animateChanges { content.sheetPresentationController?.invalidateDetents() }
    device.run(for: 1)
    expectEqual(content.view.frame.height, 150 + bottom)
    expectEqual(content.view.frame.maxY, device.window.bounds.maxY)
  }

  private final class Diary: NSObject, UISheetPresentationControllerDelegate {
    var log: [String] = []
    var mayDismiss = true
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { log.append("attempt") }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      log.append(sheet.selectedDetentIdentifier?.rawValue.components(separatedBy: ".").last ?? "none")
    }
  }

  /// The delegate is told of what the user does, and not of what the app does.
  @Test func theDelegateIsToldOfTheUsersChanges() {
    let diary = Diary()
    let sheet = content.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.delegate = diary
    root.present(content, animated: false)
    device.run(for: 0.1)
    sheet?.selectedDetentIdentifier = .large
    sheet?.selectedDetentIdentifier = .medium
    device.run(for: 0.5)
    expectEqual(diary.log, [])
    let top = content.view.frame.minY
    device.drag(from: CGPoint(x: 195, y: top + 20), to: CGPoint(x: 195, y: 80), in: 0.5, rest: 0.3)
    device.run(for: 1)
    expectEqual(diary.log, ["large"])
    diary.log = []
    diary.mayDismiss = false
    device.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 820), in: 0.4)
    device.run(for: 1)
    expectEqual(diary.log.filter { $0 != "medium" && $0 != "large" }, ["should", "attempt"])
    expectIdentical(root.presentedViewController, content)
    diary.log = []
    content.isModalInPresentation = true
    device.tap(CGPoint(x: 195, y: 20))
    device.run(for: 1)
    expectEqual(diary.log, ["attempt"])
    (content.isModalInPresentation, diary.mayDismiss) = (false, true)
    diary.log = []
    device.tap(CGPoint(x: 195, y: 20))
    expectEqual(diary.log, ["should", "will"])
    device.run(for: 1)
    expectEqual(diary.log, ["should", "will", "did"])
    diary.log = []
    root.present(content, animated: false)
    content.dismiss(animated: false)
    expectEqual(diary.log, [])
  }

  /// Coordinators of rotations run at once, without animation.
  @Test func aRotationHasACoordinator() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(size.width))×\(Int(size.height))")
        let facts = [
          coordinator.isAnimated, coordinator.isCancelled, coordinator.isInteractive, coordinator.initiallyInteractive,
        ]
        expectEqual(facts, [false, false, false, false])
        expectEqual([coordinator.transitionDuration, Double(coordinator.percentComplete)], [0, 0])
        expectEqual(coordinator.completionVelocity, 0)
        expectEqual(coordinator.completionCurve, .easeInOut)
        expectNil(coordinator.view(forKey: .from))
        expectNil(coordinator.viewController(forKey: .to))
        coordinator.notifyWhenInteractionChanges { _ in self.log.append("interaction") }
        let isAccepted = coordinator.animate { [weak self] _ in
          self?.log.append("along \(Int(self?.view.bounds.width ?? 0))")
        } completion: { [weak self] _ in
          self?.log.append("done")
        }
        expectTrue(isAccepted)
      }
    }
    let page = Page()
    root.addChild(page)
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
    page.view.frame = root.view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    device.run(for: 0.1)
    device.root.environment.size = CGSize(width: 844, height: 390)
    device.frame()
    expectEqual(page.log, ["will 390×844", "along 844", "done"], "a child is told of its own size")
  }

  private final class Coordinator: NSObject, UIViewControllerTransitionCoordinator {
    let containerView = UIView()
    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isCancelled: Bool { false }
    var initiallyInteractive: Bool { false }
    var isInteractive: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 0 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func animate(
      alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
      completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }
    func notifyWhenInteractionChanges(
      _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { handler(self) }
  }

  @Test func aCoordinatorTellsOfTheEndOfAnInteraction() {
    var count = 0
    Coordinator().notifyWhenInteractionEnds { _ in count += 1 }
    expectEqual(count, 1)
    expectTrue(Coordinator().animate(alongsideTransition: nil))
    expectTrue(Coordinator().animateAlongsideTransition(in: nil, animation: nil))
  }
}
