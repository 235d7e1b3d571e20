import Drawing
import Foundation
import Geometry
import Raster
import TestSupport
import Testing

/// Rows are drawn as columns are: a list whose axes are exchanged gives the picture whose axes are exchanged.
struct TranspositionTests {
  /// The largest difference of a channel. Rounding differs where one axis is processed before the other.
  private static let tolerance = 3
  /// The share of pixels that may differ by more: pixels on an edge that is exactly between two of them.
  private static let strays = 0.0125

  /// Returns the largest difference of a channel.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    var most = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (left, right) = (Int(one >> shift & 255), Int(other >> shift & 255))
      most = max(most, abs(left - right))
    }
    return most
  }

  @Test(arguments: 0..<240 as Range<UInt64>)
  func axesGiveTransposedPictures(seed: UInt64) throws {
    var scene = RandomScene(seed: seed &* 77 &+ 5)
    let list = scene.list()
    let commands = list.commands.filter { !$0.containsText }
    let (width, height) = (RandomScene.size.width, RandomScene.size.height)
    let picture = try Sketch.draw(commands, width: width, height: height)
    let turned = try Sketch.draw(commands.map(\.transposed), width: height, height: width)
    var different = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let distance = Self.distance(picture[x, y], turned[y, x])
        if distance > Self.tolerance { different += 1 }
      }
    }
    let most = Int(Double(picture.width * picture.height) * Self.strays)
    expectAtMost(different, most, "seed \(seed): \(DisplayList(size: RandomScene.size, commands: commands).dump())")
  }
}

extension DrawCommand {
  fileprivate var containsText: Bool {
    switch self {
    case .text: true
    case .group(let group): (group.commands + (group.mask ?? [])).contains(where: \.containsText)
    // Rows are blurred before columns, and the result is rounded in between.
    case .contentShadow: true
    case .gradient(_, let gradient): gradient.kind == .conic
    default: false
    }
  }

  /// The command with its axes exchanged.
  fileprivate var transposed: DrawCommand {
    switch self {
    case .fill(let shape, let color): return .fill(shape.transposed, color)
    case .border(let shape, let width, let color): return .border(shape.transposed, width: width, color)
    case .shadow(var shadow):
      shadow.shape = shadow.shape.transposed
      shadow.offset = CGSize(width: shadow.offset.height, height: shadow.offset.width)
      return .shadow(shadow)
    case .contentShadow(var shadow):
      shadow.commands = shadow.commands.map(\.transposed)
      shadow.offset = CGSize(width: shadow.offset.height, height: shadow.offset.width)
      return .contentShadow(shadow)
    case .gradient(let shape, var gradient):
      (gradient.start, gradient.end) = (gradient.start.transposed, gradient.end.transposed)
      return .gradient(shape.transposed, gradient)
    case .backdrop(var backdrop):
      backdrop.shape = backdrop.shape.transposed
      return .backdrop(backdrop)
    case .path(var path):
      path.origin = path.origin.transposed
      path.outline = Outline(contours: path.outline.contours.map(\.transposed))
      return .path(path)
    case .image(var image):
      let pixels = image.image
      image.image = Sketch.picture(pixels.height, pixels.width, name: pixels.name + "'") { x, y in
        pixels.pixels[x * pixels.width + y]
      }
      (image.destination, image.source) = (image.destination.transposed, image.source.transposed)
      return .image(image)
    case .text: return self
    case .group(var group):
      group.clip = group.clip?.transposed
      group.mask = group.mask?.map(\.transposed)
      group.projection = group.projection.map {
        ProjectionTransform(
          m11: $0.m22, m12: $0.m21, m13: $0.m23, m21: $0.m12, m22: $0.m11, m23: $0.m13, m31: $0.m32, m32: $0.m31,
          m33: $0.m33)
      }
      let turn = group.transform
      group.transform = CGAffineTransform(a: turn.d, b: turn.c, c: turn.b, d: turn.a, tx: turn.ty, ty: turn.tx)
      group.commands = group.commands.map(\.transposed)
      return .group(group)
    }
  }
}

extension CGPoint {
  fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CGRect {
  fileprivate var transposed: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension RoundedRect {
  fileprivate var transposed: RoundedRect {
    var other = self
    other.rect = rect.transposed
    other.corners = corners.subtracting([.topRight, .bottomLeft])
    if corners.contains(.topRight) { other.corners.insert(.bottomLeft) }
    if corners.contains(.bottomLeft) { other.corners.insert(.topRight) }
    return other
  }
}

extension Outline.Contour {
  fileprivate var transposed: Outline.Contour {
    let segments = segments.map { segment -> Outline.Segment in
      switch segment {
      case .line(let end): .line(end.transposed)
      case .curve(let first, let second, let end): .curve(first.transposed, second.transposed, end.transposed)
      }
    }
    return Outline.Contour(start: start.transposed, segments: segments, isClosed: isClosed)
  }
}
