import SourceAdapter
import Testing

/// Methods of a delegate in a class whose superclass names the protocol.
struct InheritedDelegateTests {
  @Test func theSuperclassGetsAMethodToOverride() {
    let text = """
      class Base: UIViewController, UITableViewDelegate {
      }
      class Child: Base {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func other(_ scrollView: UIScrollView) {}
      }
      """
    #expect(
      adapted(text) == """
        class Base: UIViewController, UITableViewDelegate {
         @MainActor func scrollViewDidScroll(_ scrollView: UIScrollView) { tesseraDelegate.scrollViewDidScroll(scrollView) } }
        class Child: Base {
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
          func other(_ scrollView: UIScrollView) {}
        }
        """)
  }

  @Test func methodsOfExtensionsOverrideToo() {
    let text = """
      class Base: NSObject {}
      extension Base: UITextFieldDelegate {}
      class Middle: Base {}
      class Child: Middle {}
      extension Child {
        func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
      }
      """
    let lines = adapted(text).split(separator: "\n")
    #expect(lines[0].contains("func textFieldShouldReturn(_ field: UITextField) -> Bool { tesseraDelegate."))
    #expect(lines[2] == "class Middle: Base {}")
    #expect(lines[3].contains("override func textFieldShouldReturn(_ field: UITextField) -> Bool { tessera_"))
  }

  @Test func theShorterMethodIsCalledWithoutTheLongerOne() {
    let text = """
      class A: UIView, UITextFieldDelegate {}
      class B: A { func textFieldDidEndEditing(_ f: UITextField, reason: UITextField.DidEndEditingReason) {} }
      """
    #expect(adapted(text).contains("{ (self as any UITextFieldDelegate).textFieldDidEndEditing(f) }"))
  }

  /// The class names the protocol itself, overrides, or hides the method from the runtime.
  @Test(arguments: [
    "class A: UIViewController, UITableViewDelegate { func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class A: UITableViewController {}; class B: A { override func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class A: UIView, UITableViewDelegate {}; class B: A { private func scrollViewDidScroll(_ s: UIScrollView) {} }",
    "class A: UIView, UITextFieldDelegate {}; class B: A { func scrollViewDidScroll(_ s: UIScrollView) {} }",
  ]) func otherMethodsStay(text: String) {
    #expect(adapted(text) == text)
  }

  @Test func methodsBelowGenericClassesStay() {
    let inner = "class B: A<Int> { func scrollViewDidScroll(_ s: UIScrollView) {} }"
    #expect(adapted("class A<T>: UIView, UITableViewDelegate {}; \(inner)").hasSuffix(inner))
  }
}
