import Foundation
import TestSupport
import Testing

import Projects

/// The targets of Xcode projects: their standard settings, kinds, packages and remarks.
struct XcodeTargetTests {
  private let folder = TemporaryFolder()

  /// A project with an app, more objects, and files in the phases of the app.
  private func project(
    settings: String = "", objects: String = "", targets: String = "T", files: [String] = [],
    type: String = "application",
    configurations: String? = nil, root: String = "", phase: String = "PBXSourcesBuildPhase"
  ) throws -> XcodeProject {
    let list = files.enumerated().map {
      "F\($0.offset) = { isa = PBXFileReference; path = \"\($0.element)\"; sourceTree = \"<group>\"; }; "
        + "B\($0.offset) = { isa = PBXBuildFile; fileRef = F\($0.offset); };"
    }.joined(separator: "\n")
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (\(targets)); \(root) };
        G = { isa = PBXGroup; children = (\(files.indices.map { "F\($0)" }.joined(separator: ", "))); };
        T = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = CL; buildPhases = (SP); };
        SP = { isa = \(phase); files = (\(files.indices.map { "B\($0)" }.joined(separator: ", "))); };
        CL = { buildConfigurations = \(configurations ?? "(C)"); };
        C = { name = Debug; buildSettings = { SDKROOT = iphoneos; \(settings) }; };
        \(list)
        \(objects)
      }; }
      """
    return try XcodeProject(text, file: folder.path("Shop.xcodeproj/project.pbxproj"), folder: folder.root)
  }

  @Test func standardSettingsAreXcodes() throws {
    let settings = try project(root: "developmentRegion = de;").project(named: nil).settings
    let expected = [
      "TARGET_NAME": "My App", "PRODUCT_NAME": "My App", "PROJECT_NAME": "Shop", "CONFIGURATION": "Debug",
      "SRCROOT": folder.root, "PROJECT_DIR": folder.root, "SOURCE_ROOT": folder.root,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PRODUCT_MODULE_NAME": "My_App", "EXECUTABLE_NAME": "My App",
      "DEVELOPMENT_LANGUAGE": "de", "SDKROOT": "iphoneos",
    ]
    for (name, value) in expected { expectEqual(settings[name], value, "\(name)") }
    expectEqual(try project().project(named: nil).settings["DEVELOPMENT_LANGUAGE"], "en")
    expectEqual(try project(root: "developmentRegion = de;").project(named: nil).developmentRegion, "de")
    let renamed = try project(settings: "PRODUCT_NAME = \"A-b\";").project(named: nil).settings
    expectEqual([renamed["PRODUCT_MODULE_NAME"], renamed["EXECUTABLE_NAME"]], ["A_b", "A-b"])
  }

  /// A header that is not on disk may import anything.
  @Test func targetsNameTheirBridgingHeader() throws {
    func header(_ setting: String) throws -> String? {
      try project(settings: "SWIFT_OBJC_BRIDGING_HEADER = \"\(setting)\";").project(named: nil).bridgingHeader
    }
    try folder.write("#import \"A.h\"\n", to: "Sub/Used.h")
    try folder.write("// Nothing yet.\n", to: "Unused.h")
    expectEqual(try header("$(SRCROOT)/Sub/Used.h"), folder.path("Sub/Used.h"))
    expectEqual(try header("Missing.h"), folder.path("Missing.h"))
    expectNil(try header("Unused.h"))
    expectNil(try header(""))
    expectNil(try project().project(named: nil).bridgingHeader)
  }

  /// The debug configuration counts, or the first one; those of the project come before those of the target.
  @Test func configurationsAreForDebugging() throws {
    let others =
      "D = { name = Release; buildSettings = { A = release; }; }; E = { name = Debug; buildSettings = { A = debug; }; };"
    func setting(_ list: String, _ objects: String = "", root: String = "") throws -> String? {
      try project(objects: others + objects, configurations: list, root: root).project(named: nil).settings["A"]
    }
    expectEqual(try setting("(D, E)"), "debug")
    expectEqual(try setting("(D)"), "release")
    expectNil(try setting("()"))
    let outer = "RL = { buildConfigurations = (R); }; R = { name = Debug; buildSettings = { A = (x, y); }; };"
    expectEqual(try setting("(C)", outer, root: "buildConfigurationList = RL;"), "x y")
    expectEqual(try setting("(E)", outer, root: "buildConfigurationList = RL;"), "debug")
    try folder.write("A = from a file\nB = $(A)!\n", to: "Config/App.xcconfig")
    let file = """
      X = { isa = PBXFileReference; path = Config/App.xcconfig; };
      Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Config; };
      """
    expectEqual(
      try setting("(Z)", file + "Z = { name = Debug; baseConfigurationReference = X; buildSettings = {}; };"),
      "from a file")
    expectEqual(
      try setting(
        "(Z)",
        file + "Z = { name = Debug; baseConfigurationReferenceAnchor = Y; "
          + "baseConfigurationReferenceRelativePath = App.xcconfig; buildSettings = { A = \"$(inherited)\"; }; };"),
      "from a file")
  }

  @Test func targetsHaveTheirKinds() throws {
    try folder.write("import UIKit", to: "A.swift")
    let kinds = ["framework", "framework.static", "library.static", "library.dynamic"]
    for kind in kinds {
      let found = try project(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE;", files: ["A.swift"], type: kind)
        .frameworks
      expectEqual(found.map(\.name), ["My_App"])
      expectEqual(found.first?.sources, [folder.path("A.swift")])
      expectEqual(found.first?.conditions, ["ONE"])
      expectEqual(found.first?.root, folder.root)
    }
    expectEqual(
      try project(settings: "PRODUCT_MODULE_NAME = Kit;", files: ["A.swift"], type: kinds[0]).frameworks.map(\.name),
      ["Kit"])
    expectEqual(try project(files: [], type: kinds[0]).frameworks.count, 0, "one without sources is left out")
    for kind in ["application", "bundle", "tool"] {
      expectEqual(try project(files: ["A.swift"], type: kind).frameworks.count, 0)
    }
    expectEqual(
      try project(settings: "SUPPORTED_PLATFORMS = macosx;", files: ["A.swift"], type: kinds[0]).frameworks.count, 1)
    let mac = try project(files: ["A.swift"], type: kinds[0], configurations: "(M)")
    expectEqual(mac.frameworks.count, 1, "without a platform, it is for all")
  }

  /// Names of platforms that show UIKit, and the reason why others do not.
  @Test func appsAreForPhones() throws {
    for settings in [
      "", "SDKROOT = iphonesimulator;", "SDKROOT = auto;",
      "SDKROOT = macosx; SUPPORTED_PLATFORMS = \"macosx iphoneos\";",
    ] {
      expectEqual(try project(settings: settings).project(named: nil).name, "My App")
    }
    for (settings, platform) in [
      ("SDKROOT = macosx;", "macosx"), ("SDKROOT = appletvos; SUPPORTED_PLATFORMS = appletvos;", "appletvos"),
    ] {
      let error = #expect(throws: ProjectError.self) { try project(settings: settings).project(named: nil) }
      expectContains(
        error.map { "\($0)" } ?? "", "is for \(platform), but Tessera shows UIKit: an app for iOS is needed")
    }
    let none = #expect(throws: ProjectError.self) { try project(type: "framework").project(named: nil) }
    expectContains(none.map { "\($0)" } ?? "", "has no target for an app, only My App")
    let empty = #expect(throws: ProjectError.self) { try project(targets: "").project(named: nil) }
    expectTrue(empty.map { "\($0)" }?.contains("has no target for an app") == true)
    expectFalse(empty.map { "\($0)" }?.contains("only") == true)
    expectEqual(try project(type: "framework").project(named: "My App").name, "My App", "a named one may be any")
  }

  @Test func filesThatAreNotCompiledAreNamed() throws {
    let files = ["A.swift", "B.m", "C.mm", "D.c", "E.cpp", "F.h", "G.png", "Gone.swift"]
    for file in files.dropLast() { try folder.write("", to: file) }
    let found = try project(files: files).project(named: nil)
    expectEqual(found.sources, [folder.path("A.swift")])
    expectEqual(found.resources, [folder.path("G.png")])
    expectEqual(
      found.notes,
      ["B.m", "C.mm", "D.c", "E.cpp"].map { "\(folder.path($0)) is not Swift, so it is not compiled" } + [
        "\(folder.path("Gone.swift")) is in the project, but not on disk"
      ])
    let resources = try project(files: ["F.h", "B.m"], phase: "PBXResourcesBuildPhase").project(named: nil)
    expectEqual(Set(resources.resources), Set(["F.h", "B.m"].map(folder.path)))
    let other = try project(files: ["A.swift"], phase: "PBXFrameworksBuildPhase").project(named: nil)
    expectEqual(other.sources, [])
    let list = try project(settings: "INFOPLIST_FILE = Info.plist;").project(named: nil)
    expectNil(list.infoPlist)
    expectEqual(list.notes, ["\(folder.path("Info.plist")) is the target's Info.plist, but not on disk"])
  }

  @Test func packagesAreReferred() throws {
    for name in ["Near", "Old"] { try folder.write("", to: "\(name)/Package.swift") }
    let found = try project(
      objects: """
        L1 = { isa = XCLocalSwiftPackageReference; relativePath = Near; };
        L2 = { isa = XCLocalSwiftPackageReference; relativePath = Missing; };
        O = { isa = PBXFileReference; path = Old; };
        N = { isa = PBXFileReference; path = Near; };
        J = { isa = PBXFileReference; path = ../Other/Lib.xcodeproj; };
        D1 = { isa = XCSwiftPackageProductDependency; productName = SnapKit; package = R1; };
        D2 = { isa = XCSwiftPackageProductDependency; productName = Local; };
        R1 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/SnapKit"; };
        """
    ).project(named: nil)
    expectEqual(found.packageFolders, [folder.path("Near"), folder.path("Old")])
    expectEqual(found.packageAddresses, ["SnapKit": "https://example.com/SnapKit"])
    expectEqual(found.neighbors.map { ($0 as NSString).lastPathComponent }, ["Lib.xcodeproj"])
  }
}
