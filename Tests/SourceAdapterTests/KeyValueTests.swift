import SourceAdapter
import Testing

struct KeyValueTests {
  @Test(arguments: [
    ("@objc dynamic var n = 1", "              var n = 1 { didSet { tesseraDidChange(self) } }"),
    ("dynamic var n: Int { didSet { f() } }", "        var n: Int { didSet { f() ; tesseraDidChange(self) } }"),
    ("dynamic var n: Int { 1 }", "        var n: Int { 1 }"),
    ("dynamic static var n = 1", "        static var n = 1"),
  ])
  func dynamicPropertiesReportTheirChanges(_ example: (String, String)) {
    #expect(adapted("class A {\n\(example.0)\n}") == "class A {\n\(example.1)\n}")
  }

  @Test func observingMethodIsRegisteredForAnOverride() {
    let method =
      "override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, "
      + "context: UnsafeMutableRawPointer?) {}"
    let source = "import UIKit\nclass A: NSObject {\n\(method)\n}\nclass B: A {\n\(method)\n}"
    let output = Adapter().adapt([.init(path: "/App/A.swift", text: source)]).files[0].text
    #expect(output.contains("\n         func observeValue"))
    #expect(output.contains("class B: A {\noverride func observeValue"), "the class above declares the method")
    #expect(output.contains("tesseraObserver { (owner: A) in"))
  }

  @Test func typesThatAreFoundationsOnIOSAreImported() {
    #expect(addedImports("import Foundation\nvar a: NSKeyValueObservation?").contains("import UIKit"))
    #expect(!addedImports("import Foundation\nvar a: Int?").contains("import UIKit"))
    // The header of a framework imports UIKit for all files.
    #expect(addedImports("import Foundation\nvar a: UIView?").contains("import UIKit"))
    #expect(addedImports("var a: UIView?").contains("import UIKit"))
    #expect(!addedImports("import Foundation\nclass UIThing {}\nvar a: UIThing?").contains("import UIKit"))
    #expect(!addedImports("import Foundation\nvar a: UInt, b: UIdentifier").contains("import UIKit"))
  }

  @Test func selfIsMadeByAFunctionWhereItIsAClass() {
    let text = "protocol P: UIView {}\nextension P { static func make() -> Self { Self() } }"
    #expect(adapted(text).contains("tesseraNew(Self.self)"))
    let native = "struct S {}\nextension S { static func make() -> Self { Self() } }"
    #expect(adapted(native).contains("{ Self() }"))
  }
}

struct AbsentModuleTests {
  @Test func importsOfAbsentModulesAreLeftOut() {
    let adapter = Adapter(absentModules: ["SnapKit"])
    let output = adapter.adapt([.init(path: "/A.swift", text: "import UIKit\n@_exported import SnapKit\nlet a = 1")])
      .files[0]
    #expect(userLines(of: output) == "import UIKit\n" + String(repeating: " ", count: 25) + "\nlet a = 1")
    #expect(output.modules == ["UIKit"] && output.imports == ["UIKit", "SnapKit"])
  }
}
