/// A search for the shortest script that still fails.
struct ScriptShrinker {
  /// The most scripts that are played.
  private var tries: Int
  private let fails: ([String]) throws -> Bool

  /// - Parameter fails: Plays a script, and returns whether it fails in the same way.
  init(tries: Int, fails: @escaping ([String]) throws -> Bool) {
    (self.tries, self.fails) = (tries, fails)
  }

  /// Returns the shortest script that was found; `nil` if the script itself does not fail again.
  mutating func shrink(_ script: [String]) throws -> [String]? {
    guard try fails(script) else { return nil }
    let start = script.firstIndex { !Self.isHeader($0) } ?? script.count
    var header = Array(script[..<start])
    var groups = Self.groups(script[start...])
    try remove(from: &groups) { header + $0.flatMap { $0 } }
    var lines = groups.flatMap { $0 }
    try remove(from: &lines) { header + $0 }
    try remove(from: &header) { $0 + lines }
    return header + lines
  }

  /// Removes as many elements as possible: halves first, then ever smaller parts, the last ones first.
  private mutating func remove<Element>(
    from elements: inout [Element], script: ([Element]) -> [String]
  ) throws {
    var size = max(1, elements.count / 2)
    while true {
      var end = elements.count
      while end > 0, tries > 0 {
        let part = max(0, end - size)..<end
        var fewer = elements
        fewer.removeSubrange(part)
        tries -= 1
        if try fails(script(fewer)) { elements = fewer }
        end = part.lowerBound
      }
      if size == 1 || tries == 0 { return }
      size /= 2
    }
  }

  private static func isHeader(_ line: String) -> Bool {
    let words = ["device", "size", "scale", "appearance", "direction", "text-size", "contrast", "text-weight", "scene"]
    return words.contains { line.hasPrefix("\($0) ") }
  }

  /// Returns statements with the pause after them.
  private static func groups(_ lines: ArraySlice<String>) -> [[String]] {
    var groups: [[String]] = [[]]
    for line in lines {
      groups[groups.count - 1].append(line)
      if line.hasPrefix("wait ") { groups.append([]) }
    }
    return groups.filter { !$0.isEmpty }
  }
}
