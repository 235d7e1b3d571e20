import SourceAdapter
import TestSupport
import Testing

/// Types of an app whose names classes of UIKit have had since iOS 18, as in `UIViewController.Transition`.
struct NewerTypeTests {
  private let text = """
    enum Transition: CaseIterable { case zoom }
    extension Transition { var name: String { "zoom" } }
    class Page: UIViewController {
      let all = Transition.allCases
      var current: Transition?
      func show(_ transition: Transition) { _ = \\Page.current; _ = self.Transition }
    }
    """

  @Test func theyHaveAnotherName() {
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    expectContains(output.text, "internal typealias TesseraOwnTransition = Transition\n")
    expectContains(output.text, "enum Transition: CaseIterable")
    expectContains(output.text, "extension Transition {")
    expectContains(output.text, "let all = TesseraOwnTransition.allCases")
    expectContains(output.text, "var current: TesseraOwnTransition?")
    expectContains(output.text, "show(_ transition: TesseraOwnTransition)")
    expectContains(output.text, "self.Transition")
  }

  @Test(arguments: [
    "class Page: UIViewController { var a: Transition? }",
    "enum Kind {}; class Page: UIViewController { var a: Kind? }",
    "class Page: UIViewController { enum Transition {}; var a: Transition? }",
    "enum Transition {}; struct Other { enum Transition {} }; class Page: UIViewController { var a: Transition? }",
  ])
  func othersStay(text: String) { expectFalse(adapted(text).contains("TesseraOwn"), "\(text)") }

  @Test func privateTypesStayPrivate() {
    let text = "private enum Mode { case a }; let a: [Mode] = []"
    let output = Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
    expectContains(output.text, "fileprivate typealias TesseraOwnMode = Mode\n")
  }
}
