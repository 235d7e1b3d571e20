package import Drawing
import Foundation
import Geometry
import LayoutSolver
import PlainText
package import Typography

/// A drawing of overlays. Areas differ in their hatching, lines in their dashes, and each has a label, so that nothing
/// depends on color alone.
package struct LensPicture {
  private var commands: [DrawCommand] = []
  private var labels: [CGRect] = []
  private let textEngine: any TextEngine
  private static let font = FontDescriptor(size: 9, weight: 0.3)
  /// The largest number of labels, beyond which a picture is unreadable.
  private static let mostLabels = 120

  private init(_ textEngine: any TextEngine) { self.textEngine = textEngine }

  /// Returns the drawing of overlays over a device, in the order of ``LensOverlay/allCases``.
  package static func commands(
    for input: LensInput, overlays: Set<LensOverlay>, textEngine: any TextEngine
  ) -> [DrawCommand] {
    var picture = LensPicture(textEngine)
    if overlays.contains(.layers) {
      picture.commands = ExplodedLayers(input.layers, size: input.size, direction: input.direction).commands
      return picture.commands
    }
    for overlay in LensOverlay.allCases where overlays.contains(overlay) {
      for view in input.views { picture.draw(overlay, view) }
      switch overlay {
      case .repaints: for area in input.repaints { picture.area(area, .repaint, nil) }
      case .accessibility: picture.drawReading(input.reading)
      default: break
      }
    }
    return picture.commands
  }

  /// Returns the drawing of a pinned or hovered element, with its distances to another one.
  package static func highlight(
    _ element: LensLabel, other: LensLabel? = nil, textEngine: any TextEngine
  ) -> [DrawCommand] {
    var picture = LensPicture(textEngine)
    picture.area(element.frame, .pin, element.text)
    if let other {
      picture.area(other.frame, .estimate, other.text)
      picture.measure(element.frame, other.frame)
    }
    return picture.commands
  }

  private mutating func draw(_ overlay: LensOverlay, _ view: LensView) {
    let before = commands.count
    switch overlay {
    case .container:
      area(view.frame, .container, "container \(view.frame.size.plainText)")
      area(view.safeArea, .safeArea, "safe area")
    case .insets: parts(view) { [.sectionInset: .sectionInset, .groupInset: .groupInset, .itemInset: .itemInset][$0] }
    case .groups:
      parts(view) { if case .group(let depth) = $0 { LensPaint.group(depth: depth) } else { nil } }
    case .gaps:
      parts(view) {
        switch $0 {
        case .interItem(let isFlexible): isFlexible ? .flexibleGap : .gap
        case .interGroup, .interSection: .gap
        default: nil
        }
      }
    case .edges: parts(view) { if case .edge(let isFlexible) = $0 { isFlexible ? .flexibleGap : .edge } else { nil } }
    case .estimates: parts(view) { $0 == .estimate ? .estimate : nil }
    case .supplementaries: elements(view, .supplementary, .supplementary)
    case .decorations: elements(view, .decoration, .decoration)
    case .pages: for scroll in view.scrolls { stops(scroll) }
    case .handler:
      for element in view.elements where !element.changes.isEmpty { area(element.frame, .handler, element.changes) }
    case .reuse:
      for element in view.elements where element.category == .cell {
        area(element.frame, .reuse, "\(element.name) reused \(element.reuseCount)")
      }
    case .repaints, .accessibility, .layers: break
    }
    clip(from: before, to: view.frame)
  }

  /// Limits the commands of a view to its frame.
  private mutating func clip(from index: Int, to frame: CGRect) {
    guard commands.count > index else { return }
    let own = Array(commands[index...])
    commands.removeSubrange(index...)
    commands.append(.group(DrawGroup(clip: RoundedRect(frame), commands: own)))
  }

  private mutating func parts(_ view: LensView, _ paint: (LayoutAnatomy.Kind) -> LensPaint?) {
    for part in view.parts {
      if let paint = paint(part.kind) { area(part.frame, paint, part.label) }
    }
  }

  private mutating func elements(_ view: LensView, _ category: LensElement.Category, _ paint: LensPaint) {
    for element in view.elements where element.category == category {
      area(element.frame, paint, element.name)
      if let pinned = element.pinnedFrame { area(pinned, .pin, "pinned \(element.name)") }
    }
  }

  /// Draws a line at each stop: where the group that rests there begins, or its center for centered behaviors.
  private mutating func stops(_ scroll: LensScroll) {
    let length = scroll.viewport.size[scroll.axis]
    let base = scroll.viewport.origin[scroll.axis] + (scroll.isCentered ? length / 2 : 0)
    let target = scroll.destination.flatMap { goal in scroll.stops.min { abs($0 - goal) < abs($1 - goal) } }
    for (page, stop) in scroll.stops.enumerated() {
      let position = base + stop - scroll.offset
      guard position.isFinite, abs(position) < 20_000 else { continue }
      var rect = scroll.viewport
      rect.origin[scroll.axis] = position - 1
      rect.size[scroll.axis] = 2
      let isTarget = stop == target
      let name = "page \(page) at \(stop.text(decimals: 1))" + (isTarget ? " < target" : "")
      area(rect, isTarget ? .target : .stop, name)
    }
  }

  private mutating func drawReading(_ reading: [LensLabel]) {
    for (index, element) in reading.enumerated() {
      area(element.frame, .accessibility, "\(index + 1) \(element.text.prefix(24))")
    }
  }

  // MARK: Drawing

  private mutating func area(_ rect: CGRect, _ paint: LensPaint, _ label: String?) {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite,
      rect.size.width > 0, rect.size.height > 0
    else { return }
    commands += paint.commands(in: rect)
    if let label { self.label(label, in: rect, paint.color) }
  }

  /// Draws a label in the corner of an area, unless another label is there.
  private mutating func label(_ text: String, in rect: CGRect, _ color: Color) {
    let width = textEngine.width(of: text, font: Self.font)
    var box = CGRect(x: rect.minX + 1, y: rect.minY + 1, width: width + 6, height: 12)
    let isFree = { (labels: [CGRect]) in !labels.contains { $0.overlaps(box) } }
    for _ in 0..<3 where !isFree(labels) { box.origin.y += 13 }
    guard labels.count < Self.mostLabels, isFree(labels) else { return }
    labels.append(box)
    commands.append(.fill(RoundedRect(box, radius: 3), Color(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.88)))
    commands.append(.fill(RoundedRect(CGRect(x: box.minX, y: box.minY, width: 2, height: 12)), color))
    let origin = CGPoint(x: box.minX + 4, y: box.minY + 9)
    commands.append(
      .text(TextCommand(run: GlyphRun(text: text, font: Self.font), origin: origin, width: width, color: .white)))
  }

  /// Draws the distances between two frames along each axis on which they do not overlap.
  private mutating func measure(_ one: CGRect, _ two: CGRect) {
    for axis in [Axis.horizontal, .vertical] {
      let (first, second) = one.origin[axis] <= two.origin[axis] ? (one, two) : (two, one)
      let start = first.origin[axis] + first.size[axis]
      let distance = second.origin[axis] - start
      var line = first
      line.origin[axis] = min(start, second.origin[axis])
      line.size[axis] = max(1, abs(distance))
      line.origin[axis.other] = one.origin[axis.other] + one.size[axis.other] / 2
      line.size[axis.other] = 1
      area(line, .target, "\(axis == .horizontal ? "x" : "y") \(distance.text(decimals: 2))")
    }
  }
}

extension CGSize {
  fileprivate var plainText: String { "\(width.text(decimals: 2))x\(height.text(decimals: 2))" }
}
