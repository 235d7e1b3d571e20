import Foundation

/// A function of the user's code, and a position in it.
package struct CodePosition {
  package var function: String
  package var file: String
  /// The line; 0 if it is not known.
  package var line: Int

  /// The file and, if it is known, the line.
  package var position: String { line > 0 ? "\(file):\(line)" : file }

  package init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }

  /// Creates the first position in a symbolizer's output, pairs of lines with a function and a position, that is in one
  /// of the files; `nil` if there is none.
  ///
  /// Code that the compiler adds, such as a release at the end of a loop, has no line. The symbolizer then gives the
  /// line before it and marks it as approximate. Such a position counts if the function has no exact one, and a position
  /// without a line if no function has another.
  package init?(innermostIn output: String, sources: Set<String>) {
    let lines = output.split(separator: "\n")
    let inSources = zip(lines, lines.dropFirst()).compactMap { Candidate($0, at: $1, sources: sources) }
    guard let first = inSources.first else { return nil }
    // The call that ends a program because a value is nil has no line either: the callers have, but are innocent.
    let innermost = inSources.prefix { $0.function == first.function }
    let candidates = innermost.contains { $0.line > 0 } ? innermost : inSources[...]
    let best = candidates.first(where: \.isExact) ?? candidates.first { $0.line > 0 } ?? first
    self.init(function: Self.demangled(String(best.function)), file: best.file, line: best.line)
  }
}

/// A pair of lines of a symbolizer's output whose position is in one of the files.
private struct Candidate {
  let function: Substring
  let file: String
  let line: Int
  let isExact: Bool

  init?(_ function: Substring, at position: Substring, sources: Set<String>) {
    let parts = position.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    guard sources.contains(file) else { return nil }
    self.function = function
    self.line = line
    isExact = line > 0 && !position.hasSuffix("(approximate)")
  }
}

extension CodePosition {
  /// Returns a function's name as it is written in the source, without its module and the types of arguments and
  /// results.
  private static func demangled(_ name: String) -> String {
    guard let text = swiftDemangle(name, name.utf8.count, nil, nil, 0) else { return name }
    defer { free(text) }
    // The names of private functions contain a number for their file.
    var plain = String(cString: text).replacing(/\((\w+) in _[0-9A-F]+\)/) { $0.output.1 }
    let isClosure = plain.contains("closure #")
    // The demangled names of thunks and closures contain a description before the function's name.
    for word in [" of ", " in "] where plain.contains(word) {
      if let range = plain.ranges(of: word).last { plain = String(plain[range.upperBound...]) }
    }
    if let arrow = plain.firstRange(of: " -> ") { plain = String(plain[..<arrow.lowerBound]) }
    let path = plain.prefix { $0 != "(" }.split(separator: ".").dropFirst().joined(separator: ".")
    guard !path.isEmpty else { return plain }
    return (isClosure ? "a closure of " : "") + path + labels(in: plain.drop { $0 != "(" })
  }

  /// Returns the labels of a list of parameters with types: `(_:at:)` for `(_: Swift.Int, at: Foundation.IndexPath)`.
  private static func labels(in list: Substring) -> String {
    guard !list.isEmpty else { return "" }
    var depth = 0
    var parts: [Substring] = []
    var start = list.startIndex
    for index in list.indices {
      switch list[index] {
      case "(", "[", "<": depth += 1
      case ")", "]", ">": depth -= 1
      case ",": break
      default: continue
      }
      if depth == 1, list[index] == "(" { start = list.index(after: index) }
      guard depth == 1 && list[index] == "," || depth == 0 else { continue }
      parts.append(list[start..<index])
      start = list.index(after: index)
      if depth == 0 { break }
    }
    let names = parts.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.map { part -> String in
      let label = part.prefix { $0 != ":" && $0 != "." && $0 != "(" }
      return part.dropFirst(label.count).first == ":" ? "\(label):" : "_:"
    }
    return "(\(names.joined()))"
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
