import Drawing
import Foundation
import Geometry

extension UISegmentedControl {
  /// Draws the background, the dividers and the selection. Titles are views above them.
  final func paintSegments(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let shift = bounds.origin - self.bounds.origin
    let frames = frames.map { CGRect(origin: $0.origin + shift, size: $0.size) }
    let background = RoundedRect(bounds, radius: Self.radius)
    commands.append(.fill(background, drawn(.tertiarySystemFill)))
    let position = self.position.value(at: frameTime)
    commands += dividers(between: frames, in: bounds, sparing: position)
    guard selected != Self.noSegment, let pill = pill(at: position, in: frames) else { return }
    commands += Shadow.lifting(pill)
    commands.append(.fill(pill, drawn(selectedSegmentTintColor ?? Self.pillColor)))
  }

  /// The distance between the selection and the edge.
  private static let gap: CGFloat = 2

  /// The default color of the selection: white in light style, a gray in dark style.
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  /// Returns the shape of the selection at a position, counted in segments; `nil` without segments.
  private func pill(at position: CGFloat, in frames: [CGRect]) -> RoundedRect? {
    guard let last = frames.indices.last else { return nil }
    let position = Swift.max(0, Swift.min(CGFloat(last), FiniteGeometry.coordinate(position)))
    let first = Int(position)
    let (from, to) = (frames[first], frames[Swift.min(first + 1, last)])
    let share = position - CGFloat(first)
    let x = from.minX + (to.minX - from.minX) * share
    let width = from.width + (to.width - from.width) * share
    var rect = CGRect(x: x, y: from.minY, width: width, height: from.height).insetBy(dx: Self.gap, dy: Self.gap)
    let smaller = squeeze.value(at: frameTime) * 0.04
    rect = rect.insetBy(dx: rect.width * smaller / 2, dy: rect.height * smaller / 2)
    return RoundedRect(rect.standardFinite, radius: Self.radius - Self.gap)
  }

  /// Returns the dividers between segments, except for those next to the selection.
  private func dividers(between frames: [CGRect], in bounds: CGRect, sparing position: CGFloat) -> [DrawCommand] {
    let thickness = 1 / Swift.max(1, traitCollection.displayScale)
    var color = drawn(.systemGray)
    let strength = color.alpha * 0.3
    return frames.indices.dropFirst().compactMap { index in
      let distance = selected == Self.noSegment ? 2 : abs(position - (CGFloat(index) - 0.5))
      color.alpha = strength * (distance - 0.5).unitClamped
      guard color.paints else { return nil }
      let x = isRightToLeft ? frames[index].maxX : frames[index].minX
      let line = CGRect(x: x - thickness / 2, y: bounds.minY + 8, width: thickness, height: bounds.height - 16)
      return line.height > 0 ? .fill(RoundedRect(line), color) : nil
    }
  }
}
