import Drawing
import Foundation
import Geometry

/// A path, and how its lines are drawn.
///
/// - Fidelity: documented; archiving is absent.
open class UIBezierPath: NSObject, NSCopying {
  /// Colours, fills and strokes know nothing of it: whoever draws takes what it needs.
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// Of no meaning: curves are always drawn as finely as can be seen.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// With corners as UIKit draws its own, whose curvature grows step by step, as long as there is room for them.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let isSmooth = cornerRadii.width == cornerRadii.height
    path.add(
      .rectangle(
        rect.standardFinite, corners: RoundedCorners(size: cornerRadii, corners: corners, isSmooth: isSmooth)))
  }

  /// - Parameter clockwise: As seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    self.cgPath = CGPath
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(of: self)
    return copy
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    (dashes, dashPhase) = (other.dashes, other.dashPhase)
  }

  open var cgPath: CGPath {
    get { CGPath(outline: path.outline) }
    set { path = CGMutablePath(outline: newValue.outline) }
  }

  // MARK: Drawing a path

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAll() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// The same path, drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(outline: path.outline.reversed))
    reversed.takeStyle(of: self)
    return reversed
  }

  // MARK: Measures

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn; nil for none.
  ///   - phase: How far into them the line begins.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: Swift.max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Any of the arguments may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: For those who draw

  final var outline: Outline { path.outline.drawable }
  final var fillRule: CoverageGrid.FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
  final var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.drawn, join: lineJoinStyle.drawn, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase)
  }

  // MARK: Drawing

  /// In the fill colour, with the path's own rule.
  @preconcurrency @MainActor
  open func fill() { UIGraphicsGetCurrentContext()?.recorder.fill(outline, fillRule) }
  /// In the stroke colour, with the path's own pen.
  @preconcurrency @MainActor
  open func stroke() { UIGraphicsGetCurrentContext()?.recorder.stroke(outline, strokeStyle) }
  /// From now on only what lies inside is painted.
  @preconcurrency @MainActor
  open func addClip() { UIGraphicsGetCurrentContext()?.recorder.clip(to: outline, fillRule) }
}

extension Outline {
  fileprivate var reversed: Outline {
    Outline(
      contours: contours.reversed().map { contour in
        var pen = contour.start
        var segments: [Segment] = []
        for segment in contour.segments {
          switch segment {
          case .line: segments.append(.line(pen))
          case .curve(let first, let second, _): segments.append(.curve(second, first, pen))
          }
          pen = segment.end
        }
        return Contour(start: pen, segments: segments.reversed(), isClosed: contour.isClosed)
      })
  }
}
