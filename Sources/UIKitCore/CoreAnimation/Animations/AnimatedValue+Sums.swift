import Drawing
import Foundation
import Geometry

extension AnimatedValue {
  /// Returns the value with `other` added `times` times. Values that cannot be added are returned unchanged.
  func adding(_ other: AnimatedValue, times: Double) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let numbers), .numbers(let more)): return .numbers(numbers + more * times)
    case (.transform(let transform), .transform(let more)):
      guard times == 1 else { return self }
      return .transform(LayerTransform(CATransform3DConcat(more.matrix, transform.matrix)))
    case (.lengths(let lengths), .lengths(let more)) where lengths.count == more.count:
      return .lengths(zip(lengths, more).map { $0 + $1 * CGFloat(times) })
    default: return self
    }
  }

  /// Whether the value can be added to another one. An additive animation of others replaces the displayed value.
  var isSummand: Bool {
    switch self {
    case .numbers, .transform, .lengths: true
    case .color, .colors, .outline: false
    }
  }

  /// Returns the distance between two values; 0 or 1 for values that are not numbers. The unit is arbitrary, because
  /// only the ratios of distances count.
  func distance(to other: AnimatedValue) -> Double {
    switch (self, other) {
    case (.numbers(let from), .numbers(let to)): return ((to - from) * (to - from)).sum().squareRoot()
    default: return self == other ? 0 : 1
    }
  }

  /// Returns whether both values are of the same kind.
  func isCompatible(_ other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.numbers, .numbers), (.color, .color), (.transform, .transform), (.colors, .colors), (.lengths, .lengths),
      (.outline, .outline):
      true
    default: false
    }
  }

  /// The value with its numbers in the range of valid geometry.
  var finite: AnimatedValue {
    if case .outline(let outline) = self { return .outline(outline.finite) }
    guard case .numbers(let numbers) = self else { return self }
    func finite(_ index: Int) -> Double { Double(FiniteGeometry.coordinate(CGFloat(numbers[index]))) }
    return .numbers(SIMD4(finite(0), finite(1), finite(2), finite(3)))
  }
}

extension Outline {
  /// Returns the interpolated outline; `nil` if the other one has another number of segments.
  func mixed(with other: Outline, share: CGFloat) -> Outline? {
    guard contours.count == other.contours.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var mixed: [Contour] = []
    for (from, to) in zip(contours, other.contours) {
      guard from.segments.count == to.segments.count else { return nil }
      var (pen, otherPen) = (from.start, to.start)
      var contour = Contour(start: mix(from.start, to.start), isClosed: to.isClosed)
      for (old, new) in zip(from.segments, to.segments) {
        let (a, b) = (old.handles(from: pen), new.handles(from: otherPen))
        if case .line(let start) = old, case .line(let end) = new {
          contour.segments.append(.line(mix(start, end)))
        } else {
          contour.segments.append(.curve(mix(a.0, b.0), mix(a.1, b.1), mix(old.end, new.end)))
        }
        (pen, otherPen) = (old.end, new.end)
      }
      mixed.append(contour)
    }
    return Outline(contours: mixed)
  }
}

extension Outline.Segment {
  /// Returns the control points of the segment. Those of a line divide it into thirds.
  fileprivate func handles(from start: CGPoint) -> (CGPoint, CGPoint) {
    switch self {
    case .curve(let first, let second, _): (first, second)
    case .line(let end):
      (
        CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3),
        CGPoint(x: start.x + (end.x - start.x) * 2 / 3, y: start.y + (end.y - start.y) * 2 / 3)
      )
    }
  }
}

extension LayerState {
  /// Rotates the layer around its anchor point, before its own transform.
  mutating func turn(by angle: CGFloat) {
    let turned = CATransform3DConcat(transform.matrix, CATransform3DMakeRotation(angle, 0, 0, 1))
    transform = LayerTransform(turned)
  }
}
