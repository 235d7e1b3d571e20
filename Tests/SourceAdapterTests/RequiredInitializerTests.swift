import SourceAdapter
import Testing

struct RequiredInitializerTests {
  @Test func cellsGetTheInitializerTheyWouldNotInherit() {
    let nib = "class Cell: UICollectionViewCell {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}"
    #expect(
      adapted(nib).contains(
        "\n required convenience init(instantiating frame: CGRect) { fatalError(\"Use of unimplemented initializer "
          + "'init(frame:)' for class 'Cell'\") } }"))
    let both =
      "class Cell: UICollectionViewCell { override init(frame: CGRect) {} ; required init?(coder: NSCoder) {} }"
    #expect(adapted(both) == both)
    #expect(adapted("class Cell: UITableViewCell { func f() {} }") == "class Cell: UITableViewCell { func f() {} }")
  }

  @Test func layersRequireInit() {
    #expect(adapted("class L: CALayer { override init() {} }") == "class L: CALayer { required init() {} }")
    #expect(
      adapted("class L: CALayer { init(x: Int) {} }")
        == "class L: CALayer { init(x: Int) {} ; required init() { fatalError(\"Use of unimplemented initializer 'init()' for class 'L'\") } }"
    )
  }

  @Test func previewsOfSwiftUIAreLeftOut() {
    let source =
      "import SwiftUI\nimport UIKit\nclass A: UIView {}\nstruct P: PreviewProvider { static var previews: some View {\n A() } }"
    let result = adapted(source).split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.filter { $0 != " " }
    }
    #expect(result == ["", "importUIKit", "classA:UIView{}", "", ""])
    let view = "import SwiftUI\nimport UIKit\nstruct V: View {}"
    #expect(adapted(view) == view)
  }

  /// UIKit comes with SwiftUI on iOS.
  @Test func filesThatImportOnlySwiftUIHaveUIKit() {
    let source = "import SwiftUI\nclass A: UIView {}\nstruct P: PreviewProvider { static var a: some View { A() } }"
    #expect(adapted(source).contains("import UIKit  \nclass A: UIView {}"))
    let view = "import SwiftUI\nstruct V: View {}"
    #expect(adapted(view) == view)
  }

  /// Combine comes with SwiftUI on iOS.
  @Test func filesThatImportOnlySwiftUIHaveCombine() {
    func imports(_ text: String, absent: Set<String> = ["SwiftUI"]) -> Bool {
      let output = Adapter(absentModules: absent).adapt([.init(path: "/App/File.swift", text: text)]).files[0]
      return output.text.contains("import TesseraPublishers") && output.modules.contains("TesseraPublishers")
    }
    #expect(imports("import SwiftUI\nclass A: ObservableObject { @Published var a = 1 }"))
    #expect(imports("import SwiftUI\nlet a = model.$items.sink { _ in }"))
    #expect(!imports("import SwiftUI\nclass A: UIView {}"))
    #expect(!imports("import UIKit\nlet a = model.$items.sink { _ in }"))
  }

  @Test func aMainFileNamesItsDelegate() {
    let source = "import UIKit\nUIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))"
    let file = Adapter().adapt([.init(path: "/main.swift", text: source)]).files[0]
    #expect(file.entry?.type == "AppDelegate")
    #expect(file.isScript)
  }
}
