import Foundation

/// The differences between the reports of two runs, which have one line of JSON for each frame.
package struct RunComparison {
  /// The differences, in the order of frames, each in one line.
  package private(set) var lines: [String] = []
  /// The number of frames that differ.
  package private(set) var frameCount = 0

  /// The most lines that are described. Frames after a difference usually differ, too.
  private static let lineLimit = 12

  /// - Parameters:
  ///   - expected: The lines of the report that is known to be right.
  ///   - actual: The lines of the new report.
  package init(expected: [String], actual: [String]) {
    for index in 0..<Swift.max(expected.count, actual.count) {
      let (old, new) = (Self.values(expected, index), Self.values(actual, index))
      guard old != new else { continue }
      frameCount += 1
      let keys = Set(old.keys).union(new.keys).sorted { $0.localizedStandardCompare($1) == .orderedAscending }
      for key in keys where old[key] != new[key] && lines.count < Self.lineLimit {
        lines.append("frame \(index): \(key) \(old[key] ?? "none") became \(new[key] ?? "none")")
      }
    }
  }

  /// Whether the runs are the same.
  package var isEqual: Bool { frameCount == 0 }

  /// The first differences, and the number of frames that differ.
  package var summary: String {
    guard !isEqual else { return "the runs are equal" }
    return (lines + ["\(frameCount) frame\(frameCount == 1 ? " differs" : "s differ")"]).joined(separator: "\n")
  }

  /// Returns the values of a frame by their paths, such as `collectionViews.0.offset`. Names of picture files are
  /// omitted.
  private static func values(_ lines: [String], _ index: Int) -> [String: String] {
    guard lines.indices.contains(index) else { return [:] }
    guard let object = try? JSONSerialization.jsonObject(with: Data(lines[index].utf8)) as? [String: Any] else {
      return ["line": lines[index]]
    }
    var values: [String: String] = [:]
    collect(object.filter { $0.key != "image" }, path: "", into: &values)
    return values
  }

  private static func collect(_ value: Any, path: String, into values: inout [String: String]) {
    func nested(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    switch value {
    case let object as [String: Any]:
      for (key, member) in object { collect(member, path: nested(key), into: &values) }
    case let list as [Any] where !list.allSatisfy({ $0 is NSNumber }):
      for (index, member) in list.enumerated() { collect(member, path: nested("\(index)"), into: &values) }
    case let list as [NSNumber]: values[path] = "[" + list.map(\.stringValue).joined(separator: ", ") + "]"
    case let number as NSNumber: values[path] = number.stringValue
    default: values[path] = "\(value)"
    }
  }
}
