import Foundation

/// Where the dots of a page control are and how large: what a display shows at one time, without a view.
struct PageIndicatorRow: Equatable {
  struct Indicator: Equatable {
    var page: Int
    /// From the leading end of the row.
    var center: CGFloat
    /// Along the row, with what a pill adds; not shrunken.
    var length: CGFloat
    /// 1 for most; less where more pages wait behind an end.
    var scale: CGFloat
    /// 0 as the others, 1 as the current page.
    var glow: CGFloat
    /// 0 glows all over, 1 as far as it is filled.
    var pill: CGFloat
    /// How full a pill is.
    var fill: CGFloat
  }

  /// Those that show, in the order of their pages.
  private(set) var indicators: [Indicator] = []
  /// From end to end, padding included.
  let length: CGFloat

  /// - Parameters:
  ///   - fill: How full the pill of the current page is, 0 ... 1.
  ///   - time: On the clock that moved the display.
  /// - Complexity: O(places).
  init(_ display: PageControlDisplay, metrics: PageIndicatorMetrics, fill: CGFloat, at time: FrameTime) {
    let window = display.window
    let start = display.start.value(at: time)
    let shown = Self.pages(in: window, from: start)
    var extra: CGFloat = 0
    for page in shown {
      let place = CGFloat(page) - start
      let light = display.lights.first { $0.page == page }
      let expansion = light?.expansion.value(at: time) ?? 0
      // A pill that leaves the row takes its length with it.
      let stretch = expansion * Self.share(of: place, in: window.places)
      indicators.append(
        Indicator(
          page: page,
          center: PageIndicatorMetrics.padding + metrics.slot.width / 2 + (place + extra + stretch / 2) * metrics.pitch,
          length: metrics.slot.width + expansion * metrics.pitch,
          scale: Self.scale(at: place, start: start, in: window),
          glow: light?.glow.value(at: time) ?? 0, pill: light?.pill.value(at: time) ?? 0,
          fill: page == display.page ? fill : light?.fill ?? 0))
      extra += stretch
    }
    length = metrics.length(places: window.places, extra: extra)
  }

  /// Those with a place, and while the row moves the one that goes.
  private static func pages(in window: PageIndicatorWindow, from start: CGFloat) -> Range<Int> {
    let first = max(0, Int(start.rounded(.down)))
    let end = min(window.pages, Int((start + CGFloat(window.places)).rounded(.up)))
    return first..<max(first, end)
  }

  /// How much of a place is inside the row.
  private static func share(of place: CGFloat, in places: Int) -> CGFloat {
    min(place + 1, CGFloat(places) - place, 1).unitClamped
  }

  /// The outermost dot is a third, the next two thirds, when more pages lie beyond; in a very short row it is a half.
  private static func scale(at place: CGFloat, start: CGFloat, in window: PageIndicatorWindow) -> CGFloat {
    let hiddenBefore = start.unitClamped
    let hiddenAfter = (CGFloat(window.pages - window.places) - start).unitClamped
    let steps = CGFloat(window.shrinking + 1)
    let before = ((place + 1) / steps).unitClamped
    let after = ((CGFloat(window.places) - place) / steps).unitClamped
    return min(1 + (before - 1) * hiddenBefore, 1 + (after - 1) * hiddenAfter)
  }

  /// The page whose dot is nearest to a point of the row; nil without pages.
  ///
  /// - Parameter current: Stays until the point is a little nearer to another.
  func page(at position: CGFloat, staying current: Int) -> Int? {
    let nearest = indicators.min { abs($0.center - position) < abs($1.center - position) }
    guard let nearest, let stayed = indicators.first(where: { $0.page == current }) else { return nearest?.page }
    let advantage = abs(stayed.center - position) - abs(nearest.center - position)
    // Halfway between two dots both are equally far; a point further, one is two points nearer.
    return advantage > 2 * PagePress.reluctance ? nearest.page : current
  }
}
