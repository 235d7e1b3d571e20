import Foundation
import Geometry
import LayoutSolver
import TestSupport

/// The frames that the custom groups of random layouts return: a pure function of the spec's generation, so that a
/// layout can be transposed, doubled, compared and printed although a provider is a closure.
enum CustomFrames {
  /// Bits of a generation that change the frames of the other bits.
  static let turned = 1 << 20
  static let doubled = 1 << 21

  static func members(_ generation: Int) -> GroupSpec.Members {
    .custom(CustomGroupSpec(generation: generation) { _ in items(generation) })
  }

  static func items(_ generation: Int) -> [CustomItemSpec] {
    let kind = generation & (turned - 1)
    guard kind > 0 else { return [item(CGRect(x: 0, y: 0, width: 10, height: 10), 0, generation)] }
    var random = SeededGenerator(seed: UInt64(kind))
    return (0..<Int.random(in: 1...4, using: &random)).map { index in
      let origin = CGPoint(x: Int.random(in: -20...100, using: &random), y: Int.random(in: -20...100, using: &random))
      let size = CGSize(width: Int.random(in: 0...90, using: &random), height: Int.random(in: 0...90, using: &random))
      return item(CGRect(origin: origin, size: size), index, generation)
    }
  }

  private static func item(_ frame: CGRect, _ zIndex: Int, _ generation: Int) -> CustomItemSpec {
    var frame = frame
    if generation & turned != 0 { frame = frame.transposed }
    if generation & doubled != 0 { frame = frame.doubled }
    return CustomItemSpec(frame: frame, zIndex: zIndex)
  }
}

extension CGSize {
  var transposed: CGSize { CGSize(width: height, height: width) }
  var doubled: CGSize { CGSize(width: width * 2, height: height * 2) }
}

extension CGPoint {
  var transposed: CGPoint { CGPoint(x: y, y: x) }
  var doubled: CGPoint { CGPoint(x: x * 2, y: y * 2) }
}

extension CGRect {
  var transposed: CGRect { CGRect(origin: origin.transposed, size: size.transposed) }
  var doubled: CGRect { CGRect(origin: origin.doubled, size: size.doubled) }
}
