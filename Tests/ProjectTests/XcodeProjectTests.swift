import Foundation
import TestSupport
import Testing

@testable import Projects

@Suite struct XcodeProjects {
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
    #expect(project.mainStoryboard == "Main")
    #expect(project.conditions == ["DEBUG", "STAGING"])
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
