/// A new package with one screen, a test and a file for continuous integration. It builds unchanged with Xcode for iOS.
package enum ProjectTemplate: String, CaseIterable, Sendable {
  case carousel, grid, list, outline, waterfall, tags, app

  /// A file of the package.
  package struct File: Hashable, Sendable {
    /// The path relative to the package.
    package var path: String
    package var text: String
  }

  /// Returns the files of a package.
  ///
  /// - Parameters:
  ///   - name: The package's name; a Swift identifier.
  ///   - tessera: The absolute path of the folder with Tessera's package.
  package func files(name: String, tessera: String) -> [File] {
    let sources = [File(path: "Sources/\(name)/\(controller).swift", text: screen)] + otherSources(name)
    let test = Self.test(name: name, controller: controller, check: check)
    return [
      File(path: "Package.swift", text: manifest(name: name, tessera: tessera)),
      File(path: "Tests/\(name)Tests/\(controller)Tests.swift", text: test),
      File(path: ".github/workflows/test.yml", text: Self.workflow),
      File(path: ".gitignore", text: ".build/\n.swiftpm/\nDerivedData/\nPackage.resolved\nout/\n"),
      File(path: "README.md", text: Self.readme(name: name)),
    ] + sources
  }

  // The modules that templates import. A check of this package's own imports reads lines, not strings.
  static let (kit, manifestKit, testKit) = ("UIKit", "PackageDescription", "Testing")

  /// The name of the class of the screen.
  package var controller: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "ViewController" }

  private var isApp: Bool { self == .app }

  /// Returns the sources besides the screen's.
  private func otherSources(_ name: String) -> [File] {
    if self == .tags { return [File(path: "Sources/\(name)/TagCell.swift", text: Self.tagCell)] }
    guard isApp else { return [] }
    return [
      File(path: "Sources/\(name)/AppDelegate.swift", text: Self.appDelegate),
      File(path: "Sources/\(name)/SceneDelegate.swift", text: Self.sceneDelegate),
    ]
  }

  private func manifest(name: String, tessera: String) -> String {
    """
    // swift-tools-version: 6.0
    import \(Self.manifestKit)

    // Xcode has UIKit; on Linux it comes from Tessera, whose folder the environment's TESSERA may name.
    #if os(Linux)
      let tessera = Context.environment["TESSERA"] ?? "\(tessera)"
      let packages: [Package.Dependency] = [.package(name: "tessera", path: tessera)]
      let kits: [Target.Dependency] = [
        .product(name: "UIKit", package: "tessera"), .product(name: "Tessera", package: "tessera"),
      ]
    #else
      let packages: [Package.Dependency] = []
      let kits: [Target.Dependency] = []
    #endif

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v16)],
      products: [\(isApp ? "" : ".library(name: \"\(name)\", targets: [\"\(name)\"])")],
      dependencies: packages,
      targets: [
        .\(isApp ? "executableTarget" : "target")(name: "\(name)", dependencies: kits),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ],
      swiftLanguageModes: [.v5])

    """
  }

  private static func test(name: String, controller: String, check: String) -> String {
    """
    import \(testKit)
    import \(kit)

    @testable import \(name)

    @MainActor
    @Test func itemsLieAsDesigned() throws {
      let controller = \(controller)()
      controller.loadViewIfNeeded()
      controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      controller.view.layoutIfNeeded()
      let view = try #require(controller.collectionView)
    \(check)
    }

    """
  }

  private static let workflow = """
    name: test
    on: [push, pull_request]
    jobs:
      ios:
        runs-on: macos-15
        steps:
          - uses: actions/checkout@v4
          - run: xcodebuild test -scheme "$(basename "$PWD")" -destination 'platform=iOS Simulator,name=iPhone 16'
      linux:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          # TESSERA_URL is a variable of the repository: the address of Tessera's package.
          - run: git clone --depth 1 "${{ vars.TESSERA_URL }}" ../tessera && ../tessera/scripts/install
          - run: TESSERA=../tessera swift test

    """

  private static func readme(name: String) -> String {
    """
    # \(name)

    Open this folder in Xcode for iOS. On Linux:

    ```sh
    tessera run .                      # in a window; a saved file is on screen at once
    tessera snapshot . --out out       # as a picture
    swift test
    ```

    """
  }
}
