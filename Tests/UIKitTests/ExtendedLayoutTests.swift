import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography

import UIKitCore
import TestSupport

/// The edges of controllers' views at bars, and below bars.
@MainActor
@Suite struct ExtendedLayoutTests {

  private func frame(in stage: NavigationFixture) -> CGRect {
    stage.run(for: 0.1)
    return stage.first.view.frame
  }

  @Test func nonextendedContentStartsBelowBar() {
    let stage = NavigationFixture()
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
    stage.first.edgesForExtendedLayout = []
    expectEqual(frame(in: stage), rect(0, 94, 390, 750))
    expectEqual(stage.first.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
    expectEqual(stage.first.scrollView.contentOffset.y, 0)
    stage.navigation.setNavigationBarHidden(true, animated: false)
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
    stage.navigation.setNavigationBarHidden(false, animated: false)
    stage.first.edgesForExtendedLayout = [.top]
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
  }

  @Test func contentStartsBelowOpaqueBarByDefault() {
    let stage = NavigationFixture()
    stage.navigation.navigationBar.isTranslucent = false
    expectEqual(frame(in: stage), rect(0, 94, 390, 750))
    stage.first.extendedLayoutIncludesOpaqueBars = true
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
    stage.navigation.navigationBar.isTranslucent = true
    stage.first.extendedLayoutIncludesOpaqueBars = false
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
  }

  @Test func nothingShinesThroughAnOpaqueBar() throws {
    let stage = NavigationFixture()
    let bar = stage.navigation.navigationBar
    bar.isTranslucent = false
    bar.barTintColor = UIColor.red.withAlphaComponent(0.5)
    stage.run(for: 0.1)
    let grounds = bar.subviews.compactMap { $0 as? UIVisualEffectView }
    expectEqual(grounds.count, 2)
    for ground in grounds {
      #expect(ground.effect == nil && ground.alpha == (ground === grounds[1] ? 0 : 1))
      expectEqual(ground.contentView.backgroundColor?.cgColor.alpha, 1)
    }
    stage.first.scrollView.contentOffset.y = 100
    stage.run(for: 0.1)
    expectEqual(grounds[1].alpha, 1)
  }

  @Test func aToolbarEndsContentThatDoesNotExtend() {
    let stage = NavigationFixture()
    stage.navigation.isToolbarHidden = false
    expectEqual(frame(in: stage), rect(0, 0, 390, 844))
    stage.first.edgesForExtendedLayout = [.top]
    expectEqual(frame(in: stage), rect(0, 0, 390, 844 - 74))
    expectEqual(stage.first.view.safeAreaInsets.bottom, 0)
    stage.first.edgesForExtendedLayout = .all
    stage.navigation.toolbar.isTranslucent = false
    expectEqual(frame(in: stage), rect(0, 0, 390, 844 - 74))
  }

  @Test func nonextendedContentEndsAboveTabBar() {
    let stage = TabBarFixture()
    stage.pages[0].edgesForExtendedLayout = []
    stage.run(for: 0.1)
    expectEqual(stage.pages[0].view.frame, rect(0, 0, 390, 844 - 79))
    let page = stage.page("root")
    stage.tabs.viewControllers = [UINavigationController(rootViewController: page)]
    page.edgesForExtendedLayout = []
    stage.run(for: 0.1)
    expectEqual(page.view.frame, rect(0, 94, 390, 844 - 79 - 94))
    stage.tabs.tabBar.isTranslucent = false
    stage.run(for: 0.1)
    expectEqual(page.navigationController?.view.frame, rect(0, 0, 390, 844 - 79))
    expectEqual(page.view.frame, rect(0, 94, 390, 844 - 79 - 94))
  }

  @Test func toolbarAboveContentEndHasNoBackground() throws {
    let stage = NavigationFixture()
    stage.navigation.isToolbarHidden = false
    stage.run(for: 0.1)
    let ground = try #require(stage.navigation.toolbar.subviews.first)
    expectEqual(ground.alpha, 1)
    stage.first.scrollView.contentSize.height = 300
    stage.run(for: 0.1)
    expectEqual(ground.alpha, 0)
    let edge = UIToolbarAppearance()
    edge.backgroundEffect = nil
    edge.backgroundColor = .green
    stage.navigation.toolbar.scrollEdgeAppearance = edge
    stage.run(for: 0.1)
    expectEqual(ground.alpha, 1)
    let effect = try #require(ground.subviews.first as? UIVisualEffectView)
    expectEqual(effect.contentView.backgroundColor, .green)
  }

  @Test func aTransformedViewKeepsItsSize() {
    let stage = NavigationFixture()
    stage.first.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    stage.navigation.view.setNeedsLayout()
    stage.run(for: 0.1)
    expectEqual(stage.first.view.bounds.size, CGSize(width: 390, height: 844))
    expectEqual(stage.first.view.frame, rect(97.5, 211, 195, 422))
  }

  @Test func toolbarOverTabBarKeepsTabBarContent() throws {
    let stage = TabBarFixture()
    let page = stage.page("root")
    let navigation = UINavigationController(rootViewController: page)
    stage.tabs.viewControllers = [navigation]
    navigation.isToolbarHidden = false
    stage.run(for: 0.1)
    let ground = try #require(stage.tabs.tabBar.subviews.first)
    expectEqual(ground.alpha, 1)
    page.scrollView.contentOffset.y = 3_000
    stage.run(for: 0.1)
    expectEqual(ground.alpha, 0)
    expectEqual(navigation.toolbar.subviews.first?.alpha, 1)
  }
}
