import Drawing
import Foundation
import Geometry

extension AnimationTarget {
  func value(of given: Any?) -> AnimatedValue? {
    guard let given else { return nil }
    if let dimensions { return Numbers(given, dimensions: dimensions).map { .numbers($0.numbers) } }
    switch property {
    case .transform, .sublayerTransform:
      return (given as? CATransform3D).map { .transform(LayerTransform($0)) }
    case .gradientColors: return (given as? [Any]).map { .colors($0.compactMap { ($0 as? CGColor)?.color }) }
    case .gradientLocations:
      return (given as? [Any]).map { given in
        .lengths(given.compactMap { Numbers($0, dimensions: 1).map { CGFloat($0.numbers.x) } })
      }
    case .path: return (given as? CGPath).map { .outline($0.outline.drawable) }
    case .shadowPath: return (given as? CGPath).map { .outline($0.outline) }
    default: return (given as? CGColor).map { .color($0.color) }
    }
  }

  /// Returns a value of the property as key-value coding does.
  func box(_ value: AnimatedValue) -> Any? {
    switch value {
    case .numbers(let n) where dimensions == 1: NSNumber(value: n.x)
    case .numbers(let n) where dimensions == 4: NSValue(cgRect: CGRect(x: n.x, y: n.y, width: n.z, height: n.w))
    case .numbers(let n) where isSize: NSValue(cgSize: CGSize(width: n.x, height: n.y))
    case .numbers(let n): NSValue(cgPoint: CGPoint(x: n.x, y: n.y))
    case .color(let color): color.map { CGColor($0) }
    case .transform(let transform): NSValue(caTransform3D: transform.matrix)
    case .colors(let colors): colors.map { CGColor($0) }
    case .lengths(let lengths): lengths.map { NSNumber(value: Double($0)) }
    case .outline(let outline): CGPath(outline: outline)
    }
  }

  /// Whether a pair of numbers is a size: an offset of shadows, the size of bounds, or a translation.
  private var isSize: Bool {
    part == .numbers(first: 2, count: 2) || part == .transform(.translation) || property == .shadowOffset
  }
}

/// Up to four numbers, read from an object that contains them.
private struct Numbers {
  let numbers: SIMD4<Double>

  init?(_ given: Any, dimensions: Int) {
    switch dimensions {
    case 1:
      guard let number = Self.number(given) else { return nil }
      numbers = SIMD4(number, 0, 0, 0)
    case 2:
      guard let pair = Self.pair(given) else { return nil }
      numbers = SIMD4(pair.x, pair.y, 0, 0)
    default:
      guard let rect = given as? CGRect else { return nil }
      numbers = SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
    guard (0..<4).allSatisfy({ numbers[$0].isFinite }) else { return nil }
  }

  private static func number(_ given: Any) -> Double? {
    (given as? NSNumber)?.doubleValue
  }

  private static func pair(_ given: Any) -> SIMD2<Double>? {
    switch given {
    case let point as CGPoint: return SIMD2(Double(point.x), Double(point.y))
    case let size as CGSize: return SIMD2(Double(size.width), Double(size.height))
    default: return nil
    }
  }
}
