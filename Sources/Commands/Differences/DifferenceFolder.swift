import Foundation
import PlainText
import Projects
import Simulator

/// The pictures, layouts and texts in a folder, or those of a project's screens, as sources that are read later.
enum DifferenceFolder {
  /// The kinds of files that are compared. A layout belongs to the picture of its name.
  private static let kinds = [".png", ".layout.txt", ".txt", ".jsonl", ".a11y.txt"]

  /// Returns the files in a folder by their paths below it.
  static func sources(in folder: String) throws -> [String: DifferenceSource] {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw Failure(.missingInput, "cannot read the folder \(folder.quoted)")
    }
    let paths = names.compactMap { $0 as? String }.filter { path in
      kinds.contains(where: path.hasSuffix) && !path.hasPrefix(".") && !path.contains("/.")
    }
    let pictures = Set(paths.filter { $0.hasSuffix(".png") }.map { $0.dropLast(4) })
    var sources: [String: DifferenceSource] = [:]
    for path in paths where !(path.hasSuffix(".layout.txt") && pictures.contains(path.dropLast(11))) {
      sources[path] = .file("\(folder)/\(path)")
    }
    return sources
  }

  /// Returns the screens of a project by their names.
  ///
  /// - Parameters:
  ///   - chosen: The names of the screens; all screens if it is empty. Names that the project does not have are ignored.
  ///   - arguments: The options of the device.
  ///   - folder: The folder for the pictures.
  @MainActor
  static func sources(
    ofProject path: String, screens chosen: [String], arguments: [String], in folder: String
  ) throws -> [String: DifferenceSource] {
    let builder = try ProjectBuilder(path) { Terminal.report($0) }
    let (record, _) = try ProjectRun.reportingErrors { try builder.build() }
    let names = chosen.isEmpty ? record.names : chosen.compactMap(record.screenName)
    var sources: [String: DifferenceSource] = [:]
    defer { Terminal.showProgress("") }
    for (index, name) in names.enumerated() {
      Terminal.showProgress("\(index) of \(names.count) screens, \(name)")
      let own = "\(folder)/\(index)"
      let (end, _, errors) = try ChildProcess.output(
        of: [builder.tools.executable, "snapshot", path, "--screen", name, "--format", "png,layout", "--out", own]
          + arguments)
      if let failure = Interruption.failure { throw failure }
      if end == .exit(0) {
        for (_, source) in try self.sources(in: own) { sources[name] = source }
      } else {
        let reason = errors.split(separator: "\n").last ?? ""
        sources[name] = .failure(Failure(.data, "\(path): \(name) cannot be shown: \(reason)"))
      }
    }
    return sources
  }
}
