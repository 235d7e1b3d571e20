import Comparisons
import Foundation
import PlainText

/// The frames of a run that a report shows beside each other.
struct TestFilm {
  /// The number in the name of the folder in which a test's frames are.
  static let number = 98
  /// The most frames of a film strip.
  private static let count = 12

  /// The folder that `replay --out` wrote.
  let folder: String
  /// The arguments of the replay, of which `--fps` gives the times.
  let arguments: [String]

  /// Frames that are evenly spread over the run. A frame that is the same as the one before it has no file of its own.
  var frames: [ComparisonPage.Frame] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/frames")) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
    return Self.spread(names.count).compactMap { index in
      guard let data = FileManager.default.contents(atPath: "\(folder)/frames/\(names[index])"),
        let number = Int(names[index].dropLast(4))
      else { return nil }
      let seconds = Double(number) / framesPerSecond
      return ComparisonPage.Frame(label: "\(seconds.text(decimals: 2)) s", picture: [UInt8](data))
    }
  }

  private var framesPerSecond: Double {
    guard let option = arguments.firstIndex(of: "--fps"), option + 1 < arguments.count else { return 60 }
    return Double(decimal: arguments[option + 1][...]) ?? 60
  }

  /// Returns indices of a list from its first to its last element.
  private static func spread(_ total: Int) -> [Int] {
    guard total > count else { return Array(0..<total) }
    return (0..<count).map { $0 * (total - 1) / (count - 1) }
  }
}
