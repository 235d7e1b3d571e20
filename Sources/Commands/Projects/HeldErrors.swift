/// The error output of a process with user code, without the line with which Swift ends the process. The process that
/// watches it reports that error itself, with the position in the user's code.
struct HeldErrors {
  /// The words between the position and the message of an error that ends a process.
  static let beginnings = ["Fatal error: ", "Precondition failed: ", "Assertion failed: "]
  private var held = ""

  /// Adds output, and returns what is to be printed now.
  mutating func add(_ text: String) -> String {
    // The error is the last output of a process; if more follows, it was another text.
    let earlier = held
    held = ""
    var rest = text[...]
    var printed = earlier
    while !rest.isEmpty {
      let end = rest.firstIndex(of: "\n").map { rest.index(after: $0) } ?? rest.endIndex
      if Self.isEnd(rest[..<end]) {
        held = String(rest)
        return printed
      }
      printed += rest[..<end]
      rest = rest[end...]
    }
    return printed
  }

  /// Returns the output that is still to be printed when the process has ended.
  ///
  /// - Parameter isReported: Whether the error that ended the process is reported with its position.
  mutating func rest(isReported: Bool) -> String {
    defer { held = "" }
    guard isReported else { return held }
    return held.firstIndex(of: "\n").map { String(held[held.index(after: $0)...]) } ?? ""
  }

  /// Returns whether a line is an error such as `Module/File.swift:12: Fatal error: Index out of range`.
  private static func isEnd(_ line: Substring) -> Bool {
    beginnings.contains { beginning in
      guard let range = line.firstRange(of: ": " + beginning), let file = line.firstRange(of: ".swift:") else {
        return false
      }
      return file.upperBound < range.lowerBound && line[file.upperBound..<range.lowerBound].allSatisfy(\.isNumber)
    }
  }
}
