import Foundation
import Glibc
import TestSupport
import Testing

import Projects

struct ProjectSearch {
  private let folder = TemporaryFolder()

  private func error(_ path: String) -> ProjectError? {
    #expect(throws: ProjectError.self) { try ProjectFinder.find(path) }
  }

  @Test func aFileIsAProject() throws {
    try folder.write("import UIKit", to: "My Screen.swift")
    let project = try ProjectFinder.find(folder.path("My Screen.swift"))
    #expect(project.kind == .file)
    #expect(project.moduleName == "My_Screen")
    #expect(project.sources == [folder.path("My Screen.swift")])
  }

  @Test func folderContainsOnlyItsOwnSources() throws {
    for path in ["A.swift", "Sub/B.swift", "Pods/P.swift", ".build/C.swift", "AppTests/T.swift", "x.png", "y.o"] {
      try folder.write("", to: path)
    }
    let project = try ProjectFinder.find(folder.root)
    #expect(project.sources == ["A.swift", "Sub/B.swift"].map(folder.path))
    #expect(project.resources == [folder.path("x.png")])
  }

  /// A project does not contain the results and references that its tests have written into it.
  @Test func resultsOfTestsAreIgnored() throws {
    for path in ["A.swift", "x.png", "out/\(ResultsFolder.mark)", "out/1/y.png", "__Snapshots__/screens/z.png"] {
      try folder.write("", to: path)
    }
    expectEqual(try ProjectFinder.find(folder.root).resources, [folder.path("x.png")])
    try folder.write("", to: ResultsFolder.mark)
    expectEqual(try ProjectFinder.find(folder.root).resources, [folder.path("x.png")])
  }

  @Test(arguments: [
    ("5.5", "", 5), ("4.2", "", 4), ("4.0", "swiftLanguageVersions: [.v5]", 5),
    ("5.0", "swiftLanguageVersions: [.v4, .v4_2]", 4), ("5.0", "swiftLanguageVersions: [.v4, .v5]", 5),
    ("6.0", "swiftLanguageModes: [.v5]", 5), ("5.0", "swiftLanguageVersions: [.version(\"4\")]", 4),
    ("6.1", "", 6), ("6.0", "swiftLanguageModes: [.v6]", 6), ("5.10", "swiftLanguageVersions: [.v5, .v6]", 6),
  ])
  func packagesAreCompiledInTheirLanguage(version: String, setting: String, language: Int) throws {
    let end = setting.isEmpty ? "" : ", \(setting)"
    expectLanguage(language, of: try package(version, target: "", end))
  }

  /// A target may differ from its package.
  @Test(arguments: [
    ("6.0", "[.swiftLanguageMode(.v5)]", 5), ("5.9", "[.define(\"A\"), .swiftLanguageMode(.v6)]", 6),
  ])
  func targetsAreCompiledInTheirLanguage(version: String, settings: String, language: Int) throws {
    expectLanguage(language, of: try package(version, target: ", swiftSettings: \(settings)", ""))
  }

  private func package(_ version: String, target: String, _ end: String) throws -> Project {
    try folder.write(
      "// swift-tools-version:\(version)\nimport PackageDescription\nlet package = Package(name: \"P\", "
        + "targets: [.target(name: \"P\"\(target))]\(end))\n", to: "Package.swift")
    try folder.write("import UIKit\n", to: "Sources/P/A.swift")
    return try ProjectFinder.find(folder.root)
  }

  private func expectLanguage(_ version: Int, of project: Project) {
    let flags = project.compilerFlags
    expectEqual(flags.prefix(2) == ["-swift-version", "4"], version == 4)
    // A default value may use what belongs to the main actor.
    expectEqual(flags.contains("IsolatedDefaultValues"), version == 6)
    expectTrue(version != 5 || flags.isEmpty, "\(flags)")
  }

  /// Folders whose names end with Tests are targets of their own if a file in them imports a library for tests.
  @Test func foldersOfTestsAreFound() throws {
    try folder.write("import UIKit\n", to: "App/A.swift")
    try folder.write("import XCTest\n", to: "App/AppTests/T.swift")
    try folder.write("{}", to: "App/AppTests/data.json")
    try folder.write("import XCTest\nlet app = XCUIApplication()\n", to: "AppUITests/U.swift")
    try folder.write("import UIKit\n", to: "SpeedTests/Chart.swift")
    try folder.write("import XCTest\n", to: "Pods/Kit/KitTests/T.swift")
    try folder.write("", to: "Local/Package.swift")
    try folder.write("import XCTest\n", to: "Local/LocalTests/T.swift")
    let project = try ProjectFinder.find(folder.root)
    #expect(project.tests.map(\.name) == ["AppTests", "AppUITests"])
    #expect(project.tests[0].resources == [folder.path("App/AppTests/data.json")])
    #expect(project.tests.map { $0.obstacle == nil } == [true, false])
    let tested = project.testing(project.tests[0])
    #expect(tested.sources == ["App/A.swift", "App/AppTests/T.swift"].map(folder.path))
    #expect(tested.moduleName == project.moduleName)
  }

  /// The module of a project is its own also under the name that it has on iOS.
  @Test func theOwnModuleIsKnown() throws {
    try folder.write("import UIKit\n", to: "Gallery/A.swift")
    #expect(try ProjectFinder.find(folder.path("Gallery")).ownModules == ["Gallery", "GalleryApp"])
    try folder.write("import UIKit\n", to: "Combine/A.swift")
    #expect(try ProjectFinder.find(folder.path("Combine")).ownModules == ["CombineApp"])
  }

  @Test func linksOutOfTheProjectAreNamedAndIgnored() throws {
    let other = TemporaryFolder()
    try other.write("", to: "Foreign.swift")
    try folder.write("", to: "A.swift")
    symlink(other.path("Foreign.swift"), folder.path("Link.swift"))
    symlink(folder.root, folder.path("Loop"))
    let project = try ProjectFinder.find(folder.root)
    #expect(project.sources == [folder.path("A.swift")])
    #expect(project.notes.count == 1 && project.notes[0].contains("Link.swift"))
  }

  @Test func packagesNameTheirTargets() throws {
    try folder.write(
      """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [
        // .executableTarget(name: "Old"),
        .target(name: "Core", dependencies: [.target(name: "Base", condition: .when(platforms: [.linux]))]),
        .executableTarget(name: "App", dependencies: ["Core"], path: "Code/App"),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ])
      """, to: "Package.swift")
    try folder.write("", to: "Code/App/A.swift")
    try folder.write("", to: "Sources/Core/C.swift")
    let project = try ProjectFinder.find(folder.root)
    #expect(project.kind == .package && project.name == "App")
    #expect(project.sources == [folder.path("Code/App/A.swift")])
    // Its modules are found as those of other packages are.
    #expect(project.packageFolders == [folder.root])
    #expect(project.tests.isEmpty)
    try folder.write("import Testing\n", to: "Tests/CoreTests/T.swift")
    let tests = try ProjectFinder.find(folder.root).tests
    #expect(tests.map(\.name) == ["CoreTests"])
    #expect(tests.map(\.sources) == [[folder.path("Tests/CoreTests/T.swift")]])
    // The app does not start for tests of another module, whose names may be those of the app's.
    #expect(project.testing(tests[0]).sources == tests[0].sources)
    try folder.write("import Testing\n@testable import App\n", to: "Tests/CoreTests/T.swift")
    let used = try ProjectFinder.find(folder.root)
    #expect(used.testing(used.tests[0]).sources.count == 2)
    #expect(project.resources.isEmpty)
  }

  @Test func withoutAnAppTheOutermostTargetOfAPackageIsShown() throws {
    let targets = ["Core", "Design", "Home"].map { ".target(name: \"\($0)\")" }.joined(separator: ",")
    try folder.write("let package = Package(name: \"Kit\", targets: [\(targets)])", to: "Package.swift")
    try folder.write("", to: "Sources/Core/C.swift")
    try folder.write("import UIKit\n@testable import struct Core.Thing\n", to: "Sources/Design/D.swift")
    try folder.write("import Design\nimport Core\n", to: "Sources/Home/H.swift")
    #expect(try ProjectFinder.find(folder.root).name == "Home")
    try folder.write("import Home", to: "Sources/Core/C.swift")
    #expect(try ProjectFinder.find(folder.root).name == "Core", "in a cycle, the first one is shown")
  }

  @Test func badPathsAreExplained() throws {
    #expect(error(folder.path("none"))?.description.contains("No such file") == true)
    #expect(error(folder.root) == .empty(path: folder.root))
    try folder.write(Data([0xFF, 0xFE, 0x69, 0x00]), to: "Wide.swift")
    #expect(error(folder.root)?.description.contains("UTF-16") == true)
  }

  @Test func tenThousandFilesAreFound() throws {
    for index in 0..<10_000 { try folder.write("", to: "S\(index % 100)/F\(index).swift") }
    #expect(try ProjectFinder.find(folder.root).sources.count == 10_000)
  }

  @Test(arguments: [
    ("banner", false), ("./layouts.json", false), ("-", false), ("A.swift", true), ("x/App.xcodeproj", true),
    ("/", true),
    ("missing/folder", true), ("fling.input", false),
  ])
  func pathsAreDistinguishedFromScenes(argument: String, isProject: Bool) {
    #expect(ProjectFinder.isProject(argument) == isProject)
  }
}
