import Foundation
import Testing
import UIKit

/// A presentation controller as apps write them: a dimming view of its own, and a card at the bottom.
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
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
  }

  @Test func aCustomControllerPlacesItsViewAndIsToldOfEveryStep() throws {
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

  @Test func everyPresentationAsksForAControllerAnew() {
    for _ in 0..<3 {
      root.present(card, animated: false)
      root.dismiss(animated: false)
    }
    #expect(delegate.made.count == 3)
  }

  @Test func withoutADelegateACustomPresentationCoversTheWindow() {
    card.transitioningDelegate = nil
    root.present(card, animated: false)
    #expect(card.view.frame == window.bounds)
    root.dismiss(animated: false)
  }
}
