package import Foundation

/// The files that come with Tessera: the gallery's photographs.
///
/// `Bundle.module` ends the process where it finds nothing, and looks in the build folder only. A program that was moved
/// looks for its files itself.
package enum AssetBundle {
  /// The folder that has them; nil if they are nowhere.
  package static let folder = searched.first {
    FileManager.default.fileExists(atPath: $0.appendingPathComponent("Images").path)
  }

  /// The folders that were searched, in this order: beside the program, where programs keep their data, and last the
  /// sources that it was built of.
  package static let searched = folders(
    program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
    environment: ProcessInfo.processInfo.environment)

  private static let name = "Tessera_AssetBundle.resources"

  package static func folders(program: URL, environment: [String: String]) -> [URL] {
    let place = program.deletingLastPathComponent()
    let shares = [place.deletingLastPathComponent().appendingPathComponent("share")] + dataFolders(environment)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let beside = [place, Bundle.main.bundleURL].map { $0.appendingPathComponent(name) }
    let kept = shares.map { $0.appendingPathComponent("tessera") }
    var seen: Set<String> = []
    return (beside + kept.flatMap { [$0, $0.appendingPathComponent(name)] } + [sources])
      .filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  /// Returns the data folders of the XDG Base Directory Specification, which says to ignore relative paths.
  private static func dataFolders(_ environment: [String: String]) -> [URL] {
    func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    let home = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let shared = (value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    return ([home].compactMap(\.self) + shared).filter { $0.hasPrefix("/") }.map { URL(fileURLWithPath: $0) }
  }
}
