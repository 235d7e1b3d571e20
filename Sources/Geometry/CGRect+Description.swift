public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As `(10.0, 20.0)`.
  ///
  /// - Fidelity: documented.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// As `(30.0, 40.0)`.
  ///
  /// - Fidelity: documented.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// As `(10.0, 20.0, 30.0, 40.0)`: position, then size.
  ///
  /// - Fidelity: documented.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
