import Foundation
import UIKitCore

/// The positions and sizes of a page control's indicators at one time, independent of a view.
struct PageIndicatorRow: Equatable {
  struct Indicator: Equatable {
    var page: Int
    /// The distance of the center from the leading end of the row.
    var center: CGFloat
    /// The length along the row, including that of a pill, before scaling.
    var length: CGFloat
    /// The scale: 1 for most indicators, less for those at an end beyond which there are more pages.
    var scale: CGFloat
    /// The highlight: 0 as other pages, 1 as the current page.
    var glow: CGFloat
    /// The extent of the highlight: 0 for the whole indicator, 1 for the filled part.
    var pill: CGFloat
    /// The progress of a pill.
    var fill: CGFloat
  }

  /// The visible indicators, in the order of their pages.
  private(set) var indicators: [Indicator] = []
  /// The length of the row with padding.
  let length: CGFloat

  /// - Parameters:
  ///   - fill: The progress of the current page's pill, in `0 ... 1`.
  ///   - time: The time on the clock that animates the display.
  /// - Complexity: O(slots).
  init(_ display: PageControlDisplay, metrics: PageIndicatorMetrics, fill: CGFloat, at time: FrameTime) {
    let window = display.window
    let start = display.start.value(at: time)
    let shown = Self.pages(in: window, from: start)
    var extra: CGFloat = 0
    for page in shown {
      let index = CGFloat(page) - start
      let light = display.lights.first { $0.page == page }
      let expansion = light?.expansion.value(at: time) ?? 0
      // A pill that leaves the row shortens it gradually.
      let stretch = expansion * Self.share(of: index, in: window.slots)
      indicators.append(
        Indicator(
          page: page,
          center: PageIndicatorMetrics.padding + metrics.slot.width / 2 + (index + extra + stretch / 2) * metrics.pitch,
          length: metrics.slot.width + expansion * metrics.pitch,
          scale: Self.scale(at: index, start: start, in: window),
          glow: light?.glow.value(at: time) ?? 0, pill: light?.pill.value(at: time) ?? 0,
          fill: page == display.page ? fill : light?.fill ?? 0))
      extra += stretch
    }
    length = metrics.length(slots: window.slots, extra: extra)
  }

  /// Returns the pages with a slot, and while the row moves also the one that leaves.
  private static func pages(in window: PageIndicatorWindow, from start: CGFloat) -> Range<Int> {
    let first = max(0, Int(start.rounded(.down)))
    let end = min(window.pages, Int((start + CGFloat(window.slots)).rounded(.up)))
    return first..<max(first, end)
  }

  /// Returns the fraction of a slot that is inside the row.
  private static func share(of index: CGFloat, in slots: Int) -> CGFloat {
    min(index + 1, CGFloat(slots) - index, 1).unitClamped
  }

  /// Returns the scale of an indicator. If there are more pages beyond an end, the outermost dot has a third of its
  /// size, and the next one two thirds; in a very short row it is one half.
  private static func scale(at index: CGFloat, start: CGFloat, in window: PageIndicatorWindow) -> CGFloat {
    let hiddenBefore = start.unitClamped
    let hiddenAfter = (CGFloat(window.pages - window.slots) - start).unitClamped
    let steps = CGFloat(window.shrinking + 1)
    let before = ((index + 1) / steps).unitClamped
    let after = ((CGFloat(window.slots) - index) / steps).unitClamped
    return min(1 + (before - 1) * hiddenBefore, 1 + (after - 1) * hiddenAfter)
  }

  /// Returns the page whose dot is closest to a point of the row; `nil` without pages.
  ///
  /// - Parameter current: The current page, which is kept until another is closer by a margin.
  func page(at position: CGFloat, staying current: Int) -> Int? {
    let nearest = indicators.min { abs($0.center - position) < abs($1.center - position) }
    guard let nearest, let stayed = indicators.first(where: { $0.page == current }) else { return nearest?.page }
    let advantage = abs(stayed.center - position) - abs(nearest.center - position)
    // Halfway between two dots, both distances are equal. A movement by one point changes their difference by two.
    return advantage > 2 * PagePress.reluctance ? nearest.page : current
  }
}
