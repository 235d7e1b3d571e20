import Foundation

extension Int {
  /// A depth so much nearer to the reader. At the end of the integers there is nothing nearer.
  @inline(__always)
  func raised(by level: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(level)
    return overflow ? (level > 0 ? Int.max : Int.min) : sum
  }
}
