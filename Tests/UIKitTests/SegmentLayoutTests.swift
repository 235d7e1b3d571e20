import Foundation
import TestSupport
import Testing
@testable import UIKitCore

/// The widths of segments: set, equal or in proportion to their content.
struct SegmentLayoutTests {
  private let bounds = CGRect(x: 10, y: 5, width: 120, height: 30)

  private func frames(_ layout: SegmentLayout, isRightToLeft: Bool = false) -> [[CGFloat]] {
    layout.frames(in: bounds, isRightToLeft: isRightToLeft).map { [$0.minX, $0.minY, $0.width, $0.height] }
  }

  @Test func segmentsShareTheFreeWidth() {
    let equal = SegmentLayout(fixed: [0, 40, 0], natural: [10, 20, 30], apportions: false)
    expectEqual(frames(equal), [[10, 5, 40, 30], [50, 5, 40, 30], [90, 5, 40, 30]])
    expectEqual(equal.fittingWidth, 30 + 40 + 30)
    let apportioned = SegmentLayout(fixed: [0, 40, 0], natural: [10, 20, 30], apportions: true)
    expectEqual(frames(apportioned), [[10, 5, 20, 30], [30, 5, 40, 30], [70, 5, 60, 30]])
    expectEqual(apportioned.fittingWidth, 10 + 40 + 30)
  }

  @Test func rightToLeftMirrorsTheFrames() {
    let layout = SegmentLayout(fixed: [0, 40, 0], natural: [10, 20, 30], apportions: true)
    expectEqual(frames(layout, isRightToLeft: true), [[110, 5, 20, 30], [70, 5, 40, 30], [10, 5, 60, 30]])
  }

  @Test func segmentsWithoutContentAreEmpty() {
    let layout = SegmentLayout(fixed: [0, 0], natural: [0, 0], apportions: true)
    expectEqual(frames(layout), [[10, 5, 0, 30], [10, 5, 0, 30]])
    expectEqual(layout.fittingWidth, 0)
  }

  @Test func setWidthsBeyondTheBoundsLeaveNothing() {
    let layout = SegmentLayout(fixed: [100, 0, 50], natural: [10, 20, 30], apportions: false)
    expectEqual(frames(layout), [[10, 5, 100, 30], [110, 5, 0, 30], [110, 5, 50, 30]])
    expectEqual(layout.fittingWidth, 170)
  }
}
