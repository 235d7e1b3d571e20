import Drawing
import Foundation
import Geometry

/// An animatable property of a layer. The raw value is its key.
enum AnimatedProperty: String {
  case position
  case bounds
  case anchorPoint
  case transform
  case sublayerTransform
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  case shadowPath
  case presence = "presence (ours)"
  case recession = "recession (ours)"
  // The properties of shape layers.
  case path
  case strokeStart
  case strokeEnd
  case lineWidth
  case lineDashPhase
  case miterLimit
  case fillColor
  case strokeColor
  // The properties of gradient layers.
  case gradientColors = "colors"
  case gradientLocations = "locations"
  case startPoint
  case endPoint
  // The properties of materials.
  case material = "material (ours)"
  case materialTint = "material tint (ours)"

  /// Whether several animations of the property add up, so that an interrupted one blends into the next, as in UIKit
  /// since iOS 8. An animation of other properties starts at the displayed value.
  var isAdditive: Bool {
    switch self {
    case .transform, .sublayerTransform, .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor,
      .gradientColors, .gradientLocations, .materialTint, .path, .shadowPath:
      false
    default: true
    }
  }

  /// Whether the property has a public key path.
  var isPublic: Bool {
    switch self {
    case .material, .materialTint, .presence, .recession: false
    default: true
    }
  }

  /// Whether a change is animated implicitly, in a layer that does not belong to a view.
  var isImplicit: Bool { isPublic && self != .path && self != .shadowPath }

  /// The kind of layers that have a property.
  enum Owner {
    case every
    case shape
    case gradient
  }

  var owner: Owner {
    switch self {
    case .path, .strokeStart, .strokeEnd, .lineWidth, .lineDashPhase, .miterLimit, .fillColor, .strokeColor: .shape
    case .gradientColors, .gradientLocations, .startPoint, .endPoint: .gradient
    default: .every
    }
  }

  /// The number of components; `nil` for values that are not numbers.
  var dimensions: Int? {
    switch self {
    case .bounds: 4
    case .position, .anchorPoint, .shadowOffset, .startPoint, .endPoint: 2
    case .opacity, .presence, .recession, .cornerRadius, .borderWidth, .shadowOpacity, .shadowRadius, .strokeStart,
      .strokeEnd,
      .lineWidth,
      .lineDashPhase, .miterLimit:
      1
    default: nil
    }
  }
}

/// The value of a property, in a form that can be interpolated.
enum AnimatedValue: Equatable {
  case numbers(SIMD4<Double>)
  case color(Color?)
  case transform(LayerTransform)
  case colors([Color])
  case lengths([CGFloat])
  case outline(Outline)

  static func number(_ value: Double) -> AnimatedValue { .pair(value, 0) }

  /// - Note: The unused components are equal in all values, so they add nothing to a mix, a sum or a distance.
  static func pair(_ first: Double, _ second: Double) -> AnimatedValue { .numbers(SIMD4(first, second, 0, 0)) }

  /// Returns the interpolated value at `share` between this one and `end`. The share may be outside `0 ... 1`.
  func mixed(with end: AnimatedValue, share: CGFloat) -> AnimatedValue {
    switch (self, end) {
    case (.numbers(let from), .numbers(let to)): .numbers(from + (to - from) * Double(share))
    case (.color(let from), .color(let to)): .color(Color.mix(from, to, share: share))
    case (.transform(let from), .transform(let to)): .transform(LayerTransform.mix(from, to, share: share))
    // Lists of different lengths cannot be interpolated.
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      .colors(zip(from, to).map { Color.mix($0, $1, share: share) ?? $1 })
    case (.lengths(let from), .lengths(let to)) where from.count == to.count:
      .lengths(zip(from, to).map { $0 + ($1 - $0) * share })
    // Outlines of different structure cannot be interpolated.
    case (.outline(let from), .outline(let to)): .outline(from.mixed(with: to, share: share) ?? to)
    default: end
    }
  }

  /// Returns the value moved by `share` of the distance from `end` to `start`.
  func moved(from end: AnimatedValue, towards start: AnimatedValue, share: CGFloat) -> AnimatedValue {
    guard case .numbers(let value) = self, case .numbers(let to) = end, case .numbers(let from) = start else {
      return self
    }
    return .numbers(value + (from - to) * Double(share))
  }
}

extension LayerState {
  subscript(property: AnimatedProperty) -> AnimatedValue {
    get {
      switch property {
      case .position: .pair(position.x, position.y)
      case .bounds: .numbers(SIMD4(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height))
      case .anchorPoint: .pair(anchorPoint.x, anchorPoint.y)
      case .transform: .transform(transform)
      case .sublayerTransform: .transform(sublayerTransform)
      case .opacity: .number(opacity)
      case .presence: .number(presence)
      case .recession: .number(recession)
      case .backgroundColor: .color(backgroundColor)
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: .color(borderColor)
      case .shadowColor: .color(shadowColor)
      case .shadowOpacity: .number(shadowOpacity)
      case .shadowRadius: .number(shadowRadius)
      case .shadowOffset: .pair(shadowOffset.width, shadowOffset.height)
      case .shadowPath: .outline(shadowOutline ?? Outline())
      default: drawnValue(property)
      }
    }
    set {
      switch newValue {
      case .numbers(let numbers): set(property, to: numbers)
      case .color(let color): set(property, to: color)
      case .transform(let value): if property == .transform { transform = value } else { sublayerTransform = value }
      case .colors(let colors): gradient.colors = colors
      case .lengths(let locations): gradient.locations = locations.isEmpty ? nil : locations
      case .outline(let outline): if property == .path { shape.outline = outline } else { shadowOutline = outline }
      }
    }
  }

  /// Sets a property from interpolated numbers. Lengths and opacities are clamped to their range, because springs
  /// overshoot.
  private mutating func set(_ property: AnimatedProperty, to numbers: SIMD4<Double>) {
    let (x, y) = (CGFloat(numbers.x), CGFloat(numbers.y))
    switch property {
    case .position: position = CGPoint(x: x, y: y)
    case .bounds:
      bounds = CGRect(
        x: x, y: y, width: FiniteGeometry.length(numbers.z), height: FiniteGeometry.length(numbers.w))
    case .anchorPoint: anchorPoint = CGPoint(x: x, y: y)
    case .opacity: opacity = x.unitClamped
    case .presence: presence = x
    case .recession: recession = x.unitClamped
    case .cornerRadius: cornerRadius = FiniteGeometry.length(x)
    case .borderWidth: borderWidth = FiniteGeometry.length(x)
    case .shadowOpacity: shadowOpacity = x.unitClamped
    case .shadowRadius: shadowRadius = FiniteGeometry.length(x)
    case .shadowOffset: shadowOffset = CGSize(width: x, height: y)
    default: setDrawn(property, to: numbers)
    }
  }

  private mutating func set(_ property: AnimatedProperty, to color: Color?) {
    switch property {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    default: setDrawn(property, to: color)
    }
  }
}

extension Color {
  /// Returns the interpolated color. A missing color counts as the other one, fully transparent.
  fileprivate static func mix(_ from: Color?, _ to: Color?, share: CGFloat) -> Color? {
    guard let solid = to ?? from else { return nil }
    let none = Color(red: solid.red, green: solid.green, blue: solid.blue, alpha: 0)
    let (start, end) = (from ?? none, to ?? none)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Color(
      red: mix(start.red, end.red), green: mix(start.green, end.green), blue: mix(start.blue, end.blue),
      alpha: mix(start.alpha, end.alpha))
  }
}
