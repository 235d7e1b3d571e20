import Drawing
import Foundation
import Geometry

/// The shape of a gradient.
///
/// - Fidelity: documented.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name. Unknown names are drawn as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outward from the start point, in an ellipse whose bounding box has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start point, beginning in the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds with a gradient, over its background color.
///
/// - Fidelity: documented.
open class CAGradientLayer: CALayer {
  /// Creates a layer without colors.
  public required init() {
    super.init()
    modelState.gradient = GradientState()
  }

  /// Creates a copy of a layer, without sublayers.
  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is Self) { modelState.gradient = GradientState() }
  }

  /// Creates an empty layer. Archives are not supported: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modelState.gradient = GradientState()
  }

  /// The colors as `CGColor`s; other objects are ignored. A single color fills the layer. The default is `nil`.
  /// Animatable.
  open var colors: [Any]? {
    get { given ?? (modelState.gradient.colors.isEmpty ? nil : modelState.gradient.colors.map { CGColor($0) }) }
    set {
      given = newValue
      change(.gradientColors) { $0.gradient.colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.color } }
    }
  }
  private var given: [Any]?

  /// The positions of the colors, from 0 at the start to 1 at the end, in ascending order. Values outside the range are
  /// allowed. `nil`, the default, or a count that differs from the colors', distributes the colors evenly. Animatable.
  open var locations: [NSNumber]? {
    get { modelState.gradient.locations?.map { NSNumber(value: Double($0)) } }
    set { change(.gradientLocations) { $0.gradient.locations = newValue?.map { CGFloat($0.doubleValue) } } }
  }
  /// The start of the gradient, in unit coordinates of the layer. The default is (0.5, 0). Animatable.
  open var startPoint: CGPoint {
    get { modelState.gradient.start }
    set { change(.startPoint) { $0.gradient.start = newValue.finite } }
  }
  /// The end of the gradient, in unit coordinates of the layer. The default is (0.5, 1). Animatable.
  open var endPoint: CGPoint {
    get { modelState.gradient.end }
    set { change(.endPoint) { $0.gradient.end = newValue.finite } }
  }
  /// The shape of the gradient. The default is `axial`.
  open var type: CAGradientLayerType {
    get {
      switch modelState.gradient.kind {
      case .axial: .axial
      case .radial: .radial
      case .conic: .conic
      }
    }
    set {
      modelState.gradient.kind = newValue == .radial ? .radial : (newValue == .conic ? .conic : .axial)
      setNeedsRecord()
    }
  }

  // MARK: Painting

  override func recordContent(_ state: LayerState, in bounds: CGRect, into commands: inout [DrawCommand]) {
    let colors = state.gradient.colors.map(\.displayable)
    let shape = roundedRect(bounds, state)
    if let only = colors.first, colors.count == 1 {
      commands.append(.fill(shape, only))
    } else if !colors.isEmpty {
      let gradient = state.gradient
      commands.append(
        .gradient(
          shape,
          Gradient(
            gradient.kind, colors: colors, locations: gradient.stops, start: gradient.start, end: gradient.end)))
    }
    super.recordContent(state, in: bounds, into: &commands)
  }
}

extension GradientState {
  /// The locations in ascending order, one for each color.
  fileprivate var stops: [CGFloat] {
    let even = colors.indices.map { CGFloat($0) / CGFloat(Swift.max(1, colors.count - 1)) }
    guard let locations, locations.count == colors.count else { return even }
    var reached = -CGFloat.greatestFiniteMagnitude
    return locations.map { location in
      let stop = FiniteGeometry.coordinate(location)
      if stop > reached { reached = stop }
      return reached
    }
  }
}
