import Foundation
import TestSupport
import Testing

@testable import Projects

/// A project with something that is absent and with a mistake of the user's.
@Suite(.serialized) struct OwnErrorCommands {
  private let folder = TemporaryFolder()
  /// The module that the projects import. A check of this package's own imports reads lines, not strings.
  private let kit = "UIKit"

  /// Returns the result of a snapshot of a project with a name of iOS that is absent and with more code in a function.
  private func snapshot(_ code: String, module: String = "") throws -> Subprocess.Result {
    try folder.write(
      """
      import \(kit)\(module)
      final class Account {
        var title = "Checking"
        func reload(count: Int) {}
      }
      final class Share: UIViewController {
        func share() { present(UICloudSharingController(rootRecord: nil), animated: true) }
      }
      """, to: "App/Share.swift")
    try folder.write(
      """
      import \(kit)\(module)
      final class Home: UIViewController {
        let account = Account()
        func loadAccount() {}
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = UITextInteraction(for: .editable)
          \(code)
        }
      }
      """, to: "App/Home.swift")
    return try Subprocess.tessera(
      arguments: ["snapshot", folder.path("App"), "--out", folder.path("out")],
      environment: ["XDG_CACHE_HOME": folder.path("cache")])
  }

  @Test(arguments: [
    ("laodAccount()", 5, "cannot find 'laodAccount' in scope"),
    ("account.reload()", 20, "missing argument for parameter 'count' in call"),
    ("account.reload(counts: 3)", 19, "incorrect argument label in call"),
    ("account.reload(count: \"a\")", 27, "cannot convert value of type 'String' to expected argument type 'Int'"),
    ("let n: Int = \"five\"", 18, "cannot convert value of type 'String' to specified type 'Int'"),
    ("account.subtitle = \"x\"", 13, "value of type 'Account' has no member 'subtitle'"),
    ("view.backgrondColor = .red", 10, "value of type 'UIView' has no member 'backgrondColor'"),
    ("_ = UILable()", 9, "cannot find 'UILable' in scope"),
    ("let n: Int = ", 18, "expected expression in variable"),
  ]) func aMistakeIsAnErrorBesideSomethingAbsent(code: String, column: Int, message: String) throws {
    let result = try snapshot(code)
    #expect(result.code == 65, "\(result.output)\(result.errors)")
    #expect(
      result.errors.contains("\(folder.path("App/Home.swift")):8:\(column): error: \(message)"), "\(result.errors)")
    #expect(!result.errors.contains("UICloudSharingController"), "only the mistake is shown: \(result.errors)")
  }

  @Test func aMistakeIsAnErrorBesideAnAbsentModule() throws {
    let result = try snapshot("account.subtitle = \"x\"", module: "\nimport Absent")
    #expect(result.code == 65)
    #expect(result.errors.contains("has no member 'subtitle'"), "\(result.errors)")
  }

  @Test func aMistakeThatShowsAfterOmissionsIsAnError() throws {
    let result = try snapshot("}\n  func count() -> Int {")
    #expect(result.code == 65)
    #expect(result.errors.contains("Home.swift:10:3: error: missing return"), "\(result.errors)")
  }

  @Test(arguments: [
    "", "let map = MTKView()\n    map.delegate = nil", "let row = UIMenuSystem.main\n    print(row)",
    "class Map: MTKView { func zoom() { setNeedsPaint() } }\n    Map().zoom()\n    Map().load(3)\n    _ = Map(frame: .zero)",
    "struct Menu { var system: UIMenuSystem }\n    let menu: Menu? = nil\n    _ = menu?.system.name",
  ]) func codeThatNeedsSomethingAbsentIsLeftOut(code: String) throws {
    let result = try snapshot(code)
    #expect(result.code == 0 && result.output.contains("Home.png"), "\(result.errors)")
    #expect(result.errors.contains("Home.swift:7:9: left out, because it needs UITextInteraction"), "\(result.errors)")
  }

  @Test(arguments: [
    "button.rx.tap.bind { }", "view.snp.makeConstraints { $0.edges.equalTo(view) }", "_ = Observable.just(3)",
  ])
  func codeThatNeedsAnAbsentModuleIsLeftOut(code: String) throws {
    let result = try snapshot("let button = UIButton()\n    \(code)\n    _ = button", module: "\nimport Absent")
    #expect(result.code == 0 && result.output.contains("Home.png"), "\(result.errors)")
    #expect(result.errors.contains("Home.swift:8:9: left out"), "\(result.errors)")
  }
}

struct SpellingTests {
  @Test(arguments: [
    ("laod", "load", 1), ("loda", "load", 1), ("load", "load", 0), ("", "abc", 3), ("kitten", "sitting", 3),
  ])
  func distance(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(Array(first.utf8), Array(second.utf8)) == distance)
    #expect(Spelling.distance(Array(second.utf8), Array(first.utf8)) == distance)
  }

  /// The lists are those of the fixture, so that an addition there is known here.
  @Test func knownNamesAreThoseOfUIKit() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/API/uikit.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(Set(rows.flatMap { $0[0].split(separator: ".").map(String.init) }) == KnownNames.types)
    let members = rows.map { String($0[1].prefix { $0 != "(" }) }
    let letters = members.filter {
      $0.count >= 4 && $0 != "init" && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    #expect(Set(letters) == KnownNames.members)
  }
}
