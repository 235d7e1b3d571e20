import Drawing
import Foundation
import Geometry
import ScrollPhysics

extension UIScrollView {
  /// Paints the indicators that are visible now.
  ///
  /// - Parameter rect: The view's bounds in the coordinates of `commands`.
  func recordIndicators(in rect: CGRect, into commands: inout [DrawCommand]) {
    let now = window?.root?.now ?? SceneClock.now
    for axis in ScrollDriver.axes {
      let alpha = indicators[axis].alpha(at: now)
      guard alpha > 0, let bar = indicatorFrame(axis, in: rect) else { continue }
      var color = indicatorColor
      color.alpha *= alpha
      commands.append(.fill(RoundedRect(bar, radius: CGFloat(ScrollIndicator.thickness / 2)), color))
    }
  }

  private func indicatorFrame(_ axis: Axis, in rect: CGRect) -> CGRect? {
    guard hasIndicator(axis) else { return nil }
    let track = track(axis)
    let inset = indicatorInset(axis)
    let ends = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let corner = hasIndicator(axis.other) ? Self.indicatorBand : 0
    let isAtStart = axis == .horizontal && hasMirroredIndicators
    let indicator = ScrollIndicator(
      offset: Double(bounds.origin[axis]), content: track.upper - track.lower + track.viewport, track: track,
      insets: (Double(ends.0 + (isAtStart ? corner : 0)), Double(ends.1 + (isAtStart ? 0 : corner))))
    let across = indicatorPosition(across: axis, in: rect.size, inset: inset)
    guard indicator.length > 0, across >= 0 else { return nil }
    let origin = CGPoint(axis, along: CGFloat(indicator.start), across: across)
    let size = CGSize(axis, along: CGFloat(indicator.length), across: CGFloat(ScrollIndicator.thickness))
    return CGRect(origin: rect.origin + origin, size: size)
  }

  /// Whether the axis has an indicator: its content can scroll, or has been pulled beyond an end.
  private func hasIndicator(_ axis: Axis) -> Bool {
    guard axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator else { return false }
    let track = track(axis)
    return track.upper > track.lower || track.overscroll(Double(bounds.origin[axis])) != 0
  }

  /// The width of an indicator and its margin: the length it cedes in a corner that both would use.
  private static var indicatorBand: CGFloat { CGFloat(ScrollIndicator.margin + ScrollIndicator.thickness) }

  /// Returns the distance of an indicator from the leading side of the other axis: at the bottom, or at the trailing
  /// edge.
  private func indicatorPosition(across axis: Axis, in size: CGSize, inset: UIEdgeInsets) -> CGFloat {
    if axis == .vertical, hasMirroredIndicators { return CGFloat(ScrollIndicator.margin) + inset.left }
    return size[axis.other] - Self.indicatorBand - (axis == .horizontal ? inset.bottom : inset.right)
  }

  private var hasMirroredIndicators: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

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
