import Foundation

extension Int {
  /// Returns the z-index raised by a level, clamped to the range of `Int`.
  @inline(__always)
  func raised(by level: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(level)
    return overflow ? (level > 0 ? Int.max : Int.min) : sum
  }
}
