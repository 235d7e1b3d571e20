import Drawing
import Foundation
import Geometry

extension LayerState {
  /// Returns a property of a shape, a gradient or a material.
  func drawnValue(_ property: AnimatedProperty) -> AnimatedValue {
    func number(_ value: CGFloat) -> AnimatedValue { .numbers(SIMD4(Double(value), 0, 0, 0)) }
    switch property {
    case .path: return .outline(shape.outline)
    case .strokeStart: return number(shape.stroke.start)
    case .strokeEnd: return number(shape.stroke.end)
    case .lineWidth: return number(shape.stroke.width)
    case .lineDashPhase: return number(shape.stroke.dashPhase)
    case .miterLimit: return number(shape.stroke.miterLimit)
    case .fillColor: return .color(shape.fillColor)
    case .strokeColor: return .color(shape.strokeColor)
    case .gradientColors: return .colors(gradient.colors)
    case .gradientLocations: return .lengths(gradient.locations ?? [])
    case .startPoint: return .numbers(SIMD4(Double(gradient.start.x), Double(gradient.start.y), 0, 0))
    case .endPoint: return .numbers(SIMD4(Double(gradient.end.x), Double(gradient.end.y), 0, 0))
    case .material: return .numbers(SIMD4(Double(material.radius), Double(material.saturation), 0, 0))
    case .materialTint: return .color(material.tint)
    default: return number(0)
    }
  }

  mutating func setDrawn(_ property: AnimatedProperty, to numbers: SIMD4<Double>) {
    let point = CGPoint(x: numbers.x, y: numbers.y)
    switch property {
    case .strokeStart: shape.stroke.start = point.x.unitClamped
    case .strokeEnd: shape.stroke.end = point.x.unitClamped
    case .lineWidth: shape.stroke.width = FiniteGeometry.length(point.x)
    case .lineDashPhase: shape.stroke.dashPhase = point.x
    case .miterLimit: shape.stroke.miterLimit = FiniteGeometry.length(point.x)
    case .startPoint: gradient.start = point
    case .endPoint: gradient.end = point
    case .material:
      material.radius = FiniteGeometry.length(point.x)
      material.saturation = FiniteGeometry.length(point.y)
    default: break
    }
  }

  mutating func setDrawn(_ property: AnimatedProperty, to color: Color?) {
    switch property {
    case .fillColor: shape.fillColor = color
    case .strokeColor: shape.strokeColor = color
    case .materialTint: material.tint = color
    default: break
    }
  }
}
