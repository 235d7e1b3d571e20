import SourceAdapter
import TesseraRuntime
import Testing
import UIKit

struct InstanceTests {
  @Test(arguments: [
    ("func f(t: A.Type) { t.init() }", "func f(t: A.Type) { tesseraNew(t) }"),
    (
      "protocol P: UIView {}\nfunc f<T: P>() -> T { T(frame: .zero) }",
      "protocol P: UIView {}\nfunc f<T: P>() -> T { tesseraNew(T.self, frame: .zero) }"
    ),
    (
      "protocol P where Self: UIView {}\nprotocol Q: P {}\nfunc f<T: Q>() -> T { T() }",
      "protocol P where Self: UIView {}\nprotocol Q: P {}\nfunc f<T: Q>() -> T { tesseraNew(T.self) }"
    ),
    (
      "protocol P { associatedtype R: UIView }\nextension P { func f() -> R { R(frame: .zero) } }",
      "protocol P { associatedtype R: UIView }\nextension P { func f() -> R { tesseraNew(R.self, frame: .zero) } }"
    ),
    (
      "protocol P: UIViewController {}\nextension P { static func f() -> Self { Self() } }",
      "protocol P: UIViewController {}\nextension P { static func f() -> Self { tesseraNew(Self.self) } }"
    ),
    ("func f<T: UIView>() -> T { T(frame: .zero) }", "func f<T: UIView>() -> T { tesseraNew(T.self, frame: .zero) }"),
    ("func f() { A.init(); A(); self.init() }", "func f() { A.init(); A(); self.init() }"),
    ("func f<T: P>() -> T { T() }", "func f<T: P>() -> T { T() }"),
    ("protocol P { init() }\nfunc f(t: P.Type) { t.init() }", "protocol P { init() }\nfunc f(t: P.Type) { t.init() }"),
    (
      "let o = (NSClassFromString(\"A\") as? NSObject.Type)?.init()",
      "let o = (tesseraClass(\"A\") as? NSObject.Type).map { tesseraNew($0) }"
    ),
    (
      "let v = (type as? UIView.Type)?.init(frame: .zero)",
      "let v = (type as? UIView.Type).map { tesseraNew($0, frame: .zero) }"
    ),
    (
      "class A: NSObject { required override init() {} }\nfunc f() { if let c = x as? NSObject.Type { c.init() } }",
      "class A: NSObject { required override init() {} }\nfunc f() { if let c = x as? NSObject.Type { tesseraNew(c) } }"
    ),
    (
      "let v = (NSClassFromString(\"UILabel\") as! UIView.Type).init()",
      "let v = tesseraNew((tesseraClass(\"UILabel\") as! UIView.Type)      )"
    ),
    ("let v = types[0].init(frame: .zero)", "let v = tesseraNew(types[0],     frame: .zero)"),
    ("let v = item.screen.init()", "let v = tesseraNew(item.screen      )"),
    ("let v = (type as? Part.Type)?.init()", "let v = (type as? Part.Type)?.init()"),
    (
      "let c = t.init(style: .default, reuseIdentifier: nil)",
      "let c = tesseraNew(t, style: .default, reuseIdentifier: nil)"
    ),
    (
      "func f<C: UITableViewCell>() -> C { C(style: s, reuseIdentifier: i) }",
      "func f<C: UITableViewCell>() -> C { tesseraNew(C.self, style: s, reuseIdentifier: i) }"
    ),
    (
      "struct S { var style: Int\n func f() -> S { type(of: self).init(style: 1) } }",
      "struct S { var style: Int\n func f() -> S { type(of: self).init(style: 1) } }"
    ),
    ("let c = t.init(rootViewController: r)", "let c = tesseraNew(t, rootViewController: r)"),
    ("let v = t?.init(frame: .zero)", "let v = t.map { tesseraNew($0, frame: .zero) }"),
    ("let v = m[\"a\"]?.init()", "let v = m[\"a\"].map { tesseraNew($0) }"),
    ("let v = m[\"a\"]!.init()", "let v = tesseraNew(m[\"a\"]!      )"),
    ("let n = NSStringFromClass(UIButton.self)", "let n = tesseraClassName (UIButton.self)"),
    ("func f(t: A.Type) { t.init(x: 1) }", "func f(t: A.Type) { t.init(x: 1) }"),
    (
      "extension UIView { class func f() -> Self { self.init() } }",
      "extension UIView { class func f() -> Self { tesseraNew(self) } }"
    ),
    (
      "extension UIViewController { static func f() -> Self { Self(nibName: nil, bundle: nil) } }",
      "extension UIViewController { static func f() -> Self { tesseraNew(Self.self, nibName: nil, bundle: nil) } }"
    ),
    (
      "class A: UIView { convenience init(x: Int) { self.init() }\n static func f() -> Self { Self() } }",
      "class A: UIView { convenience init(x: Int) { self.init() }\n static func f() -> Self { tesseraNew(Self.self) } }"
    ),
    (
      "extension Array { static func f() -> Self { self.init() } }",
      "extension Array { static func f() -> Self { self.init() } }"
    ),
    (
      "class A<V: UIView>: UIView { let v: V = .init() }",
      "class A<V: UIView>: UIView { let v: V = tesseraNew(V.self) }"
    ),
    ("let v: UIView = .init()", "let v: UIView = .init()"),
    ("let a = formatter.localizedString(from: a)", "let a = formatter.localizedString(from: a)"),
    ("let a = #imageLiteral(resourceName: \"a\")", "let a = tesseraImage (resourceName: \"a\")"),
    (
      "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "let a = tesseraColor (red: 1, green: 0, blue: 0, alpha: 1)"
    ),
  ])
  func metatypesAndLiteralsBecomeCalls(_ example: (String, String)) {
    #expect(
      adapted(example.0).replacing("tesseraNew ", with: "tesseraNew")
        .replacing("tesseraClass     ", with: "tesseraClass").replacing("  }", with: " }") == example.1)
  }

  private class Plain: UIView {}
  private final class Framed: UIView {
    var isFramed = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isFramed = true
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Screen: UIViewController {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
      title = "made"
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor @Test func metatypesMakeInstancesOfTheirOwnClass() {
    let types: [UIView.Type] = [Plain.self, Framed.self, UILabel.self]
    for type in types {
      let view = tesseraNew(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(Swift.type(of: view) == type)
      #expect(view.frame.width == 3)
    }
    #expect((tesseraNew(Framed.self as UIView.Type, frame: .zero) as? Framed)?.isFramed == true)
    #expect((tesseraNew(Framed.self as UIView.Type) as? Framed)?.isFramed == true)
    let screen: UIViewController.Type = Screen.self
    #expect(tesseraNew(screen, nibName: nil, bundle: nil).title == "made")
    #expect(tesseraNew(screen).title == "made")
    #expect(Swift.type(of: tesseraNew(screen)) == Screen.self)
  }

  private final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class Plan: UINavigationController {}
  private final class Grid: UICollectionViewController {}
  private final class List: UITableViewController {}
  private final class Heading: UITableViewHeaderFooterView {}

  @MainActor @Test func cellsAndControllersAreMadeFromMetatypes() {
    let row = tesseraNew(Row.self as UITableViewCell.Type, style: .default, reuseIdentifier: "a")
    #expect(row is Row && row.tag == 7 && row.reuseIdentifier == "a")
    let root = UIViewController()
    let plan = tesseraNew(Plan.self as UINavigationController.Type, rootViewController: root)
    #expect(plan is Plan && plan.viewControllers == [root])
    let grid = tesseraNew(
      Grid.self as UICollectionViewController.Type, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(grid is Grid)
    #expect(tesseraNew(List.self as UITableViewController.Type, style: .grouped).tableView.style == .grouped)
    #expect(tesseraNew(Heading.self as UITableViewHeaderFooterView.Type, reuseIdentifier: "h").reuseIdentifier == "h")
    #expect(tesseraNew(UIStackView.self, arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
    #expect(tesseraClass("UIKit.UIButton") == UIButton.self)
    #expect(tesseraClassName(UIButton.self) == "UIButton")
    #expect(tesseraClassName(Row.self).hasSuffix("Row"))
  }
}
