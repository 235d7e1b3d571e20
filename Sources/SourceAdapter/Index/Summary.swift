/// The adapter's findings about a target and the files written for it: the JSON that `tessera-adapt` prints.
package struct Summary: Codable, Sendable {
  package var version = 1
  package var files: [File] = []
  package var generated: [String] = []
  package var screens: [ScreenSummary] = []
  package var entry: EntryPoint?
  package var delegates = Delegates()
  package var classes: [ClassSummary] = []
  package var messages: [Message] = []
  package var placeholders: [Placeholder] = []
  package var tests: [TestSummary] = []

  package init() {}

  /// One file of the user's.
  package struct File: Codable, Sendable {
    package var path: String
    package var adapted: String
    package var written: Bool
    /// Whether the file has statements at file scope.
    package var script: Bool
    /// The modules that the file imports, as the user wrote them.
    package var imports: [String]
    /// The modules that the adapted file imports.
    package var modules: [String]
    /// The names of the types that the file declares.
    package var declares: [String]
    package var columns: [[Int]]
    package var messages: [Message]
  }

  /// The delegates that the system creates by name.
  package struct Delegates: Codable, Sendable {
    package var application: String?
    package var scene: String?
  }
}

/// The type with which a program starts.
package struct EntryPoint: Codable, Equatable, Sendable {
  /// The name of the type; `nil` if the program chooses it as it starts.
  package var type: String?
  package var attribute: String
  package var file: String
  package var line: Int
  package var column: Int
}

/// A screen that can be shown: a class, a function that returns a layout, or a preview.
package struct ScreenSummary: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case viewController, collectionViewController, tableViewController, cell, tableCell, reusableView, view, layout,
      section
    case preview
  }
  package enum Form: String, Codable, Sendable { case type, function, preview }

  package var name: String
  package var kind: Kind
  package var file: String
  package var line: Int
  package var column: Int
  package var form: Form
  package var access: String
  package var parameters: [Parameter] = []
  package var isStatic = false
  package var owner: String?
  /// The initializer that takes nothing but what every view can be given.
  package var creation: String?
  /// The generated function that makes it; `nil` if arguments are needed that only the user knows.
  package var make: String?

  package struct Parameter: Codable, Equatable, Sendable {
    package var label: String
    package var name: String
    package var type: String
    package var hasDefault: Bool
  }
}

/// A test: a method of a subclass of `XCTestCase`, or a function with the attribute `@Test`.
package struct TestSummary: Codable, Equatable, Sendable {
  package enum Form: String, Codable, Sendable { case method, function }

  /// The name of the type that declares or inherits it; empty for a function at file scope.
  package var suite: String
  package var name: String
  package var form: Form
  package var isAsync: Bool
  package var file: String
  package var line: Int
  package var lastLine: Int
}

/// A class with the members that nib files and Objective-C know.
package struct ClassSummary: Codable, Equatable, Sendable {
  package var name: String
  package var superclass: String?
  /// The first superclass that another module declares.
  package var base: String?
  package var file: String
  package var line: Int
  package var conformances: [String]
  package var outlets: [Outlet]
  package var actions: [Action]
  package var inspectables: [Outlet]
  /// Selectors of the members that the Objective-C runtime knows on iOS.
  package var objc: [String]

  package struct Outlet: Codable, Equatable, Sendable {
    package var name: String
    package var type: String
    package var collection: Bool
  }
  package struct Action: Codable, Equatable, Sendable {
    package var selector: String
    package var method: String
    package var senderType: String?
  }
}
