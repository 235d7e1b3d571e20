import Foundation

/// A pod that a `Podfile` takes from the disk, as the example apps of libraries take the library itself.
struct LocalPod: Hashable, Sendable {
  var name: String
  /// The absolute path of the podspec.
  var podspec: String
  /// The absolute path of the folder with the podspec.
  var folder: String { (podspec as NSString).deletingLastPathComponent }

  /// Returns the pods that the `Podfile` of a folder takes from the disk, by the path of a folder with a podspec or of a
  /// podspec, in order.
  static func all(in root: String) -> [LocalPod] {
    guard let podfile = podfile(of: root), let text = try? String(contentsOfFile: podfile, encoding: .utf8) else {
      return []
    }
    let folder = (podfile as NSString).deletingLastPathComponent
    var seen: Set<LocalPod> = []
    let call =
      /\bpod\s*\(?\s*["']([^"'\/]+)[^"']*["'](?:\s*,[^,\n]*)*?\s*,\s*:?(path|podspec)(?:\s*=>|:)\s*["']([^"']*)["']/
    return withoutComments(text).matches(of: call).map { match in
      let name = String(match.1)
      let path = absolute(String(match.3), in: folder)
      return LocalPod(name: name, podspec: path.hasSuffix(".podspec") ? path : "\(path)/\(name).podspec")
    }.filter { FileManager.default.fileExists(atPath: $0.podspec) && seen.insert($0).inserted }
  }

  /// Returns the `Podfile` in a folder, or the one in a folder around it that names a project in it; `nil` if there is
  /// none.
  private static func podfile(of root: String) -> String? {
    var folder = root
    for _ in 0...levels {
      let path = folder + "/Podfile"
      if folder == root, FileManager.default.fileExists(atPath: path) { return path }
      if let text = try? String(contentsOfFile: path, encoding: .utf8) {
        let named = withoutComments(text).matches(of: /\b(?:xcode)?proj(?:ect)?\s*\(?\s*["']([^"']+)["']/)
        let folders = named.map { (absolute(String($0.1), in: folder) as NSString).deletingLastPathComponent }
        return folders.contains(root) ? path : nil
      }
      folder = (folder as NSString).deletingLastPathComponent
    }
    return nil
  }

  /// The number of folders around a project in which its `Podfile` is looked for.
  private static let levels = 3

  private static func absolute(_ path: String, in folder: String) -> String {
    URL(fileURLWithPath: path.hasPrefix("/") ? path : "\(folder)/\(path)").standardized.path
  }

  /// Returns the module of the pod with all its subspecs; `nil` if its podspec names no sources.
  ///
  /// - Parameter version: The version of the language of the app, which pods have that name none.
  func module(defaultVersion version: String?) -> PackageModule? {
    guard let text = try? String(contentsOfFile: podspec, encoding: .utf8) else { return nil }
    let spec = Self.withoutComments(text)
    let wanted = Self.patterns(of: "source_files", in: spec)
    guard !wanted.isEmpty else { return nil }
    let tree = SourceTree(folder, root: folder)
    let unwanted = Self.patterns(of: "exclude_files", in: spec)
    let files = Self.patterns(of: "resources?|resource_bundles?", in: spec)
    var module = PackageModule(name: moduleName(in: spec), root: folder, sources: [], resources: [])
    module.sources = tree.sources.filter { lies($0, in: wanted) && !lies($0, in: unwanted) }.sorted()
    module.resources = tree.resources.filter { lies($0, in: files) }.sorted()
    module.bundle = spec.firstMatch(of: /\.resource_bundles?\s*=\s*\{\s*["']([^"']+)["']/).map { String($0.1) }
    module.conditions = ["COCOAPODS"]
    module.compilerFlags = Self.languageFlags(of: spec, defaultVersion: version)
    if module.sources.isEmpty {
      module.obstacle = "\(podspec) names no Swift files, only others, which are not compiled"
    }
    return module
  }

  private func moduleName(in spec: String) -> String {
    let given = spec.firstMatch(of: /\.module_name\s*=\s*["']([^"']+)["']/).map { String($0.1) }
    return given ?? name.replacingOccurrences(of: "-", with: "_")
  }

  private static func languageFlags(of spec: String, defaultVersion: String?) -> [String] {
    let named = spec.firstMatch(of: /\.swift_versions?\s*=\s*(\[[^\]]*\]|["'][^"']*["'])/).map { String($0.1) }
    let versions = (named ?? "'\(defaultVersion ?? "")'").matches(of: /["']([0-9]+)/).compactMap { Int($0.1) }
    return versions.filter { $0 < 20 }.max().map(LanguageSettings.flags(forVersion:)) ?? []
  }

  private func lies(_ file: String, in patterns: [PathPattern]) -> Bool {
    let path = String(file.dropFirst(folder.count + 1))
    return patterns.contains { $0.matches(path) }
  }

  /// Returns the patterns that a podspec assigns to an attribute, in all its subspecs and platforms: a text, a list, or
  /// lists by the names of bundles.
  private static func patterns(of attribute: String, in spec: String) -> [PathPattern] {
    let value = #"("[^"]*"|'[^']*'|\[[^\]]*\]|\{[^}]*\}|%w\[[^\]]*\])"#
    guard let assignment = try? Regex(#"\.(?:\#(attribute))\s*=\s*\#(value)"#) else { return [] }
    return spec.matches(of: assignment).flatMap { match -> [PathPattern] in
      let text = String(match.output[1].substring ?? "")
      if text.hasPrefix("%w") {
        return text.dropFirst(3).dropLast().split(separator: /\s+/).map { PathPattern(String($0)) }
      }
      // The name of a bundle is followed by an arrow.
      return text.matches(of: /["']([^"']*)["'](\s*=>)?/).filter { $0.2 == nil }.map { PathPattern(String($0.1)) }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.firstMatch(of: /^([^#"']|"[^"]*"|'[^']*')*/).map { String($0.0) } ?? ""
    }.joined(separator: "\n")
  }
}
