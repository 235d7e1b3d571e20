import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct NavigationBarSafeAreaTests {
  /// Apps divide the offset by the width of the view, to show the page in a page control.
  @Test(arguments: [false, true])
  func aScrollViewThatWaitsForItsFrameDoesNotScroll(_ isPushed: Bool) {
    final class Pager: UIViewController, UIScrollViewDelegate {
      let scroll = UIScrollView()
      var widths: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.delegate = self
        scroll.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
          scroll.topAnchor.constraint(equalTo: view.topAnchor),
          scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scroll.widthAnchor.constraint(equalTo: view.widthAnchor),
          scroll.heightAnchor.constraint(equalTo: view.heightAnchor),
        ])
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { widths.append(scrollView.frame.width) }
    }
    let device = TestDevice.phone(draws: false)
    let pager = Pager()
    let navigation = UINavigationController(rootViewController: isPushed ? UIViewController() : pager)
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    if isPushed { navigation.pushViewController(pager, animated: true) }
    device.run(for: 1)
    expectFalse(pager.widths.contains(0))
    expectEqual(pager.scroll.contentOffset.y, -pager.scroll.adjustedContentInset.top)
    expectGreater(pager.scroll.adjustedContentInset.top, 40)
  }

  @Test(arguments: [false, true]) func buttonsAvoidTheNotchOnEitherSide(isRightToLeft: Bool) throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let harness = TestDevice(size: CGSize(width: 844, height: 390), safeArea: insets)
    harness.root.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let page = UIViewController()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: nil)
    harness.window.rootViewController = UINavigationController(rootViewController: page)
    harness.frame()
    for word in ["Edit", "Done"] {
      let label = try #require(harness.window.label(saying: word))
      let frame = label.convert(label.bounds, to: harness.window)
      expectAtLeast(frame.minX, 47, "\(word): \(frame)")
      expectAtMost(frame.maxX, 844 - 47, "\(word): \(frame)")
    }
  }
}
