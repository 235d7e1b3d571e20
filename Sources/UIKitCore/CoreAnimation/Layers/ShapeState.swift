import Drawing
import Foundation

/// The properties of special kinds of layers, as animatable values. They are boxed, because most layers have none.
indirect enum DrawnState: Equatable {
  case shape(ShapeState)
  case gradient(GradientState)
  case material(Material)
  /// The layer and its sublayers are drawn in these colors.
  case vibrancy(Material)
}

/// The path of a shape layer and the style in which it is drawn.
struct ShapeState: Equatable {
  var outline = Outline()
  var hasPath = false
  var fillColor: Color? = .black
  var fillRule = CoverageGrid.FillRule.nonZero
  var strokeColor: Color?
  var stroke = StrokeStyle(width: 1)
}

/// The colors of a gradient layer and their positions.
struct GradientState: Equatable {
  var kind = Gradient.Kind.axial
  var colors: [Color] = []
  /// The locations as set; `nil` to distribute the colors evenly.
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
}

extension LayerState {
  var shape: ShapeState {
    get { if case .shape(let shape) = drawn { shape } else { ShapeState() } }
    set { drawn = .shape(newValue) }
  }

  var gradient: GradientState {
    get { if case .gradient(let gradient) = drawn { gradient } else { GradientState() } }
    set { drawn = .gradient(newValue) }
  }
}
