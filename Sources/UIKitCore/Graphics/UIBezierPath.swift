import Drawing
import Foundation
import Geometry

/// A path, together with the way in which its lines are drawn.
///
/// - Fidelity: documented.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  /// The contours, without colors and line style.
  private var path = CGMutablePath()

  /// The width of lines. The default is 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of lines. The default is `butt`.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of corners of lines. The default is `miter`.
  open var lineJoinStyle = CGLineJoin.miter
  /// The ratio of a miter's length to the line width beyond which a corner is beveled. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The allowed deviation of drawn curves. The default is 0.6.
  ///
  /// - Fidelity: approximated; the value is kept, and curves are always drawn as exactly as is visible.
  open var flatness: CGFloat = 0.6
  /// Whether the path is filled by the even-odd rule, rather than the winding rule. The default is `false`.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates the path of an archive.
  public required convenience init?(coder: NSCoder) {
    self.init()
    read(coder)
  }

  /// Writes the path and its line style to an archive.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Whether paths can be read from archives that name the classes they contain. Always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Whether another path has the same contours and line style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return path == other.path && lineStyle == other.lineStyle
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(path)
    return hasher.finalize()
  }

  /// The properties of the lines, for comparisons.
  private var lineStyle: [CGFloat] {
    [
      lineWidth, CGFloat(lineCapStyle.rawValue), CGFloat(lineJoinStyle.rawValue), miterLimit, flatness,
      usesEvenOddFillRule ? 1 : 0, dashPhase,
    ] + dashes
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates a path of the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a path of a rectangle with rounded corners.
  ///
  /// The curvature of the corners grows gradually, as in UIKit's own shapes, if the sides are long enough; otherwise
  /// the corners are circular. The radius is clamped to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a path of a rectangle with some corners rounded.
  ///
  /// With equal radii, the curvature of the corners grows gradually if the sides are long enough; corners are otherwise
  /// elliptical. Radii are clamped to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let isSmooth = cornerRadii.width == cornerRadii.height
    path.add(
      .rectangle(
        rect.standardFinite, corners: RoundedCorners(size: cornerRadii, corners: corners, isSmooth: isSmooth)))
  }

  /// Creates a path of an arc.
  ///
  /// - Parameters:
  ///   - startAngle: The angle at which the arc begins, in radians from the x axis; positive angles are clockwise on a
  ///     screen.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the contours of another and the default line style.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    self.cgPath = CGPath
  }

  /// Returns a copy with the same contours and line style.
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

  /// The contours of the path. Setting them keeps the line style.
  open var cgPath: CGPath {
    get { CGPath(outline: path.outline) }
    set { path = CGMutablePath(outline: newValue.outline) }
  }

  // MARK: Drawing a path

  /// Begins a new contour at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Appends a line from the current point. Without one it has no effect.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Appends a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Appends a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Appends an arc, preceded by a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - startAngle: The angle at which the arc begins, in radians from the x axis; positive angles are clockwise on a
  ///     screen.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise on a screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  /// Closes the current contour with a line to its beginning.
  open func close() { path.closeSubpath() }
  /// Removes all contours, keeping the line style.
  open func removeAllPoints() { path.removeAll() }
  /// Adds the contours of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) { path.apply(transform) }

  /// Returns the same path, drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(outline: path.outline.reversed))
    reversed.takeStyle(of: self)
    return reversed
  }

  // MARK: Measures

  /// Whether the path has no contours.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around all points, including the control points of curves; null for an empty path.
  open var bounds: CGRect { path.boundingBox }
  /// The end of the last line or curve; after a contour was closed, its beginning. Zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Returns whether a point is inside the path, by its own fill rule.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Dashes

  /// Sets the pattern of dashes.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, in turn; `nil` for solid lines.
  ///   - count: The number of lengths.
  ///   - phase: The distance into the pattern at which lines begin.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: Swift.max(0, count))) } ?? []
    dashPhase = phase
  }

  /// Reads the pattern of dashes. Each argument may be `nil`; `pattern` must have space for all lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashes.enumerated() { pattern?[index] = length }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Values for drawing

  final var outline: Outline { path.outline.drawable }
  final var fillRule: CoverageGrid.FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }
  final var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle.drawn, join: lineJoinStyle.drawn, miterLimit: miterLimit, dashes: dashes,
      dashPhase: dashPhase)
  }

  // MARK: Drawing

  /// Fills the path in the current context, in its fill color and by the path's own rule. Does nothing without a
  /// context.
  @preconcurrency @MainActor
  open func fill() { UIGraphicsGetCurrentContext()?.recorder.fill(outline, fillRule) }
  /// Draws the lines of the path in the current context, in its stroke color and the path's own line style. Does
  /// nothing without a context.
  @preconcurrency @MainActor
  open func stroke() { UIGraphicsGetCurrentContext()?.recorder.stroke(outline, strokeStyle) }
  /// Fills the path in the current context with a blend mode and an opacity from 0 to 1. Does nothing without a context.
  @preconcurrency @MainActor
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha) { fill() } }
  /// Draws the lines of the path in the current context with a blend mode and an opacity from 0 to 1. Does nothing
  /// without a context.
  @preconcurrency @MainActor
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { draw(with: blendMode, alpha: alpha) { stroke() } }
  @MainActor
  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
  /// Restricts later drawing in the current context to the inside of the path. Does nothing without a context.
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
