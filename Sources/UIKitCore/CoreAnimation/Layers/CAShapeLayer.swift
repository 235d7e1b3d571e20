import Drawing
import Foundation
import Geometry

/// A layer that draws a path over its background. The path is in the layer's coordinates and may exceed its bounds.
///
/// - Fidelity: documented; a path is animated by explicit animations only, and jumps if the number or kind of its
///   segments changes.
open class CAShapeLayer: CALayer {
  /// Creates a layer without a path.
  public required init() {
    super.init()
    modelState.shape = ShapeState()
  }

  /// Creates a copy of a layer, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is Self) { modelState.shape = ShapeState() }
  }

  /// Creates an empty layer. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.shape = ShapeState()
  }

  /// The path to draw, or `nil`, the default. Animatable by explicit animations.
  open var path: CGPath? {
    get { modelState.shape.hasPath ? CGPath(outline: modelState.shape.outline) : nil }
    set {
      let old = modelState
      modelState.shape.outline = newValue?.outline.drawable ?? Outline()
      modelState.shape.hasPath = newValue != nil
      if modelState != old { setNeedsRecord() }
    }
  }

  /// The color of the path's interior; `nil` for none. The default is opaque black. Animatable.
  open var fillColor: CGColor? {
    get { modelState.shape.fillColor.map { CGColor($0) } }
    set { change(.fillColor) { $0.shape.fillColor = newValue?.color } }
  }
  /// The rule that determines the interior of the path. The default is `nonZero`.
  open var fillRule: CAShapeLayerFillRule {
    get { modelState.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set {
      modelState.shape.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero
      setNeedsRecord()
    }
  }

  /// The color of the path's line; `nil`, the default, for none. Animatable.
  open var strokeColor: CGColor? {
    get { modelState.shape.strokeColor.map { CGColor($0) } }
    set { change(.strokeColor) { $0.shape.strokeColor = newValue?.color } }
  }
  /// The start of the drawn part of the line, as a fraction of the path's length, clamped to `0 ... 1`. The default is
  /// 0. Animatable.
  open var strokeStart: CGFloat {
    get { modelState.shape.stroke.start }
    set { change(.strokeStart) { $0.shape.stroke.start = newValue.unitClamped } }
  }
  /// The end of the drawn part of the line, as a fraction of the path's length, clamped to `0 ... 1`. The default is 1.
  /// Animatable.
  open var strokeEnd: CGFloat {
    get { modelState.shape.stroke.end }
    set { change(.strokeEnd) { $0.shape.stroke.end = newValue.unitClamped } }
  }
  /// The width of the line, in points. Negative values and NaN count as 0. The default is 1. Animatable.
  open var lineWidth: CGFloat {
    get { modelState.shape.stroke.width }
    set { change(.lineWidth) { $0.shape.stroke.width = FiniteGeometry.length(newValue) } }
  }
  /// The largest ratio of a corner's length to the line width at which the corner is pointed. The default is 10.
  /// Animatable.
  open var miterLimit: CGFloat {
    get { modelState.shape.stroke.miterLimit }
    set { change(.miterLimit) { $0.shape.stroke.miterLimit = FiniteGeometry.length(newValue) } }
  }
  /// The shape of the ends of the line. The default is `butt`.
  open var lineCap: CAShapeLayerLineCap {
    get { modelState.shape.stroke.cap.name }
    set {
      modelState.shape.stroke.cap = StrokeStyle.Cap(newValue)
      setNeedsRecord()
    }
  }
  /// The shape of the corners of the line. The default is `miter`.
  open var lineJoin: CAShapeLayerLineJoin {
    get { modelState.shape.stroke.join.name }
    set {
      modelState.shape.stroke.join = StrokeStyle.Join(newValue)
      setNeedsRecord()
    }
  }
  /// The position in the dash pattern at which the line begins, in points. The default is 0. Animatable.
  open var lineDashPhase: CGFloat {
    get { modelState.shape.stroke.dashPhase }
    set { change(.lineDashPhase) { $0.shape.stroke.dashPhase = FiniteGeometry.coordinate(newValue) } }
  }
  /// The lengths of dashes and gaps in turn, in points; `nil`, the default, for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      modelState.shape.stroke.dashes.isEmpty ? nil : modelState.shape.stroke.dashes.map { NSNumber(value: Double($0)) }
    }
    set {
      modelState.shape.stroke.dashes = newValue?.map { CGFloat($0.doubleValue) } ?? []
      setNeedsRecord()
    }
  }

  // MARK: Painting

  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    commands += paths(of: state, in: bounds).map { .path($0) }
    super.recordContent(state, in: bounds, into: &commands)
  }

  override func reach(of state: LayerState, in bounds: CGRect) -> CGRect {
    DrawCommand.bounds(of: paths(of: state, in: bounds).map { .path($0) })
  }

  private func paths(of state: LayerState, in bounds: CGRect) -> [PathCommand] {
    let shape = state.shape
    guard !shape.outline.contours.isEmpty else { return [] }
    let origin = bounds.origin - state.bounds.origin
    var paths: [PathCommand] = []
    if let color = shape.fillColor?.displayable, color.paints {
      paths.append(PathCommand(shape.outline, at: origin, .fill(shape.fillRule), color: color))
    }
    if let color = shape.strokeColor?.displayable, color.paints, shape.stroke.width > 0 {
      paths.append(PathCommand(shape.outline, at: origin, .stroke(shape.stroke), color: color))
    }
    return paths
  }
}
