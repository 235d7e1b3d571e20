import TestSupport
import Testing

@testable import Projects

/// The build settings of Xcode targets: their levels, conditions, variables and operators, as Xcode documents them.
struct BuildSettingTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(["TARGET_NAME": "My App"])
    for level in levels { settings.add(level) }
    return settings
  }

  @Test func higherLevelsInheritFromLowerOnes() {
    for inherited in ["$(inherited)", "${inherited}", "$(FLAGS)", "${FLAGS}"] {
      let both = settings(["FLAGS": "-a"], ["FLAGS": "\(inherited) -b"], ["FLAGS": "-c \(inherited)"])
      expectEqual(both["FLAGS"], "-c -a -b")
    }
    expectEqual(settings(["FLAGS": "$(inherited)-a"])["FLAGS"], "-a")
    expectEqual(settings(["FLAGS": "-a"], ["FLAGS": "-b"])["FLAGS"], "-b")
    expectNil(settings()["FLAGS"])
  }

  /// Only conditions that hold for a debug build for phones count, in their order behind the setting for all.
  @Test func conditionsAreThoseOfPhones() {
    let conditions: [(String, Bool)] = [
      ("[sdk=*]", true), ("[sdk=iphoneos*]", true), ("[sdk=iphonesimulator*]", true), ("[sdk=macosx*]", false),
      ("[config=Debug]", true), ("[config=*]", true), ("[config=Debug-Beta]", true), ("[config=Release]", false),
      ("[arch=*]", true), ("[arch=arm64]", false), ("[variant=normal]", false), ("[sdk]", false),
      ("[sdk=iphoneos*][config=Debug]", true), ("[sdk=iphoneos*][config=Release]", false),
    ]
    for (condition, holds) in conditions {
      expectEqual(settings(["A": "all", "A\(condition)": "own"])["A"], holds ? "own" : "all", "\(condition)")
      expectEqual(settings(["A\(condition)": "own"])["A"], holds ? "own" : nil, "\(condition)")
    }
  }

  @Test func variablesAreReplaced() {
    let some = settings(["A": "1", "B": "$(A)${A}", "C": "x$(B)y$(NONE)z", "KIND": "A", "D": "$($(KIND))"])
    expectEqual(some["C"], "x11yz")
    expectEqual(some["D"], "1")
    expectEqual(some.resolve("$(A)-${B}"), "1-11")
    expectEqual(some.resolve("plain $ text $("), "plain $ text $(")
    expectEqual(some["TARGET_NAME"], "My App")
  }

  @Test func operatorsChangeValues() {
    let some = settings(["NAME": "My App-2", "EMPTY": ""])
    let cases = [
      ("$(NAME:lower)", "my app-2"), ("$(NAME:upper)", "MY APP-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
      ("$(NAME:identifier)", "My_App_2"), ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:unknown)", "My App-2"),
      ("$(EMPTY:default=x)", "x"), ("$(NONE:default=a b)", "a b"), ("$(NAME:default=x)", "My App-2"),
      ("$(NAME:rfc1034identifier:lower)", "my-app-2"), ("$(NONE:default=Q:lower)", "q"),
    ]
    for (text, value) in cases { expectEqual(some.resolve(text), value, "\(text)") }
  }

  /// Variables inside each other end at a depth of 16, and those of a cycle are left as they are.
  @Test func cyclesEnd() {
    var long: [String: String] = ["V0": "end"]
    for index in 1...12 { long["V\(index)"] = "$(V\(index - 1))" }
    expectEqual(settings(long)["V6"], "end")
    expectNotNil(settings(["A": "$(B)", "B": "$(A)"])["A"])
  }

  @Test func othersCompleteTheSettings() {
    let some = settings(["A": "1"]).completed(by: ["A": "2", "B": "3"])
    expectEqual([some["A"], some["B"]], ["1", "3"])
    expectEqual(BuildSettings(["B": "$(A)", "A": "1"]).listing, "A=1\nB=$(A)\n")
    expectEqual(
      settings(["N": "x", "INFOPLIST_KEY_UIStatusBarHidden": "YES", "INFOPLIST_KEY_CFName": "$(N)"]).informationKeys,
      ["UIStatusBarHidden": "YES", "CFName": "x"])
  }

  // MARK: Language

  private func flags(_ values: [String: String]) -> [String] { LanguageSettings.flags(for: BuildSettings(values)) }

  private func features(_ names: String...) -> [String] { names.flatMap { ["-enable-upcoming-feature", $0] } }

  /// The features that Swift 6 enables without its checks, and those that settings enable by themselves.
  @Test func languagesHaveTheirFeatures() {
    expectEqual(flags([:]), [])
    expectEqual(flags(["SWIFT_VERSION": "5.0"]), [])
    for version in ["4", "4.2", "3.0"] { expectEqual(flags(["SWIFT_VERSION": version]), ["-swift-version", "4"]) }
    let six = features(
      "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
      "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
      "InferSendableFromCaptures", "IsolatedDefaultValues")
    expectEqual(flags(["SWIFT_VERSION": "6.0"]), six)
    let settings = [
      ("BARE_SLASH_REGEX_LITERALS", "BareSlashRegexLiterals"), ("EXISTENTIAL_ANY", "ExistentialAny"),
      ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
      ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
      ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
      ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ]
    for (setting, feature) in settings {
      let name = "SWIFT_UPCOMING_FEATURE_" + setting
      expectEqual(flags([name: "YES"]), features(feature))
      expectEqual(flags([name: "NO"]), [])
      expectEqual(
        flags([name: "YES", "SWIFT_VERSION": "6"]), six.contains(feature) ? six : six + features(feature))
    }
    expectEqual(
      flags(["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"]), ["-default-isolation", "MainActor"])
    expectEqual(flags(["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"]), [])
    expectEqual(["4.2", "5", "10.1", "x", ""].map(LanguageSettings.isEarly), [true, false, false, false, false])
  }
}

/// The files of a folder by their kinds.
struct SourceTreeTests {
  private let folder = TemporaryFolder()

  private func tree(_ paths: [String], skipsTests: Bool = true) throws -> SourceTree {
    for path in paths { try folder.write("", to: path) }
    return SourceTree(folder.root, root: folder.root, skipsTests: skipsTests)
  }

  @Test func resourcesHaveTheirExtensions() throws {
    let kinds = [
      "png", "jpg", "jpeg", "gif", "heic", "pdf", "svg", "webp", "json", "plist", "strings", "stringsdict",
      "xcstrings", "ttf", "otf", "ttc", "storyboard", "xib", "txt", "html", "css", "csv", "xml", "md", "mp3", "wav",
      "m4a", "mp4", "mov", "yml", "yaml", "data", "db", "sqlite", "geojson", "gpx", "dat", "bin", "lottie", "heif",
      "aiff", "caf", "usdz", "tsv", "rtf", "obj",
    ]
    let found = try tree(kinds.map { "a.\($0)" } + ["b.swift", "c.PNG", "d.pngx", "e", ".f.png", "g.h"])
    expectEqual(found.resources, (kinds.map { "a.\($0)" } + ["c.PNG"]).sorted().map(folder.path))
    expectEqual(found.sources, [folder.path("b.swift")])
    expectEqual(found.others, ["d.pngx", "e", "g.h"].map(folder.path))
  }

  /// Some folders are one resource, some are projects, and others are not part of the app.
  @Test func foldersHaveTheirKinds() throws {
    let one = ["Images.xcassets", "Help.bundle", "Model.xcdatamodeld"]
    let none = [
      "Pods", "Carthage", "DerivedData", "build", "node_modules", "xcuserdata", "fastlane", "Preview Content",
      "__Snapshots__", "A.xcworkspace", "A.playground", "A.framework", "A.xcframework", "A.app", "A.docc", "A.git",
      "AppTests", "B/C/AppTests", ".hidden",
    ]
    let more = ["Sub", "B/C/D/DeepTests", "Builds"]
    let found = try tree(
      (one + none + more).map { "\($0)/a.swift" } + ["P.xcodeproj/a.swift", "Q/Package.swift", "Q/a.swift"])
    expectEqual(found.resources, one.sorted().map(folder.path))
    expectEqual(found.sources, more.sorted().map { folder.path("\($0)/a.swift") })
    expectEqual(found.projects, [folder.path("P.xcodeproj")])
    let all = try tree([], skipsTests: false)
    expectEqual(all.sources.count, more.count + 2)
  }

  @Test func foldersEndAtADepth() throws {
    let path = (1...66).map { _ in "d" }
    func inside(_ depth: Int) -> String { path.prefix(depth).joined(separator: "/") + "/a.swift" }
    let found = try tree([inside(62), inside(63), inside(64)])
    expectEqual(Set(found.sources), Set([inside(62), inside(63)].map(folder.path)))
  }

  @Test func pathsAreInsideTheirFolders() {
    expectTrue("/a/b".isInside("/a"))
    expectTrue("/a/b".isInside("/a/"))
    expectTrue("/a".isInside("/a"))
    expectTrue("/a".isInside("/"))
    expectFalse("/ab".isInside("/a"))
    expectFalse("/a".isInside("/a/b"))
  }
}
