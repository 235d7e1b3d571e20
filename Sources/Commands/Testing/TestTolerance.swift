import ArgumentParser
import Comparisons

/// The differences of pictures that count as equal, such as `max=2,pixels=100`: as many pixels may differ, each by at
/// most so much in each color.
struct TestTolerance: ExpressibleByArgument, Sendable {
  /// The largest difference of a color, 0 to 255; `nil` for any if the number of pixels is limited.
  var largest: Int?
  /// The largest number of pixels that differ; `nil` for any if the difference is limited.
  var pixels: Int?

  init() {}

  init?(argument: String) {
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=").map(String.init)
      guard parts.count == 2, let number = Int(parts[1]), number >= 0 else { return nil }
      switch parts[0] {
      case "max" where number <= 255: largest = number
      case "pixels": pixels = number
      default: return nil
      }
    }
  }

  var defaultValueDescription: String { "max=0" }

  /// Whether two pictures count as equal. Pictures of different sizes never do.
  func accepts(_ comparison: PictureComparison) -> Bool {
    if comparison.isEqual { return true }
    guard largest != nil || pixels != nil, comparison.expected.bounds == comparison.found.bounds else { return false }
    return comparison.count <= pixels ?? .max && comparison.largest <= largest ?? 255
  }
}
