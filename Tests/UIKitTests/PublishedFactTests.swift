import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Behavior of views, paths and controllers on which the tests of published libraries rely.
@MainActor struct PublishedFactTests {
  private let device = TestDevice.phone()

  @Test func theBoundaryBelongsToAPath() {
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    for point in [(0, 0), (10, 0), (10, 20), (0, 20), (5, 20), (10, 7)] {
      expectTrue(square.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    for point in [(10.001, 5), (5, 20.001), (-0.001, 5), (10, 20.001), (10, -1)] {
      expectTrue(!square.contains(CGPoint(x: point.0, y: point.1)), "\(point)")
    }
    let slanted = CGMutablePath()
    slanted.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 30), CGPoint(x: 0, y: 40)])
    slanted.closeSubpath()
    expectTrue(slanted.contains(CGPoint(x: 20, y: 5)) && slanted.contains(CGPoint(x: 20, y: 35)))
    expectTrue(!slanted.contains(CGPoint(x: 20, y: 4.99)) && !slanted.contains(CGPoint(x: 20, y: 35.01)))
  }

  @Test func aRectangleWithoutAreaIntersectsWhereItsOriginIsInside() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100)
    let empty = { CGRect(x: $0, y: $1, width: 0, height: 0) }
    expectTrue(rect.intersects(empty(10, 10)) && rect.intersects(empty(50, 50)) && empty(10, 10).intersects(rect))
    expectTrue(!rect.intersects(empty(110, 50)) && !rect.intersects(empty(50, 110)) && !rect.intersects(empty(9, 50)))
    expectEqual(rect.intersection(empty(10, 10)), empty(10, 10))
  }

  @Test func anAnimatedOffsetArrivesAtOnceOutsideOfAWindow() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 100)
    view.setContentOffset(CGPoint(x: 200, y: 0), animated: true)
    expectEqual(view.contentOffset.x, 200)
    device.window.addSubview(view)
    view.setContentOffset(CGPoint(x: 300, y: 0), animated: true)
    expectEqual(view.contentOffset.x, 200)
    device.run(for: 1)
    expectEqual(view.contentOffset.x, 300)
  }

  @Test func aSnapshotIsTakenOfAViewThatWasNeverOnScreen() {
    let view = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = .red
    expectEqual(view.snapshotView(afterScreenUpdates: true)?.frame.size, CGSize(width: 30, height: 20))
    expectNil(view.snapshotView(afterScreenUpdates: false))
  }

  /// Nothing keeps the controller of a window that was hidden before its first frame.
  @Test func controllersOfHiddenWindowsAreReleased() {
    device.becomeCurrent()
    weak var known: UIViewController?
    func show() {
      let controller = UIViewController()
      known = controller
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = controller
      window.isHidden = false
      window.isHidden = true
    }
    show()
    device.step()
    expectNil(known)
  }

  private final class Fading: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    weak var presenter: UIViewController?
    var log: [String] = []

    private func note(_ name: String) {
      let (shown, coordinator) = (presenter?.presentedViewController, presenter?.transitionCoordinator)
      log.append("\(name) \(shown != nil) \(coordinator != nil)")
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      note("animator")
      return self
    }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
      -> (any UIViewControllerInteractiveTransitioning)?
    {
      note("interaction")
      return nil
    }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      note("transition")
      UIView.animate(withDuration: 0.2) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  /// The presenter knows the controller that is leaving, and its transition, until both have ended.
  @Test func thePresenterKnowsWhomItDismisses() {
    let (root, second, fading) = (UIViewController(), UIViewController(), Fading())
    device.window.rootViewController = root
    device.frame()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = fading
    fading.presenter = root
    root.present(second, animated: false)
    device.step()
    var ends = 0
    root.dismiss(animated: true) { ends += 1 }
    root.dismiss(animated: true) { ends += 1 }
    expectIdentical(root.presentedViewController, second)
    device.run(for: 1)
    expectEqual(fading.log, ["animator true true", "interaction true true", "transition true true"])
    expectNil(root.presentedViewController)
    expectEqual(ends, 2)
  }

  private final class Pushing: UIViewController {
    let second = UIViewController()
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationController?.pushViewController(second, animated: true)
    }
  }

  /// A controller that pushes another one while its own view is loaded is covered by it.
  @Test(arguments: [false, true]) func aPushWhileTheRootIsLoadedEndsInFront(isInWindow: Bool) throws {
    let (navigation, first) = (UINavigationController(), Pushing())
    if isInWindow {
      device.window.rootViewController = navigation
      device.frame()
    }
    navigation.viewControllers = [first]
    if !isInWindow { device.window.rootViewController = navigation }
    device.run(for: 1)
    expectIdentical(navigation.topViewController, first.second)
    let middle = CGPoint(x: 195, y: 500)
    expectIdentical(device.window.hitTest(middle, with: nil), first.second.view)
    expectNil(first.viewIfLoaded?.window)
  }

  private final class Card: UIView {
    let label = UILabel()
    lazy var width = label.widthAnchor.constraint(equalToConstant: 50)
    var callsSuper = false
    var widthInLayout: CGFloat?
    var seen: [CGRect] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
      NSLayoutConstraint.activate([
        width, label.heightAnchor.constraint(equalToConstant: 20),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }

    override func layoutSubviews() {
      if let widthInLayout { width.constant = widthInLayout }
      if callsSuper { super.layoutSubviews() }
      seen.append(label.frame)
    }
  }

  /// Subviews have the frames of their constraints when `layoutSubviews()` is called, whether it calls `super` or not.
  @Test(arguments: [false, true]) func constraintsAreAppliedBeforeSubviewsAreLaidOut(callsSuper: Bool) {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.callsSuper = callsSuper
    device.window.addSubview(card)
    device.frame()
    expectEqual(card.seen, [CGRect(x: 16, y: 64, width: 50, height: 20)])
    card.frame.size.height = 200
    device.step()
    expectEqual(card.seen.last, CGRect(x: 16, y: 164, width: 50, height: 20))
    // A constraint that changes before `super` is called is part of this layout.
    card.callsSuper = true
    card.widthInLayout = 80
    card.setNeedsLayout()
    card.layoutIfNeeded()
    expectEqual(card.seen.last, CGRect(x: 16, y: 164, width: 80, height: 20))
  }
}
