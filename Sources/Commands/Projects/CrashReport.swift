import Foundation
import Glibc
import PlainText
import Projects

/// A report of the code positions at which a process trapped or hangs.
struct CrashReport {
  /// The maximum number of positions.
  static let frames = 96

  let signal: Int32
  /// The positions, innermost first, relative to the library's start.
  let positions: [UInt64]

  /// Reads all complete reports from bytes, and removes them.
  static func all(from bytes: inout [UInt8]) -> [CrashReport] {
    var reports: [CrashReport] = []
    while bytes.count >= 16 {
      let count = Int(clamping: number(0, in: bytes))
      let total = Int(clamping: number(1, in: bytes))
      guard total <= frames, bytes.count >= (total + 2) * 8 else { break }
      let positions = (0..<total).map { number($0 + 2, in: bytes) }
      reports.append(CrashReport(signal: Int32(truncatingIfNeeded: count), positions: positions))
      bytes.removeFirst((total + 2) * 8)
    }
    return reports
  }

  /// The name of the screen that is about to be shown, if the report is about that; empty if it is the last one.
  var screen: String? {
    guard signal == 0, let count = positions.first else { return nil }
    let bytes = positions.dropFirst().flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    return String(decoding: bytes.prefix(Int(clamping: count)), as: UTF8.self)
  }

  /// Returns the words of a report about a screen: no signal, the number of words that follow, and in them the length of
  /// the name and its bytes.
  static func words(forScreen name: String) -> [UInt64] {
    let bytes = Array(name.utf8.prefix((frames - 1) * 8))
    let text = stride(from: 0, to: bytes.count, by: 8).map { start in
      bytes[start..<min(start + 8, bytes.count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    return [0, UInt64(text.count + 1), UInt64(bytes.count)] + text
  }

  private static func number(_ index: Int, in bytes: [UInt8]) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[index * 8 + $1]) << UInt64(8 * $1) }
  }

  /// A function of the user's code, and a position in it.
  struct Origin {
    var function: String
    var file: String
    var line: Int

    /// The file and, if it is known, the line.
    var position: String { line > 0 ? "\(file):\(line)" : file }
  }

  /// Returns the innermost position in the user's sources; `nil` if no position is in them.
  func origin(in record: BuildRecord, sources: [String], compiler: String) -> Origin? {
    let tool =
      ((compiler as NSString).resolvingSymlinksInPath as NSString).deletingLastPathComponent
      + "/llvm-symbolizer"
    // The first positions are exact. The others are those after a call, so one byte earlier is the call itself.
    let near = positions.enumerated().flatMap { index, position in
      index < 4 ? [position, position &- 1] : [position &- 1, position]
    }.filter { $0 < 1 << 40 }.prefix(64)
    guard !near.isEmpty, access(tool, X_OK) == 0 else { return nil }
    let addresses = near.map { "0x" + String($0, radix: 16) }
    guard
      let answer = try? ChildProcess.output(of: [tool, "--obj=\(record.library)", "--functions=linkage"] + addresses)
    else { return nil }
    return Self.origin(in: answer.output, sources: Set(sources))
  }

  /// Returns the first pair of lines, a function and a position, that is in one of the files. A position without a
  /// line, such as the end of an empty loop, counts if there is none with one.
  static func origin(in output: String, sources: Set<String>) -> Origin? {
    let lines = output.split(separator: "\n")
    var unnumbered: Origin?
    for (function, position) in zip(lines, lines.dropFirst()) {
      let parts = position.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else { continue }
      let file = parts.dropLast(2).joined(separator: ":")
      guard sources.contains(file) else { continue }
      let origin = Origin(function: demangled(String(function)), file: file, line: line)
      if line > 0 { return origin }
      unnumbered = unnumbered ?? origin
    }
    return unnumbered
  }

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
