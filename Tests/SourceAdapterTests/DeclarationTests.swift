import SourceAdapter
import Testing

struct DeclarationTests {
  @Test(arguments: [
    ("delegate?.collectionView?(a, didSelectItemAt: b)", "delegate?.collectionView (a, didSelectItemAt: b)"),
    ("delegate?.scrollViewDidScroll?(a)", "delegate?.scrollViewDidScroll (a)"),
    ("model?.onTap?(a)", "model?.onTap?(a)"), ("onTap?()", "onTap?()"),
    ("d?.willLoad?()", "tesseraMethod(d?.willLoad)?()"),
    ("let x = d.count?() ?? 1", "let x = tesseraOptional(tesseraMethod(d.count)?()) ?? 1"),
    ("let x = await d?.load?()", "let x = await tesseraMethod(d?.load)?()"),
    ("let x = await d?.load?().name", "let x = await tesseraMethod(d?.load)?().name"),
    ("let x = try await f(d.load?())", "let x = try await f(tesseraMethod(d.load)?())"),
    ("let x = await y + d.load?()", "let x = await y + tesseraMethod(d.load)?()"),
    ("await f { use(d.load?()) }", "await f { use(tesseraOptional(tesseraMethod(d.load)?())) }"),
    (
      "let x = d.collectionView?(a, numberOf: b)",
      "let x = tesseraOptional(d, \"collectionView:numberOf:\", d.collectionView (a, numberOf: b))"
    ),
    (
      "let x = self.v?.d?.tableView?(a, numberOf: b).magnitude",
      "let x = tesseraOptional(self.v?.d, \"tableView:numberOf:\", self.v?.d?.tableView (a, numberOf: b))?.magnitude"
    ),
    ("let x = d().tableView?(a, numberOf: b)", "let x = tesseraOptional(d().tableView (a, numberOf: b))"),
    (
      "let x = d?.collectionView?(a, numberOf: b)",
      "let x = tesseraOptional(d, \"collectionView:numberOf:\", d?.collectionView (a, numberOf: b))"
    ),
  ])
  func optionalMethodsAreCalledLikeOthers(_ example: (String, String)) {
    #expect(adapted("func f() { \(example.0) }") == "func f() { \(example.1) }")
  }

  @Test func closuresInPropertiesOfTheTargetStay() {
    let source = "class A { var onTap: (() -> Void)? }\nfunc f(a: A) { a.onTap?() }"
    #expect(adapted(source) == source)
  }

  @Test func optionalRequirementsHaveDefaults() {
    let source =
      "@objc protocol P { @objc optional func f(x: Int) -> Bool\n@objc optional func g() }\nfunc h(p: P?) { p?.g?() }"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(output.text.contains("func f(x: Int) -> Bool { tesseraMissing() }"))
    #expect(output.text.contains("func g() {  }"))
    #expect(userLines(of: output).hasSuffix("func h(p: P?) { p?.g () }"))
  }

  /// Other modules call a method of one argument without a label as a closure, whose name they do not know.
  @Test func methodsOfOneArgumentAreAlsoClosures() {
    let source = """
      @objc public protocol P {
        @objc optional func f(_ x: Int)
        @objc optional func g(_ x: String) -> Bool
        @objc optional func h(x: Int)
        @objc optional func i(_ body: @escaping () -> Void)
      }
      """
    let text = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0].text
    #expect(text.contains("public var f: ((Int) -> Void)? { tesseraReference(self, \"f:\", { self.f($0) }) }"))
    #expect(
      text.contains(
        "public var g: ((String) -> (Bool)?)? { tesseraReference(self, \"g:\", { tesseraOptional(self.g($0)) }) }"))
    #expect(!text.contains("var h:") && !text.contains("var i:"))
    #expect(adapted("func f() { d?.load?(count: 1) }") == "func f() { d?.load (count: 1) }")
  }

  @Test(arguments: [
    ("let x = p?.f?(x: 1) ?? 2", "let x = tesseraOptional(p?.f (x: 1)) ?? 2"),
    ("let x = p.f?(x: 1)", "let x = tesseraOptional(p.f (x: 1))"),
    ("let x = p?.f?(x: 1).magnitude", "let x = tesseraOptional(p?.f (x: 1))?.magnitude"),
    ("let x = p?.f?(x: 1)?.magnitude", "let x = tesseraOptional(p?.f (x: 1))?.magnitude"),
    ("p.f?(x: 1)", "tesseraOptional(p.f (x: 1))"), ("let x = p!.f!(x: 1)", "let x = p!.f (x: 1)"),
    ("v.delegate!.scrollViewDidScroll!(v)", "v.delegate!.scrollViewDidScroll (v)"),
    ("let n = d!.numberOfSections!(in: v)", "let n = d!.numberOfSections (in: v)"), ("p.closure!(1)", "p.closure!(1)"),
    ("p?.g?()", "p?.g ()"),
  ])
  func resultsOfOptionalRequirementsStayOptional(_ example: (String, String)) {
    let source = "@objc protocol P { @objc optional func f(x: Int) -> Int; @objc optional func g() }\n"
    let adapted = adapted(source + "func h(p: P!) { \(example.0) }")
    #expect(adapted.hasSuffix("func h(p: P!) { \(example.1) }"))
  }

  /// The reference to a method that an object leaves out is `nil`.
  @Test(arguments: [
    ("if let f = p?.f(x:) {}", "if let f = tesseraReference(p, \"fWithX:\", p?.f(x:)) {}"),
    ("let y = p?.f", "let y = tesseraReference(p, \"fWithX:\", p?.f(x:))"),
    ("let y = self.p?.g != nil", "let y = tesseraReference(self.p, \"g\", self.p?.g) != nil"),
    ("if let q = p { use(q.g) }", "if let q = p { use(tesseraReference(q, \"g\", q.g)) }"),
    ("let y = model?.g != nil", "let y = model?.g != nil"), ("let y = p?.f(y:)", "let y = p?.f(y:)"),
    ("let y = P.f(x:)", "let y = P.f(x:)"), ("p.g()", "p.g()"),
    ("let y = #selector(P.f(x:))", "let y = tesseraSelector(\"fWithX:\", P.f(x:))"),
  ])
  func referencesToOptionalMethodsStayOptional(_ example: (String, String)) {
    let source = "@objc protocol P { @objc optional func f(x: Int) -> Int; @objc optional func g() }\n"
    let adapted = adapted(source + "func h(p: P?) { \(example.0) }")
    #expect(adapted.hasSuffix("func h(p: P?) { \(example.1) }"))
  }

  /// All methods of a class that may leave out optional ones are registered, with those that it inherits.
  @Test func methodsOfDelegatesAreRegistered() {
    let source = """
      @objc protocol P { @objc optional func f(x: Int) }
      class Base: UIView { func one() {} }
      class A: Base, P { func two(_ a: Int) {} }
      extension A { func three(at x: Int) {}; static func four() {} }
      class B: UIView, UITableViewDelegate { func five() {} }
      class C: NSObject, ForeignDelegate {}
      class D: ForeignView, P { func six() {} }
      """
    let text = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0].text
    #expect(text.contains("tesseraImplements(A.self, \"one\", \"threeAt:\", \"two:\")"))
    #expect(text.contains("tesseraImplements(C.self)"))
    #expect(text.contains("tesseraImplements(B.self, \"five\")"))
    for name in ["Base", "D"] { #expect(!text.contains("tesseraImplements(\(name).self")) }
  }

  /// Once in a target with a diffable data source, in the first file that names the type.
  @Test func anyHashableIsSendableForDataSources() {
    func texts(_ sources: String...) -> [Bool] {
      let inputs = sources.enumerated().map { Adapter.Input(path: "/\($0).swift", text: $1) }
      return Adapter().adapt(inputs).files.map {
        $0.text.contains("extension AnyHashable: @retroactive @unchecked Sendable {}")
      }
    }
    let source = "var d: UICollectionViewDiffableDataSource<Int, AnyHashable>!"
    #expect(texts("struct A {}", source, source) == [false, true, false])
    #expect(texts("var a: AnyHashable") == [false])
    #expect(texts(source, "extension AnyHashable: @unchecked Sendable {}") == [false, false])
  }

  /// A property that an object leaves out is `nil` when it is read from a variable of the protocol's type.
  @Test(arguments: [
    ("let x = p?.title ?? \"a\"", "let x = tesseraOptional(p?.title) ?? \"a\""),
    ("let x = self.p?.title?.count", "let x = tesseraOptional(self.p?.title)?.count"),
    ("if let q = p { use(q.title) }", "if let q = p { use(tesseraOptional(q.title)) }"),
    ("view.title = \"\"; let x = view.title", "view.title = \"\"; let x = view.title"),
    ("let x = p?.hint ?? nil", "let x = p?.hint ?? nil"),
  ])
  func optionalPropertiesStayOptional(_ example: (String, String)) {
    let source =
      "@objc public protocol P { @objc optional var title: String { get }; @objc optional var hint: A? { get } }\n"
    let output = Adapter().adapt([.init(path: "/F.swift", text: source + "func h(p: P?) { \(example.0) }")]).files[0]
    #expect(userLines(of: output).hasSuffix("func h(p: P?) { \(example.1) }"))
    #expect(output.text.contains("public var title: String { get { tesseraMissing() } }"), "\(output.text)")
    #expect(output.text.contains("public var hint: A? { get { nil } }"))
  }

  @Test func overridesInExtensionsGetAMemberInTheClass() {
    let files = [
      Adapter.Input(path: "/A.swift", text: "class A: UIViewController {\n}"),
      Adapter.Input(
        path: "/B.swift",
        text: """
          extension A {
            open override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            override var prefersStatusBarHidden: Bool { true }
            func plain() {}
          }
          """),
    ]
    let result = Adapter().adapt(files).files.map(userLines)
    #expect(
      result[0] == """
        class A: UIViewController {
         open override func viewWillAppear(_ animated: Bool) { tessera_viewWillAppear(animated) }; \
        override var prefersStatusBarHidden: Bool { tessera_prefersStatusBarHidden } }
        """)
    #expect(
      result[1] == """
        extension A {
          open          func tessera_viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
                   var tessera_prefersStatusBarHidden: Bool { true }
          func plain() {}
        }
        """)
  }

  @Test func membersOfExtensionsCanBeOverridden() {
    let source = "class A {\n}\nextension A { @objc func f() {} }\nclass B: A { override func f() {} }"
    #expect(
      adapted(source)
        == "class A {\n func f() { tessera_f() } }\nextension A {       func tessera_f() {} }\nclass B: A { override func f() {} }"
    )
  }

  @Test func overridesOfPropertiesOfUIKitExtensionsBecomeNewMembers() {
    let source =
      "extension UIViewController { @objc var kind: Int { 1 } }\nclass A: UIViewController { override var kind: Int { 2 } }"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    #expect(userLines(of: output).hasSuffix("\nclass A: UIViewController {          var kind: Int { 2 } }"))
    #expect(output.messages.map(\.severity) == [.warning])
  }

  /// `Selector("image:didFinishSavingWithError:contextInfo:")` names a method with three parameters.
  @Test func methodsWithThreeParametersAreFoundByName() {
    let source = """
      class A: NSObject { @objc func image(_ a: Int, ended b: Int, info c: Int) {} }
      extension A { @objc func f(a: Int, b: Int, c: Int, d: Int) {} }
      """
    let text = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0].text
    #expect(text.contains("tesseraSelector(\"image:ended:info:\", A.image(_:ended:info:))"))
    #expect(!text.contains("A.f("))
  }

  /// UIKit's navigation controller has four designated initializers: a class that overrides three of them does not
  /// inherit `init()`.
  @Test func navigationControllersAreMadeAsTheirClassAllows() {
    let overrides = """
      override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      """
    let source = "class Some: UINavigationController {\n\(overrides)\n}\nclass All: UINavigationController {}"
    let output = Adapter().adapt([.init(path: "/App/A.swift", text: source)]).files[0]
    #expect(output.text.contains("{ Some(nibName: nil, bundle: nil) as Any }"), "\(output.text)")
    #expect(output.text.contains("{ All() as Any }"), "\(output.text)")
  }

  @Test func screensAreFoundAcrossFiles() {
    let files = [
      Adapter.Input(path: "/A.swift", text: "final class Home: Base { }\nprivate class Row: UICollectionViewCell {}"),
      Adapter.Input(
        path: "/B.swift",
        text: """
          class Base: UIViewController { init(model: Int) { super.init(nibName: nil, bundle: nil) } }
          func grid(columns: Int = 2) -> NSCollectionLayoutSection { fatalError() }
          #Preview("All") { UIView() }
          """),
    ]
    let screens = Adapter().adapt(files).files.flatMap(\.screens)
    #expect(screens.map(\.name) == ["Home", "Row", "Base", "grid(columns:)", "All"])
    #expect(screens.map(\.kind) == [.viewController, .cell, .viewController, .section, .preview])
    #expect(screens.map { $0.make != nil } == [false, true, false, true, true])
  }

  @Test func linesAndColumnsLeadBackToTheUsersFile() {
    let source = "class A {\n  func f() { g(#selector(h), #selector(h)); x }\n}\n"
    let output = Adapter().adapt([.init(path: "/File.swift", text: source)]).files[0]
    let lines = userLines(of: output).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let user = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.count >= user.count)
    for name in ["; x", "f()", "}"] {
      let (new, old) = (lines[1].range(of: name), user[1].range(of: name))
      guard let new, let old else { return #expect(Bool(false), "\(name) is missing") }
      let column = lines[1].distance(from: lines[1].startIndex, to: new.lowerBound) + 1
      let original = user[1].distance(from: user[1].startIndex, to: old.lowerBound) + 1
      #expect(output.columns.original(line: 2, column: column) == original)
    }
  }
}

extension String {
  fileprivate func range(of part: String) -> Range<Index>? { firstRange(of: part) }
}
