import Foundation
import Geometry

/// Values that contain geometry.
///
/// - Fidelity: documented.
extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    // Foundation has no encoding of the structure, which consists of sixteen numbers.
    self.init(bytes: &transform, objCType: "[16d]")
  }

  /// Creates a value that contains a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Creates a value that contains directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    // The value has as many bytes as one with other insets. A cast tells the two apart by their encodings.
    self.init(bytes: [insets.top, insets.leading, insets.bottom, insets.trailing], objCType: "[8f]")
  }

  /// Foundation has no encoding of these structures, which consist of numbers.
  private convenience init(numbers: [CGFloat]) { self.init(bytes: numbers, objCType: "[\(numbers.count)d]") }

  /// Returns the numbers that the value consists of, whatever their structure; zeros unless it has so many.
  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    let type = String(cString: objCType)
    let hasNumbers =
      ["[\(count)d]", "[\(count * 2)f]"].contains(type) || type.hasPrefix("{CG") && type.count { $0 == "d" } == count
    numbers.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress, hasNumbers else { return }
      getValue(start)
    }
    return numbers
  }

  /// The transform that the value contains.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// The vector that the value contains.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// The insets that the value contains.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// The directional insets that the value contains.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The point that the value contains.
  public var cgPointValue: CGPoint {
    let numbers = numbers(2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size that the value contains.
  public var cgSizeValue: CGSize {
    let numbers = numbers(2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle that the value contains.
  public var cgRectValue: CGRect {
    let numbers = numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The transform that the value contains.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}
