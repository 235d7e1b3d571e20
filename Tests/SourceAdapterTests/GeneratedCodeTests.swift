import SourceAdapter
import TestSupport
import Testing

/// The code that is added behind the user's own.
struct GeneratedCodeTests {
  private func text(_ source: String) -> String {
    Adapter().adapt([.init(path: "/App/File.swift", text: "import UIKit\n" + source)]).files[0].text
  }

  private static let initializers =
    "override init(frame: CGRect) { super.init(frame: frame) }; required init(coder: NSCoder) { fatalError() }"

  /// A subclass inherits `init()` only with all designated initializers of its superclass, of which some have three.
  @Test(arguments: [
    ("UIActivityIndicatorView", "(frame: .zero)"), ("UISegmentedControl", "(frame: .zero)"),
    ("UIVisualEffectView", "(frame: .zero)"), ("UIImageView", "(frame: .zero)"), ("UISwitch", "()"), ("UIView", "()"),
  ])
  func viewsAreMadeByAnInitializerThatTheyHave(base: String, arguments: String) {
    expectContains(text("class Own: \(base) { \(Self.initializers) }"), "{ Own\(arguments) as Any }")
  }

  @Test func typesWithinGenericTypesAreNotMade() {
    let output = text(
      """
      class Outer<Section> {}
      extension Outer { class Cell: UITableViewCell { class Inner: UIView {} } }
      extension Array { class Row: UITableViewCell {} }
      """)
    for name in ["Outer.Cell(", "Outer.Cell.Inner(", "Array.Row("] {
      expectFalse(output.contains("{ " + name), "\(name)")
    }
  }

  @Test func splitViewsAreMadeWithAStyleOfTheirs() {
    expectContains(
      text(
        """
        class Own: UISplitViewController {
          override init(style: UISplitViewController.Style) { super.init(style: style) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """), "Own(style: .doubleColumn)")
  }

  @Test func methodsOfTheNameOfACommandAreTheirClasssOwn() {
    expectContains(
      text("class Screen: UIViewController { @objc func delete() {} }"),
      "tesseraSelector(\"delete\", Screen.delete as (Screen) -> () -> Void)")
  }
}
