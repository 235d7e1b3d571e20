import Foundation
import Geometry

// Geometry in archives, and as text.
extension NSCoder {
  /// Returns a point of an archive; zero if there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// Returns a size of an archive; zero if there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// Returns a rectangle of an archive; zero if there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }

  /// Writes insets to an archive.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: insets) as NSString, forKey: key)
  }
  /// Returns insets of an archive; zero if there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    text(forKey: key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
  }
  /// Writes a transform to an archive.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: transform) as NSString, forKey: key)
  }
  /// Returns a transform of an archive; the identity if there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    text(forKey: key).map { NSCoder.cgAffineTransform(for: $0) } ?? .identity
  }

  /// Returns a text of an archive, which may have none: without a value, Foundation on Linux ends the process.
  private func text(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? : nil
  }

  /// Returns the text of a point: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }
  /// Returns the text of a size: `{1, 2}`.
  public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }
  /// Returns the text of a rectangle: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
  /// Returns the text of insets: `{1, 2, 3, 4}`, from the top counterclockwise.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Returns the text of a transform: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + numbers.map(GeometryText.text).joined(separator: ", ") + "]"
  }

  /// Returns the point in a text; zero for any other text.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Returns the size in a text; zero for any other text.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Returns the rectangle in a text; zero for any other text.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Returns the insets in a text; zero for any other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  /// Returns the transform in a text; the identity for any other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(in: string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
}

/// Returns the text of a point: `{1, 2}`.
///
/// - Fidelity: documented.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the text of a size: `{1, 2}`.
///
/// - Fidelity: documented.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the text of a rectangle: `{{1, 2}, {3, 4}}`.
///
/// - Fidelity: documented.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }

/// Geometry as text.
private enum GeometryText {
  static func text(_ numbers: [CGFloat]) -> String { "{" + numbers.map(text).joined(separator: ", ") + "}" }

  /// Returns a number with up to 17 digits, as `%.17g` in C.
  static func text(_ number: CGFloat) -> String {
    let exact = number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    return number.isFinite ? exact : "\(number)"
  }

  /// Returns the numbers between braces and commas; `nil` unless there are `count`.
  static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == count && parts.count == count ? numbers : nil
  }
}
