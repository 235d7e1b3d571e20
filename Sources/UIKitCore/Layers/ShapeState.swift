import Drawing
import Foundation

/// What kinds of layers draw beside a background, as values that can be animated. In a box: most layers have none.
indirect enum DrawnState: Equatable {
  case shape(ShapeState)
  case gradient(GradientState)
  case material(Material)
  /// What the layer and its sublayers paint is seen in these colours.
  case vibrancy(Material)
}

/// A shape layer's path, and how it is painted.
struct ShapeState: Equatable {
  var outline = Outline()
  var hasPath = false
  var fillColor: Color? = .black
  var fillRule = CoverageGrid.FillRule.nonZero
  var strokeColor: Color?
  var stroke = StrokeStyle(width: 1)
}

/// A gradient layer's colours and where they go.
struct GradientState: Equatable {
  var course = Gradient.Course.axial
  var colors: [Color] = []
  /// As given; nil to spread the colours evenly.
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
