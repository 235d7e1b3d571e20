import Foundation
import SourceAdapter
import TestSupport
import Testing

/// The screens of a target with the code that makes them, and its classes as nib files see them.
struct ScreenFinderTests {
  private func output(_ text: String) -> Adapter.Output {
    Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0]
  }

  /// Returns each screen with the expression that makes it.
  private func screens(_ text: String) -> [String] {
    let output = output(text)
    let made = output.text.split(separator: "\n").compactMap { line -> (String, String)? in
      guard let match = line.firstMatch(of: /func (\w+)\(\) -> Any \{ (.*) as Any \}/) else { return nil }
      return (String(match.1), String(match.2))
    }
    let expressions = Dictionary(made, uniquingKeysWith: { first, _ in first })
    return output.screens.map { "\($0.name) = \($0.make.flatMap { expressions[$0] } ?? "?")" }
  }

  private func make(_ base: String, _ members: String = "") -> String? {
    screens("class A: \(base) { \(members) }").first.map { String($0.dropFirst(4)) }
  }

  /// Every class of UIKit is made with the least that it needs.
  @Test func classesAreMadeWithTheirSimplestInitializer() {
    let plain = [
      "UIViewController", "UINavigationController", "UITabBarController", "UISearchController", "UIPageViewController",
      "UISplitViewController", "UITableViewController", "UIView", "UIControl", "UIButton", "UILabel", "UIImageView",
      "UIScrollView", "UITableView", "UITextField", "UITextView", "UIStackView", "UISwitch", "UISlider", "UIStepper",
      "UIPageControl", "UISegmentedControl", "UIProgressView", "UIActivityIndicatorView", "UIVisualEffectView",
      "UISearchBar", "UINavigationBar", "UIToolbar", "UITabBar", "UIDatePicker", "UIPickerView", "UIRefreshControl",
      "UICollectionViewLayout", "UICollectionViewFlowLayout",
    ]
    for base in plain { expectEqual(make(base), "A()", "\(base)") }
    let others = [
      ("UICollectionViewController", "A(collectionViewLayout: UICollectionViewFlowLayout())"),
      ("UICollectionView", "A(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
      ("UITableViewCell", "A(style: .default, reuseIdentifier: nil)"),
      ("UITableViewHeaderFooterView", "A(reuseIdentifier: nil)"), ("UICollectionViewCell", "A()"),
      ("UICollectionViewListCell", "A()"), ("UICollectionReusableView", "A()"),
      ("UICollectionViewCompositionalLayout", "?"),
    ]
    for (base, expression) in others { expectEqual(make(base), expression, "\(base)") }
    for base in ["NSObject", "UIResponder", "Unknown"] { expectNil(make(base)) }
  }

  /// A class with designated initializers of its own has only those, unless it overrides all of its superclass.
  @Test func ownInitializersReplaceInheritedOnes() {
    expectEqual(make("UIView", "init(a: Int) {}"), "?")
    expectEqual(make("UIView", "init(a: Int = 1) {}"), "A()")
    expectEqual(make("UIView", "override init(frame: CGRect) {}"), "A()")
    expectEqual(make("UIView", "override init(frame: CGRect) {}; init(a: Int) {}"), "A()")
    expectEqual(make("UIView", "convenience init(a: Int) {}"), "A()")
    expectEqual(make("UIView", "private init() {}"), "?")
    expectEqual(make("UIView", "init() throws {}"), "?")
    expectEqual(make("UIView", "init() async {}"), "?")
    expectEqual(make("UIView", "init(a: Int) {}; convenience init() {}"), "A()")
    expectEqual(make("UIViewController", "init(a: Int) {}; @available(*, unavailable) convenience init() {}"), "?")
    expectEqual(
      make("UIViewController", "override init(nibName n: String?, bundle b: Bundle?) {}; init(a: Int) {}"), "A()")
    expectEqual(make("UISplitViewController", "override init(style: Style) {}"), "A(style: .doubleColumn)")
    expectEqual(make("UITableViewController", "override init(style: Style) {}"), "A(style: .plain)")
    expectEqual(make("UITableView", "override init(frame: CGRect, style: Style) {}; init(a: Int) {}"), "A()")
    expectEqual(
      make("UITableView", "init(frame: CGRect, style: Style, a: Int = 1) {}"), "A(frame: .zero, style: .plain)")
    expectEqual(make("UIViewController", "required init?(coder: NSCoder) {}"), "?")
    let family = "class A: UIView { init(a: Int) {} }\nclass B: A { init() {} }\nclass C: B {}\nclass D: A {}"
    expectEqual(screens(family), ["A = ?", "B = B()", "C = C()", "D = ?"])
  }

  @Test func unreachableClassesAreOnlyNamed() {
    let text = """
      class A<T>: UIView {}
      enum E { class B: UIView {}; private class C: UIView {} }
      private class D: UIView {}
      struct S: UIView {}
      """
    expectEqual(screens(text), ["A = ?", "E.B = E.B()", "E.C = ?", "D = D()"])
  }

  /// Functions and variables of layouts and sections, which are called with a provider's own arguments.
  @Test func layoutsAreMadeByFunctions() {
    let provider = "UICollectionViewCompositionalLayout { section, environment in "
    let cases = [
      ("func f() -> UICollectionViewLayout { g }", "f() = f()"),
      ("func f(a: Int = 1) -> UICollectionViewFlowLayout { g }", "f(a:) = f()"),
      ("func f(a: Int) -> UICollectionViewLayout { g }", "f(a:) = ?"),
      ("func f() -> NSCollectionLayoutSection { g }", "f() = f()"),
      ("func f(index: Int) -> NSCollectionLayoutSection { g }", "f(index:) = \(provider)f(index: section) }"),
      ("func f(_ i: Int) -> NSCollectionLayoutSection { g }", "f(_:) = ?"),
      ("func f(_ sectionIndex: Int) -> NSCollectionLayoutSection { g }", "f(_:) = \(provider)f(section) }"),
      (
        "func f(at index: Int, e: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection { g }",
        "f(at:e:) = \(provider)f(at: section, e: environment) }"
      ),
      (
        "func f(_ e: any NSCollectionLayoutEnvironment, a: Int = 1) -> NSCollectionLayoutSection { g }",
        "f(_:a:) = \(provider)f(environment) }"
      ),
      ("func f(columns: Int) -> NSCollectionLayoutSection { g }", "f(columns:) = ?"),
      ("class L: UICollectionViewFlowLayout {}\nfunc f() -> L { g }", "f() = f()"),
    ]
    for (text, screen) in cases { expectEqual(screens(text).last, screen, "\(text)") }
    let none = [
      "func f() -> UIView { g }", "func f() {}", "func f() throws -> UICollectionViewLayout { g }",
      "func f() async -> UICollectionViewLayout { g }", "func f<T>(a: T) -> UICollectionViewLayout { g }",
      "class A { func f() -> UICollectionViewLayout { g } }",
    ]
    for text in none { expectEqual(screens(text), [], "\(text)") }
    let members = """
      enum E {
        static func f() -> UICollectionViewLayout { g }
        static var list: UICollectionViewLayout { g }
        private static func p() -> UICollectionViewLayout { g }
      }
      extension UICollectionViewLayout { static func g() -> UICollectionViewLayout { h } }
      struct G<T> { static func f() -> UICollectionViewLayout { g } }
      """
    expectEqual(
      screens(members),
      [
        "E.f() = E.f()", "E.list = E.list", "E.p() = ?",
        "UICollectionViewLayout.g() = UICollectionViewLayout.g()", "G.f() = ?",
      ])
  }

  @Test func screensHaveTheirPlaceAndParameters() throws {
    let text =
      "\npublic final class  A: UIView {}\nenum E {\n  static func f(_ a: Int, b c: String = x) -> UICollectionViewLayout { g }\n}"
    let screens = output(text).screens
    try #require(screens.count == 2)
    expectEqual([screens[0].line, screens[0].column, screens[1].line, screens[1].column], [2, 21, 4, 3])
    expectEqual(screens.map(\.access), ["public", "internal"])
    expectEqual(screens.map(\.form), [.type, .function])
    expectEqual(screens.map(\.file), ["/App/File.swift", "/App/File.swift"])
    expectEqual(screens.map(\.isStatic), [false, true])
    expectEqual(screens.map(\.owner), [nil, "E"])
    expectEqual(screens.map(\.creation), ["init()", nil])
    expectEqual(
      screens[1].parameters.map { "\($0.label) \($0.name) \($0.type) \($0.hasDefault)" },
      ["_ a Int false", "b c String true"])
  }

  // MARK: Classes

  @Test func classesHaveWhatNibFilesConnect() throws {
    let text = """
      @objc protocol P {}
      class Page: UIViewController, P {
        @IBOutlet weak var label: UILabel!
        @IBOutlet var rows: [UIView]!
        @IBOutlet var one: [Int: UIView]?
        @IBInspectable var radius: CGFloat = 1
        var plain: UILabel!
        @IBAction func tap(_ sender: UIButton) {}
        @IBAction func done() {}
        @objc func named() {}
        @objc(other:) func renamed(_ a: Int) {}
        func unseen() {}
      }
      class Sub: Page {}
      extension Sub: UITableViewDelegate {}
      @UIApplicationMain class App: UIResponder, UIApplicationDelegate {}
      class Scene: UIResponder, UIWindowSceneDelegate {}
      """
    let result = Adapter().adapt([.init(path: "/App/File.swift", text: text)])
    expectEqual(result.classes.map(\.name), ["Page", "Sub", "App", "Scene"])
    let page = try #require(result.classes.first)
    expectEqual([page.superclass, page.base, page.file], ["UIViewController", "UIViewController", "/App/File.swift"])
    expectEqual(page.line, 2)
    expectEqual(page.conformances, ["P"])
    expectEqual(
      (page.outlets + page.inspectables).map { "\($0.name) \($0.type) \($0.collection)" },
      ["label UILabel false", "rows UIView true", "one Int: UIView true", "radius CGFloat false"])
    expectEqual(page.inspectables.count, 1)
    expectEqual(
      page.actions.map { "\($0.selector) \($0.method) \($0.senderType ?? "-")" },
      ["tap: tap(_:) UIButton", "done done() -"])
    expectEqual(
      page.objc, ["label", "rows", "one", "radius", "tap:", "done", "named", "other:"])
    let sub = result.classes[1]
    expectEqual([sub.superclass, sub.base], ["Page", "UIViewController"])
    expectEqual(sub.conformances, ["UITableViewDelegate"])
    expectEqual(result.delegates.application, "App")
    expectEqual(result.delegates.scene, "Scene")
    expectEqual(result.files[0].entry?.type, "App")
    expectEqual(result.files[0].entry?.attribute, "@UIApplicationMain")
    expectEqual([result.files[0].entry?.line, result.files[0].entry?.column], [16, 1])
  }

  /// Apps start with another delegate while they are tested.
  @Test func aMainFileMayChooseTheDelegate() throws {
    let text = "let isTest = true\nUIApplicationMain(0, nil, nil, isTest ? nil : NSStringFromClass(App.self))"
    let entry = try #require(Adapter().adapt([.init(path: "/main.swift", text: text)]).files[0].entry)
    expectNil(entry.type)
    expectEqual(entry.attribute, "UIApplicationMain()")
    expectEqual([entry.line, entry.column], [2, 1])
  }

  /// The first name behind the colon is a superclass unless it ends as Apple's protocols do.
  @Test(arguments: [
    ("Box", true), ("ThingDelegate", false), ("ThingDataSource", false), ("ThingProtocol", false), ("Codable", false),
    ("Convertible", false), ("ThingProviding", false), ("UIView", true), ("Delegates", true),
  ])
  func namesTellClassesFromProtocols(name: String, isClass: Bool) throws {
    let result = Adapter().adapt([.init(path: "/A.swift", text: "class A: \(name), Other {}")])
    let found = try #require(result.classes.first)
    expectEqual(found.superclass, isClass ? name : nil)
    expectEqual(found.conformances, isClass ? ["Other"] : [name, "Other"])
    expectNil(result.delegates.application)
  }

  @Test func delegatesAreFoundByTheirProtocols() {
    for (name, isScene) in [
      ("UISceneDelegate", true), ("UIWindowSceneDelegate", true), ("UIApplicationDelegate", false),
    ] {
      let text = "class Base: UIResponder, \(name) {}\nclass Own: Base {}"
      let delegates = Adapter().adapt([.init(path: "/A.swift", text: text)]).delegates
      expectEqual(delegates.scene, isScene ? "Base" : nil)
      expectEqual(delegates.application, isScene ? nil : "Base")
    }
  }
}
