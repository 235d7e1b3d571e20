package import Foundation
package import Geometry

/// A JSON value to be written.
///
/// Keys keep the order in which they are given and numbers have a fixed precision, so equal values give equal bytes.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number rounded to a number of decimal places, without trailing zeros. NaN is written as 0.
  case decimal(Double, places: Int)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value on one line, without spaces.
  package var line: String {
    var writer = JSONWriter(indent: nil)
    writer.write(self)
    return writer.text
  }

  /// The value for a reader: members and objects have a line each, and arrays of numbers stay on one.
  package var page: String {
    var writer = JSONWriter(indent: 0)
    writer.write(self)
    return writer.text
  }
}

extension JSONText {
  /// Returns a number with at most four decimals.
  package static func number(_ value: CGFloat) -> JSONText { .decimal(Double(value), places: 4) }

  /// Returns an array of x and y.
  package static func point(_ point: CGPoint) -> JSONText { .array([.number(point.x), .number(point.y)]) }

  /// Returns an array of x, y, width and height.
  package static func rect(_ rect: CGRect) -> JSONText {
    .array([.number(rect.origin.x), .number(rect.origin.y), .number(rect.size.width), .number(rect.size.height)])
  }

  /// Returns an array of the six entries.
  package static func transform(_ t: CGAffineTransform) -> JSONText {
    .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map(JSONText.number))
  }
}
