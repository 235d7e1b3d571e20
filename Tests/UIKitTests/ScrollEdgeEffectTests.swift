import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The effects by which bars stand out from content that is scrolled below them.
@MainActor
struct ScrollEdgeEffectTests {
  /// A table in a navigation controller in a tab bar controller, scrolled to its middle.
  private final class Phone: Fixture {
    let device = TestDevice.phone(scale: 2, safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let table = UIScrollView(frame: .zero)
    let tabs = UITabBarController()
    let navigation: UINavigationController

    init() {
      let page = UIViewController()
      page.view = table
      table.contentSize = CGSize(width: 390, height: 3_000)
      navigation = UINavigationController(rootViewController: page)
      tabs.viewControllers = [navigation]
      device.window.rootViewController = tabs
      run(for: 0.1)
      table.contentOffset.y = 500
      run(for: 0.1)
    }

    /// The opacities of the background over content and of its line.
    var top: [CGFloat] {
      let parts = navigation.navigationBar.subviews
      let backgrounds = parts.compactMap { $0 as? UIVisualEffectView }
      let lines = parts.filter { $0.frame.height == 0.5 }
      return [backgrounds.last?.alpha ?? .nan, lines.last?.alpha ?? .nan]
    }

    /// The opacity of the tab bar's background, and whether it has a line.
    var bottom: (opacity: CGFloat, line: Bool) {
      let background = tabs.tabBar.subviews.first
      let line = background?.subviews.first { $0.frame.height == 0.5 }
      return (background?.alpha ?? .nan, line?.backgroundColor != nil)
    }
  }

  @Test func effectsHaveTheirDefaults() {
    let view = UIScrollView()
    for effect in [view.topEdgeEffect, view.leftEdgeEffect, view.bottomEdgeEffect, view.rightEdgeEffect] {
      expectFalse(effect.isHidden)
      expectTrue(effect.style === UIScrollEdgeEffect.Style.automatic)
      effect.style = .hard
      expectTrue(effect.style == .hard)
    }
    expectTrue(view.topEdgeEffect === view.topEdgeEffect)
    expectFalse(view.topEdgeEffect === view.bottomEdgeEffect)
  }

  @Test func barsHaveNoBackgroundOverHiddenEffects() {
    let phone = Phone()
    expectEqual(phone.top, [1, 1])
    expectEqual(phone.bottom.opacity, 1)
    phone.table.topEdgeEffect.isHidden = true
    phone.table.bottomEdgeEffect.isHidden = true
    phone.run(for: 0.1)
    expectEqual(phone.top, [0, 0])
    expectEqual(phone.bottom.opacity, 0)
    phone.table.topEdgeEffect.isHidden = false
    phone.table.bottomEdgeEffect.isHidden = false
    phone.run(for: 0.1)
    expectEqual(phone.top, [1, 1])
    expectEqual(phone.bottom.opacity, 1)
  }

  @Test func softEffectsHaveNoLine() {
    let phone = Phone()
    expectTrue(phone.bottom.line)
    phone.table.topEdgeEffect.style = .soft
    phone.table.bottomEdgeEffect.style = .soft
    phone.run(for: 0.1)
    expectEqual(phone.top, [1, 0])
    expectEqual(phone.bottom.opacity, 1)
    expectFalse(phone.bottom.line)
    phone.table.topEdgeEffect.style = .hard
    phone.table.bottomEdgeEffect.style = .hard
    phone.run(for: 0.1)
    expectEqual(phone.top, [1, 1])
    expectTrue(phone.bottom.line)
  }
}
