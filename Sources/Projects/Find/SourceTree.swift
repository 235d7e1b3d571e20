import Foundation
import Glibc

/// The folder with the results of tests, whose files are not part of a project.
package enum ResultsFolder {
  /// The name of an empty file by which such a folder is known.
  package static let mark = ".tessera-results"
}

/// The files below a folder that belong to an app: sources and resources. Links that leave the folder are ignored.
struct SourceTree {
  private(set) var sources: [String] = []
  private(set) var resources: [String] = []
  /// Files of other kinds, which belong to a target only if it names them or their folder.
  private(set) var others: [String] = []
  private(set) var projects: [String] = []
  /// Links that lead out of the project.
  private(set) var foreignLinks: [String] = []

  private let root: String
  private let skipsTests: Bool

  /// - Parameters:
  ///   - folder: The absolute path of the folder to search.
  ///   - root: The folder that links must not leave.
  ///   - skipsTests: Whether folders of tests are ignored.
  init(_ folder: String, root: String, skipsTests: Bool = true) {
    self.root = root
    self.skipsTests = skipsTests
    walk(folder, depth: 0)
  }

  /// Folders of build products and of other people's code.
  static let ignored: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata", "fastlane", "Preview Content",
    "__Snapshots__",
  ]
  /// Folders that are one resource.
  private static let bundles: Set<String> = ["xcassets", "bundle", "xcdatamodeld"]
  /// Folders that are not part of an app's code.
  private static let opaque: Set<String> = [
    "xcworkspace", "playground", "framework", "xcframework", "app", "docc", "git",
  ]
  static let resourceExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp", "json", "plist", "strings", "stringsdict", "xcstrings",
    "ttf", "otf", "ttc", "storyboard", "xib", "txt", "html", "css", "csv", "xml", "md", "mp3", "wav", "m4a", "mp4",
    "mov", "xcassets", "bundle", "yml", "yaml", "data", "db", "sqlite", "geojson", "gpx", "dat", "bin", "lottie",
    "heif",
    "aiff", "caf", "usdz", "tsv", "rtf", "obj",
  ]

  private mutating func walk(_ folder: String, depth: Int) {
    // Results may have been written to the project's own folder.
    let isMarked = depth > 0 && FileManager.default.fileExists(atPath: "\(folder)/\(ResultsFolder.mark)")
    guard depth < 64, !isMarked else { return }
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    where !name.hasPrefix(".") {
      visit(folder + "/" + name, name: name, depth: depth)
    }
  }

  private mutating func visit(_ path: String, name: String, depth: Int) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    let suffix = (name as NSString).pathExtension.lowercased()
    switch status.st_mode & S_IFMT {
    case S_IFLNK: noteLink(path)
    case S_IFDIR: visitFolder(path, name: name, suffix: suffix, depth: depth)
    case S_IFREG where suffix == "swift": sources.append(path)
    case S_IFREG where Self.resourceExtensions.contains(suffix): resources.append(path)
    case S_IFREG: others.append(path)
    default: break
    }
  }

  private mutating func visitFolder(_ path: String, name: String, suffix: String, depth: Int) {
    if suffix == "xcodeproj" { return projects.append(path) }
    if Self.bundles.contains(suffix) { return resources.append(path) }
    if Self.opaque.contains(suffix) || Self.ignored.contains(name) { return }
    // A package is a module of its own.
    if FileManager.default.fileExists(atPath: path + "/Package.swift") { return }
    if skipsTests, depth < 3, name.hasSuffix("Tests") { return }
    walk(path, depth: depth + 1)
  }

  /// Notes a link if it leaves the project. The target of any other link is found at its own path.
  private mutating func noteLink(_ path: String) {
    guard let target = realpath(path, nil) else { return }
    defer { free(target) }
    if !String(cString: target).isInside(root) { foreignLinks.append(path) }
  }
}

extension String {
  /// Whether an absolute path is in a folder.
  func isInside(_ folder: String) -> Bool { self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/") }
}
