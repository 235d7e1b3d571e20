import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Members of views, layers, windows and controllers that other suites do not use.
@MainActor
struct ViewMemberTests {
  let device = TestDevice()

  @Test func aListOfRecognizersReplacesTheOldOnes() {
    let view = UIView()
    let (one, two, three) = (UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    view.gestureRecognizers = [one, two]
    view.gestureRecognizers = [two, three]
    expectEqual(view.gestureRecognizers, [two, three])
    expectNil(one.view)
    expectIdentical(three.view, view)
    view.gestureRecognizers = nil
    expectNil(two.view)
    expectTrue(view.gestureRecognizers?.isEmpty ?? true)
  }

  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var log: [String] = []
    func willMove(to view: UIView?) { log.append("will \(view == nil ? "leave" : "come")") }
    func didMove(to view: UIView?) {
      self.view = view
      log.append("did \(view == nil ? "leave" : "come")")
    }
  }

  @Test func aListOfInteractionsReplacesTheOldOnes() {
    let view = UIView()
    let (one, two) = (Interaction(), Interaction())
    view.interactions = [one]
    view.interactions = [one, two]
    expectEqual(one.log, ["will come", "did come"])
    expectEqual(view.interactions.count, 2)
    view.interactions = [two]
    expectEqual(one.log.suffix(2), ["will leave", "did leave"])
    expectIdentical(view.interactions.first, two)
  }

  @Test func aViewWithoutAnimationsChangesAtOnce() {
    device.frame()
    let view = device.add(rect(0, 0, 10, 10), .red)
    expectTrue(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    var ended: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ended.append($0) })
    UIView.setAnimationsEnabled(true)
    device.frame()
    expectEqual(view.layer.presentation()?.opacity, 0)
    device.run(for: 0.1)
    expectEqual(ended, [true])
  }

  @Test func directionsFollowTheAttribute() {
    typealias Direction = UIUserInterfaceLayoutDirection
    // The direction of the latest device is the app's.
    let device = TestDevice()
    let expected: [(UISemanticContentAttribute, Direction)] = [
      (.unspecified, .leftToRight), (.playback, .leftToRight), (.spatial, .leftToRight),
      (.forceLeftToRight, .leftToRight), (.forceRightToLeft, .rightToLeft),
    ]
    for (attribute, direction) in expected {
      expectEqual(UIView.userInterfaceLayoutDirection(for: attribute), direction, "\(attribute.rawValue)")
    }
    withExtendedLifetime(device) {}
  }

  @Test func aLayersLayoutIsItsViews() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: rect(0, 0, 10, 10))
    device.window.addSubview(view)
    device.frame()
    let before = view.layouts
    view.layer.layoutIfNeeded()
    expectEqual(view.layouts, before)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    expectEqual(view.layouts, before + 1)
  }

  @Test func windowsAreTheScenes() {
    device.frame()
    expectTrue(UIApplication.shared.windows.contains { $0 === device.window })
    let window = UIWindow(frame: rect(0, 0, 10, 10))
    expectTrue(window.isHidden)
    window.isHidden = false
    expectTrue(UIApplication.shared.windows.contains { $0 === window })
  }

  @Test func aControllerIsShownByItsContainer() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.viewControllers = [first]
    device.window.rootViewController = stack
    device.run(for: 0.1)
    first.show(second, sender: nil)
    device.run(for: 1)
    expectEqual(stack.viewControllers, [first, second])
    expectIdentical(stack.visibleViewController, second)
    second.showDetailViewController(third, sender: nil)
    device.run(for: 1)
    expectEqual(stack.viewControllers, [first, second])
    expectIdentical(second.presentedViewController, third, "there is no split view controller to show it")
    let alone = UIViewController()
    device.window.rootViewController = alone
    device.run(for: 0.1)
    let shown = UIViewController()
    alone.show(shown, sender: nil)
    device.run(for: 1)
    expectIdentical(alone.presentedViewController, shown)
    expectIdentical(shown.presentationController?.presentedViewController, shown)
    expectIdentical(stack.interactivePopGestureRecognizer?.view, stack.view)
  }

  @Test func tabsShowInTheSelectedStack() {
    let (first, second) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    device.window.rootViewController = tabs
    device.run(for: 0.1)
    tabs.show(second, sender: nil)
    device.run(for: 1)
    expectEqual(stack.viewControllers, [first, second])
    expectIdentical(tabs.childForStatusBarStyle, stack)
    expectIdentical(tabs.childForStatusBarHidden, stack)
    tabs.selectedIndex = 1
    expectIdentical(tabs.childForStatusBarStyle, tabs.viewControllers?[1])
  }

  @Test func appearanceTransitionsAreForwarded() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will appear \(animated)") }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear \(animated)") }
      override func viewWillDisappear(_ animated: Bool) { log.append("will disappear \(animated)") }
      override func viewDidDisappear(_ animated: Bool) { log.append("did disappear \(animated)") }
    }
    let page = Page()
    page.loadViewIfNeeded()
    page.beginAppearanceTransition(true, animated: true)
    expectEqual(page.log, ["will appear true"])
    page.endAppearanceTransition()
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    expectEqual(page.log, ["will appear true", "did appear true", "will disappear false", "did disappear false"])
  }

  /// Tests call the transition of a controller whose view nothing has asked for.
  @Test func aControllerThatAppearsHasItsViewLoaded() {
    final class Page: UIViewController {
      var log: [String] = []
      override func viewDidLoad() { log.append("did load") }
      override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    }
    let page = Page()
    page.beginAppearanceTransition(false, animated: false)
    page.endAppearanceTransition()
    expectFalse(page.isViewLoaded)
    page.beginAppearanceTransition(true, animated: false)
    page.endAppearanceTransition()
    expectEqual(page.log, ["did load", "will appear", "did appear"])
  }

  @Test func imagesAreMadeDrawnAndKept() throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 4, 2))
    }
    let image = try #require(red.cgImage)
    expectEqual(image.bytesPerRow, 4 * image.width)
    expectEqual(image.width, 2 * image.height)
    expectEqual(image.bitsPerPixel, 32)
    expectEqual(image.bitsPerComponent, 8)
    expectEqual(image, image)
    for system in [UIImage.add, .remove, .strokedCheckmark, .actions] { expectGreater(system.size.width, 0) }
    expectIdentical(red.preparingForDisplay(), red)
    expectEqual(red.preparingThumbnail(of: CGSize(width: 2, height: 1))?.size, CGSize(width: 2, height: 1))
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      red.draw(at: CGPoint(x: 3, y: 5))
    }
    expectEqual(drawn.size, CGSize(width: 10, height: 10))
    expectNil(UIImage(contentsOfFile: "/nowhere/picture.png"))
    expectNil(UIImage(named: "there is no such picture", in: nil, with: nil))
  }

  @Test func textIsDrawnInRectanglesAndAtPoints() {
    final class Canvas: UIView {
      override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16)]
        "at".draw(at: CGPoint(x: 1, y: 2), withAttributes: attributes)
        "in a box".draw(in: CGRect(x: 5, y: 30, width: 40, height: 90), withAttributes: attributes)
        ("NS" as NSString).draw(at: CGPoint(x: 3, y: 90), withAttributes: attributes)
      }
    }
    device.window.addSubview(Canvas(frame: rect(0, 0, 100, 150)))
    expectEqual(device.drawnTexts(), ["at", "in a", "box", "NS"])
    let size = ("abcd" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
    expectEqual(size.width, 32)
    expectEqual("abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)]), size)
  }
}
