import SourceAdapter
import TestSupport
import Testing

struct ImportTests {
  @Test(arguments: [
    ("import UIKit.UIImage", "import UIKit        "), ("import class UIKit.UIView", "import       UIKit       "),
    ("import Combine", "import TesseraPublishers"), ("import QuartzCore", "import UIKit     "),
    ("import os.log", "import TesseraRuntime"), ("import Kingfisher", "import Kingfisher"),
    ("@testable import App", "@testable import App"),
    (
      "import Combine\nvar x: Combine.AnyCancellable",
      "import TesseraPublishers\nvar x: TesseraPublishers.AnyCancellable"
    ),
    ("import UIKit\nlet x = CoreGraphics.log(2)", "import UIKit\nlet x = UIKit       .log(2)"),
    ("import UIKit\nlet x = Darwin.sqrt(2)", "import UIKit\nlet x = Foundation.sqrt(2)"),
    ("import UIKit\nenum Darwin {}\nlet x = Darwin.sqrt(2)", "import UIKit\nenum Darwin {}\nlet x = Darwin.sqrt(2)"),
    ("let x = CoreGraphics.log(2)", "let x = CoreGraphics.log(2)"),
    ("internal import CoreText", "         import UIKit   "),
    ("private import Combine", "        import TesseraPublishers"),
    ("fileprivate import UIKit", "            import UIKit"), ("public import UIKit", "public import UIKit"),
    ("internal import Kingfisher", "internal import Kingfisher"),
    ("import UniformTypeIdentifiers", "import UIKit                 "),
    ("let a = NSMutableAttributedString()", "let a = NSMutableAttributedString(string: \"\")"),
    ("let a = NSAttributedString(string: b)", "let a = NSAttributedString(string: b)"),
    ("struct os {}; var x: os.y", "struct os {}; var x: os.y"),
  ])
  func modulesHaveTheNamesTheyHaveHere(_ example: (String, String)) {
    #expect(adapted(example.0) == example.1)
  }

  @Test func requestsArePublishersWhereTheyAreUsed() {
    let imports = addedImports("import Combine\nURLSession.shared.dataTaskPublisher(for: u)")
    expectContains(imports, "import TesseraCombine")
    expectTrue(!addedImports("import Combine\nURLSession.shared.dataTask(with: u)").contains("import TesseraCombine"))
  }

  /// A test case that is the delegate of what it tests is an object.
  @Test(arguments: [
    ("class A: XCTestCase, UITableViewDelegate {}", true), ("class A: XCTestCase {}", false),
    ("class A: XCTestCase {}\nextension A: UITableViewDelegate {}", true),
    ("class A: XCTestCase {}\nextension A {}", false), ("class A: NSObject, UITableViewDelegate {}", false),
  ])
  func testCasesAreObjectsWhereTheyAreDelegates(_ example: (String, Bool)) {
    let imports = addedImports("\(use) XCTest\n\(example.0)")
    expectEqual(imports.contains("\(use) TesseraTesting"), example.1)
  }

  private var use: String { "import" }

  @Test func theParserOfXMLIsImportedWhenUsed() {
    #expect(addedImports("let p = XMLParser(data: d)") == "import FoundationXML; import TesseraRuntime")
  }

  @Test func foundationNetworkingIsImportedWhenUsed() {
    #expect(addedImports("let s = URLSession.shared") == "import FoundationNetworking; import TesseraRuntime")
    #expect(addedImports("@Observable class A {}") == "import Observation; import TesseraRuntime")
    #expect(addedImports("let a: Observable<Int> = Observable.just(1)") == "import TesseraRuntime")
    #expect(addedImports("let f = MeasurementFormatter()") == "import UIKit; import TesseraRuntime")
    #expect(addedImports("// URLSession\nlet u = URL(string: \"URLSession\")") == "import TesseraRuntime")
  }
}
