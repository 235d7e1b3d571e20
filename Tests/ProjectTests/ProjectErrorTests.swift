import Foundation
import TestSupport
import Testing

import Projects

/// The tool names errors in a project's code, and shows what it can in spite of them.
@Suite(.serialized) struct ProjectErrorTests {
  private let folder = TemporaryFolder()
  /// The module that the projects import. A check of this package's own imports reads lines, not strings.
  private let kit = "UIKit"

  /// Runs the tool with a cache folder of the test.
  private func tessera(_ arguments: String...) throws -> Subprocess.Result {
    try Subprocess.tessera(arguments: arguments, environment: ["XDG_CACHE_HOME": folder.toolCache()])
  }

  @Test func errorsNameTheUsersFile() throws {
    try folder.write("import UIKit\nclass A: UIViewController {\n  let a: Int = \"x\"\n}\n", to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.code == 65)
    #expect(result.errors.contains("\(folder.path("A.swift")):3:16: error: "))
  }

  @Test func aTrapNamesItsLine() throws {
    try folder.write(
      """
      import \(kit)
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let none: Int? = view.subviews.isEmpty ? nil : 1
          print(none!)
        }
      }
      """, to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.code == 70)
    #expect(result.errors.contains("A.swift:6: "), "\(result.errors)")
    #expect(result.errors.contains("in A.viewDidLoad()"), "\(result.errors)")
  }

  /// Lines that an app prints before a trap are not lost in a pipe.
  @Test func linesBeforeATrapArePrinted() throws {
    try folder.write(
      """
      import \(kit)
      class A: UIViewController {
        override func viewDidLoad() {
          print("about to fail")
          fatalError("Nothing to show.")
        }
      }
      """, to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.output.contains("about to fail\n"), "\(result.output)")
  }

  @Test func aTrapMessageEndsOnce() throws {
    try folder.write(
      """
      import \(kit)
      class A: UIViewController {
        override func viewDidLoad() { fatalError("Nothing to show.") }
      }
      """, to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.errors.contains("Nothing to show, in A.viewDidLoad()"), "\(result.errors)")
  }

  /// In an app that was published, the superclass has the member on iOS. In an app that compiled before, it is a mistake.
  @Test func anOverrideOfNothingIsLeftOutOfANewProject() throws {
    func write(_ override: String) throws {
      try folder.write(
        """
        import \(kit)
        class A: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .red }
          \(override)
        }
        """, to: "A.swift")
    }
    let typo = "override func viewDidLoadAll() {}"
    try write(typo)
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    expectEqual(result.code, 0, "\(result.errors)")
    expectContains(result.errors, "A.swift:4:17: left out (method does not override any method from its superclass)")
    try write("")
    expectEqual(try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out")).code, 0)
    try write(typo + " // again")
    expectEqual(try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out")).code, 65)
  }

  @Test func aTrapNamesLabelsWithoutTypes() throws {
    try folder.write(
      """
      import \(kit)
      class A: UIViewController {
        override func viewDidLoad() { show([1: "a"]) { self.fail($0, at: IndexPath(item: 0, section: 0), "") } }
        func show(_ names: [Int: String], then done: (Int) -> Void) { done(names.count) }
        func fail(_ number: Int, at path: IndexPath, _ text: String) { fatalError("Nothing to show") }
      }
      """, to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.errors.contains("Nothing to show, in A.fail(_:at:_:)"), "\(result.errors)")
    // Swift's own line, without the position in the user's code, is left out.
    #expect(!result.errors.contains("Fatal error"), "\(result.errors)")
  }

  @Test func lintReportsAnErrorThatEndsTheApp() throws {
    try folder.write(
      """
      import \(kit)
      class A: UIViewController {
        override func viewDidLoad() {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          snapshot.appendItems(["a", "b", "a"])
        }
      }
      """, to: "A.swift")
    let result = try tessera("lint", folder.path("A.swift"))
    #expect(result.code == 1, "\(result.errors)")
    #expect(result.output.contains("A: TL05 error: "), "\(result.output)")
    #expect(result.output.contains("A.swift:6: Fatal: supplied item identifiers are not unique"), "\(result.output)")
    #expect(try tessera("lint", folder.path("A.swift"), "--rule", "TL05=off").code == 70)
    let shown = try tessera(
      "snapshot", folder.path("A.swift"), "--diffable-duplicates", "report", "--out", folder.path("out"))
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.errors.contains("{( a (at 0 and 2) )}. The later ones are left out."), "\(shown.errors)")
  }

  /// The estimate of the list that shows a cell alone is not the app's.
  @Test func aCellAloneHasNoFindings() throws {
    try folder.write(
      """
      import \(kit)
      class Short: UICollectionViewCell {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let height = contentView.heightAnchor.constraint(equalToConstant: 16)
          height.priority = .defaultHigh
          height.isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "A.swift")
    let result = try tessera("lint", folder.path("A.swift"))
    #expect(result.output.contains("no findings"), "\(result.output)")
  }

  @Test func otherScreensAreShownAfterATrap() throws {
    try folder.write(
      """
      import \(kit)
      class First: UIViewController {}
      class Second: UIViewController {
        override func viewDidLoad() { fatalError("Nothing to show") }
      }
      class Third: UIViewController {}
      class Fourth: UICollectionViewCell {
        override func apply(_ attributes: UICollectionViewLayoutAttributes) { fatalError("No cell of a wheel") }
      }
      """, to: "A.swift")
    let result = try tessera("snapshot", folder.path("A.swift"), "--out", folder.path("out"))
    #expect(result.code == 70)
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    expectEqual(pictures, ["First.png", "Third.png"], "\(result.errors)")
    #expect(result.errors.contains("A.swift:4: Nothing to show, in Second.viewDidLoad()"), "\(result.errors)")
    #expect(result.errors.contains("the screen Second is left out"), "\(result.errors)")
    #expect(result.errors.contains("A.swift:8: No cell of a wheel, in Fourth.apply(_:)"), "\(result.errors)")
    let lint = try tessera("lint", folder.path("A.swift"))
    expectEqual(lint.code, 70)
    expectEqual(lint.errors.components(separatedBy: "is left out").count, 2, "\(lint.errors)")
  }
}
