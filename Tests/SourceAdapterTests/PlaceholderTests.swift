import SourceAdapter
import Testing

/// Classes that are not here and that a target shows get placeholders, so that its screens keep their layout.
struct PlaceholderTests {
  /// Adapts a file whose compiler does not find some types.
  private func adapt(_ text: String, missing: Set<String>) -> Adapter.Result {
    Adapter(missingTypes: missing).adapt([.init(path: "/App/File.swift", text: text)])
  }

  /// Returns the classes below the placeholders of a file, by their names.
  private func bases(_ text: String, missing: Set<String> = ["Banner"]) -> [String: String] {
    let placeholders = adapt(text, missing: missing).placeholders
    return Dictionary(uniqueKeysWithValues: placeholders.map { ($0.name, $0.base.rawValue) })
  }

  @Test func classesOfAppleAreListed() {
    let names: Set = ["WKWebView", "WKWebViewConfiguration", "AVPlayer", "AVPlayerLayer", "SFSafariViewController"]
    let result = adapt("let a = 1", missing: names)
    #expect(result.placeholders.map(\.name) == ["AVPlayerLayer", "SFSafariViewController", "WKWebView"])
    #expect(result.placeholders.map(\.base) == [.layer, .controller, .view])
    #expect(result.placeholders.map(\.module) == ["AVFoundation", "SafariServices", "WebKit"])
  }

  /// Values of models keep their arguments, bring the values that they contain, and conform to protocols as the target's.
  @Test func plainValuesOfAppleAreKept() throws {
    let result = adapt(
      """
      let region = MKCoordinateRegion(center: a, span: b)
      extension CLLocationCoordinate2D: @retroactive Equatable {}
      """, missing: ["MKCoordinateRegion", "CLLocationCoordinate2D"])
    let names = result.placeholders.map(\.name)
    #expect(names.contains("CLLocationCoordinate2D") && names.contains("MKCoordinateSpan"))
    #expect(result.placeholders.allSatisfy { $0.base == .value })
    let text = try #require(result.files.first?.text)
    #expect(text.contains("MKCoordinateRegion(center: a, span: b)"))
    #expect(!text.contains("@retroactive Equatable"))
    let source = try #require(PlaceholderClasses.source(of: result.placeholders))
    #expect(source.split(separator: "struct CLLocationCoordinate2D:").count == 2)
  }

  @Test(arguments: [
    "let banner = Banner()\nview.addSubview(banner)",
    "let banner: Banner\nfunc f() { stack.addArrangedSubview(self.banner) }",
    "lazy var banner: Banner = .init(size: 1)\nview.insertSubview(banner, at: 0)",
    "var banner: Banner!\nactivate([banner.topAnchor.constraint(equalTo: view.topAnchor)])",
    "let banner = { let inner = Banner(size: 1); inner.load(); return inner }()\nadd(banner.heightAnchor)",
    "let banner = Banner(size: 1).then { $0.load() }\nUIStackView(arrangedSubviews: [label, banner])",
    "weak var banner: Banner?\nif let shown = banner { view.addSubview(shown) }",
    "func f(_ banner: Banner) { banner.translatesAutoresizingMaskIntoConstraints = false }",
    "view.addSubview(Banner())", "var banner: Banner?\nbanner = make()\nview = banner",
    "let banner = Banner()\n[label, banner].forEach { view.addSubview($0) }",
    "class Own: Banner {}\nlet own = Own()\nview.addSubview(own)",
    "class A { @IBOutlet private weak var banner: Banner! }",
    "var banner: Any?\nbanner = Banner(size: 1)\nview.addSubview(banner!)",
  ]) func whatIsShownIsAView(text: String) {
    #expect(bases(text) == ["Banner": "UIView"])
  }

  @Test func whatIsPresentedIsAController() {
    #expect(bases("present(Banner(url: a), animated: true)") == ["Banner": "UIViewController"])
    #expect(bases("let b = Banner()\naddChild(b)\nview.addSubview(b.view)") == ["Banner": "UIViewController"])
    #expect(bases("class A: Banner { override func viewDidLoad() {} }") == ["Banner": "UIViewController"])
    #expect(bases("let b = Banner()\nview.layer.addSublayer(b)") == ["Banner": "CALayer"])
  }

  @Test func superclassesOfCellsAreCells() {
    let text = "class A: SwipeTableViewCell {}\nclass B: SwipeCollectionViewCell {}"
    let missing: Set = ["SwipeTableViewCell", "SwipeCollectionViewCell"]
    #expect(
      bases(text, missing: missing) == [
        "SwipeTableViewCell": "UITableViewCell", "SwipeCollectionViewCell": "UICollectionViewCell",
      ])
  }

  @Test(arguments: [
    "let banner = Banner()\nbanner.load()", "var banner: Banner?", "func f(_ banner: Banner) {}", "Banner.start()",
    "let other = Other()\nview.addSubview(other)\nlet banner = Banner()",
    "class Banner {}\nlet banner = Banner()\nview.addSubview(banner)",
  ]) func whatIsNotShownStaysAbsent(text: String) {
    #expect(bases(text).isEmpty)
  }

  @Test func contentsOfCellsKeepTheirPlace() {
    let content = "UIHostingConfiguration {\n  Row(a)\n}\n.margins(.all, 4)\n.background { B() }"
    let text = "cell.contentConfiguration = \(content)"
    let result = adapt(text, missing: ["UIHostingConfiguration"])
    let lines = userLines(of: result.files[0]).split(separator: "\n").map { $0.filter { $0 != " " } }
    #expect(lines.joined() == "cell.contentConfiguration=UIHostingConfiguration()")
    let source = PlaceholderClasses.source(of: result.placeholders) ?? ""
    #expect(source.contains("public struct UIHostingConfiguration: UIContentConfiguration {"))
  }

  /// Returns the user's lines with a placeholder for a class.
  private func lines(_ text: String, missing: String = "WKWebView") -> String {
    userLines(of: adapt(text, missing: [missing]).files[0])
  }

  @Test(arguments: [
    ("WKWebView(frame: a, configuration: b)", "WKWebView(frame: a                  )"),
    ("WKWebView(configuration: b)", "WKWebView(                )"), ("WKWebView()", "WKWebView()"),
    ("WKWebView.init(of: b) { c }", "WKWebView.init(     )      "), ("WKWebView { c }", "WKWebView ()   "),
    ("let a: WKWebView = .init(x: 1)", "let a: WKWebView = .init(    )"), ("other(x: 1)", "other(x: 1)"),
    ("let a: WKWebView<B>?", "let a: WKWebView   ?"),
  ]) func argumentsOfAbsentTypesAreLeftOut(text: String, result: String) {
    #expect(lines(text) == result)
  }

  @Test func functionsThatMakeWhatIsShownAreReplaced() {
    let text = "let a = MKMapView.map(frame: b, camera: c)\nview.addSubview(a)"
    #expect(lines(text, missing: "MKMapView").hasPrefix("let a = MKMapView    (frame: b           )"))
    let other = "let a = MKMapView.isHere(camera: c)\nf(a)"
    #expect(lines(other, missing: "MKMapView") == other)
    #expect(bases("let a = Banner.make(size: 1)\nview.addSubview(a)") == ["Banner": "UIView"])
  }

  @Test func subclassesCallTheInitializerOfUIKit() {
    #expect(
      lines("class A: WKWebView {\n  init(a: Int) { super.init(frame: .zero, configuration: b) }\n}").contains(
        "super.init(frame: .zero                  )"))
    let host = "class A: UIHostingController<B> {\n  init() { super.init(rootView: B()) }\n}"
    let result = lines(host, missing: "UIHostingController")
    #expect(result.contains("class A: UIHostingController    {"))
    #expect(result.contains("super.init(nibName: nil, bundle: nil)"))
  }

  @Test func subclassesOfPlaceholdersAreScreens() {
    let text = "class Web: SFSafariViewController {}\nclass Map: MKMapView {}"
    let result = adapt(text, missing: ["SFSafariViewController", "MKMapView"])
    #expect(result.files[0].screens.map(\.name) == ["Web", "Map"])
    #expect(result.files.count == 1, "the file with the placeholders is none of the user's")
    #expect(result.classes.map(\.name) == ["Web", "Map", "MKMapView", "SFSafariViewController"])
  }

  @Test func placeholdersAreOpenClassesOfUIKit() throws {
    let source = try #require(PlaceholderClasses.source(of: [.init(name: "WKWebView", base: .view, module: "WebKit")]))
    #expect(source.hasPrefix("import TesseraRuntime\nimport UIKit\nopen class WKWebView: UIView {\n"))
    #expect(PlaceholderClasses.source(of: []) == nil)
  }
}
