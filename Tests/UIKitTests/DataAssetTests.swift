import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Files of an app that are found by name: data of asset catalogs, and fonts that are registered while it runs.
@MainActor
struct DataAssetTests {
  private let folder = TemporaryFolder()

  private func write(_ set: String, _ contents: String, _ file: String? = nil, _ text: String = "") throws {
    try folder.write(contents, to: "app/Assets.xcassets/\(set).dataset/Contents.json")
    if let file { try folder.write(text, to: "app/Assets.xcassets/\(set).dataset/\(file)") }
  }

  private func entry(_ file: String, type: String = "") -> String {
    """
    {"data": [{"idiom": "universal"}, {"filename": "\(file)", "idiom": "universal"\(type)}], "info": {"version": 1}}
    """
  }

  @Test func setsOfDataAreFound() throws {
    let type = ", \"universal-type-identifier\": \"public.json\""
    try write("config", entry("a.json", type: type), "a.json", "{}")
    try write("plain", entry("b.txt"), "b.txt", "b")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": true}}", to: "app/Assets.xcassets/Levels/Contents.json")
    try write("Levels/one", entry("c.txt"), "c.txt", "c")
    try folder.write(
      "{\"properties\": {\"provides-namespace\": false}}", to: "app/Assets.xcassets/Group/Contents.json")
    try write("Group/two", entry("d.txt"), "d.txt", "d")
    try write("outside", entry("../plain.dataset/b.txt"))
    try write("gone", entry("gone.txt"))
    try write("none", "{\"data\": [{\"idiom\": \"universal\"}]}")
    try write("damaged", "{\"data\": [")
    let bundle = try #require(Bundle(path: folder.path("app")))
    let found = ["config", "plain", "Levels/one", "two"].map { NSDataAsset(name: $0, bundle: bundle) }
    expectEqual(found.map { $0.map { String(decoding: $0.data, as: UTF8.self) } }, ["{}", "b", "c", "d"])
    expectEqual(found.map { $0?.typeIdentifier }, ["public.json", "public.data", "public.data", "public.data"])
    expectEqual(found.map { $0?.name }, ["config", "plain", "Levels/one", "two"])
    for name in ["outside", "gone", "none", "damaged", "Group/two", "one", "missing", ""] {
      expectNil(NSDataAsset(name: name, bundle: bundle), "\(name)")
    }
    expectNil(NSDataAsset(name: "no such data"))
  }

  @Test func fontsThatCannotBeRegisteredAreErrors() {
    let url = URL(fileURLWithPath: folder.path("no.ttf"))
    var error: Unmanaged<CFError>?
    expectFalse(CTFontManagerRegisterFontsForURL(url, .process, &error))
    let missing = error?.takeRetainedValue()
    expectEqual(missing?.domain, "com.apple.CoreText.CTFontManagerErrorDomain")
    expectEqual(missing?.code, CTFontManagerError.fileNotFound.rawValue)
    expectEqual(missing?.userInfo["CTFontManagerErrorFontURLs"] as? [URL], [url])
    expectFalse(CTFontManagerUnregisterFontsForURL(url, .process, &error))
    expectEqual(error?.takeRetainedValue().code, CTFontManagerError.notRegistered.rawValue)
    expectFalse(CTFontManagerUnregisterFontsForURL(url, .process, nil))
    expectEqual(
      [CTFontManagerScope.none, .process, .persistent, .session].map(\.rawValue), [0, 1, 2, 3] as [UInt32])
    expectEqual(
      [
        CTFontManagerError.fileNotFound, .insufficientPermissions, .unrecognizedFormat, .alreadyRegistered,
        .notRegistered,
      ].map(\.rawValue), [101, 102, 103, 105, 201])
  }
}
