import SourceAdapter
import TestSupport
import Testing

/// Initializers without arguments, which Objective-C finds by a metatype although they override none in Swift.
struct OwnInitializerTests {
  private func registers(_ text: String) -> Bool {
    Adapter().adapt([.init(path: "/App/File.swift", text: text)]).files[0].text
      .contains("tesseraInitializer(A.self) { A() }")
  }

  @Test(arguments: [
    "class A: UIViewController { init() { super.init(nibName: nil, bundle: nil) } }",
    "class A: UITableViewController { convenience init() { self.init(style: .plain) } }",
    "class A: UIView { init(size: Int = 3, _ name: String = \"\") { super.init(frame: .zero) } }",
    "class A: NSObject { required init(duration: Double? = nil) { super.init() } }",
    "class B: UIView {}\nclass A: B { private init() { super.init(frame: .zero) } }",
  ])
  func areRegistered(text: String) { expectTrue(registers(text)) }

  @Test(arguments: [
    "class A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }",
    "class A: NSObject { override init() { super.init() } }",
    "class A: UIView { init(size: Int) { super.init(frame: .zero) } }",
    "class A: UIView { init?() { nil } }", "class A: UIView { init() throws { super.init(frame: .zero) } }",
    "class A { init() {} }",
    "class A: UIView { @available(*, unavailable) init() { super.init(frame: .zero) } }",
  ])
  func areNotRegistered(text: String) { expectFalse(registers(text)) }

  @Test func recognizersAreMadeFromTypeParameters() {
    let text = "func f<T: UIGestureRecognizer>(_ t: T.Type) -> T { T(target: self, action: a) }"
    expectContains(adapted(text), "tesseraNew(T.self, target: self, action: a)")
    let plain = "func f<T: UIGestureRecognizer>(_ t: T.Type) -> T { T() }"
    expectContains(adapted(plain), "tesseraNew(T.self)")
  }

  @Test(arguments: ["CABasicAnimation", "CAEmitterLayer", "CATransition"])
  func animationsOverrideTheirInitializer(base: String) {
    expectEqual(adapted("class L: \(base) { override init() {} }"), "class L: \(base) { required init() {} }")
  }
}
