/// The report of the source adapter: the adapted files, and what they declare.
package struct AdapterReport: Codable, Hashable, Sendable {
  package struct Message: Codable, Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var severity: String
    package var text: String
  }

  package struct File: Codable, Hashable, Sendable {
    package var path: String
    package var adapted: String
    package var script: Bool?
    package var imports: [String]?
    /// The modules that the adapted file imports.
    package var modules: [String]?
    /// The names of the types that the file declares.
    package var declares: [String]?
    /// Triples of a line, a column in the adapted file, and the distance to the column in the user's file.
    package var columns: [[Int]]?
  }

  package struct Screen: Codable, Hashable, Sendable {
    package var name: String
    package var kind: String
    package var file: String
    package var line: Int
    package var form: String?
    /// The name of the function that makes the screen; `nil` if that takes arguments.
    package var make: String?
  }

  package struct Entry: Codable, Hashable, Sendable {
    /// The name of the class; `nil` if the program chooses it as it starts.
    package var type: String?
    package var attribute: String?
    package var file: String?
    package var line: Int?
  }

  package struct Delegates: Codable, Hashable, Sendable {
    package var application: String?
    package var scene: String?
  }

  /// A class that takes the place of one that is not here.
  package struct Placeholder: Codable, Hashable, Sendable {
    package var name: String
    package var base: String
    /// The module of Apple's that has the class.
    package var module: String?
  }

  /// A method of a subclass of `XCTestCase`, or a function with the attribute `@Test`.
  package struct Test: Codable, Hashable, Sendable {
    /// The name of the type that declares or inherits it; empty for a function at file scope.
    package var suite: String
    package var name: String
    package var form: String
    package var isAsync: Bool
    package var file: String
    package var line: Int
    package var lastLine: Int
    /// The reason why the test cannot run as it is written; `nil` if it can.
    package var obstacle: String?

    /// Whether it is a function with the attribute `@Test`.
    package var isFunction: Bool { form == "function" }

    /// The name in reports: `Suite/testName`, or `Suite/name(labels:)`.
    package var path: String { suite.isEmpty ? name : "\(suite)/\(name)" }
  }

  package var version: Int
  package var files: [File]
  package var generated: [String]?
  package var screens: [Screen]
  package var entry: Entry?
  package var delegates: Delegates?
  package var messages: [Message]?
  package var placeholders: [Placeholder]?
  package var tests: [Test]?

  /// The class of the app's delegate, if the sources have an entry point of UIKit's.
  package var appDelegate: String? {
    guard let entry, entry.attribute == "@main", delegates?.application != entry.type else {
      return entry?.type ?? nil
    }
    return nil
  }

  /// Whether the program starts an app with a delegate that it chooses as it starts.
  package var choosesDelegate: Bool { entry.map { $0.type == nil } ?? false }

  /// The class that takes the place of an app's delegate whose file is left out.
  package static let standInDelegate = "TesseraAppDelegate"

  /// Gives an app whose delegate is left out another one without methods, which starts the scene's delegate.
  ///
  /// - Returns: Whether it was needed, and possible.
  package mutating func replaceDelegate(of original: AdapterReport) -> Bool {
    guard appDelegate == nil, original.appDelegate != nil, delegates?.scene != nil else { return false }
    entry = Entry(type: Self.standInDelegate, attribute: "@main")
    delegates?.application = Self.standInDelegate
    return true
  }

  /// Whether a file has statements outside of declarations.
  package var hasScript: Bool { files.contains { $0.script == true } }
}

extension AdapterReport {
  /// Makes every file import what a bridging header makes known, as it is on iOS.
  package mutating func importBridgingHeader() {
    for number in files.indices { files[number].imports = (files[number].imports ?? []) + [BridgingHeader.module] }
  }
}
