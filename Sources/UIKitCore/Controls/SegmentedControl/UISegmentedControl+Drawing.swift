import Drawing
import Foundation
import Geometry

extension UISegmentedControl {
  /// Draws the background and the dividers. The selection and titles are views above them.
  final func paintSegments(in bounds: CGRect, into commands: inout [DrawCommand]) {
    let shift = bounds.origin - self.bounds.origin
    let frames = frames.map { CGRect(origin: $0.origin + shift, size: $0.size) }
    let position = self.position.value(at: frameTime)
    guard backgrounds[State.normal.rawValue] == nil else { return paintImages(in: frames, into: &commands) }
    let color = drawn(.tertiarySystemFill)
    commands += groundShapes(of: frames, in: bounds).map { .fill($0, color) }
    let lines = paintDividerImages(between: frames, into: &commands)
    if !lines { commands += dividers(between: frames, in: bounds, sparing: position) }
  }

  /// Draws the selection in the rectangle of its view.
  final func paintSelection(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard showsSelection else { return }
    let pill = pill(in: bounds)
    commands += Shadow.lifting(pill)
    commands.append(.fill(pill, drawn(selectedSegmentTintColor ?? Self.pillColor)))
  }

  /// Draws the app's images in place of the background, the selection and the lines.
  private func paintImages(in frames: [CGRect], into commands: inout [DrawCommand]) {
    for (index, frame) in frames.enumerated() {
      let state = segmentState(index)
      if let image = backgrounds[state.rawValue] ?? backgrounds[State.normal.rawValue], image.size.width > 0 {
        commands.append(image.command(in: frame, traits: traitCollection, tint: tintColor))
      }
    }
    paintDividerImages(between: frames, into: &commands)
  }

  /// Draws the app's images in place of the lines.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  private func paintDividerImages(between frames: [CGRect], into commands: inout [DrawCommand]) -> Bool {
    guard !dividers.isEmpty else { return false }
    for index in frames.indices.dropFirst() {
      let pair = isRightToLeft ? (index, index - 1) : (index - 1, index)
      let (left, right) = (segmentState(pair.0).rawValue, segmentState(pair.1).rawValue)
      let normal = State.normal.rawValue
      guard let image = dividers[left]?[right] ?? dividers[normal]?[normal], image.size.width > 0 else { continue }
      let x = isRightToLeft ? frames[index].maxX : frames[index].minX
      let area = CGRect(
        x: x - image.size.width / 2, y: frames[index].minY, width: image.size.width, height: frames[index].height)
      commands.append(image.command(in: area, traits: traitCollection, tint: tintColor))
    }
    return true
  }

  private func segmentState(_ index: Int) -> State { index == selected ? .selected : .normal }

  /// The distance between the selection and the edge.
  private static let gap: CGFloat = 2

  /// The default color of the selection: white in light style, a gray in dark style.
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }

  /// Returns the frame of the selection's view at a position, counted in segments; `nil` without segments.
  final func slot(at position: CGFloat, in frames: [CGRect]) -> CGRect? {
    guard let last = frames.indices.last else { return nil }
    let position = Swift.max(0, Swift.min(CGFloat(last), FiniteGeometry.coordinate(position)))
    let first = Int(position)
    let (from, to) = (frames[first], frames[Swift.min(first + 1, last)])
    let share = position - CGFloat(first)
    let x = from.minX + (to.minX - from.minX) * share
    let width = from.width + (to.width - from.width) * share
    return CGRect(x: x, y: from.minY, width: width, height: from.height).standardFinite
  }

  /// Returns the shape of the selection in the rectangle of its view.
  private func pill(in slot: CGRect) -> RoundedRect {
    var rect = slot.insetBy(dx: Self.gap, dy: Self.gap)
    let smaller = squeeze.value(at: frameTime) * 0.04
    rect = rect.insetBy(dx: rect.width * smaller / 2, dy: rect.height * smaller / 2)
    return RoundedRect(rect.standardFinite, radius: Self.radius - Self.gap)
  }

  /// Returns the dividers between segments, except for those next to the selection.
  private func dividers(between frames: [CGRect], in bounds: CGRect, sparing position: CGFloat) -> [DrawCommand] {
    let thickness = traitCollection.hairline
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
