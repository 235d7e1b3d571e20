import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography

@testable import UIKitCore
import TestSupport

/// A bar follows the offset, and its height is part of the safe area that limits the offset. This dependency must not
/// become a feedback loop, even where points are not whole pixels.
@MainActor
struct NavigationBarScaleTests {

  /// The scales from 0.5 to 4 pixels per point, in steps of a twentieth.
  nonisolated static let scales = (10...80).map { CGFloat($0) / 20 }

  @Test(arguments: scales) func scrollChangesOffsetOnce(scale: CGFloat) {
    let fixture = NavigationFixture(largeTitles: true, scale: scale)
    let counter = ScrollCounter()
    let scrollView = fixture.first.scrollView
    scrollView.delegate = counter
    let whole = scrollView.safeAreaInsets.top
    for step in 0...400 {
      let asked = -170 + CGFloat(step) * 0.37
      counter.scrolls = 0
      scrollView.contentOffset.y = asked
      expectAtMost(counter.scrolls, 1, "at \(asked)")
      // The tolerance is half a pixel, and half a step of the grid on which offsets are published.
      expectAtMost(abs(scrollView.contentOffset.y - asked), 0.5 / scale + 0.01)
      expectLess(abs(scrollView.safeAreaInsets.top + scrollView.headroom - whole), 1e-9)
    }
  }

  @Test(arguments: scales) func restingBarIsFullHeightWithoutBackground(scale: CGFloat) {
    let fixture = NavigationFixture(largeTitles: true, scale: scale)
    // The large title's line is on whole pixels.
    let top = fixture.first.scrollView.safeAreaInsets.top
    expectAtMost(abs(top - 146), 0.51 / scale)
    // The bar's edges are rounded to pixels separately.
    expectAtMost(abs(fixture.navigation.navigationBar.frame.height - (top - 50)), 1.01 / scale)
    expectEqual(fixture.backdrops, [1, 0])
    fixture.first.scrollView.contentInset.top = 7.3
    fixture.first.scrollView.contentOffset.y = -top - 7.3
    fixture.run(for: 0.1)
    expectAtMost(abs(fixture.navigation.navigationBar.frame.height - (top - 50)), 1.01 / scale)
  }

  /// Offsets are rounded twice, to the grid on which they are published and to pixels; so is the start.
  @Test(arguments: [1, 1.35, 2, 3] as [CGFloat]) func startNearPixelMiddleIsStart(scale: CGFloat) {
    let fixture = NavigationFixture(largeTitles: true, scale: scale)
    for step in -20...20 {
      fixture.first.additionalSafeAreaInsets.top = 1 + (0.5 + CGFloat(step) / 1000) / scale
      fixture.run(for: 0.1)
      expectEqual(fixture.first.scrollView.headroom, 0, "\(fixture.first.additionalSafeAreaInsets.top)")
    }
  }

  @Test(arguments: scales) func aBarFollowsScreensThatChangeTheirSize(scale: CGFloat) {
    let fixture = NavigationFixture(largeTitles: true, scale: scale)
    for (width, height) in [(900.0, 500.0), (200, 300), (160, 160), (390, 844)] {
      fixture.root.environment.size = CGSize(width: width, height: height)
      fixture.run(for: 0.1)
    }
    // The large title's line is on whole pixels.
    let top = fixture.first.scrollView.safeAreaInsets.top
    expectAtMost(abs(top - 146), 0.51 / scale)
    expectAtMost(abs(fixture.first.scrollView.contentOffset.y + top), 0.51 / scale)
  }

  /// An app that scrolls whenever its safe area changes does not prevent the bar from coming to rest.
  @Test func safeAreaFeedbackIsBounded() {
    let fixture = NavigationFixture(largeTitles: true)
    let restless = RestlessView(frame: fixture.first.view.bounds)
    fixture.first.view.addSubview(restless)
    restless.scrollView = fixture.first.scrollView
    restless.changes = 0
    fixture.first.scrollView.contentOffset.y = -130
    expectContains((1...8), restless.changes)
    fixture.run(for: 0.1)
  }

  @Test func additionalSafeAreaMovesTheStart() {
    let fixture = NavigationFixture(largeTitles: true)
    fixture.first.additionalSafeAreaInsets.top = 30
    fixture.run(for: 0.1)
    expectEqual(fixture.first.scrollView.contentOffset.y, -176)
    expectEqual(fixture.navigation.navigationBar.frame.height, 96)
  }
}

/// Bars over scroll views that begin below them.
@MainActor
struct PinnedScrollViewTests {

  private func pinned(largeTitles: Bool) -> NavigationFixture {
    let fixture = NavigationFixture(largeTitles: largeTitles)
    let scrollView = fixture.first.scrollView
    guard let view = fixture.first.view else { return fixture }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    fixture.run(for: 0.1)
    return fixture
  }

  @Test(arguments: [false, true]) func aBarOverNoContentHasNoBackground(largeTitles: Bool) {
    let fixture = pinned(largeTitles: largeTitles)
    expectEqual(fixture.first.scrollView.frame.minY, (largeTitles ? 146 : 94))
    expectEqual(fixture.first.scrollView.contentOffset.y, 0)
    expectEqual(fixture.backdrops, [1, 0])
    fixture.first.scrollView.contentOffset.y = 200
    fixture.run(for: 0.1)
    expectEqual(fixture.backdrops, [1, 0])
    expectEqual(fixture.first.scrollView.frame.minY, (largeTitles ? 146 : 94))
    // Without clipping the content does extend under the bar.
    fixture.first.scrollView.clipsToBounds = false
    fixture.first.scrollView.contentOffset.y = 201
    fixture.run(for: 0.1)
    expectEqual(fixture.backdrops, [1, 1])
  }

  @Test func aPinnedScrollViewSurvivesRotations() {
    let fixture = pinned(largeTitles: true)
    fixture.first.scrollView.contentOffset.y = 300
    for _ in 0..<3 {
      fixture.root.environment.size = CGSize(width: 844, height: 390)
      fixture.run(for: 0.1)
      expectEqual(fixture.first.scrollView.frame.minY, 82)
      fixture.root.environment.size = CGSize(width: 390, height: 844)
      fixture.run(for: 0.1)
      expectEqual(fixture.first.scrollView.frame.minY, 146)
    }
  }
}

extension NavigationFixture {
  /// The opacities of the bar's two backgrounds: at the scroll edge, and over content.
  fileprivate var backdrops: [CGFloat] {
    navigation.navigationBar.subviews.compactMap { $0 as? UIVisualEffectView }.map(\.alpha)
  }
}

private final class ScrollCounter: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

private final class RestlessView: UIView {
  weak var scrollView: UIScrollView?
  var changes = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
    guard let scrollView, changes < 100 else { return }
    scrollView.contentOffset.y = scrollView.contentOffset.y == -120 ? -110 : -120
  }
}
