import Drawing
import Foundation
import Geometry

/// A surface to draw on, with a state that determines colors, lines and coordinates. The y axis points down.
///
/// - Fidelity: approximated; colors are sRGB, and patterns are images.
public class CGContext {
  final var recorder: DrawingRecorder {
    didSet { if let memory, !memory.isOwn { _ = memory.write(recorder.pictureCommands) } }
  }
  /// The memory into which a bitmap context draws; `nil` for other contexts.
  final var memory: BitmapMemory?
  final var currentPath = CGMutablePath()
  /// The traits with which dynamic colors are resolved.
  let traits: UITraitCollection

  init(_ recorder: DrawingRecorder, traits: UITraitCollection) {
    self.recorder = recorder
    self.traits = traits
  }

  // MARK: State

  /// Performs what was drawn, which has been recorded already.
  public func flush() {}
  /// Performs what was drawn, which has been recorded already.
  public func synchronize() {}
  /// Saves the drawing state, including transform, colors, lines, clips and interpolation, on a stack.
  public func saveGState() { recorder.save() }
  /// Restores the drawing state saved last. Does nothing if none was saved.
  public func restoreGState() { changeCoordinates { recorder.restore() } }

  /// The transform from the present coordinates to those of the surface.
  public var ctm: CGAffineTransform { recorder.state.transform }
  /// Changes the coordinates: `transform` is applied first to later drawing. The current path stays where it is.
  public func concatenate(_ transform: CGAffineTransform) {
    changeCoordinates { recorder.change { $0.transform = transform.concatenating($0.transform) } }
  }

  /// Changes the transform, and expresses the points of the current path in the new coordinates: those of Core Graphics
  /// are on the surface once they are added. A path under a transform without an inverse is kept as it is.
  private func changeCoordinates(_ change: () -> Void) {
    let old = ctm
    change()
    let new = ctm
    guard new != old, !currentPath.isEmpty, new.a * new.d - new.b * new.c != 0 else { return }
    currentPath.outline = currentPath.outline.applying(old.concatenating(new.inverted()))
  }
  /// Moves the origin of the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  /// Rotates the coordinates by an angle in radians, clockwise for positive angles.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the color of filled areas. The default is black.
  public func setFillColor(_ color: CGColor) {
    recorder.change { ($0.fill, $0.fillPattern) = (color.color, color.pattern) }
  }
  /// Sets the color of filled areas by its sRGB components, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of lines. The default is black.
  public func setStrokeColor(_ color: CGColor) {
    recorder.change { ($0.stroke, $0.strokePattern) = (color.color, color.pattern) }
  }
  /// Sets the color of lines by its sRGB components, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the opacity of all drawing, clamped to the range from 0 to 1. The default is 1.
  public func setAlpha(_ alpha: CGFloat) { recorder.change { $0.alpha = alpha.unitClamped } }
  /// Sets the rule by which later drawing is combined with the drawing below it. The default is `normal`.
  ///
  /// - Fidelity: approximated; see ``CGBlendMode``. In a view, the view's background color is not part of the drawing.
  public func setBlendMode(_ mode: CGBlendMode) { recorder.change { $0.blendMode = mode } }
  /// Sets the way in which later text is drawn. The default is `fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { recorder.change { $0.textMode = mode } }
  /// Sets the width of lines. The default is 1; negative values and NaN count as 0, and infinity is clamped.
  public func setLineWidth(_ width: CGFloat) { recorder.change { $0.pen.width = FiniteGeometry.length(width) } }
  /// Sets the shape of the ends of lines. The default is `butt`.
  public func setLineCap(_ cap: CGLineCap) { recorder.change { $0.pen.cap = cap.drawn } }
  /// Sets the shape of corners of lines. The default is `miter`.
  public func setLineJoin(_ join: CGLineJoin) { recorder.change { $0.pen.join = join.drawn } }
  /// Sets the ratio of a miter's length to the line width beyond which a corner is beveled. The default is 10.
  public func setMiterLimit(_ limit: CGFloat) { recorder.change { $0.pen.miterLimit = FiniteGeometry.length(limit) } }
  /// Sets the lengths of dashes and gaps, in turn, and the distance into the pattern at which lines begin. An empty
  /// array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    recorder.change { ($0.pen.dashPhase, $0.pen.dashes) = (phase, lengths) }
  }
  /// Sets the shadow of later drawing.
  ///
  /// - Parameters:
  ///   - offset: The displacement, in the coordinates of the surface.
  ///   - blur: The extent of the blur: twice the radius of a layer's shadow.
  ///   - color: The color; `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    recorder.change { state in
      state.shadow = color.map {
        DrawingRecorder.Shadow(offset: offset, blur: FiniteGeometry.length(blur), color: $0.color)
      }
    }
  }
  /// Sets a black shadow of a third of full opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: The current path

  /// Discards the current path.
  public func beginPath() { currentPath.removeAll() }
  /// Begins a new contour of the current path at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  /// Appends a line to the current path. Without a current point it has no effect.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  /// Begins a new contour at the first point, and appends lines to the others.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points) }
  /// Appends a cubic Bézier curve to the current path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Appends a quadratic Bézier curve to the current path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }
  /// Appends an arc, preceded by a line from the current point to its beginning. See ``CGMutablePath`` for its
  /// direction.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Appends an arc that rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }
  /// Adds rectangles to the current path.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }
  /// Adds the ellipse that fits a rectangle to the current path.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  /// Adds the contours of another path to the current path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path) }
  /// Closes the current contour with a line to its beginning.
  public func closePath() { currentPath.closeSubpath() }

  /// A copy of the current path; `nil` if it is empty.
  ///
  /// - Fidelity: documented.
  public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.copy() }
  /// Whether the current path has no contours.
  public var isPathEmpty: Bool { currentPath.isEmpty }
  /// The end of the current path; zero if the path is empty.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint }
  /// The smallest rectangle around the lines and curves of the current path; null if the path is empty.
  public var boundingBoxOfPath: CGRect { currentPath.boundingBoxOfPath }

  // MARK: Painting; each call discards the current path

  /// Fills the current path, and discards it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    recorder.fill(currentPath.outline.drawable, rule.drawn)
    beginPath()
  }

  /// Draws the lines of the current path, and discards it.
  public func strokePath() {
    recorder.stroke(currentPath.outline.drawable)
    beginPath()
  }

  /// Fills and strokes the current path according to `mode`, and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = currentPath.outline.drawable
    if mode.fills { recorder.fill(outline, mode.isEvenOdd ? .evenOdd : .nonZero) }
    if mode.strokes { recorder.stroke(outline) }
    beginPath()
  }

  /// Restricts later drawing to the inside of the current path, and discards it. ``restoreGState()`` ends the
  /// restriction.
  public func clip(using rule: CGPathFillRule = .winding) {
    recorder.clip(to: currentPath.outline.drawable, rule.drawn)
    beginPath()
  }

  /// Restricts later drawing to a rectangle.
  public func clip(to rect: CGRect) { recorder.clip(to: CGPath(rect: rect, transform: nil).outline, .nonZero) }

  /// Draws an image stretched to a rectangle, with its rows from the bottom, as in coordinates whose y axis points up.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardFinite
    guard rect.width > 0, rect.height > 0 else { return }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    recorder.draw([scaled(UIImage(cgImage: image).command(in: rect, traits: traits, tint: .black))])
    restoreGState()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { recorder.fill(CGPath(rect: rect, transform: nil).outline, .nonZero) }
  /// Fills rectangles, one after the other.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the ellipse that fits a rectangle.
  public func fillEllipse(in rect: CGRect) {
    recorder.fill(CGPath(ellipseIn: rect, transform: nil).outline, .nonZero)
  }
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { recorder.stroke(CGPath(rect: rect, transform: nil).outline) }
  /// Draws the outline of a rectangle with lines of the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = recorder.state.pen
    pen.width = FiniteGeometry.length(width)
    recorder.stroke(CGPath(rect: rect, transform: nil).outline, pen)
  }
  /// Draws the outline of the ellipse that fits a rectangle.
  public func strokeEllipse(in rect: CGRect) { recorder.stroke(CGPath(ellipseIn: rect, transform: nil).outline) }
  /// Draws separate lines between successive pairs of points. An odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let path = CGMutablePath()
      path.addLines(between: [points[index], points[index + 1]])
      recorder.stroke(path.outline)
    }
  }
}

/// The ways of painting a path.
///
/// - Fidelity: documented.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// The area is filled, with the winding rule.
  case fill = 0
  /// The area is filled, with the even-odd rule.
  case eoFill = 1
  /// The lines are drawn.
  case stroke = 2
  /// The area is filled, with the winding rule, and then the lines are drawn.
  case fillStroke = 3
  /// The area is filled, with the even-odd rule, and then the lines are drawn.
  case eoFillStroke = 4

  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
