import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct ScrollingIndicatorTests {
  private let fixture = TestDevice.phone()

  private func bars() -> [(rect: CGRect, alpha: CGFloat)] { bars(of: fixture) }

  private func colors() -> [Color] {
    fixture.frame().commands.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
  }

  private func bars(of fixture: TestDevice) -> [(rect: CGRect, alpha: CGFloat)] {
    fixture.frame().commands.compactMap { command in
      guard case .fill(let shape, let color) = command, shape.rect.size.width == 3 || shape.rect.size.height == 3
      else { return nil }
      return (shape.rect, color.alpha)
    }
  }

  @Test func indicatorFadesAndFramesStop() {
    _ = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    expectEmpty(bars())
    fixture.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
    fixture.run(for: 0.05)
    #expect(bars().count == 1 && bars()[0].alpha == 0.35)
    fixture.run(for: 0.2)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 400))
    fixture.run(for: 0.6)
    #expect(bars().count == 1 && bars()[0].alpha < 0.35)
    fixture.run(for: 0.5)
    expectEmpty(bars())
    expectFalse(fixture.root.needsFrame)
  }

  @Test func indicatorIsThreePointsFromEdge() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.flashScrollIndicators()
    expectEqual(bars().count, 1)
    let bar = bars()[0].rect
    expectEqual(bar.origin.x, 384)
    expectEqual(bar.origin.y, 3)
    expectEqual(bar.size.width, 3)
    // 838 points of track times 844 of 3000.
    expectLess(abs(bar.size.height - 235.757), 0.001)
    view.contentOffset.y = 1100
    expectLess(abs(bars()[0].rect.origin.y - 310.267), 0.001)
  }

  /// A scroll view that comes back on screen has not scrolled there.
  @Test func indicatorsEndWhenTheViewLeavesTheWindow() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.flashScrollIndicators()
    expectEqual(bars().count, 2)
    view.removeFromSuperview()
    fixture.window.addSubview(view)
    expectEmpty(bars())
    expectFalse(fixture.root.needsFrame)
  }

  @Test func eachAxisIndicatorCanBeHidden() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.flashScrollIndicators()
    expectEqual(bars().count, 2)
    view.showsVerticalScrollIndicator = false
    expectEqual(bars().map(\.rect.size.height), [3])
    view.showsHorizontalScrollIndicator = false
    expectEmpty(bars())
  }

  /// 3 points of indicator and 3 of margin remain free in the corner.
  @Test func twoLeaveTheCornerToEachOther() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.flashScrollIndicators()
    view.contentOffset = CGPoint(x: 1610, y: 2156)
    let ends = bars().map { ($0.rect.maxX, $0.rect.maxY) }
    expectEqual(ends.count, 2)
    #expect(abs(ends[0].0 - 381) < 0.001 && ends[0].1 == 841, "\(ends)")
    #expect(ends[1].0 == 387 && abs(ends[1].1 - 835) < 0.001, "\(ends)")
  }

  @Test func rightToLeftVerticalIndicatorIsAtLeft() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.semanticContentAttribute = .forceRightToLeft
    view.flashScrollIndicators()
    expectEqual(bars()[1].rect.origin.x, 3)
    expectEqual(bars()[0].rect.origin.x, 9, "the corner is at the left, too")
  }

  @Test func overscrollShrinksIndicatorAtEnd() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.flashScrollIndicators()
    let length = bars()[0].rect.size.height
    view.contentOffset.y = -60
    #expect(bars()[0].rect.origin.y == 3 && abs(bars()[0].rect.size.height - (length - 60)) < 0.001)
    view.contentOffset.y = -5000
    expectEqual(bars()[0].rect.size.height, 8)
    view.contentOffset.y = 2156 + 60
    #expect(abs(bars()[0].rect.maxY - 841) < 0.001 && abs(bars()[0].rect.size.height - (length - 60)) < 0.001)
    view.contentSize.height = 1_000_000
    view.contentOffset.y = 0
    expectEqual(bars()[0].rect.size.height, 36)
  }

  @Test func insetsAndSafeAreaKeepItClear() {
    let fixture = TestDevice.phone(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 390, height: 3000)
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 5)
    fixture.window.addSubview(view)
    fixture.frame()
    view.flashScrollIndicators()
    let bar = bars(of: fixture)[0].rect
    expectEqual(bar.origin, CGPoint(x: 379, y: 60))
    view.automaticallyAdjustsScrollIndicatorInsets = false
    expectEqual(bars(of: fixture)[0].rect.origin, CGPoint(x: 379, y: 13))
  }

  @Test func indicatorIsWhiteInDarkByDefault() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    view.flashScrollIndicators()
    expectEqual(colors(), [Color(red: 0, green: 0, blue: 0, alpha: 0.35)])
    fixture.root.environment.userInterfaceStyle = .dark
    expectEqual(colors(), [Color(red: 1, green: 1, blue: 1, alpha: 0.5)])
    view.indicatorStyle = .black
    expectEqual(colors(), [Color(red: 0, green: 0, blue: 0, alpha: 0.35)])
    view.indicatorStyle = .white
    fixture.root.environment.userInterfaceStyle = .light
    expectEqual(colors(), [Color(red: 1, green: 1, blue: 1, alpha: 0.5)])
  }

  @Test func programmaticScrollShowsIndicatorsOnlyWhenFlashed() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.contentOffset.y = 50
    expectEmpty(bars())
    view.withScrollIndicatorsShown { view.contentOffset.y = 100 }
    expectEqual(bars().map(\.rect.size.width), [3], "only along the axis that changed")
    fixture.run(for: 1)
    expectEmpty(bars())
    view.withScrollIndicatorsShown { view.contentOffset.y = 100 }
    expectEmpty(bars(), "nothing changed")
  }

  @Test func animatedScrollShowsMovingAxesIndicators() {
    let view = fixture.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.run(for: 0.1)
    expectEqual(bars().map(\.rect.size.width), [3])
  }

  @Test func fittingContentHasNoIndicator() {
    let view = fixture.addScrollView(content: CGSize(width: 100, height: 100))
    view.flashScrollIndicators()
    expectEmpty(bars())
  }

  @Test func aGroupNamesTheScrollingContent() {
    let view = fixture.addScrollView(content: CGSize(width: 390, height: 3000))
    fixture.add(CGRect(x: 0, y: 100, width: 50, height: 50), .red, to: view)
    view.contentOffset.y = 30
    let group = fixture.frame().commands.lazy.compactMap { command -> DrawGroup? in
      guard case .group(let group) = command else { return nil }
      return group
    }.first
    expectNotNil(group?.scrollIdentity)
    expectEqual(group?.transform, CGAffineTransform(translationX: 0, y: -30))
  }
}
