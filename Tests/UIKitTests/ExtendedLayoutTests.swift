import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography

import UIKitCore
import TestSupport

/// The edges of controllers' views at bars, and below bars.
@MainActor
struct ExtendedLayoutTests {

  private func frame(in fixture: NavigationFixture) -> CGRect {
    fixture.run(for: 0.1)
    return fixture.first.view.frame
  }

  @Test func nonextendedContentStartsBelowBar() {
    let fixture = NavigationFixture()
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
    fixture.first.edgesForExtendedLayout = []
    expectEqual(frame(in: fixture), rect(0, 94, 390, 750))
    expectEqual(fixture.first.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    expectEqual(fixture.first.scrollView.contentOffset.y, 0)
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
    fixture.navigation.setNavigationBarHidden(false, animated: false)
    fixture.first.edgesForExtendedLayout = [.top]
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
  }

  @Test func contentStartsBelowOpaqueBarByDefault() {
    let fixture = NavigationFixture()
    fixture.navigation.navigationBar.isTranslucent = false
    expectEqual(frame(in: fixture), rect(0, 94, 390, 750))
    fixture.first.extendedLayoutIncludesOpaqueBars = true
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
    fixture.navigation.navigationBar.isTranslucent = true
    fixture.first.extendedLayoutIncludesOpaqueBars = false
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
  }

  @Test func nothingShinesThroughAnOpaqueBar() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    bar.isTranslucent = false
    bar.barTintColor = UIColor.red.withAlphaComponent(0.5)
    fixture.run(for: 0.1)
    let backgrounds = bar.subviews.compactMap { $0 as? UIVisualEffectView }
    expectEqual(backgrounds.count, 2)
    for background in backgrounds {
      #expect(background.effect == nil && background.alpha == (background === backgrounds[1] ? 0 : 1))
      expectEqual(background.contentView.backgroundColor?.cgColor.alpha, 1)
    }
    fixture.first.scrollView.contentOffset.y = 100
    fixture.run(for: 0.1)
    expectEqual(backgrounds[1].alpha, 1)
  }

  @Test func aToolbarEndsContentThatDoesNotExtend() {
    let fixture = NavigationFixture()
    fixture.navigation.isToolbarHidden = false
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844))
    fixture.first.edgesForExtendedLayout = [.top]
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844 - 74))
    expectEqual(fixture.first.view.safeAreaInsets.bottom, 0)
    fixture.first.edgesForExtendedLayout = .all
    fixture.navigation.toolbar.isTranslucent = false
    expectEqual(frame(in: fixture), rect(0, 0, 390, 844 - 74))
  }

  @Test func nonextendedContentEndsAboveTabBar() {
    let fixture = TabBarFixture()
    fixture.pages[0].edgesForExtendedLayout = []
    fixture.run(for: 0.1)
    expectEqual(fixture.pages[0].view.frame, rect(0, 0, 390, 844 - 79))
    let page = fixture.page("root")
    fixture.tabs.viewControllers = [UINavigationController(rootViewController: page)]
    page.edgesForExtendedLayout = []
    fixture.run(for: 0.1)
    expectEqual(page.view.frame, rect(0, 94, 390, 844 - 79 - 94))
    fixture.tabs.tabBar.isTranslucent = false
    fixture.run(for: 0.1)
    expectEqual(page.navigationController?.view.frame, rect(0, 0, 390, 844 - 79))
    expectEqual(page.view.frame, rect(0, 94, 390, 844 - 79 - 94))
  }

  @Test func toolbarAboveContentEndHasNoBackground() throws {
    let fixture = NavigationFixture()
    fixture.navigation.isToolbarHidden = false
    fixture.run(for: 0.1)
    let background = try #require(fixture.navigation.toolbar.subviews.first)
    expectEqual(background.alpha, 1)
    fixture.first.scrollView.contentSize.height = 300
    fixture.run(for: 0.1)
    expectEqual(background.alpha, 0)
    let edge = UIToolbarAppearance()
    edge.backgroundEffect = nil
    edge.backgroundColor = .green
    fixture.navigation.toolbar.scrollEdgeAppearance = edge
    fixture.run(for: 0.1)
    expectEqual(background.alpha, 1)
    let effect = try #require(background.subviews.first as? UIVisualEffectView)
    expectEqual(effect.contentView.backgroundColor, .green)
  }

  @Test func aTransformedViewKeepsItsSize() {
    let fixture = NavigationFixture()
    fixture.first.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    fixture.navigation.view.setNeedsLayout()
    fixture.run(for: 0.1)
    expectEqual(fixture.first.view.bounds.size, CGSize(width: 390, height: 844))
    expectEqual(fixture.first.view.frame, rect(97.5, 211, 195, 422))
  }

  @Test func toolbarOverTabBarKeepsTabBarContent() throws {
    let fixture = TabBarFixture()
    let page = fixture.page("root")
    let navigation = UINavigationController(rootViewController: page)
    fixture.tabs.viewControllers = [navigation]
    navigation.isToolbarHidden = false
    fixture.run(for: 0.1)
    let background = try #require(fixture.tabs.tabBar.subviews.first)
    expectEqual(background.alpha, 1)
    page.scrollView.contentOffset.y = 3_000
    fixture.run(for: 0.1)
    expectEqual(background.alpha, 0)
    expectEqual(navigation.toolbar.subviews.first?.alpha, 1)
  }
}
