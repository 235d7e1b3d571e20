import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore

@MainActor
@Suite struct ScrollingIndicatorTests {
  private let stage = ScrollStage()

  private func bars() -> [(rect: CGRect, alpha: CGFloat)] {
    stage.harness.frame().commands.compactMap { command in
      guard case .fill(let shape, let color) = command, shape.rect.size.width == 3 || shape.rect.size.height == 3
      else { return nil }
      return (shape.rect, color.alpha)
    }
  }

  @Test func itShowsWhileScrollingThenFadesAndTheStageSleeps() {
    _ = stage.addScrollView(content: CGSize(width: 390, height: 3000))
    #expect(bars().isEmpty)
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.2, lifts: false)
    stage.run(for: 0.05)
    #expect(bars().count == 1 && bars()[0].alpha == 0.35)
    stage.run(for: 0.2)
    stage.touch(.ended, CGPoint(x: 200, y: 400))
    stage.run(for: 0.6)
    #expect(bars().count == 1 && bars()[0].alpha < 0.35)
    stage.run(for: 0.5)
    #expect(bars().isEmpty)
    #expect(!stage.harness.root.needsFrame)
  }

  @Test func itLiesThreePointsFromTheEdgeAndAsLongAsTheView() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 3000))
    view.flashScrollIndicators()
    #expect(bars().count == 1)
    let bar = bars()[0].rect
    #expect(bar.origin.x == 384 && bar.origin.y == 3 && bar.size.width == 3)
    // 838 points of room times 844 of 3000.
    #expect(abs(bar.size.height - 235.757) < 0.001)
    view.contentOffset.y = 1100
    #expect(abs(bars()[0].rect.origin.y - 310.267) < 0.001)
  }

  @Test func bothAxesHaveOneAndEitherCanBeSwitchedOff() {
    let view = stage.addScrollView(content: CGSize(width: 2000, height: 3000))
    view.flashScrollIndicators()
    #expect(bars().count == 2)
    view.showsVerticalScrollIndicator = false
    #expect(bars().map(\.rect.size.height) == [3])
    view.showsHorizontalScrollIndicator = false
    #expect(bars().isEmpty)
  }

  @Test func contentThatFitsHasNone() {
    let view = stage.addScrollView(content: CGSize(width: 100, height: 100))
    view.flashScrollIndicators()
    #expect(bars().isEmpty)
  }

  @Test func aGroupNamesTheScrollingContent() {
    let view = stage.addScrollView(content: CGSize(width: 390, height: 3000))
    stage.harness.add(CGRect(x: 0, y: 100, width: 50, height: 50), .red, to: view)
    view.contentOffset.y = 30
    let group = stage.harness.frame().commands.lazy.compactMap { command -> DrawGroup? in
      guard case .group(let group) = command else { return nil }
      return group
    }.first
    #expect(group?.scrollIdentity != nil)
    #expect(group?.transform == CGAffineTransform(translationX: 0, y: -30))
  }
}
