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
}
