import Foundation
import Synchronization

/// The sets of pictures, colors and data in the asset catalogs of a bundle.
///
/// Catalogs are kept beside an app's other resources as in Xcode: `NAME.xcassets/…/SET.imageset/Contents.json`.
enum AssetCatalogs {
  /// The folders of sets by their names, for each kind of set.
  struct Index: Sendable {
    var folders: [String: URL] = [:]
    /// The catalogs that were searched, for messages.
    var catalogs: [URL] = []
  }

  private static let kept = Mutex<[String: Index]>([:])
  /// Folders inside each other beyond which a catalog is not searched.
  private static let depthLimit = 16

  /// Returns the folder of a set, such as `Logo.imageset`; `nil` if no catalog of the bundle has it.
  static func folder(of name: String, kind: String, in bundle: Bundle) -> URL? {
    index(of: bundle).folders["\(name).\(kind)"]
  }

  /// Returns all sets of a bundle's catalogs, which are read once.
  static func index(of bundle: Bundle) -> Index {
    guard let root = bundle.resourceURL else { return Index() }
    if let known = kept.withLock({ $0[root.path] }) { return known }
    var index = Index()
    let packages = contents(of: root).filter { ["resources", "bundle"].contains($0.pathExtension) }
    index.catalogs = ([root] + packages).flatMap(contents).filter { $0.pathExtension == "xcassets" }
    for catalog in index.catalogs { search(catalog, prefix: "", depth: 0, into: &index) }
    kept.withLock { $0[root.path] = index }
    return index
  }

  private static let kinds: Set<String> = ["imageset", "colorset", "dataset", "symbolset", "appiconset"]

  /// Adds the sets in a folder. The name of a set in a folder with a namespace begins with that of the folder: an app
  /// finds `Levels/one`, and not `one`.
  private static func search(_ folder: URL, prefix: String, depth: Int, into index: inout Index) {
    guard depth < depthLimit else { return }
    for url in contents(of: folder) {
      let kind = url.pathExtension
      let name = url.deletingPathExtension().lastPathComponent
      if kinds.contains(kind) {
        let key = "\(prefix)\(name).\(kind)"
        index.folders[key] = index.folders[key] ?? url
      } else if kind.isEmpty {
        search(
          url, prefix: prefix + (providesNamespace(url) ? "\(url.lastPathComponent)/" : ""), depth: depth + 1,
          into: &index)
      }
    }
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      var properties: [String: Bool]?
    }
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    if JSONFault.line(in: data) != nil {
      let error = CocoaError(.fileReadCorruptFile)
      DamagedContents.report(file, data, error, consequence: "the folder has no namespace")
    }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.properties?["provides-namespace"] ?? false
  }

  /// Returns the contents of a folder, sorted by name so that every run finds the same set.
  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appendingPathComponent($0) }
  }
}
