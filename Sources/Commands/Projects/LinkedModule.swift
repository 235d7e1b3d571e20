import Foundation
import Projects

/// The module of this build that is not part of the program, since it needs XCTest and Swift Testing: it is linked to the
/// tests that import it, with what only it needs.
enum LinkedModule {
  static let name = "TesseraTesting"
  /// The modules whose code is linked.
  static let parts = [name, "DeviceSupport"]
  /// The library for iOS whose imports the adapter replaces.
  private static let replaced = "SnapshotTesting"

  /// The remark about the library that this module takes the place of; none if no file imports it.
  static func notes(for report: AdapterReport) -> [String] {
    guard report.files.contains(where: { $0.imports?.contains(replaced) ?? false }) else { return [] }
    return ["\(name) takes the place of \(replaced)"]
  }
}

extension BuildTools {
  /// Returns the object files that are linked to a library whose code imports these modules.
  func objects(for imports: Set<String>) throws(Failure) -> [String] {
    guard imports.contains(LinkedModule.name) else { return [] }
    let folder = (executable as NSString).deletingLastPathComponent
    let packaged = "\(folder)/\(LinkedModule.name).o"
    if FileManager.default.fileExists(atPath: packaged) { return [packaged] }
    let built = LinkedModule.parts.map { Self.objects(in: "\(folder)/\($0).build") }
    guard !built.contains(where: \.isEmpty) else {
      let isRelease = (folder as NSString).lastPathComponent == "release"
      let command = "swift build\(isRelease ? " -c release" : "") --product \(LinkedModule.name)"
      throw Failure(
        .unavailable, "\(LinkedModule.name) is missing in this build of Tessera; build it with `\(command)`")
    }
    return built.flatMap(\.self)
  }

  /// Returns the object files of a module that the package manager has built. Its map of files names those of the current
  /// sources only.
  private static func objects(in folder: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: folder + "/output-file-map.json"),
      let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return [] }
    return Set(map.values.compactMap { $0["object"] }).filter(FileManager.default.fileExists).sorted()
  }
}
