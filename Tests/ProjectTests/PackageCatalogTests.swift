import PlainText
import TestSupport
import Testing

@testable import Projects

struct PackageCatalogs {
  private let folder = TemporaryFolder()

  private func catalog() -> PackageCatalog {
    let project = Project(kind: .folder, name: "App", root: folder.root, sources: [])
    return PackageCatalog(for: project, compilerVersion: (6, 3))
  }

  private func manifest(_ targets: String, tools: String = "5.7") -> String {
    "// swift-tools-version:\(tools)\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])"
  }

  @Test func packagesBelowTheProjectAreFound() throws {
    try folder.write(manifest(".target(name: \"Grid\")"), to: "Packages/Grid/Package.swift")
    try folder.write("", to: "Packages/Grid/Sources/Grid/A.swift")
    try folder.write(manifest(".target(name: \"Deep-Kit\", path: \"Code\")"), to: ".build/checkouts/deep/Package.swift")
    try folder.write("", to: ".build/checkouts/deep/Code/B.swift")
    let catalog = catalog()
    #expect(catalog["Grid"]?.sources == [folder.path("Packages/Grid/Sources/Grid/A.swift")])
    #expect(catalog["Deep_Kit"]?.sources == [folder.path(".build/checkouts/deep/Code/B.swift")])
    #expect(catalog["Other"] == nil)
  }

  @Test func excludedFilesAreNotPartOfAModule() throws {
    let target = ".target(name: \"Grid\", exclude: [\"Skip\", \"./Old.swift\"], sources: [\"Code\", \"Old.swift\"])"
    try folder.write(manifest(target), to: "Grid/Package.swift")
    for name in ["Code/A.swift", "Skip/B.swift", "Old.swift", "C.swift"] {
      try folder.write("", to: "Grid/Sources/Grid/\(name)")
    }
    #expect(catalog()["Grid"]?.sources == [folder.path("Grid/Sources/Grid/Code/A.swift")])
  }

  @Test func resourcesAndSettingsOfATargetAreRead() throws {
    let target = """
      .target(name: "Grid", dependencies: ["Other"], resources: [.process("Resources"), .copy("Data")],
        swiftSettings: [.define("FLAVOR"), .enableUpcomingFeature("BareSlashRegexLiterals"), .defaultIsolation(MainActor.self)])
      """
    try folder.write(manifest(target), to: "Grid/Package.swift")
    for name in ["A.swift", "Resources/a.unknown", "Resources/b.png", "Data/c.json", "Data/deep/d.x", "notes.unknown"] {
      try folder.write("", to: "Grid/Sources/Grid/\(name)")
    }
    let module = try #require(catalog()["Grid"])
    #expect(module.sources == [folder.path("Grid/Sources/Grid/A.swift")])
    #expect(
      module.resources
        == ["Data", "Resources/a.unknown", "Resources/b.png"].map { folder.path("Grid/Sources/Grid/\($0)") })
    #expect(module.bundle == "P_Grid")
    #expect(module.conditions == ["SWIFT_PACKAGE", "FLAVOR"])
    #expect(
      module.compilerFlags
        == ["-enable-upcoming-feature", "BareSlashRegexLiterals", "-default-isolation", "MainActor"])
  }

  @Test func targetsThatCodeMakesAreFoundByTheirFolders() throws {
    try folder.write(manifest("").replacing("[]", with: "names.map { .target(name: $0) }"), to: "Kit/Package.swift")
    try folder.write("", to: "Kit/Sources/Umbrella/U.swift")
    #expect(catalog()["Umbrella"]?.sources == [folder.path("Kit/Sources/Umbrella/U.swift")])
  }

  @Test func binariesAndOtherLanguagesAreObstacles() throws {
    let targets = ".binaryTarget(name: \"Bin\", path: \"Bin.xcframework\"), .target(name: \"Clang\")"
    try folder.write(manifest(targets), to: "Kit/Package.swift")
    try folder.write("", to: "Kit/Sources/Clang/c.c")
    try folder.write("", to: "Pods/Old/Old.m")
    let catalog = catalog()
    #expect(catalog["Bin"]?.obstacle?.contains("Bin is a binary target") == true)
    #expect(catalog["Clang"]?.obstacle?.contains("only C or Objective-C") == true)
    #expect(catalog["Old"]?.obstacle?.contains("only C or Objective-C") == true)
  }

  @Test func foldersOfPodsAreModules() throws {
    try folder.write("", to: "Pods/Snap-Kit/Sources/A.swift")
    try folder.write("", to: "Pods/Headers/Private/a.h")
    let catalog = catalog()
    #expect(catalog["Snap_Kit"]?.sources == [folder.path("Pods/Snap-Kit/Sources/A.swift")])
  }

  /// The example apps of libraries name the library around them: with its address, as a pod in a folder, or by its product
  /// alone if a workspace brings it.
  @Test(arguments: ["package = R; ", ""]) func anExampleFindsTheLibraryAroundIt(reference: String) throws {
    try folder.write(manifest(".target(name: \"Grid\")"), to: "Package.swift")
    try folder.write("", to: "Sources/Grid/A.swift")
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = A; };
        D = { isa = XCSwiftPackageProductDependency; productName = Grid; \(reference)};
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/grid.git"; };
      }; rootObject = P; }
      """, to: "Examples/iOS/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "Examples/iOS/A.swift")
    let project = try ProjectFinder.find(folder.path("Examples/iOS"))
    let catalog = PackageCatalog(for: project, compilerVersion: (6, 3))
    expectEqual(catalog["Grid"]?.sources, [folder.path("Sources/Grid/A.swift")])
    expectEqual(project.packageFolders, [folder.root])
  }

  @Test func podsInFoldersAreModules() throws {
    try folder.write(
      """
      target 'App' do
        pod 'SnapKit', '~> 5.0'
        # pod 'Old', :path => '../'
        pod 'My-Grid', :path => '../'
        pod "Rows/Core", path: "../Rows"
      end
      """, to: "Example/Podfile")
    try folder.write(
      """
      Pod::Spec.new do |s|
        s.name = 'My-Grid' # the 'name'
        s.source_files = 'Grid/Classes/**/*.{swift,h}'
        s.exclude_files = ['Grid/Classes/Mac/*']
        s.swift_versions = ['4.0', '4.2']
        s.resource_bundles = { 'Grid' => ['Grid/Assets/*.png'] }
      end
      """, to: "My-Grid.podspec")
    try folder.write(
      "s.module_name = 'RowKit'\ns.subspec 'Core' do |c|\n c.source_files = \"Core\"\nend", to: "Rows/Rows.podspec")
    for name in [
      "Grid/Classes/A.swift", "Grid/Classes/Deep/B.swift", "Grid/Classes/Mac/C.swift", "Grid/D.swift",
      "Rows/Core/E.swift", "Rows/Core/Deep/F.swift", "Grid/Assets/g.png", "Example/App.swift",
    ] { try folder.write("", to: name) }
    let project = Project(kind: .folder, name: "App", root: folder.path("Example"), sources: [])
    let catalog = PackageCatalog(for: project, compilerVersion: (6, 3))
    let grid = try #require(catalog["My_Grid"])
    expectEqual(grid.sources, ["Grid/Classes/A.swift", "Grid/Classes/Deep/B.swift"].map(folder.path))
    expectEqual(grid.resources, [folder.path("Grid/Assets/g.png")])
    expectEqual(grid.bundle, "Grid")
    expectEqual(grid.compilerFlags, ["-swift-version", "4"])
    expectEqual(catalog["RowKit"]?.sources, [folder.path("Rows/Core/E.swift")])
    expectNil(catalog["Old"])
  }

  /// The `Podfile` of a repository with the project in a folder of its own, and pods by the path of their podspec.
  @Test func podsOfAPodfileAroundTheProjectAreFound() throws {
    try folder.write(
      """
      project 'Example/App.xcodeproj'
      pod 'Grid', :podspec => 'Specs/Grid.podspec'
      pod 'Rows/Core', podspec: './Specs/Rows.podspec'
      pod 'Far', :podspec => 'https://example.com/Far.podspec'
      """, to: "Podfile")
    for name in ["Grid", "Rows"] {
      try folder.write("s.source_files = '\(name)/*.swift'", to: "Specs/\(name).podspec")
      try folder.write("", to: "Specs/\(name)/A.swift")
    }
    for name in ["Example", "Other"] { try folder.write("", to: "\(name)/App.swift") }
    func catalog(_ name: String) -> PackageCatalog {
      let project = Project(kind: .folder, name: "App", root: folder.path(name), sources: [])
      return PackageCatalog(for: project, compilerVersion: (6, 3))
    }
    expectEqual(catalog("Example")["Grid"]?.sources, [folder.path("Specs/Grid/A.swift")])
    expectEqual(catalog("Example")["Rows"]?.sources, [folder.path("Specs/Rows/A.swift")])
    expectNil(catalog("Example")["Far"])
    expectNil(catalog("Other")["Grid"])
  }

  @Test func aPackageForANewerCompilerHasAnObstacle() throws {
    try folder.write(manifest(".target(name: \"New\")", tools: "9.0"), to: "New/Package.swift")
    try folder.write("", to: "New/Sources/New/A.swift")
    let obstacle = try #require(catalog()["New"]?.obstacle)
    #expect(obstacle.hasPrefix("\(folder.path("New"))/Package.swift:1: ") && obstacle.contains("needs Swift 9.0"))
  }

  @Test func twoModulesOfOneNameAreNamed() throws {
    for name in ["One", "Two"] {
      try folder.write(manifest(".target(name: \"Core\")"), to: "\(name)/Package.swift")
      try folder.write("", to: "\(name)/Sources/Core/A.swift")
    }
    let catalog = catalog()
    #expect(catalog["Core"]?.root == folder.path("One"))
    #expect(catalog.notes.count == 1 && catalog.notes[0].contains("both have a module Core"))
  }

  /// A package that only its address names is not fetched; the user learns how.
  @Test func aPackageThatIsNotHereHasACommand() throws {
    try folder.write(
      """
      { objects = {
        P = { isa = PBXProject; targets = (T); mainGroup = G; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        F = { isa = PBXBuildFile; fileRef = A; };
        D = { isa = XCSwiftPackageProductDependency; productName = SnapKit; package = R; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.org/it's/SnapKit.git"; };
      }; rootObject = P; }
      """, to: "It's/App.xcodeproj/project.pbxproj")
    try folder.write("import SnapKit", to: "It's/A.swift")
    let project = try ProjectFinder.find(folder.path("It's"))
    let catalog = PackageCatalog(for: project, compilerVersion: (6, 3))
    #expect(catalog["SnapKit"] == nil)
    let root = folder.path("It's").shellQuoted.dropLast()
    #expect(
      catalog.cloneCommand(for: "SnapKit")
        == "git clone 'https://example.org/it'\\''s/SnapKit.git' \(root)/Packages/SnapKit'")
    #expect(catalog.cloneCommand(for: "Other") == nil)
  }

  @Test func packagesNamedByAPathAreFollowed() throws {
    try folder.write(
      "// swift-tools-version:5.9\nlet package = Package(name: \"App\", dependencies: [.package(path: \"../Out\")])",
      to: "App/Package.swift")
    try folder.write(manifest(".target(name: \"Out\")"), to: "Out/Package.swift")
    try folder.write("", to: "Out/Sources/Out/A.swift")
    var project = Project(kind: .package, name: "App", root: folder.path("App"), sources: [])
    project.packageFolders = [folder.path("Out")]
    #expect(PackageCatalog(for: project, compilerVersion: (6, 3))["Out"] != nil)
    let text =
      "let package = Package(dependencies: [.package(path: \"../Out\"), .package(url: \"x\", from: \"1.0.0\")])"
    #expect(PackageTarget.packagePaths(inManifest: text) == ["../Out"])
  }

  @Test(arguments: [
    ("// swift-tools-version:5.7", 5, 7), ("//swift-tools-version: 6.0", 6, 0), ("// swift-tools-version:6", 6, 0),
  ])
  func toolsVersionsAreRead(text: String, major: Int, minor: Int) throws {
    let version = try #require(PackageTarget.toolsVersion(inManifest: text))
    #expect(version == (major, minor))
  }

  /// Deep in the project's own folders nothing is searched, but the folders of package managers are.
  @Test func checkoutsOfAllManagersAreFound() throws {
    let managed = [".build/checkouts", "SourcePackages/checkouts", "Carthage/Checkouts", "Pods"]
    let others = [
      "Packages", "LocalPackages", "Modules", "Vendor", "vendor", "Dependencies", "Frameworks", "Libraries",
      "Local Packages", "packages",
    ]
    for (index, checkout) in (managed + others).enumerated() {
      try folder.write(manifest(".target(name: \"M\(index)\")"), to: "\(checkout)/P\(index)/Package.swift")
      try folder.write("", to: "\(checkout)/P\(index)/Sources/M\(index)/A.swift")
    }
    let catalog = catalog()
    for (index, checkout) in (managed + others).enumerated() {
      let module = try #require(catalog["M\(index)"], "\(checkout)")
      #expect(module.root == folder.path("\(checkout)/P\(index)"))
      #expect(module.isOwn == !managed.contains(checkout), "\(checkout)")
    }
    #expect(PackageCatalog.folders(of: folder.root) == (managed + others).map(folder.path))
    #expect(catalog.notes.isEmpty)
  }

  @Test func foldersThatAreMissingAreNotWatched() throws {
    try folder.write("", to: "vendor/a.txt")
    #expect(PackageCatalog.folders(of: folder.root) == [folder.path("vendor")])
    #expect(PackageCatalog.folders(of: folder.path("vendor")).isEmpty)
  }

  /// Packages are found three folders below the project's, but no deeper, and not below other packages, in hidden
  /// folders or in folders with an extension.
  @Test func packagesAreSearchedToADepth() throws {
    for (name, path) in [
      ("One", "One"), ("Two", "a/Two"), ("Three", "a/b/Three"), ("Four", "a/b/c/Four"), ("Inner", "One/Inner"),
      ("Hidden", ".hidden/Hidden"), ("Bundle", "A.bundle/Bundle"),
    ] {
      try folder.write(manifest(".target(name: \"\(name)\")"), to: "\(path)/Package.swift")
      try folder.write("", to: "\(path)/Sources/\(name)/A.swift")
    }
    let catalog = catalog()
    let all = ["One", "Two", "Three", "Four", "Inner", "Hidden", "Bundle"]
    #expect(all.filter { catalog[$0] != nil } == ["One", "Two", "Three"])
    #expect(catalog["Three"]?.isOwn == true)
  }

  @Test(arguments: ["Sources", "Source", "src"])
  func targetsHaveConventionalFolders(name: String) throws {
    try folder.write(manifest(".target(name: \"Kit\")"), to: "P/Package.swift")
    try folder.write("", to: "P/\(name)/Kit/A.swift")
    #expect(catalog()["Kit"]?.sources == [folder.path("P/\(name)/Kit/A.swift")])
    #expect(catalog()["Kit"]?.bundle == nil)
  }

  @Test(arguments: ["c", "m", "mm", "cpp", "cc", "h"])
  func modulesInOtherLanguagesAreNamed(language: String) throws {
    try folder.write(manifest(".target(name: \"Low\")"), to: "P/Package.swift")
    try folder.write("", to: "P/Sources/Low/a.\(language)")
    try folder.write("", to: "Pods/Old/a.\(language)")
    let catalog = catalog()
    for (name, path) in [("Low", "P/Sources/Low"), ("Old", "Pods/Old")] {
      #expect(
        catalog[name]?.obstacle
          == "\(folder.path(path)) has no Swift, only C or Objective-C, which is not compiled")
    }
  }

  @Test func foldersWithoutSourcesAreNoModules() throws {
    try folder.write(manifest(".target(name: \"Low\")"), to: "P/Package.swift")
    try folder.write("", to: "P/Sources/Low/a.txt")
    try folder.write("", to: "Pods/Old/a.txt")
    let catalog = catalog()
    #expect(catalog["Low"] == nil)
    #expect(catalog["Old"] == nil)
  }

  @Test func foldersOfCocoaPodsThatAreNoPodsAreLeftOut() throws {
    let others = ["Headers", "Target Support Files", "Local Podspecs", "Pods.xcodeproj", ".hidden"]
    for name in others + ["Snap-Kit"] { try folder.write("", to: "Pods/\(name)/A.swift") }
    try folder.write("", to: "Pods/Snap-Kit/a.png")
    let catalog = catalog()
    for name in others { #expect(catalog[name] == nil, "\(name)") }
    let root = folder.path("Pods/Snap-Kit")
    #expect(
      catalog["Snap_Kit"]
        == PackageModule(
          name: "Snap_Kit", root: root, sources: ["\(root)/A.swift"], resources: ["\(root)/a.png"],
          conditions: ["COCOAPODS"]))
  }

  /// A compiler of the very version that a package needs compiles it.
  @Test(arguments: [("6.3", false), ("6.4", true), ("5.9", false), ("7.0", true)])
  func packagesForTheCompilerHaveNoObstacle(tools: String, isObstacle: Bool) throws {
    try folder.write(manifest(".target(name: \"New\")", tools: tools), to: "New/Package.swift")
    try folder.write("", to: "New/Sources/New/A.swift")
    #expect(
      catalog()["New"]?.obstacle
        == (isObstacle
          ? "\(folder.path("New"))/Package.swift:1: the package needs Swift \(tools), but the compiler is Swift 6.3"
          : nil))
  }

  /// A package without a name has the name of its folder, and its resources' bundle too.
  @Test func packagesWithoutNamesHaveTheirFoldersNames() throws {
    try folder.write(
      "// swift-tools-version:5.7\nlet package = Package(targets: [.target(name: \"Grid\")])",
      to: "Shapes/Package.swift")
    try folder.write("", to: "Shapes/Sources/Grid/A.swift")
    try folder.write("", to: "Shapes/Sources/Grid/a.png")
    #expect(catalog()["Grid"]?.bundle == "Shapes_Grid")
  }
}
