/// A pattern of paths as podspecs write it: `*` and `?` match parts of a name, `**` matches any folders, and `{a,b}` one
/// of several texts.
struct PathPattern {
  private let expression: Regex<Substring>?

  init(_ pattern: String) {
    var rest = Substring(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    while rest.hasSuffix("/") { rest.removeLast() }
    var text = ""
    var depth = 0
    while let first = rest.first {
      let (part, length) = Self.part(at: rest, first, isInBraces: depth > 0)
      text += part
      if first == "{" { depth += 1 } else if first == "}", depth > 0 { depth -= 1 }
      rest = rest.dropFirst(length)
    }
    // A pattern that names a folder means the files in it.
    expression = depth == 0 ? try? Regex(text + "(?:/[^/]+)?", as: Substring.self) : nil
  }

  private static func part(at rest: Substring, _ first: Character, isInBraces: Bool) -> (String, Int) {
    if rest.hasPrefix("**/") { return ("(?:.*/)?", 3) }
    if rest.hasPrefix("**") { return (".*", 2) }
    switch first {
    case "*": return ("[^/]*", 1)
    case "?": return ("[^/]", 1)
    case "{": return ("(?:", 1)
    case "}" where isInBraces: return (")", 1)
    case "," where isInBraces: return ("|", 1)
    default: return (first.isLetter || first.isNumber || first == "/" ? String(first) : "\\\(first)", 1)
    }
  }

  /// Returns whether the pattern matches a path, which is relative to the same folder.
  func matches(_ path: String) -> Bool { (try? expression?.wholeMatch(in: path)) != nil }
}
