import Foundation

/// A pod that a `Podfile` takes from a folder of the disk, as the example apps of libraries take the library itself.
struct LocalPod: Hashable, Sendable {
  var name: String
  /// The absolute path of the folder with the podspec.
  var folder: String

  /// Returns the pods that the `Podfile` in a folder takes from folders with a podspec, in order.
  static func all(in root: String) -> [LocalPod] {
    guard let text = try? String(contentsOfFile: root + "/Podfile", encoding: .utf8) else { return [] }
    var seen: Set<LocalPod> = []
    let call = /\bpod\s*\(?\s*["']([^"'\/]+)[^"']*["'](?:\s*,[^,\n]*)*?\s*,\s*(?::path\s*=>|path:)\s*["']([^"']*)["']/
    return withoutComments(text).matches(of: call).map { match in
      let path = match.2.hasPrefix("/") ? String(match.2) : "\(root)/\(match.2)"
      return LocalPod(name: String(match.1), folder: URL(fileURLWithPath: path).standardized.path)
    }.filter { FileManager.default.fileExists(atPath: $0.podspec) && seen.insert($0).inserted }
  }

  private var podspec: String { "\(folder)/\(name).podspec" }

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
