import SourceAdapter
import Testing

struct AttributeTests {
  @Test(arguments: [
    ("@objc func f() {}", "      func f() {}"),
    ("@objc(name:) func f(_ x: Int) {}", "             func f(_ x: Int) {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("class A { @IBOutlet weak var x: UIView! }", "class A {           weak var x: UIView! }"),
    (
      "class A { @objc dynamic var x = 1 }", "class A {               var x = 1 { didSet { tesseraDidChange(self) } } }"
    ),
    ("class A { @IBAction private func f(_ s: Any) {} }", "class A {           private func f(_ s: Any) {} }"),
    (
      "@IBDesignable\nclass A { @IBInspectable\n  var r: CGFloat = 1 }",
      "             \nclass A {               \n  var r: CGFloat = 1 }"
    ),
    (
      "class A: CALayer { @NSManaged var p: CGFloat }",
      "class A: CALayer {            var p: CGFloat { get { tesseraManaged(self, \"p\") } set { tesseraSetManaged(self, \"p\", newValue) } } }"
    ),
    (
      "class A: CALayer { @NSManaged func p() }", "class A: CALayer { @NSManaged func p() }"
    ),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@available(iOS 15, *) @MainActor class A {}", "@available(iOS 15, *) @MainActor class A {}"),
    ("let text = \"@objc\" // @objc", "let text = \"@objc\" // @objc"),
  ])
  func attributesOfTheRuntimeLeaveSpaces(_ example: (String, String)) {
    #expect(adapted(example.0) == example.1)
  }

  /// Properties of any type are stored by their names, and modifiers stay.
  @Test(arguments: [
    "@NSManaged public private(set) var p: [CGColor]", "@objc @NSManaged dynamic var p: CGAffineTransform",
    "@NSManaged var p: UIColor!", "@NSManaged var p: Other",
  ])
  func managedPropertiesAreStoredByName(declaration: String) {
    let text = adapted("class A: CALayer { \(declaration) }")
    #expect(text.contains("tesseraManaged(self, \"p\")") && text.contains("tesseraSetManaged(self, \"p\", newValue)"))
    #expect(!text.contains("@NSManaged") && !text.contains("didSet"))
  }

  @Test func runtimeProtocolBecomesClassProtocol() {
    #expect(adapted("@objc protocol P {}") == "      protocol P: AnyObject {}")
    #expect(adapted("@objc protocol P: Q {}") == "      protocol P: AnyObject, Q {}")
    #expect(adapted("protocol P: Q {}") == "protocol P: Q {}")
  }

  @Test func theEntryPointIsNamed() {
    let source = "import UIKit\n\n@UIApplicationMain\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
    let result = Adapter().adapt([.init(path: "/A.swift", text: source)])
    let entry = result.files[0].entry
    #expect(entry?.type == "AppDelegate" && entry?.attribute == "@UIApplicationMain" && entry?.line == 3)
    #expect(result.delegates.application == "AppDelegate")
  }
}
