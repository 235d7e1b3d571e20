import Foundation
import TestSupport
import Testing

import Projects

/// The tool that was built with these tests, with a project's path.
@Suite(.serialized) struct ProjectCommands {
  private let folder = TemporaryFolder()
  /// The module that the projects import. A check of this package's own imports reads lines, not strings.
  private let kit = "UIKit"
  /// A module that the adapter replaces.
  private let combine = "Combine"
  /// The module of packages' manifests.
  private let manifestModule = "PackageDescription"
  /// A module that is nowhere.
  private let absent = "Absent"

  /// Runs the tool with a cache folder of the test.
  private func tessera(_ arguments: String...) throws -> Subprocess.Result {
    try Subprocess.tessera(arguments: arguments, environment: ["XDG_CACHE_HOME": folder.toolCache()])
  }

  @Test func aFileWithAControllerIsLaidOut() throws {
    try folder.write(
      """
      import \(kit)
      final class Page: UICollectionViewController {
        init() {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 50)
          super.init(collectionViewLayout: layout)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
        }
      }
      """, to: "Page.swift")
    let first = try tessera("layout", folder.path("Page.swift"))
    #expect(first.code == 0, "\(first.errors)")
    #expect(first.output.contains("UICollectionViewFlowLayout") && first.output.contains("section 0: 3 cells"))
    #expect(first.errors == "tessera: compiling Page\n")
    let second = try tessera("layout", folder.path("Page.swift"))
    #expect(second.output == first.output)
    #expect(second.errors.isEmpty, "an unchanged file is not compiled again")
  }

  /// Exported code answers for the sections of its scene only.
  @Test func aLayoutIsShownWithTheSectionsThatItDescribes() throws {
    try folder.write(try tessera("layout", "wifi", "--swift").output, to: "WiFi.swift")
    let result = try tessera("layout", folder.path("WiFi.swift"), "--screen", "makeLayout")
    #expect(result.code == 0 && !result.errors.contains("left out"), "\(result.errors)")
    #expect(result.output.contains("section 1: 24 cells") && !result.output.contains("section 2"), "\(result.output)")
  }

  /// Xcode compiles the catalog's color of this name as the tint of all views.
  @Test func theAccentColorTintsViews() throws {
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0.250", "green": "0.500", "blue": "0.750", "alpha": "1.000"}}}]}
      """, to: "App/Assets.xcassets/AccentColor.colorset/Contents.json")
    try folder.write(
      """
      import \(kit)
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let controller = UIViewController()
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          print("tint", controller.view.tintColor.cgColor.components ?? [])
          return true
        }
      }
      """, to: "App/AppDelegate.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.output.contains("tint [0.25, 0.5, 0.75, 1.0]"), "\(result.output) \(result.errors)")
  }

  @Test func aDamagedManifestIsReportedWithItsLine() throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import \(manifestModule)
      let package = Package(
        name: "Shop",
        products: [.library(name: "Shop", targets: ["Shop"])]
        targets: [.target(name: "Shop")]
      )
      """, to: "Shop/Package.swift")
    try folder.write(
      "import \(kit)\nfinal class A: UICollectionViewController {}\n", to: "Shop/Sources/Shop/A.swift")
    let result = try tessera("layout", folder.path("Shop"))
    let place = folder.path("Shop/Package.swift") + ":5:56: "
    #expect(result.errors.contains(place + "expected ',' separator"), "\(result.errors)")
  }

  @Test func aFileThatImportsCombineIsLaidOut() throws {
    try folder.write(
      """
      import \(kit)
      import \(combine)
      final class Page: UIViewController {
        @Published var count = 3
        private var subscriptions = Set<AnyCancellable>()
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
          view.addSubview(label)
          $count.map { "count \\($0)" }.sink { label.text = $0 }.store(in: &subscriptions)
          let layout = UICollectionViewFlowLayout()
          view.addSubview(UICollectionView(frame: view.bounds, collectionViewLayout: layout))
        }
      }
      """, to: "Page.swift")
    let result = try tessera("layout", folder.path("Page.swift"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("UICollectionViewFlowLayout"))
  }

  /// Neither this tool nor the compiler may need the usual cache folder, which is a regular file here.
  @Test func unusableCacheFolderIsReplaced() throws {
    try folder.write("import \(kit)\nfinal class A: UIViewController {}\n", to: "A.swift")
    try folder.write("", to: "cache")
    let result = try tessera("layout", folder.path("A.swift"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("cannot create") && result.errors.contains("instead"), "\(result.errors)")
  }

  /// A main file has statements, and chooses the delegate as apps with tests of their own do.
  @Test func mainFileStartsTheApp() throws {
    try folder.write(
      """
      import \(kit)
      private func delegate() -> String { NSStringFromClass(Delegate.self) }
      autoreleasepool {
        _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, delegate())
      }
      """, to: "App/main.swift")
    try folder.write(
      """
      import \(kit)
      class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
          window?.makeKeyAndVisible()
        }
      }
      """, to: "App/Delegate.swift")
    let result = try tessera("layout", folder.path("App"))
    expectEqual(result.code, 0, "\(result.errors)")
    expectTrue(result.output.contains("UICollectionViewFlowLayout"), "\(result.output)")
  }

  @Test func filesThatNeedAnAbsentModuleAreLeftOut() throws {
    try folder.write("import \(kit)\nimport \(absent)\nclass Home: UIViewController {}\n", to: "App/Home.swift")
    try folder.write(
      "import \(kit)\nimport \(absent)\nclass Detail: UIViewController { let a = AbsentView() }\n",
      to: "App/Detail.swift")
    try folder.write(
      "import \(kit)\nclass List: UIViewController { let a = { Detail().a }() }\n", to: "App/List.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.contains("Home.png"))
    #expect(result.errors.contains("Absent is left out: no module Absent is in the toolchain"))
    #expect(result.errors.contains("\(folder.path("App/Detail.swift")):3:42: left out, because it needs Absent"))
    #expect(result.errors.contains("List.swift:2:51: left out, because it needs Detail.a, which is left out"))
    #expect(result.output.contains("List.png") && result.output.contains("Detail.png"), "\(result.output)")
    #expect(!result.errors.contains("Home.swift"), "an import alone does not leave a file out")
    let again = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(again.errors.contains("List.swift:2:51: left out"), "a known build lists them as well")
  }

  @Test func unknownIOSClassIsLeftOut() throws {
    try folder.write(
      """
      import \(kit)
      class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.backgroundColor = .red }
        func share() { UIPrintInteractionController.shared.present(animated: true) }
      }
      """, to: "Home.swift")
    let result = try tessera("snapshot", folder.path("Home.swift"), "--out", folder.path("out"))
    #expect(result.code == 0 && result.output.contains("Home.png"), "\(result.errors)")
    #expect(
      result.errors.contains("4:18: left out, because it needs UIPrintInteractionController, which Tessera does not"))
  }

  /// The type of a value is unknown where the function to which it is passed is.
  @Test func whatFollowsFromAGapNamesIt() throws {
    try folder.write(
      """
      import \(kit)
      class Home: UIViewController {
        func share() {
          let panel = UIPrintInteractionController.shared
          panel.present(
            from: nil, animated: true)
        }
      }
      """, to: "Home.swift")
    let result = try tessera("snapshot", folder.path("Home.swift"), "--out", folder.path("out"))
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.errors.contains("4:17: left out, because it needs UIPrintInteractionController"))
    #expect(!result.errors.contains("contextual type"), "\(result.errors)")
  }

  /// A view that is not here keeps its place among the others, and each call of its own members is left out.
  @Test func placeholdersKeepTheLayoutOfAScreen() throws {
    try folder.write(
      """
      import \(kit)
      import \(absent)
      import \("MapKit")
      class Home: UIViewController {
        let map: MKMapView = { let map = MKMapView(size: 1); map.isZoomEnabled = false; return map }()
        lazy var banner = AbsentBanner(size: .small)
        override func loadView() { view = AbsentCanvas(style: 1) }
        override func viewDidLoad() {
          super.viewDidLoad()
          let stack = UIStackView(arrangedSubviews: [map, banner])
          view.addSubview(stack)
          stack.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
          NSLayoutConstraint.activate([map.widthAnchor.constraint(equalToConstant: 60)])
          map.setRegion(MKCoordinateRegion(), animated: true)
          stack.layoutIfNeeded()
          print(stack.arrangedSubviews.map(\\.frame), stack.arrangedSubviews.map { type(of: $0) })
        }
        func open() { present(AbsentPage(url: ""), animated: true) }
      }
      """, to: "App/Home.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.code == 0, "\(result.errors)")
    let shown = "[(0.0, 0.0, 60.0, 40.0), (60.0, 0.0, 140.0, 40.0)] [App.MKMapView, App.AbsentBanner]"
    #expect(result.output.contains(shown), "\(result.output)")
    let notes = result.errors.split(separator: "\n").filter { $0.contains("a placeholder stands in its place") }
    #expect(notes.count == 4, "\(notes)")
    #expect(result.errors.contains("Home.swift:5:12: MKMapView is not part of Tessera: a placeholder stands"))
    #expect(result.errors.contains("AbsentBanner of Absent is not here: a placeholder stands"))
    let call = "Home.swift:14:9: left out, because it needs MapKit, which is not here (value of type 'MKMapView'"
    #expect(result.errors.contains(call), "\(result.errors)")
    #expect(!result.errors.contains("Absent and MapKit"), "each remark names the module that is its cause")
  }

  /// In a project with code left out, what the user breaks is an error, and what is new of iOS is left out.
  @Test func mistakesAfterABuildAreErrors() throws {
    func home(_ body: String) -> String {
      """
      import \(kit)
      class Home: UIViewController {
        func share() { UIPrintInteractionController.shared.present(animated: true) }
        func title(of page: Int) -> String { "page \\(page)" }
        override func viewDidLoad() { super.viewDidLoad(); \(body) }
      }
      """
    }
    let right = "view.accessibilityLabel = title(of: 1)"
    func snapshot(_ body: String) throws -> Subprocess.Result {
      try folder.write(home(body), to: "App/Home.swift")
      return try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    }
    try folder.write("import \(kit)\nclass Other: UIViewController {}\n", to: "App/Other.swift")
    let first = try snapshot(right)
    #expect(first.code == 0 && first.errors.contains("3:18: left out, because it needs UIPrint"), "\(first.errors)")
    let mistakes = [
      ("view.accessibilityLabel = titel(of: 1)", "error: cannot find 'titel' in scope"),
      ("view.accessibilityLabel = title()", "error: missing argument for parameter 'of' in call"),
      ("view.accessibilityLabel = title(of: \"1\")", "error: cannot convert value of type 'String'"),
      ("view.accessibilityLabel = self.titles", "error: value of type 'Home' has no member 'titles'"),
      ("view.accessibilityLabel = (", "error: "),
    ]
    for (body, message) in mistakes {
      let result = try snapshot(body)
      #expect(result.code == 65, "\(body)\n\(result.errors)")
      #expect(result.errors.contains("App/Home.swift:5:") && result.errors.contains(message), "\(result.errors)")
      #expect(!result.errors.contains("left out"), "\(result.errors)")
    }
    let gap = try snapshot("\(right); _ = UIPrinterPickerController()")
    #expect(gap.code == 0, "\(gap.errors)")
    for place in ["3:18: left out, because it needs UIPrint", "left out, because it needs UIPrinterPickerController"] {
      #expect(gap.errors.contains("App/Home.swift:") && gap.errors.contains(place), "\(gap.errors)")
    }
    #expect(try snapshot(right).code == 0)
  }

  @Test func anErrorWithoutAnAbsentModuleIsAnError() throws {
    try folder.write("import \(kit)\nclass Home: UIViewController {}\n", to: "App/Home.swift")
    try folder.write("import \(kit)\nclass List: UIViewController { let a = Detail() }\n", to: "App/List.swift")
    #expect(try tessera("snapshot", folder.path("App"), "--out", folder.path("out")).code == 65)
  }

  @Test func aPackageOnDiskIsCompiledFromItsSources() throws {
    try folder.write(
      "// swift-tools-version:5.7\nlet package = Package(name: \"Grid\", targets: [.target(name: \"Grid\")])",
      to: "App/Packages/Grid/Package.swift")
    let grid = "import \(kit)\npublic class Grid: UIView { @objc func tap() {}; func s() { _ = #selector(tap) } }\n"
    try folder.write(grid, to: "App/Packages/Grid/Sources/Grid/Grid.swift")
    try folder.write(
      "import \(kit)\nimport Grid\nclass Home: UIViewController { override func loadView() { view = Grid() } }\n",
      to: "App/Home.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.code == 0 && result.output.contains("Home.png"), "\(result.errors)")
    #expect(result.errors.contains("tessera: compiling Grid\n"), "\(result.errors)")
    #expect(!result.errors.contains("left out"), "\(result.errors)")
    let again = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(again.errors.isEmpty, "nothing has changed")
    try folder.write(grid + "// changed\n", to: "App/Packages/Grid/Sources/Grid/Grid.swift")
    let changed = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(changed.errors.contains("tessera: compiling Grid\n"), "\(changed.errors)")
  }

  /// The targets of a package are modules: names may repeat, be qualified and be private, each has a bundle, and a
  /// mistake in any of them is an error once it has been built.
  @Test func targetsOfAPackageAreModulesOfTheirOwn() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      let package = Package(name: "Shop", targets: [
        .executableTarget(name: "App", dependencies: ["Core", "Design"]), .target(name: "Core"),
        .target(name: "Design", dependencies: ["Core"], resources: [.process("Media.xcassets")]),
      ])
      """, to: "Shop/Package.swift")
    try folder.write("struct Item {}\npublic enum Category { case fruit }\n", to: "Shop/Sources/Core/Core.swift")
    func design(_ body: String) throws {
      try folder.write(
        """
        import \(kit)
        import \("Core")
        struct Item {}
        public struct Colors {
          public static func all(of category: Core.Category) -> [UIColor] { \(body) }
          func share() -> Any { UIPrintInteractionController.shared }
        }
        """, to: "Shop/Sources/Design/Design.swift")
    }
    let red =
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"systemRedColor\"}}]}"
    try folder.write(red, to: "Shop/Sources/Design/Media.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      """
      import \(kit)
      import \("Core")
      import \("Design")
      struct Item {}
      class Home: UIViewController {
        override func viewDidLoad() { print(Colors.all(of: .fruit).map { $0.cgColor.components![0] }) }
      }
      """, to: "Shop/Sources/App/Home.swift")
    func snapshot(_ body: String) throws -> Subprocess.Result {
      try design(body)
      return try tessera("snapshot", folder.path("Shop"), "--out", folder.path("out"))
    }
    let named = "UIColor(named: \"Brand\", in: .module, compatibleWith: nil) ?? .clear"
    let first = try snapshot("[.brand, \(named)]")
    #expect(first.code == 0 && first.output.contains("[1.0, 1.0]"), "\(first.errors)")
    #expect(first.errors.contains("Design.swift:6:25: left out, because it needs UIPrint"), "\(first.errors)")
    let mistake = try snapshot("[.brnad]")
    #expect(mistake.code == 65 && mistake.errors.contains("Design.swift:5:"), "\(mistake.errors)")
    #expect(try snapshot("[.brand, \(named)]").code == 0)
    try folder.write("extension Colors { public static let count = Int(\"\") }", to: "Shop/Sources/Design/More.swift")
    #expect(try snapshot("[.brand, \(named)]").errors.contains("compiling Design"), "a new file is noticed")
  }

  /// Several packages and the app may show a view of the same class that is not here.
  @Test func packagesAndTheirAppHavePlaceholdersOfOneName() throws {
    try folder.write(
      """
      // swift-tools-version:5.9
      let package = Package(name: "Shop", targets: [
        .executableTarget(name: "App", dependencies: ["Cards", "Help"]), .target(name: "Cards"), .target(name: "Help"),
      ])
      """, to: "Shop/Package.swift")
    for (module, type) in [("Cards", "WebCard"), ("Help", "HelpPage")] {
      try folder.write(
        """
        import \(kit)
        import \("WebKit")
        public final class \(type): UIView {
          public let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
          public override init(frame: CGRect) { super.init(frame: frame); addSubview(web) }
          public required init?(coder: NSCoder) { nil }
        }
        """, to: "Shop/Sources/\(module)/\(type).swift")
    }
    func home(_ text: String) throws {
      try folder.write(
        """
        import \(kit)
        import \("WebKit")
        import \("Cards")
        import \("Help")
        class Home: UIViewController {
          let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 9, height: 9), configuration: WKWebViewConfiguration())
          override func viewDidLoad() {
            for view in [web, WebCard().web, HelpPage().web] { print(type(of: view), view.frame, "\(text)") }
          }
        }
        """, to: "Shop/Sources/App/Home.swift")
    }
    for text in ["new", "again"] {
      try home(text)
      let result = try tessera("snapshot", folder.path("Shop"), "--out", folder.path("out"))
      #expect(result.code == 0, "\(result.errors)")
      #expect(result.output.contains("WKWebView (0.0, 0.0, 9.0, 9.0) \(text)"), "\(result.output) \(result.errors)")
      #expect(result.output.split(separator: "\n").count { $0.hasSuffix(text) } == 3, "\(result.output)")
      #expect(result.errors.contains("WKWebView is not part of Tessera: a placeholder stands in its place"))
    }
  }

  @Test func anAppWhoseDelegateIsLeftOutStartsItsScene() throws {
    try folder.write(
      """
      import \(kit)
      import \(absent)
      @main class AppDelegate: AbsentDelegate, UIApplicationDelegate { override func start() {} }
      """, to: "App/AppDelegate.swift")
    try folder.write(
      """
      import \(kit)
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
      }
      """, to: "App/SceneDelegate.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.code == 0 && result.output.contains("app.png"), "\(result.errors)")
    #expect(result.errors.contains("the scene's delegate starts without it"))
  }

  @Test func tablesOfPluralsGiveTheFormForOtherNumbers() throws {
    try folder.write(
      """
      <plist version="1.0"><dict><key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$#@folders@</string>
      <key>files</key><dict><key>one</key><string>one file</string><key>other</key><string>%d files</string></dict>
      <key>folders</key><dict><key>other</key><string>%2$d folders</string></dict>
      </dict></dict></plist>
      """, to: "App/en.lproj/Localizable.stringsdict")
    try folder.write("plain = \"Plain text\";\n", to: "App/en.lproj/Localizable.strings")
    try folder.write(
      """
      import \(kit)
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let format = NSLocalizedString("%d files in %d folders", comment: "")
          print(String.localizedStringWithFormat(format, 5, 2), NSLocalizedString("plain", comment: ""))
        }
      }
      """, to: "App/Home.swift")
    let result = try tessera("snapshot", folder.path("App"), "--out", folder.path("out"))
    #expect(result.output.contains("5 files in 2 folders Plain text\n"), "\(result.output)\(result.errors)")
  }

  @Test func codeWithoutAScreenIsRefused() throws {
    try folder.write("import SwiftUI\nstruct A {}\n", to: "A.swift")
    let result = try tessera("run", folder.path("A.swift"))
    #expect(result.code == 69 || result.code == 65)
    let other = try tessera("snapshot", folder.path("none"), "--out", folder.path("out"))
    #expect(other.code == 66)
  }

  @Test(arguments: [ProjectTemplate.app, .waterfall])
  func aNewPackageShowsItsScreen(template: ProjectTemplate) throws {
    let made = try tessera("init", folder.path("Shop"), "--template", template.rawValue)
    #expect(made.code == 0, "\(made.errors)")
    let again = try tessera("init", folder.path("Shop"))
    #expect(again.code == 73)
    let shown = try tessera("layout", folder.path("Shop"))
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.output.contains("UICollectionViewCompositionalLayout"))
  }
}
