import Foundation
import PlainText
import Projects
import Simulator

/// The pictures, layouts and texts in a folder, or those of a project's screens.
enum DifferenceFolder {
  /// The kinds of files that are compared. A layout belongs to the picture of its name.
  private static let kinds = [".png", ".layout.txt", ".txt", ".jsonl", ".a11y.txt"]

  /// Returns the files in a folder by their paths below it.
  static func subjects(in folder: String) throws -> [String: DifferenceSubject] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(.missingInput, "cannot read the folder \(folder.quoted)")
    }
    let paths = names.compactMap { $0 as? String }.filter { path in
      kinds.contains(where: path.hasSuffix) && !path.hasPrefix(".") && !path.contains("/.")
    }
    let pictures = Set(paths.filter { $0.hasSuffix(".png") }.map { $0.dropLast(4) })
    var subjects: [String: DifferenceSubject] = [:]
    for path in paths where !(path.hasSuffix(".layout.txt") && pictures.contains(path.dropLast(11))) {
      subjects[path] = try DifferenceSubject(file: "\(folder)/\(path)")
    }
    return subjects
  }

  /// Returns the screens of a project by their names.
  ///
  /// - Parameter arguments: The options of the device, and the screens that were chosen.
  @MainActor
  static func subjects(
    ofProject path: String, screens chosen: [String], arguments: [String]
  ) throws -> [String: DifferenceSubject] {
    let builder = try ProjectBuilder(path) { Terminal.report($0) }
    let (record, _) = try ProjectRun.reportingErrors { try builder.build() }
    let names = chosen.isEmpty ? record.names : chosen
    let folder = NSTemporaryDirectory() + "/tessera-diff-\(ProcessInfo.processInfo.processIdentifier)"
    try OutputFolder.make(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var subjects: [String: DifferenceSubject] = [:]
    for (index, name) in names.enumerated() {
      Terminal.showProgress("\(index) of \(names.count) screens, \(name)")
      let own = "\(folder)/\(index)"
      let (end, _, errors) = try ChildProcess.output(
        of: [builder.tools.executable, "snapshot", path, "--screen", name, "--format", "png,layout", "--out", own]
          + arguments)
      guard end == .exit(0) else {
        throw Failure(.data, "\(path): \(name) cannot be shown: \(errors.split(separator: "\n").last ?? "")")
      }
      for (_, subject) in try self.subjects(in: own) { subjects[name] = subject }
    }
    Terminal.showProgress("")
    return subjects
  }
}
