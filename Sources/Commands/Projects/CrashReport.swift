import Foundation
import Glibc
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

  /// Returns the innermost position in the user's sources; `nil` if no position is in them.
  func origin(in record: BuildRecord, sources: [String], compiler: String) -> CodePosition? {
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
      let answer = try? ChildProcess.output(
        of: [tool, "--obj=\(record.library)", "--functions=linkage", "--skip-line-zero"] + addresses)
    else { return nil }
    return CodePosition(innermostIn: answer.output, sources: Set(sources))
  }
}
