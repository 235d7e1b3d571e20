import TestSupport
import Testing

import Projects

/// Apps whose Swift uses Objective-C through a bridging header.
@Suite(.serialized) struct BridgingHeaderTests {
  private let folder = TemporaryFolder()
  /// The module that the app imports. A check of this package's own imports reads lines, not strings.
  private let kit = "UIKit"

  private func writeApp(header: String) throws {
    try folder.write(header, to: "App/App-Bridging-Header.h")
    try folder.write("import \(kit)\nclass Home: UIViewController { let store = Store() }\n", to: "App/Home.swift")
    let store = """
      class Store {
        let base: LegacyBase?
        init() { base = LegacyBase(path: "a") }
        func names() -> [String] { base?.names(nil) ?? [] }
      }
      """
    try folder.write(store, to: "App/Store.swift")
  }

  private func snapshot() throws -> Subprocess.Result {
    try Subprocess.tessera(
      arguments: ["snapshot", folder.path("App"), "--out", folder.path("out")],
      environment: ["XDG_CACHE_HOME": folder.toolCache()])
  }

  /// No file imports what the header makes known, so that nothing but the header says that it is no mistake.
  @Test func codeThatNeedsObjectiveCIsLeftOut() throws {
    try writeApp(header: "#import \"LegacyBase.h\"\n")
    let result = try snapshot()
    expectEqual(result.code, 0, "\(result.errors)")
    expectContains(result.output, "Home.png")
    expectContains(result.errors, "Objective-C")
  }

  /// Xcode adds a header without imports to an app in which somebody has once created an Objective-C file.
  @Test func aHeaderThatImportsNothingExcusesNothing() throws {
    try writeApp(header: "//\n//  Use this file to import your target's public headers.\n//\n#import <UIKit/UIKit.h>\n")
    let result = try snapshot()
    expectEqual(result.code, 65, "\(result.errors)")
    expectContains(result.errors, "Store.swift:2:13: error: cannot find type 'LegacyBase' in scope")
  }

  @Test(arguments: [
    ("@interface A : NSObject\n@end", true), ("  #include \"a.h\"", true), ("@import CommonCrypto;", true),
    ("#import <FMDB/FMDB.h>", true), ("@import UIKit;\n#import <Foundation/Foundation.h>\n#ifndef A", false),
    ("", false),
  ])
  func headersThatMakeSomethingKnownAreFound(header: String, isUsed: Bool) throws {
    try writeApp(header: header)
    let found = try ProjectFinder.find(folder.path("App")).bridgingHeader
    expectEqual(found, isUsed ? folder.path("App/App-Bridging-Header.h") : nil)
  }
}
