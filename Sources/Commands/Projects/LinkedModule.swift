import Foundation
import Projects

/// The modules of this build that are not part of the program, since they need libraries that would have to be loaded at
/// each start: they are linked to the code that imports them.
enum LinkedModule {
  private static let tests = "TesseraTesting"
  /// The names of the modules, with those whose code is linked.
  static let parts = [tests: [tests, "DeviceSupport"], "TesseraCombine": ["TesseraCombine"]]
  /// The library for iOS whose imports the adapter replaces.
  private static let replaced = "SnapshotTesting"

  /// The remark about the library that this module takes the place of; none if no file imports it.
  static func notes(for report: AdapterReport) -> [String] {
    guard report.files.contains(where: { $0.imports?.contains(replaced) ?? false }) else { return [] }
    return ["\(tests) takes the place of \(replaced)"]
  }
}

extension BuildTools {
  /// Returns the object files that are linked to a library whose code imports these modules.
  func objects(for imports: Set<String>) throws(Failure) -> [String] {
    var objects: [String] = []
    for name in LinkedModule.parts.keys.sorted() where imports.contains(name) { objects += try self.objects(of: name) }
    return objects
  }

  private func objects(of name: String) throws(Failure) -> [String] {
    let folder = (executable as NSString).deletingLastPathComponent
    let packaged = "\(folder)/\(name).o"
    if FileManager.default.fileExists(atPath: packaged) { return [packaged] }
    let built = (LinkedModule.parts[name] ?? []).map { Self.objects(in: "\(folder)/\($0).build") }
    guard !built.contains(where: \.isEmpty) else {
      let isRelease = (folder as NSString).lastPathComponent == "release"
      let command = "swift build\(isRelease ? " -c release" : "") --target \(name)"
      throw Failure(.unavailable, "\(name) is missing in this build of Tessera; build it with `\(command)`")
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
