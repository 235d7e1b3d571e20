import Drawing
import Foundation
import Geometry

/// A particle of an emitter: its values at birth, and its place and look at an age.
@MainActor
struct Particle {
  private(set) var color: Color
  private var (position, velocity): (CGPoint, CGPoint)
  private var (scale, angle): (CGFloat, CGFloat)
  private let cell: CAEmitterCell
  private let lifetime: TimeInterval
  private let (spin, layerScale): (CGFloat, CGFloat)

  /// - Parameters:
  ///   - number: The number of the particle among those of its cell.
  ///   - index: The index of the cell.
  init(of cell: CAEmitterCell, in layer: CAEmitterLayer, number: Int, cell index: Int) {
    var random = SeededGenerator(
      seed: UInt64(layer.seed) << 32 ^ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9 ^ UInt64(index) << 56)
    /// Returns a number around another, by at most half of a range.
    func vary(_ value: CGFloat, _ range: CGFloat) -> CGFloat {
      let share = CGFloat(random.next() >> 11) / CGFloat(1 << 53)
      return FiniteGeometry.coordinate(value) + FiniteGeometry.coordinate(range) * (share - 0.5)
    }
    self.cell = cell
    lifetime = TimeInterval(vary(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(layer.lifetime))
    let place = layer.birthplace(x: vary(0, 2), y: vary(0, 2))
    position = place.point
    let direction = vary(cell.emissionLongitude, cell.emissionRange) + place.direction
    let speed = vary(cell.velocity, cell.velocityRange) * CGFloat(layer.velocity)
    velocity = CGPoint(x: speed * cos(direction), y: speed * sin(direction))
    scale = vary(cell.scale, cell.scaleRange)
    spin = vary(cell.spin, cell.spinRange) * CGFloat(layer.spin)
    layerScale = CGFloat(layer.scale)
    angle = 0
    let base = cell.color?.color.displayable ?? Color(red: 1, green: 1, blue: 1)
    color = Color(
      red: vary(base.red, CGFloat(cell.redRange)), green: vary(base.green, CGFloat(cell.greenRange)),
      blue: vary(base.blue, CGFloat(cell.blueRange)), alpha: vary(base.alpha, CGFloat(cell.alphaRange)))
  }

  /// Moves the particle to its place at an age.
  ///
  /// - Returns: Whether it is alive and visible then.
  mutating func move(for age: TimeInterval) -> Bool {
    guard age >= 0, age < lifetime else { return false }
    let age = CGFloat(age)
    position.x += velocity.x * age + FiniteGeometry.coordinate(cell.xAcceleration) * age * age / 2
    position.y += velocity.y * age + FiniteGeometry.coordinate(cell.yAcceleration) * age * age / 2
    scale = (scale + FiniteGeometry.coordinate(cell.scaleSpeed) * age) * layerScale
    angle = spin * age
    color = Color(
      red: (color.red + CGFloat(cell.redSpeed) * age).unitClamped,
      green: (color.green + CGFloat(cell.greenSpeed) * age).unitClamped,
      blue: (color.blue + CGFloat(cell.blueSpeed) * age).unitClamped,
      alpha: (color.alpha + CGFloat(cell.alphaSpeed) * age).unitClamped)
    return position.isFinite && scale.isFinite && scale != 0 && angle.isFinite && color.alpha > 0
  }

  /// Returns the command that draws the particle.
  ///
  /// - Parameter density: The number of pixels per point.
  func command(painting pixels: ImagePixels, width: Int, height: Int, _ density: CGFloat) -> DrawCommand {
    let size = CGSize(width: CGFloat(width) / density, height: CGFloat(height) / density)
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let transform = CGAffineTransform(translationX: position.x, y: position.y).rotated(by: angle)
      .scaledBy(x: scale, y: scale)
    return .group(
      DrawGroup(
        transform: transform, opacity: color.alpha, commands: [.image(ImageCommand(image: pixels, destination: box))]))
  }
}

extension CAEmitterLayer {
  /// Returns the point at which a particle is born, and the direction away from the shape there.
  ///
  /// - Parameters:
  ///   - x: A random number from -1 to 1.
  ///   - y: A random number from -1 to 1.
  fileprivate func birthplace(x: CGFloat, y: CGFloat) -> (point: CGPoint, direction: CGFloat) {
    let size = CGSize(
      width: FiniteGeometry.length(emitterSize.width), height: FiniteGeometry.length(emitterSize.height))
    let center = emitterPosition.finite
    switch emitterShape {
    case .line: return (CGPoint(x: center.x + x * size.width / 2, y: center.y), -.pi / 2)
    case .rectangle, .cuboid:
      let place = emitterMode == .outline || emitterMode == .points ? onEdge(x, y) : CGPoint(x: x, y: y)
      return (CGPoint(x: center.x + place.x * size.width / 2, y: center.y + place.y * size.height / 2), 0)
    case .circle, .sphere:
      let isOutside = emitterMode == .outline || emitterMode == .surface || emitterMode == .points
      let angle = x * .pi
      let radius = isOutside ? size.width : size.width * abs(y).squareRoot()
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      return (point, isOutside ? angle : 0)
    default: return (center, 0)
    }
  }

  /// Returns a point on the edge of the square from -1 to 1.
  private func onEdge(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    if emitterMode == .points { return CGPoint(x: x < 0 ? -1 : 1, y: y < 0 ? -1 : 1) }
    return abs(y) < 0.5 ? CGPoint(x: x, y: y < 0 ? -1 : 1) : CGPoint(x: y < 0 ? -1 : 1, y: x)
  }
}

/// The picture of a particle in a color, whose components are in steps.
struct PaintedParticle: Hashable {
  let image: ImagePixels
  private let (red, green, blue): (UInt32, UInt32, UInt32)

  /// The number of steps of a component, so that few pictures are made while colors change.
  private static let shades: UInt32 = 32

  init(image: ImagePixels, color: Color) {
    func shade(_ component: CGFloat) -> UInt32 { UInt32((component.unitClamped * CGFloat(Self.shades)).rounded()) }
    self.image = image
    (red, green, blue) = (shade(color.red), shade(color.green), shade(color.blue))
  }

  /// The picture, whose colors are multiplied by the color.
  var made: ImagePixels {
    let pixels = image.pixels.map { pixel -> UInt32 in
      func mixed(_ shift: UInt32, _ shade: UInt32) -> UInt32 {
        (((pixel >> shift & 255) * shade + Self.shades / 2) / Self.shades) << shift
      }
      return pixel & 0xFF00_0000 | mixed(16, red) | mixed(8, green) | mixed(0, blue)
    }
    return ImagePixels(width: image.width, height: image.height, pixels: pixels, name: image.name)
  }
}
