import Foundation
import TestSupport
import Testing

import Projects

struct XcodeProjects {
  private let folder = TemporaryFolder()

  private func text(sdk: String = "iphoneos", target: String = "", type: String = "application") -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = CL; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (GA, S); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = App; children = (F1, F2, R1, V1); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; name = B.swift; path = Other/B.swift; sourceTree = SOURCE_ROOT; };
        R1 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        V1 = { isa = PBXVariantGroup; name = L; children = (L1); sourceTree = "<group>"; };
        L1 = { isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Feature; exceptions = (E); sourceTree = "<group>"; };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Skip.swift); target = T; };
        T = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = CL; buildPhases = (SP, RP); \(target) };
        SP = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        RP = { isa = PBXResourcesBuildPhase; files = (B3, B4); };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = R1; }; B4 = { isa = PBXBuildFile; fileRef = V1; };
        CL = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = \(sdk);
          INFOPLIST_FILE = App/Info.plist; INFOPLIST_KEY_UIMainStoryboardFile = Main;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING $(inherited)"; }; };
      }; }
    """
  }

  private func project(_ text: String) throws -> Project {
    try XcodeProject(text, file: "p.pbxproj", folder: folder.root).project(named: nil)
  }

  /// Targets for unit tests are compiled with the app.
  @Test func testsOfTheAppAreFound() throws {
    for path in ["App/A.swift", "Other/B.swift", "Feature/C.swift"] { try folder.write("import XCTest", to: path) }
    let tests = """
      U = { isa = PBXNativeTarget; name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = CL; buildPhases = (); fileSystemSynchronizedGroups = (S); };
      """
    let both = text().replacing("targets = (T);", with: "targets = (T, U);").replacing("SP = {", with: tests + "SP = {")
    let project = try project(both)
    #expect(project.tests.map(\.name) == ["ShopTests"])
    #expect(project.tests[0].sources == [folder.path("Feature/C.swift")])
    #expect(!project.sources.contains(folder.path("Feature/C.swift")))
  }

  @Test func filesOfTheTargetAreFound() throws {
    for path in [
      "App/A.swift", "Other/B.swift", "App/Unlisted.swift", "App/Assets.xcassets/Contents.json", "App/Info.plist",
      "App/en.lproj/L.strings", "Feature/C.swift", "Feature/Skip.swift", "Feature/Deep/D.swift", "Feature/x.png",
    ] { try folder.write("", to: path) }
    let project = try project(text(target: "fileSystemSynchronizedGroups = (S);"))
    #expect(project.name == "Shop")
    #expect(
      Set(project.sources)
        == Set(["App/A.swift", "Other/B.swift", "Feature/C.swift", "Feature/Deep/D.swift"].map(folder.path)))
    #expect(
      Set(project.resources)
        == Set(["App/Assets.xcassets", "App/en.lproj/L.strings", "Feature/x.png"].map(folder.path)))
    #expect(project.infoPlist == folder.path("App/Info.plist"))
    #expect(project.settings.informationKeys == ["UIMainStoryboardFile": "Main"])
    #expect(project.conditions == ["DEBUG", "STAGING"])
  }

  /// A target in the form of Xcode's own templates, with settings in a file and variables in them.
  private func larger(region: String = "de", infoPlist: String = "$(TARGET_NAME)/$(INFO)") -> String {
    text(target: "fileSystemSynchronizedGroups = (S);")
      .replacing(
        "mainGroup = G; targets = (T);", with: "mainGroup = G; targets = (T, K); developmentRegion = \(region);"
      )
      .replacing(
        "INFOPLIST_FILE = App/Info.plist;", with: "INFOPLIST_FILE = \"\(infoPlist)\"; PRODUCT_NAME = \"My Shop\";"
      )
      .replacing(
        "C = { isa = XCBuildConfiguration;", with: "C = { isa = XCBuildConfiguration; baseConfigurationReference = X;"
      )
      .replacing("children = (GA, S);", with: "children = (GA, S, S2, X, D, FK);")
      .replacing("files = (B3, B4);", with: "files = (B3, B4, B5, B6);")
      .replacing("exceptions = (E);", with: "exceptions = (E, E2);")
      .replacing(
        "\n  }; }",
        with: """


                X = { isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
                D = { isa = PBXFileReference; lastKnownFileType = folder; path = Data; sourceTree = "<group>"; };
                U = { isa = PBXFileReference; path = model.usd; sourceTree = SOURCE_ROOT; };
                B5 = { isa = PBXBuildFile; fileRef = D; }; B6 = { isa = PBXBuildFile; fileRef = U; };
                E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift); target = K; };
                S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Other2; exceptions = (E3); sourceTree = "<group>"; };
                E3 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Lent.swift); target = T; };
                K = { isa = PBXNativeTarget; name = "Core-Kit"; productType = "com.apple.product-type.framework";
                  buildConfigurationList = CL; buildPhases = (KP); };
                KP = { isa = PBXSourcesBuildPhase; files = (BK); }; BK = { isa = PBXBuildFile; fileRef = FK; };
                FK = { isa = PBXFileReference; path = Kit.swift; sourceTree = SOURCE_ROOT; };
              }; }
          """)
  }

  @Test func settingsHaveVariablesAndFiles() throws {
    try folder.write(
      "#include \"Deep.xcconfig\"\nINFO = Info.plist // the list\nHOST = $(NAME).$(ENDING:default=test)\n",
      to: "Base.xcconfig")
    try folder.write(
      "NAME = app\n#include \"Base.xcconfig\"\nNAME[sdk=iphoneos*] = phone\nNAME[sdk=macosx*] = mac\n",
      to: "Deep.xcconfig")
    try folder.write("", to: "Shop/Info.plist")
    let project = try project(larger())
    #expect(project.infoPlist == folder.path("Shop/Info.plist"))
    #expect(project.settings["HOST"] == "phone.test")
    #expect(project.settings["NOTHING"] == nil && project.settings.resolve("a${NOTHING}b") == "ab")
    #expect(project.moduleName == "My_Shop")
    #expect(project.developmentRegion == "de")
    #expect(project.settings["DEVELOPMENT_LANGUAGE"] == "de")
    let other = try self.project(larger(infoPlist: "$(A)$(A)/None.plist"))
    #expect(other.infoPlist == nil && other.notes.contains { $0.contains("None.plist is the target's Info.plist") })
  }

  @Test func listedFilesOfAnyKindAndSharedOnesBelongToATarget() throws {
    for path in [
      "Data/a.json", "model.usd", "Feature/Shared.swift", "Other2/Lent.swift", "Other2/Own.swift", "Kit.swift",
    ] {
      try folder.write("", to: path)
    }
    let project = try project(larger())
    #expect(Set(project.sources) == Set(["Feature/Shared.swift", "Other2/Lent.swift"].map(folder.path)))
    #expect(Set(project.resources) == Set(["Data", "model.usd"].map(folder.path)))
    let frameworks = try XcodeProject(larger(), file: "p.pbxproj", folder: folder.root).frameworks
    #expect(frameworks.map(\.sources) == [["Feature/Shared.swift", "Kit.swift"].map(folder.path)])
  }

  /// A workspace names the projects and packages; the app is the one of the first project that has any.
  @Test func aWorkspacePutsProjectsAndPackagesTogether() throws {
    try folder.write(text(type: "framework"), to: "Kit/Kit.xcodeproj/project.pbxproj")
    try folder.write(
      text().replacing("children = (GA, S);", with: "children = (GA, S, PK);").replacing(
        "GA = {", with: "PK = { isa = PBXFileReference; path = ../Older; sourceTree = SOURCE_ROOT; }; GA = {"),
      to: "App/Deep/App.xcodeproj/project.pbxproj")
    try folder.write("", to: "App/Deep/App/A.swift")
    try folder.write("", to: "Kit/App/A.swift")
    for name in ["Libraries & more/Grid", "App/Older"] {
      let target = (name as NSString).lastPathComponent
      try folder.write("let package = Package(targets: [.target(name: \"\(target)\")])", to: name + "/Package.swift")
      try folder.write("", to: "\(name)/Sources/\(target)/G.swift")
    }
    try folder.write(
      """
      <Workspace version = "1.0">
        <Group location = "container:Kit" name = "Kit"><FileRef location = "group:Kit.xcodeproj"></FileRef></Group>
        <Group location = "group:App/Deep"><FileRef location = "group:App.xcodeproj"/></Group>
        <FileRef location = "group:Libraries &amp; more/Grid"/>
        <FileRef location = "group:../../../Missing"/>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    for path in ["All.xcworkspace", ""] {
      let project = try ProjectFinder.find(folder.path(path))
      #expect(project.root == folder.path("App/Deep"))
      #expect(project.packageFolders == ["App/Older", "Libraries & more/Grid"].map(folder.path))
      #expect(project.neighbors == [folder.path("Kit/Kit.xcodeproj")])
      let catalog = PackageCatalog(for: project, compilerVersion: (6, 3))
      #expect(catalog["Shop"]?.sources == [folder.path("Kit/App/A.swift")])
      #expect(catalog["Grid"]?.isOwn == true && catalog["Older"]?.isOwn == true)
    }
  }

  @Test func missingFilesAreNamedAndLeftOut() throws {
    try folder.write("", to: "App/A.swift")
    let project = try project(text())
    #expect(project.sources == [folder.path("App/A.swift")])
    #expect(project.notes.contains { $0.contains("B.swift") && $0.contains("not on disk") })
  }

  @Test func otherPlatformsAndProductsAreRefused() {
    for text in [text(sdk: "macosx"), text(sdk: "watchos"), text(type: "framework")] {
      #expect { try project(text) } throws: { error in
        if case .unsuitable? = error as? ProjectError { true } else { false }
      }
    }
  }

  @Test func damageNamesFileAndLine() {
    let text = "{\n objects = {\n  A = { isa = ; };\n };\n}"
    let error = #expect(throws: ProjectError.self) { try project(text) }
    #expect(error?.description.hasPrefix("p.pbxproj:3: ") == true)
  }
}
