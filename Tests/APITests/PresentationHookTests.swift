import Foundation
import Testing
import UIKit

/// A custom presentation controller with a dimming view and a card at the bottom.
private final class CardController: UIPresentationController {
  var log: [String] = []
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    let isOnScreen = containerView?.window != nil && presentedView?.superview == nil
    log.append("will present\(isOnScreen ? "" : " too late")")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { log.append("did present \(completed)") }

  override func dismissalTransitionWillBegin() {
    log.append("will dismiss\(containerView == nil ? " too late" : "")")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.append("did dismiss \(completed)")
    dimming.removeFromSuperview()
  }

  override func containerViewWillLayoutSubviews() { log.append("will lay out") }
  override func containerViewDidLayoutSubviews() { log.append("did lay out") }
}

private final class CardDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var made: [CardController] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = CardController(presentedViewController: presented, presenting: presenting)
    made.append(controller)
    return controller
  }
}

@MainActor
struct PresentationHookTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let root = UIViewController()
  private let delegate = CardDelegate()
  private let card = UIViewController()

  init() {
    window.rootViewController = root
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
  }

  /// Shows the window until the end of `body`, since it would cover the screens of tests that run in between.
  private func onScreen(_ body: () throws -> Void) rethrows {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    try body()
  }

  @Test func customControllerPlacesViewAndReceivesEachStep() throws {
    try onScreen {
      root.present(card, animated: false)
      let controller = try #require(delegate.made.first)
      #expect(delegate.made.count == 1 && card.presentationController === controller)
      #expect(card.view.frame == CGRect(x: 0, y: 400, width: 300, height: 200))
      #expect(controller.dimming.superview === controller.containerView)
      #expect(controller.log.filter { !$0.contains("lay out") } == ["will present", "did present true"])
      #expect(controller.log.contains("will lay out") && controller.log.last != "will lay out")
      controller.log = []
      root.dismiss(animated: false)
      #expect(controller.log.filter { !$0.contains("lay out") } == ["will dismiss", "did dismiss true"])
      #expect(controller.containerView == nil && card.view.window == nil && root.presentedViewController == nil)
    }
  }

  @Test func everyPresentationRequestsNewController() {
    onScreen {
      for _ in 0..<3 {
        root.present(card, animated: false)
        root.dismiss(animated: false)
      }
      #expect(delegate.made.count == 3)
    }
  }

  @Test func customPresentationWithoutDelegateCoversWindow() {
    onScreen {
      card.transitioningDelegate = nil
      root.present(card, animated: false)
      #expect(card.view.frame == window.bounds)
      root.dismiss(animated: false)
    }
  }

  /// The presentation covers the window unless its controller specifies otherwise.
  @Test func currentContextPresentationCoversItsContext() throws {
    try onScreen {
      let inner = UIViewController()
      inner.definesPresentationContext = true
      root.addChild(inner)
      inner.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
      root.view.addSubview(inner.view)
      inner.didMove(toParent: root)
      let own = ContextDelegate()
      card.transitioningDelegate = own
      inner.present(card, animated: false)
      let controller = try #require(card.presentationController)
      let container = try #require(controller.containerView)
      #expect(container.convert(container.bounds, to: nil) == CGRect(x: 10, y: 20, width: 200, height: 300))
      #expect(card.presentingViewController === inner && inner.presentedViewController === card)
      #expect(root.presentedViewController == nil)
      card.dismiss(animated: false)
      #expect(inner.presentedViewController == nil && card.view.window == nil && card.presentingViewController == nil)
    }
  }

  @Test func currentContextIsTheNearestThatIsDefined() {
    onScreen {
      let inner = UIViewController()
      root.addChild(inner)
      inner.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
      root.view.addSubview(inner.view)
      inner.didMove(toParent: root)
      let plain = UIViewController()
      plain.modalPresentationStyle = .overCurrentContext
      inner.present(plain, animated: false)
      #expect(
        plain.presentingViewController === root
          && plain.view.convert(plain.view.bounds, to: nil).size == root.view.bounds.size)
      inner.dismiss(animated: false)
      #expect(root.presentedViewController == nil)
      inner.definesPresentationContext = true
      inner.present(plain, animated: false)
      #expect(plain.presentingViewController === inner)
      #expect(plain.view.convert(plain.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 200, height: 300))
    }
  }
}

private final class ContextController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { false }
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
}

private final class ContextDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ContextController(presentedViewController: presented, presenting: presenting)
  }
}
