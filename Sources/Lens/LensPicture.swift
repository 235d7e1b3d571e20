package import Drawing
package import Foundation
import Geometry
import LayoutSolver
import PlainText
package import Typography

/// A drawing of overlays. Areas differ in their hatching, lines in their dashes, and each has a label, so that nothing
/// depends on color alone.
package struct LensPicture {
  private var commands: [DrawCommand] = []
  /// The labels, which are in front of all areas.
  private var texts: [DrawCommand] = []
  private var labels: [CGRect] = []
  /// The area in which labels are; `nil` for everywhere.
  private var limit: CGRect?
  private var cornerRadius: CGFloat = 0
  private var isKorean = false
  private let textEngine: any TextEngine
  private let font: FontDescriptor
  /// The largest number of labels, beyond which a picture is unreadable.
  private static let mostLabels = 120

  private init(_ textEngine: any TextEngine, _ pictureScale: CGFloat) {
    self.textEngine = textEngine
    // Eleven pixels are legible on any screen; with more pixels per point, nine points are enough.
    font = FontDescriptor(size: max(9, 11 / max(pictureScale, 0.25)), weight: 0.3)
  }

  /// Returns the drawing of overlays over a device, in the order of ``LensOverlay/allCases``.
  ///
  /// - Parameter pictureScale: The picture's pixels per point, for the size of labels.
  package static func commands(
    for input: LensInput, overlays: Set<LensOverlay>, pictureScale: CGFloat = 2, textEngine: any TextEngine
  ) -> [DrawCommand] {
    var picture = LensPicture(textEngine, pictureScale)
    (picture.cornerRadius, picture.isKorean) = (input.cornerRadius, input.isKorean)
    if overlays.contains(.layers) {
      let layers = ExplodedLayers(input.layers, size: input.size, direction: input.direction)
      picture.commands = layers.commands
      for highlight in input.highlights { picture.draw(highlight, among: layers, in: input.size) }
      return picture.commands + picture.texts
    }
    for overlay in LensOverlay.allCases where overlays.contains(overlay) {
      for view in input.views { picture.draw(overlay, view) }
      switch overlay {
      case .repaints: for area in input.repaints { picture.area(area, .repaint, nil) }
      case .accessibility: picture.drawReading(input.reading)
      default: break
      }
    }
    if let focus = input.focus { picture.commands += focusRing(around: focus) }
    for highlight in input.highlights { picture.draw(highlight, in: input.size) }
    return picture.commands + picture.texts
  }

  /// Draws a pinned or hovered element, with its distances to another one. Its name is the most important one, but does
  /// not cover others.
  private mutating func draw(_ highlight: LensHighlight, in size: CGSize) {
    let (element, other) = (highlight.element, highlight.other)
    guard Self.isVisible(element.frame) else { return }
    commands += LensPaint.pin.commands(in: element.frame)
    let short = Self.short(element.text)
    name(isKorean ? KoreanLabel.text(short) : short, in: element.frame, LensPaint.pin.color, size)
    guard let other else { return }
    area(other.frame, .estimate, Self.short(other.text))
    measure(element.frame, other.frame)
  }

  /// Draws a pinned or hovered element on the plane of its layer, and its name upright.
  private mutating func draw(_ highlight: LensHighlight, among layers: ExplodedLayers, in size: CGSize) {
    let (frame, plane) = (highlight.element.frame, layers.plane(of: highlight.depth))
    commands.append(.group(DrawGroup(transform: plane, commands: LensPaint.pin.commands(in: frame))))
    let short = Self.short(highlight.element.text)
    let place = CGRect(origin: frame.origin.applying(plane), size: frame.applying(plane).size)
    name(isKorean ? KoreanLabel.text(short) : short, in: place, LensPaint.pin.color, size)
  }

  /// Returns the ring around the element with the keyboard's focus.
  private static func focusRing(around frame: CGRect) -> [DrawCommand] {
    let ring = { (distance: CGFloat) in RoundedRect(frame.insetBy(dx: -distance, dy: -distance), radius: 8) }
    return [.border(ring(4), width: 4, .white), .border(ring(3), width: 2.5, Color(red: 0, green: 0.48, blue: 1))]
  }

  private mutating func draw(_ overlay: LensOverlay, _ view: LensView) {
    let before = commands.count
    limit = view.frame
    defer { limit = nil }
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
      if let paint = paint(part.kind) { area(part.frame, paint, part.label.isEmpty ? nil : part.label) }
    }
  }

  private mutating func elements(_ view: LensView, _ category: LensElement.Category, _ paint: LensPaint) {
    for element in view.elements where element.category == category {
      let name = Self.short(element.name) + (element.zIndex == 0 ? "" : ", z \(element.zIndex)")
      area(element.frame, paint, name)
      if let pinned = element.pinnedFrame { area(pinned, .pin, "pinned \(name)") }
    }
  }

  /// Returns the name of an element, with one word for each of the kinds that UIKit itself has.
  private static func short(_ name: String) -> String {
    name.replacingOccurrences(of: "\"UICollectionElementKindSectionHeader\"", with: "header")
      .replacingOccurrences(of: "\"UICollectionElementKindSectionFooter\"", with: "footer")
  }

  /// Draws a line at each stop: where the group that rests there begins, or its center for centered behaviors.
  private mutating func stops(_ scroll: LensScroll) {
    let length = scroll.viewport.size[scroll.axis]
    let beginning = scroll.beginsAtTheEnd ? length : 0
    let base = scroll.viewport.origin[scroll.axis] + (scroll.isCentered ? length / 2 : beginning)
    let target = scroll.destination.flatMap { goal in scroll.stops.min { abs($0 - goal) < abs($1 - goal) } }
    for (index, stop) in scroll.stops.enumerated() {
      let page = scroll.beginsAtTheEnd ? scroll.stops.count - 1 - index : index
      let position = base + stop - scroll.offset
      guard position.isFinite, abs(position) < 20_000 else { continue }
      var rect = scroll.viewport
      rect.origin[scroll.axis] = position - 1
      rect.size[scroll.axis] = 2
      let isTarget = stop == target
      let name = "page \(page) at \(stop.text(decimals: 1))" + (isTarget ? ", target" : "")
      area(rect, isTarget ? .target : .stop, name)
    }
  }

  private mutating func drawReading(_ reading: [LensLabel]) {
    for (index, element) in reading.enumerated() where Self.isVisible(element.frame) {
      commands += LensPaint.accessibility.commands(in: element.frame)
      // The app's own words stay as they are.
      label("\(index + 1) \(element.text.prefix(24))", in: element.frame, LensPaint.accessibility.color)
    }
  }

  // MARK: Drawing

  private static func isVisible(_ rect: CGRect) -> Bool {
    rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
      && rect.size.width > 0 && rect.size.height > 0
  }

  private mutating func area(_ rect: CGRect, _ paint: LensPaint, _ label: String?) {
    guard Self.isVisible(rect) else { return }
    commands += paint.commands(in: rect)
    if let label { self.label(isKorean ? KoreanLabel.text(label) : label, in: rect, paint.color) }
  }

  /// Draws a label in the corner of a visible area, unless another label is there.
  private mutating func label(_ text: String, in rect: CGRect, _ color: Color) {
    if let limit, !rect.overlaps(limit) { return }
    var box = box(for: text, in: rect)
    for _ in 0..<3 where !isFree(box) { box.origin.y += box.height + 1 }
    guard labels.count < Self.mostLabels, isFree(box) else { return }
    draw(text, in: box, color)
  }

  /// Draws the label of an element to which the user points: in its upper corner, or below other labels; if there is no
  /// room for it, over them.
  private mutating func name(_ text: String, in rect: CGRect, _ color: Color, _ size: CGSize) {
    let first = box(for: text, in: rect)
    let lowest = size.height > 0 ? size.height : rect.maxY + first.height
    let rows = stride(from: first.minY, to: max(first.minY, lowest - first.height), by: first.height + 1).prefix(60)
    let boxes = rows.map { CGRect(x: first.minX, y: $0, width: first.width, height: first.height) }
    draw(text, in: boxes.first(where: isFree) ?? first, color)
  }

  /// Returns the place of a label in the corner of an area.
  private func box(for text: String, in rect: CGRect) -> CGRect {
    let width = textEngine.width(of: text, font: font)
    let height = (font.size * 4 / 3).rounded(.up)
    var box = CGRect(x: rect.minX + 1, y: rect.minY + 1, width: width + 6, height: height)
    if let limit, rect.overlaps(limit) { box.origin.x = max(limit.minX, min(box.minX, limit.maxX - box.width)) }
    box.origin.x = max(box.minX, cornerEdge(at: box.minY))
    return box
  }

  private func isFree(_ box: CGRect) -> Bool { !labels.contains { $0.overlaps(box) } }

  private mutating func draw(_ text: String, in box: CGRect, _ color: Color) {
    labels.append(box)
    let origin = CGPoint(x: box.minX + 4, y: box.minY + font.size)
    let drawn: [DrawCommand] = [
      .fill(RoundedRect(box, radius: 3), Color(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.88)),
      .fill(RoundedRect(CGRect(x: box.minX, y: box.minY, width: 2, height: box.height)), color),
      .text(TextCommand(run: GlyphRun(text: text, font: font), origin: origin, width: box.width - 6, color: .white)),
    ]
    texts += limit.map { [.group(DrawGroup(clip: RoundedRect($0), commands: drawn))] } ?? drawn
  }

  /// Returns the left edge of the screen at a height, which is round at the upper corner.
  private func cornerEdge(at y: CGFloat) -> CGFloat {
    let height = cornerRadius - max(0, y)
    return height > 0 ? cornerRadius - (cornerRadius * cornerRadius - height * height).squareRoot() : 0
  }

  /// Draws the distances between two frames along each axis on which they do not overlap; of frames that overlap on both,
  /// the distances between their edges.
  private mutating func measure(_ one: CGRect, _ two: CGRect) {
    let axes = [Axis.horizontal, .vertical]
    let apart = axes.filter { Self.distance(one, two, $0) >= 0 }
    for axis in apart {
      let (first, second) = one.origin[axis] <= two.origin[axis] ? (one, two) : (two, one)
      measure(from: first.end(axis), to: second.origin[axis], axis, across: one)
    }
    guard apart.isEmpty else { return }
    for axis in axes {
      let edges = [(one.origin[axis], two.origin[axis]), (one.end(axis), two.end(axis))]
      for (start, end) in edges where start != end { measure(from: start, to: end, axis, across: two) }
    }
  }

  /// Returns the length between two frames along an axis; negative if they overlap.
  private static func distance(_ one: CGRect, _ two: CGRect, _ axis: Axis) -> CGFloat {
    max(one.origin[axis], two.origin[axis]) - min(one.end(axis), two.end(axis))
  }

  /// Draws a line with its length along an axis, at the middle of a frame.
  private mutating func measure(from start: CGFloat, to end: CGFloat, _ axis: Axis, across frame: CGRect) {
    let length = abs(end - start)
    var line = frame
    line.origin[axis] = min(start, end)
    line.size[axis] = max(1, length)
    line.origin[axis.other] += frame.size[axis.other] / 2
    line.size[axis.other] = 1
    area(line, .target, "\(axis == .horizontal ? "x" : "y") \(length.text(decimals: 2))")
  }
}

extension CGRect {
  fileprivate func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }
}

extension CGSize {
  fileprivate var plainText: String { "\(width.text(decimals: 2))x\(height.text(decimals: 2))" }
}
