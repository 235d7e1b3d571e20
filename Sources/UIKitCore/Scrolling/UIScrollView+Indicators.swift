import Drawing
import Foundation
import Geometry
import ScrollPhysics

/// When the scroll indicators are seen.
struct IndicatorVisibility: Equatable {
  /// How long they stay after a scroll, and after a flash, and how long they fade; in seconds.
  ///
  /// - Source: chosen by eye; Apple publishes none of them.
  static let linger: FrameTime = 0.5
  static let flash: FrameTime = 0.75
  static let fade: FrameTime = 0.25

  /// When they begin to fade: infinite while something scrolls, nil when they are gone.
  var fadesAt: FrameTime?

  /// They have yet to fade. While something scrolls the scrolling itself asks for frames.
  var isChanging: Bool { fadesAt?.isFinite ?? false }

  func alpha(at time: FrameTime) -> CGFloat {
    guard let fadesAt else { return 0 }
    guard time > fadesAt else { return 1 }
    return Swift.max(0, 1 - CGFloat((time - fadesAt) / Self.fade))
  }
}

extension UIScrollView {
  func showIndicators(whileScrolling isScrolling: Bool, at time: FrameTime) {
    let old = indicators
    if isScrolling {
      indicators.fadesAt = .infinity
    } else if let fadesAt = indicators.fadesAt {
      if fadesAt == .infinity { indicators.fadesAt = time + IndicatorVisibility.linger }
      if fadesAt + IndicatorVisibility.fade <= time { indicators.fadesAt = nil }
    }
    if indicators != old || indicators.isChanging { setNeedsDisplay() }
  }

  func flashIndicators() {
    guard indicators.fadesAt != .infinity else { return }
    indicators.fadesAt = driver.now + IndicatorVisibility.flash
    setNeedsDisplay()
  }

  /// - Parameter rect: The view's bounds in the commands' coordinates.
  func recordIndicators(in rect: CGRect, into commands: inout [DrawCommand]) {
    let alpha = indicators.alpha(at: window?.root?.now ?? StageClock.now)
    guard alpha > 0 else { return }
    for axis in [Axis.horizontal, .vertical] {
      guard let bar = indicatorFrame(axis, in: rect) else { continue }
      var color = indicatorColor
      color.alpha *= alpha
      commands.append(.fill(RoundedRect(bar, radius: CGFloat(ScrollIndicator.thickness / 2)), color))
    }
  }

  private func indicatorFrame(_ axis: Axis, in rect: CGRect) -> CGRect? {
    let track = track(axis)
    let offset = Double(bounds.origin[axis])
    guard axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator,
      track.upper > track.lower || track.overscroll(offset) != 0
    else { return nil }
    let inset = indicatorInset(axis)
    let ends = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let indicator = ScrollIndicator(
      offset: offset, content: track.upper - track.lower + track.viewport, track: track,
      insets: (Double(ends.0), Double(ends.1)))
    let side = axis == .horizontal ? inset.bottom : inset.right
    let across = rect.size[axis.other] - CGFloat(ScrollIndicator.margin + ScrollIndicator.thickness) - side
    guard indicator.length > 0, across >= 0 else { return nil }
    let origin = CGPoint(axis, along: CGFloat(indicator.start), across: across)
    let size = CGSize(axis, along: CGFloat(indicator.length), across: CGFloat(ScrollIndicator.thickness))
    return CGRect(origin: rect.origin + origin, size: size)
  }

  private func indicatorInset(_ axis: Axis) -> UIEdgeInsets {
    var inset = axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    guard automaticallyAdjustsScrollIndicatorInsets, contentInsetAdjustmentBehavior != .never else { return inset }
    let safe = safeAreaInsets
    inset.top += safe.top
    inset.left += safe.left
    inset.bottom += safe.bottom
    inset.right += safe.right
    return inset
  }

  private var indicatorColor: Color {
    let isWhite: Bool
    switch indicatorStyle {
    case .black: isWhite = false
    case .white: isWhite = true
    case .default: isWhite = traitCollection.userInterfaceStyle == .dark
    }
    let level: CGFloat = isWhite ? 1 : 0
    return Color(red: level, green: level, blue: level, alpha: isWhite ? 0.5 : 0.35)
  }
}
