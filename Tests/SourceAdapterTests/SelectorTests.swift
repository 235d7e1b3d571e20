import SourceAdapter
import Testing

struct SelectorTests {
  /// Returns what becomes of an expression in a method of a class.
  private func inClass(_ expression: String, _ members: String = "") -> String {
    let text = adapted("class A: B { \(members) func f() { \(expression) } }")
    return String(text.dropFirst("class A: B { \(members) func f() { ".count).dropLast(4)).trimmingSpaces
  }

  @Test(arguments: [
    ("#selector(g)", "tesseraSelector(\"g\", A.g)"),
    ("#selector(g(_:))", "tesseraSelector(\"g:\", A.g(_:))"),
    ("#selector(self.g(_:by:))", "tesseraSelector(\"g:by:\", A.g(_:by:))"),
    ("#selector(g(sender:))", "tesseraSelector(\"gWithSender:\", A.g(sender:))"),
    ("#selector(g(for:))", "tesseraSelector(\"gFor:\", A.g(for:))"),
    ("#selector(Other.g)", "tesseraSelector(\"g\", Other.g)"),
    ("#selector(Outer.Other.g(_:))", "tesseraSelector(\"g:\", Outer.Other.g(_:))"),
    ("#selector(Self.g)", "tesseraSelector(\"g\", A.g)"), ("#selector(super.g)", "tesseraSelector(\"g\", A.g)"),
    ("#selector((g))", "tesseraSelector(\"g\", A.g)"),
    ("#selector(g as () -> Void)", "tesseraSelector(\"g\", A.g as (A) -> () -> Void)"),
    ("#selector(A.g(_:) as (A) -> (Int) -> Void)", "tesseraSelector(\"g:\", A.g(_:) as (A) -> (Int) -> Void)"),
    ("#selector(getter: x)", "tesseraGetter(\"x\", \\A.x)"),
    ("#selector(setter: Other.x)", "tesseraSetter(\"setX:\", \\Other.x)"),
    ("#selector(model.g)", "tesseraNamedSelector(\"g\", checking: model.g)"),
    ("#keyPath(A.b.c)", "tesseraKeyPath(\"b.c\", \\A.b)"),
    ("#keyPath(b)", "tesseraKeyPath(\"b\", \\A.b)"),
    ("Selector(\"g:\")", "Selector(\"g:\")"),
  ])
  func aSelectorCarriesItsNameAndItsMethod(_ example: (String, String)) {
    #expect(inClass(example.0) == example.1)
  }

  @Test func theDeclarationGivesTheName() {
    #expect(inClass("#selector(g)", "@objc func g(_ sender: Int) {}").hasPrefix("tesseraSelector(\"g:\", A.g)"))
    #expect(
      inClass("#selector(g)", "@objc(named:) func g(_ sender: Int) {}").hasPrefix("tesseraSelector(\"named:\", A.g)"))
    #expect(inClass("#selector(g)", "@objc static func g() {}").hasPrefix("tesseraNamedSelector(\"g\", checking: A.g)"))
  }

  @Test func theTypeAroundThatDeclaresTheMethodOwnsIt() {
    let source = "class A { @objc func g() {}\n class C {\n func f() { #selector(g) } } }"
    #expect(adapted(source).hasSuffix("func f() { tesseraSelector(\"g\", A.g) } } }"))
    let lazy = "class A { lazy var b: Int = { #selector(h) }() }\nextension A { @objc func h(_ x: Int) {} }"
    #expect(adapted(lazy).contains("{ tesseraSelector(\"h:\", A.h) }"))
  }

  @Test func methodsAreRegisteredBehindTheLastLine() {
    let source = "class A { @objc private func g(_ x: Int) {}\n @IBOutlet var label: Int!\n func plain() {} }"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(output.text.contains("tesseraSelector(\"g:\", A.g(_:))"))
    #expect(output.text.contains("tesseraSetter(\"setLabel:\", \\A.label)"))
    #expect(!output.text.contains("A.plain"))
  }

  /// Nib files set `cornerRadius` of many published apps, which an extension of `UIView` declares.
  @Test func extensionsOfForeignClassesAreRegistered() {
    let source = """
      extension UIView {
        @IBInspectable var cornerRadius: CGFloat { get { 0 } set {} }
        @objc private func close() {}
        @objc func close(_ sender: Any) {}
        func plain() {}
      }
      extension UIScrollViewDelegate { func scrollViewDidScroll(_ view: UIScrollView) {} }
      """
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(output.text.contains("tesseraMethods(of: UIView.self,"))
    #expect(output.text.contains("tesseraSetter(\"setCornerRadius:\", \\UIView.cornerRadius)"))
    #expect(output.text.contains("tesseraSelector(\"close\", UIView.close as (UIView) -> () -> Void)"))
    #expect(output.text.contains("tesseraSelector(\"close:\", UIView.close(_:))"))
    #expect(!output.text.contains("UIView.plain") && !output.text.contains("of: UIScrollViewDelegate"))
  }

  @Test func aDelegatesMethodForScrollingIsRegistered() {
    let source = "class A: UIScrollViewDelegate { func scrollViewDidScroll(_ scrollView: UIScrollView) {} }"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(output.text.contains("tesseraSelector(\"scrollViewDidScroll:\", A.scrollViewDidScroll(_:))"))
  }

  /// On iOS a responder that overrides the method of an editing command performs it.
  @Test func overridesOfEditingCommandsAreRegistered() {
    let source = "class A: UIView { override func copy(_ sender: Any?) {}\n override func layoutSubviews() {} }"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(output.text.contains("tesseraSelector(\"copy:\", A.copy(_:))"))
    #expect(!output.text.contains("A.layoutSubviews"))
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
