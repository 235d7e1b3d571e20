import Drawing
import Foundation
import Geometry

/// A surface to draw on, y down.
///
/// - Fidelity: approximated; colours are sRGB, and gradients, patterns, blend modes and transparency layers are absent.
public class CGContext {
  final var recorder: DrawingRecorder
  final var path = CGMutablePath()
  /// What colours are resolved with.
  let traits: UITraitCollection

  init(_ recorder: DrawingRecorder, traits: UITraitCollection) {
    self.recorder = recorder
    self.traits = traits
  }

  // MARK: State

  public func saveGState() { recorder.save() }
  public func restoreGState() { recorder.restore() }

  public var ctm: CGAffineTransform { recorder.state.transform }
  public func concatenate(_ transform: CGAffineTransform) {
    recorder.change { $0.transform = transform.concatenating($0.transform) }
  }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  public func setFillColor(_ color: CGColor) { recorder.change { $0.fill = color.color } }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(_ color: CGColor) { recorder.change { $0.stroke = color.color } }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setAlpha(_ alpha: CGFloat) { recorder.change { $0.alpha = alpha.unitClamped } }
  public func setLineWidth(_ width: CGFloat) { recorder.change { $0.pen.width = FiniteGeometry.length(width) } }
  public func setLineCap(_ cap: CGLineCap) { recorder.change { $0.pen.cap = cap.drawn } }
  public func setLineJoin(_ join: CGLineJoin) { recorder.change { $0.pen.join = join.drawn } }
  public func setMiterLimit(_ limit: CGFloat) { recorder.change { $0.pen.miterLimit = FiniteGeometry.length(limit) } }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    recorder.change { ($0.pen.dashPhase, $0.pen.dashes) = (phase, lengths) }
  }
  /// - Parameters:
  ///   - blur: Twice the radius of a layer's shadow.
  ///   - color: nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    recorder.change { state in
      state.shadow = color.map {
        DrawingRecorder.Shadow(offset: offset, blur: FiniteGeometry.length(blur), color: $0.color)
      }
    }
  }
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: The current path

  public func beginPath() { path.removeAll() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { path.addRects(rects) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func closePath() { path.closeSubpath() }

  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }

  // MARK: Painting; each forgets the current path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    recorder.fill(path.outline.drawable, rule.drawn)
    beginPath()
  }

  public func strokePath() {
    recorder.stroke(path.outline.drawable)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    let outline = path.outline.drawable
    if mode.fills { recorder.fill(outline, mode.isEvenOdd ? .evenOdd : .nonZero) }
    if mode.strokes { recorder.stroke(outline) }
    beginPath()
  }

  public func clip(using rule: CGPathFillRule = .winding) {
    recorder.clip(to: path.outline.drawable, rule.drawn)
    beginPath()
  }

  public func clip(to rect: CGRect) { recorder.clip(to: CGPath(rect: rect, transform: nil).outline, .nonZero) }

  public func fill(_ rect: CGRect) { recorder.fill(CGPath(rect: rect, transform: nil).outline, .nonZero) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) {
    recorder.fill(CGPath(ellipseIn: rect, transform: nil).outline, .nonZero)
  }
  public func stroke(_ rect: CGRect) { recorder.stroke(CGPath(rect: rect, transform: nil).outline) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var pen = recorder.state.pen
    pen.width = FiniteGeometry.length(width)
    recorder.stroke(CGPath(rect: rect, transform: nil).outline, pen)
  }
  public func strokeEllipse(in rect: CGRect) { recorder.stroke(CGPath(ellipseIn: rect, transform: nil).outline) }
  public func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let path = CGMutablePath()
      path.addLines(between: [points[index], points[index + 1]])
      recorder.stroke(path.outline)
    }
  }
}

/// How a path is painted.
///
/// - Fidelity: documented.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4

  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}
