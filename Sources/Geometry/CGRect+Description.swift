public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates as text, such as `(10.0, 20.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height as text, such as `(30.0, 40.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The position and size as text, such as `(10.0, 20.0, 30.0, 40.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
