/// A built project: the library, and the screens in it.
package struct BuildRecord: Codable, Hashable, Sendable {
  package struct Screen: Codable, Hashable, Sendable {
    /// The name on the command line: letters, digits and `-`.
    package var name: String
    /// The name in the source.
    package var title: String
    package var kind: String
    /// The file and line of the declaration.
    package var summary: String
    /// The function that makes the screen.
    package var make: String?

    /// The name of the screen's class in nib files and storyboards.
    package var className: String { title.split(separator: ".").last.map(String.init) ?? title }
    /// The name of the class if it is a controller, which a storyboard may make.
    package var controllerClass: String? {
      ["viewController", "collectionViewController", "tableViewController"].contains(kind) ? className : nil
    }
  }

  /// The name of the screen that the app's own entry point shows.
  package static let appName = "app"

  package var name: String
  package var library: String
  /// The folder with the app's resources, which is the main bundle.
  package var bundle: String
  package var screens: [Screen]
  /// Whether the sources have an app delegate as entry point, or start an app with one.
  package var hasApp: Bool
  /// Whether the library has a `main` function that starts the app itself.
  package var hasScript: Bool
  /// The tests, if a test target is compiled with the project.
  package var tests: [AdapterReport.Test] = []
  package var warnings: [CompilerMessage] = []
  /// Remarks for the user about what is left out.
  package var notes: [String] = []
  /// The errors before code was left out, with which the next build is compared.
  package var history: BuildHistory?
  /// The sizes and dates of the packages' sources that are part of the library, by their paths.
  package var packageFiles: [String: String] = [:]

  /// The file of the record itself, beside the library.
  package var path: String { (library.hasSuffix(".so") ? String(library.dropLast(3)) : library) + ".json" }

  /// The folders of the packages' sources, sorted.
  package var packageFolders: [String] {
    Set(packageFiles.keys.map { String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)]) }).sorted()
  }

  /// Creates the record of a report, in which each screen has a name of its own.
  package init(name: String, library: String, bundle: String, report: AdapterReport, root: String) {
    (self.name, self.library, self.bundle) = (name, library, bundle)
    hasApp = report.appDelegate != nil || report.choosesDelegate
    hasScript = report.hasScript && report.appDelegate == nil
    var taken: Set<String> = hasApp ? [Self.appName] : []
    screens = report.screens.filter { $0.make != nil }.map { screen in
      let plain = Self.plain(screen.name)
      var name = plain
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      let file = screen.file.hasPrefix(root + "/") ? String(screen.file.dropFirst(root.count + 1)) : screen.file
      return Screen(
        name: name, title: screen.name, kind: screen.kind, summary: "\(file):\(screen.line)", make: screen.make)
    }
  }

  /// Returns a name with runs of other characters than letters and digits replaced with `-`.
  private static func plain(_ name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }

  /// The names of all screens, the app's first.
  package var names: [String] { (hasApp ? [Self.appName] : []) + screens.map(\.name) }

  /// The default screen: the app, or the only preview, controller or screen; `nil` for a list.
  package var standardName: String? {
    if hasApp { return Self.appName }
    let previews = screens.filter { $0.kind == "preview" }
    if previews.count == 1 { return previews[0].name }
    let controllers = screens.filter { $0.kind.lowercased().hasSuffix("controller") }
    if controllers.count == 1 { return controllers[0].name }
    return screens.count == 1 ? screens[0].name : nil
  }

  /// Returns the name of the screen that a user's word means: its name, its title, or either in any case.
  package func screenName(for word: String) -> String? {
    if names.contains(word) { return word }
    if let exact = screens.first(where: { $0.title == word }) { return exact.name }
    let folded = word.lowercased()
    return names.first { $0.lowercased() == folded }
      ?? screens.first { $0.title.lowercased() == folded }?.name
      ?? screens.first { $0.title.lowercased().prefix { $0 != "(" } == folded }?.name
  }
}
