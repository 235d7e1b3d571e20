/// A target that a package's manifest declares.
package struct PackageTarget: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case executable, library, test
  }

  package var name: String
  package var kind: Kind
  /// The target's folder relative to the package, if the manifest names one.
  package var path: String?
  /// The names of targets and products that the target depends on, if they are written as plain strings.
  package var dependencies: [String] = []

  package init(name: String, kind: Kind, path: String?, dependencies: [String] = []) {
    (self.name, self.kind, self.path, self.dependencies) = (name, kind, path, dependencies)
  }

  /// Returns the targets of a manifest in order.
  package static func all(inManifest text: String) -> [PackageTarget] {
    let code = Array(withoutComments(text).unicodeScalars)
    let calls: [(String, Kind)] = [
      (".executableTarget(", .executable), (".target(", .library), (".testTarget(", .test),
    ]
    var found: [(Int, PackageTarget)] = []
    for (call, kind) in calls {
      for start in indices(of: Array(call.unicodeScalars), in: code) {
        let arguments = body(from: start + call.unicodeScalars.count, in: code)
        // Dependencies on targets have the form of a target, but neither a path nor dependencies of their own.
        guard let name = string(after: "name:", in: arguments), !isDependency(start, in: code) else { continue }
        found.append((start, PackageTarget(name: name, kind: kind, path: string(after: "path:", in: arguments))))
      }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether a call is inside the argument `dependencies:` of another target.
  private static func isDependency(_ start: Int, in code: [Unicode.Scalar]) -> Bool {
    var depth = 0
    for index in stride(from: start - 1, through: 0, by: -1) {
      switch code[index] {
      case ")", "]": depth += 1
      case "(": depth -= 1
      case "[":
        depth -= 1
        if depth < 0 {
          let before = String(String.UnicodeScalarView(code[..<index].suffix(24)))
          return before.filter { !$0.isWhitespace }.hasSuffix("dependencies:")
        }
      default: break
      }
      if depth < 0 { depth = 0 }
    }
    return false
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") ? "" : String(line)
    }.joined(separator: "\n")
  }

  private static func indices(of word: [Unicode.Scalar], in code: [Unicode.Scalar]) -> [Int] {
    guard code.count >= word.count else { return [] }
    return (0...(code.count - word.count)).filter { code[$0] == word[0] && code[$0...].starts(with: word) }
  }

  /// Returns the text up to the parenthesis that closes the call, without nested calls and lists.
  private static func body(from start: Int, in code: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    var depth = 0
    var isQuoted = false
    for scalar in code[start...] {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if scalar == "(" || scalar == "[" { depth += 1 }
        if scalar == ")" || scalar == "]" { depth -= 1 }
        if depth < 0 { break }
      }
      if depth == 0 { text.append(scalar) }
    }
    return String(text)
  }

  private static func string(after label: String, in arguments: String) -> String? {
    guard let start = arguments.firstRange(of: label) else { return nil }
    let rest = arguments[start.upperBound...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}
