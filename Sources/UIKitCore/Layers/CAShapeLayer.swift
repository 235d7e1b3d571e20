import Drawing
import Foundation
import Geometry

/// A layer that paints a path, in its own coordinates and wherever that leads, over its background.
///
/// - Fidelity: documented; a path moves in explicit animations alone, and jumps where it becomes one that is made of more
///   or fewer lines and curves.
open class CAShapeLayer: CALayer {
  public required init() {
    super.init()
    model.shape = ShapeState()
  }

  open var path: CGPath? {
    get { model.shape.hasPath ? CGPath(outline: model.shape.outline) : nil }
    set {
      let old = model
      model.shape.outline = newValue?.outline.drawable ?? Outline()
      model.shape.hasPath = newValue != nil
      if model != old { setNeedsRecord() }
    }
  }

  /// Black; nil for none.
  open var fillColor: CGColor? {
    get { model.shape.fillColor.map { CGColor($0) } }
    set { change(.fillColor) { $0.shape.fillColor = newValue?.color } }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { model.shape.fillRule == .evenOdd ? .evenOdd : .nonZero }
    set {
      model.shape.fillRule = newValue == .evenOdd ? .evenOdd : .nonZero
      setNeedsRecord()
    }
  }

  open var strokeColor: CGColor? {
    get { model.shape.strokeColor.map { CGColor($0) } }
    set { change(.strokeColor) { $0.shape.strokeColor = newValue?.color } }
  }
  /// Which part of the path's length is drawn with the pen, in shares of it.
  open var strokeStart: CGFloat {
    get { model.shape.stroke.start }
    set { change(.strokeStart) { $0.shape.stroke.start = newValue.unitClamped } }
  }
  open var strokeEnd: CGFloat {
    get { model.shape.stroke.end }
    set { change(.strokeEnd) { $0.shape.stroke.end = newValue.unitClamped } }
  }
  open var lineWidth: CGFloat {
    get { model.shape.stroke.width }
    set { change(.lineWidth) { $0.shape.stroke.width = FiniteGeometry.length(newValue) } }
  }
  open var miterLimit: CGFloat {
    get { model.shape.stroke.miterLimit }
    set { change(.miterLimit) { $0.shape.stroke.miterLimit = FiniteGeometry.length(newValue) } }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { model.shape.stroke.cap.name }
    set {
      model.shape.stroke.cap = StrokeStyle.Cap(newValue)
      setNeedsRecord()
    }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { model.shape.stroke.join.name }
    set {
      model.shape.stroke.join = StrokeStyle.Join(newValue)
      setNeedsRecord()
    }
  }
  /// How far into the dashes the line begins.
  open var lineDashPhase: CGFloat {
    get { model.shape.stroke.dashPhase }
    set { change(.lineDashPhase) { $0.shape.stroke.dashPhase = FiniteGeometry.coordinate(newValue) } }
  }
  /// Lengths of dashes and gaps in turn; nil for none.
  open var lineDashPattern: [NSNumber]? {
    get { model.shape.stroke.dashes.isEmpty ? nil : model.shape.stroke.dashes.map { NSNumber(value: Double($0)) } }
    set {
      model.shape.stroke.dashes = newValue?.map { CGFloat($0.doubleValue) } ?? []
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

  /// A shape throws the shadow of what it paints.
  override func shadows(
    of state: LayerState, in bounds: CGRect, color: Color
  ) -> [DrawCommand]? {
    if let own = super.shadows(of: state, in: bounds, color: color) { return own }
    guard !(state.backgroundColor?.displayable.paints ?? false) else { return nil }
    return paths(of: state, in: bounds).map { path in
      var path = path
      path.color = color
      path.blurRadius = state.shadowRadius
      path.origin.x += state.shadowOffset.width
      path.origin.y += state.shadowOffset.height
      return .path(path)
    }
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
