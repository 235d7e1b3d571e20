import Foundation

/// A target that a package's manifest declares.
package struct PackageTarget: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case executable, library, test, binary
  }

  package var name: String
  package var kind: Kind
  /// The target's folder relative to the package, if the manifest names one.
  package var path: String?
  /// The names of targets and products that the target depends on, if they are written as plain strings.
  package var dependencies: [String] = []

  /// The files and folders that do not belong to the target, relative to its folder.
  package var excluded: [String] = []
  /// The files and folders to which the sources are limited, relative to the target's folder; empty for all.
  package var included: [String] = []
  /// The files and folders that the bundle of the target contains as they are, relative to the target's folder.
  package var copied: [String] = []
  /// The files and folders with resources of any kind, relative to the target's folder.
  package var processed: [String] = []
  /// The conditions of `#if` that the target defines.
  package var conditions: [String] = []
  /// The compiler's arguments for the target's settings.
  package var compilerFlags: [String] = []
  /// The version of the language in which the target asks to be compiled; `nil` for that of its package.
  var languageVersion: Int?

  package init(name: String, kind: Kind, path: String?, dependencies: [String] = []) {
    (self.name, self.kind, self.path, self.dependencies) = (name, kind, path, dependencies)
  }

  /// Returns the targets of a manifest in order.
  package static func all(inManifest text: String) -> [PackageTarget] {
    let code = Array(withoutComments(text).unicodeScalars)
    let calls: [(String, Kind)] = [
      (".executableTarget(", .executable), (".target(", .library), (".testTarget(", .test),
      (".binaryTarget(", .binary),
    ]
    var found: [(Int, PackageTarget)] = []
    for (call, kind) in calls {
      for start in indices(of: Array(call.unicodeScalars), in: code) {
        let arguments = body(from: start + call.unicodeScalars.count, in: code)
        // Dependencies on targets have the form of a target, but neither a path nor dependencies of their own.
        guard let name = string(after: "name:", in: arguments), !isDependency(start, in: code) else { continue }
        var target = PackageTarget(name: name, kind: kind, path: string(after: "path:", in: arguments))
        let everything = body(from: start + call.unicodeScalars.count, in: code, isFlat: false)
        target.excluded = strings(after: "exclude:", in: everything)
        target.included = strings(after: "sources:", in: everything)
        target.readResources(in: everything)
        target.readSettings(in: everything)
        found.append((start, target))
      }
    }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func readResources(in arguments: String) {
    let list = Self.list(after: "resources:", in: arguments) ?? ""
    for match in list.matches(of: /\.(copy|process|embedInCode)\(\s*"([^"]*)"/) {
      if match.1 == "copy" { copied.append(String(match.2)) } else { processed.append(String(match.2)) }
    }
  }

  private mutating func readSettings(in arguments: String) {
    let list = Self.list(after: "swiftSettings:", in: arguments) ?? ""
    conditions = list.matches(of: /\.define\(\s*"([^"]*)"/).map { String($0.1) }
    for match in list.matches(of: /\.enableUpcomingFeature\(\s*"([^"]*)"/) {
      compilerFlags += ["-enable-upcoming-feature", String(match.1)]
    }
    for match in list.matches(of: /\.enableExperimentalFeature\(\s*"([^"]*)"/) {
      compilerFlags += ["-enable-experimental-feature", String(match.1)]
    }
    if list.contains(/\.defaultIsolation\(\s*MainActor/) { compilerFlags += ["-default-isolation", "MainActor"] }
    languageVersion = list.firstMatch(of: /\.swiftLanguage(?:Mode|Version)\(\s*\.v([0-9]+)/).flatMap { Int($0.1) }
  }

  /// Whether a call is inside the argument `dependencies:` of another target.
  private static func isDependency(_ start: Int, in code: [Unicode.Scalar]) -> Bool {
    var depth = 0
    for index in stride(from: start - 1, through: 0, by: -1) {
      switch code[index] {
      case ")", "]": depth += 1
      case "(": depth -= 1
      case "[":
        depth -= 1
        if depth < 0 {
          let before = String(String.UnicodeScalarView(code[..<index].suffix(24)))
          return before.filter { !$0.isWhitespace }.hasSuffix("dependencies:")
        }
      default: break
      }
      if depth < 0 { depth = 0 }
    }
    return false
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") ? "" : String(line)
    }.joined(separator: "\n")
  }

  private static func indices(of word: [Unicode.Scalar], in code: [Unicode.Scalar]) -> [Int] {
    guard code.count >= word.count else { return [] }
    return (0...(code.count - word.count)).filter { code[$0] == word[0] && code[$0...].starts(with: word) }
  }

  /// The version of Swift that a manifest requires; `nil` if its first lines have none.
  package static func toolsVersion(inManifest text: String) -> (major: Int, minor: Int)? {
    guard let mark = text.prefix(2_000).range(of: "swift-tools-version", options: .caseInsensitive) else { return nil }
    let rest = text[mark.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "\t" }
    let parts = rest.prefix { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
    return parts.first.map { ($0, parts.count > 1 ? parts[1] : 0) }
  }

  /// Returns the compiler's arguments for the version of the language in which the target, or else its manifest, asks
  /// for it to be compiled; by default it is that of the manifest itself.
  func languageFlags(inManifest text: String) -> [String] {
    let code = Self.withoutComments(text)
    let list = Self.list(after: "swiftLanguageVersions:", in: code) ?? Self.list(after: "swiftLanguageModes:", in: code)
    let versions = list?.matches(of: /[0-9]+/).compactMap { Int($0.0) }.filter { $0 < 20 }
    let version = languageVersion ?? versions?.max() ?? Self.toolsVersion(inManifest: text)?.major
    return version.map(LanguageSettings.flags(forVersion:)) ?? []
  }

  /// The name of the package that a manifest describes.
  package static func packageName(inManifest text: String) -> String? {
    let code = Array(withoutComments(text).unicodeScalars)
    let call = Array("Package(".unicodeScalars)
    return indices(of: call, in: code).lazy.compactMap {
      string(after: "name:", in: body(from: $0 + call.count, in: code))
    }
    .first
  }

  /// The language of the texts in a package's sources; `nil` if its manifest does not say.
  package static func localization(inManifest text: String) -> String? {
    string(after: "defaultLocalization:", in: withoutComments(text))
  }

  /// Returns the paths of the packages to which a manifest refers by a path.
  package static func packagePaths(inManifest text: String) -> [String] {
    let code = Array(withoutComments(text).unicodeScalars)
    let call = Array(".package(".unicodeScalars)
    return indices(of: call, in: code).compactMap { string(after: "path:", in: body(from: $0 + call.count, in: code)) }
  }

  /// The name by which Swift imports the target.
  package var moduleName: String { name.replacingOccurrences(of: "-", with: "_") }

  /// Returns the absolute path of the target's folder.
  package func folder(in root: String) -> String {
    if let path { return URL(fileURLWithPath: root + "/" + path).standardized.path }
    let conventional = (kind == .test ? ["Tests"] : ["Sources", "Source", "src"]).map { "\(root)/\($0)/\(name)" }
    return conventional.first { FileManager.default.fileExists(atPath: $0) } ?? conventional[0]
  }

  /// Returns the absolute paths of the target's resources among the files of its folder.
  func resources(of tree: SourceTree, in folder: String) -> [String] {
    let copies = copied.map { folder + "/" + $0.trimmedSlashes }.filter { FileManager.default.fileExists(atPath: $0) }
    let anywhere = processed.map { folder + "/" + $0.trimmedSlashes }
    let files = tree.resources + tree.others.filter { file in anywhere.contains(where: file.isInside) }
    return copies
      + files.filter { file in contains(file, in: folder, isSource: false) && !copies.contains(where: file.isInside) }
  }

  /// Returns whether a file in the target's folder belongs to the target.
  package func contains(_ file: String, in folder: String, isSource: Bool = true) -> Bool {
    func lies(in item: String) -> Bool {
      let plain = item.hasPrefix("./") ? String(item.dropFirst(2)) : item
      return file.isInside(plain.isEmpty || plain == "." ? folder : folder + "/" + plain.trimmedSlashes)
    }
    if excluded.contains(where: lies) { return false }
    return !isSource || included.isEmpty || included.contains(where: lies)
  }

  /// Returns the strings of the list behind a label.
  private static func strings(after label: String, in arguments: String) -> [String] {
    let parts = (list(after: label, in: arguments) ?? "").split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns the text of the list behind a label, up to the bracket that closes it.
  private static func list(after label: String, in arguments: String) -> String? {
    guard let start = end(of: label, in: arguments),
      let open = arguments[start...].firstIndex(where: { !$0.isWhitespace }), arguments[open] == "["
    else { return nil }
    return body(from: 0, in: Array(arguments[open...].dropFirst().unicodeScalars), isFlat: false)
  }

  /// Returns the end of a label, which is no part of a longer one.
  private static func end(of label: String, in arguments: String) -> String.Index? {
    arguments.ranges(of: label).first { range in
      arguments[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }?.upperBound
  }

  /// Returns the text up to the parenthesis that closes the call.
  ///
  /// - Parameter isFlat: Whether nested calls and lists are left out.
  private static func body(from start: Int, in code: [Unicode.Scalar], isFlat: Bool = true) -> String {
    var text = String.UnicodeScalarView()
    var depth = 0
    var isQuoted = false
    for scalar in code[start...] {
      if scalar == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if scalar == "(" || scalar == "[" { depth += 1 }
        if scalar == ")" || scalar == "]" { depth -= 1 }
        if depth < 0 { break }
      }
      if depth == 0 || !isFlat { text.append(scalar) }
    }
    return String(text)
  }

  private static func string(after label: String, in arguments: String) -> String? {
    guard let start = end(of: label, in: arguments) else { return nil }
    let rest = arguments[start...].drop { $0.isWhitespace }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}

extension String {
  fileprivate var trimmedSlashes: String { hasSuffix("/") ? String(dropLast()) : self }
}
