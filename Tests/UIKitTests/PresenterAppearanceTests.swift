import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The calls that the controller behind a presented one gets. UIKit documents that its view stays where it is in every style
/// except `fullScreen` and `currentContext`, unless a presentation controller removes it.
@MainActor
struct PresenterAppearanceTests {
  private final class Provider: NSObject, UIViewControllerTransitioningDelegate {
    final class Card: UIPresentationController {
      var removesPresenter = false
      override var shouldRemovePresentersView: Bool { removesPresenter }
    }
    var removesPresenter = false

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let card = Card(presentedViewController: presented, presenting: presenting)
      card.removesPresenter = removesPresenter
      return card
    }
  }

  private let fixture = NavigationFixture()

  /// The calls that the first page receives while another is presented, and while it is dismissed.
  private func calls(presenting page: UIViewController, animated: Bool) -> [[String]] {
    func calls() -> [String] {
      fixture.run(for: 1)
      return fixture.read().filter { $0.hasPrefix("first ") }
    }
    _ = fixture.read()
    fixture.first.present(page, animated: animated)
    let before = calls()
    expectNotNil(page.viewIfLoaded?.window)
    page.dismiss(animated: animated)
    return [before, calls()]
  }

  private func removed(_ animated: Bool) -> [[String]] {
    [["willDisappear", "didDisappear"], ["willAppear", "isAppearing", "didAppear"]].map { calls in
      calls.map { "first \($0) \(animated)" }
    }
  }

  @Test(
    arguments: [
      .overFullScreen, .overCurrentContext, .automatic, .pageSheet, .formSheet, .popover, .custom,
    ] as [UIModalPresentationStyle], [false, true])
  func presenterStaysBehindOtherViews(style: UIModalPresentationStyle, animated: Bool) {
    let page = UIViewController()
    page.modalPresentationStyle = style
    expectEqual(calls(presenting: page, animated: animated), [[], []], "\(style)")
  }

  @Test(arguments: [.fullScreen, .currentContext] as [UIModalPresentationStyle], [false, true])
  func coveringStylesRemoveThePresenter(style: UIModalPresentationStyle, animated: Bool) {
    let page = UIViewController()
    page.modalPresentationStyle = style
    expectEqual(calls(presenting: page, animated: animated), removed(animated), "\(style)")
  }

  /// A context that the presented view covers gets the same calls as a presenter that fills the window.
  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func definedContextDisappearsOnlyWhenRemoved(style: UIModalPresentationStyle) {
    fixture.first.definesPresentationContext = true
    let page = UIViewController()
    page.modalPresentationStyle = style
    expectEqual(calls(presenting: page, animated: true), style == .currentContext ? removed(true) : [[], []])
  }

  @Test(arguments: [false, true], [false, true])
  func customControllerDecidesWhetherThePresenterStays(removes: Bool, animated: Bool) {
    let provider = Provider()
    provider.removesPresenter = removes
    let page = UIViewController()
    (page.modalPresentationStyle, page.transitioningDelegate) = (.custom, provider)
    expectEqual(calls(presenting: page, animated: animated), removes ? removed(animated) : [[], []])
  }
}
