import Foundation
import Testing

@testable import SystemText
import TestSupport

struct FontCatalogTests {
  private func failure(in root: String = "/usr/share/fonts", _ environment: [String: String] = [:]) -> FontError? {
    do {
      _ = try FontCatalog.installed(in: root, environment: environment)
      return nil
    } catch {
      return error
    }
  }

  @Test func theInstalledFontsAreFound() throws {
    let fonts = try FontCatalog.installed(environment: [:])
    expectEqual(fonts.text.nearest(to: 0)?.path.hasSuffix("/Inter-Regular.otf"), true)
    expectEqual(fonts.text.nearest(to: 0.4)?.path.hasSuffix("/Inter-Bold.otf"), true)
    expectEqual(fonts.textItalic.nearest(to: 0.3)?.path.hasSuffix("/Inter-SemiBoldItalic.otf"), true)
    expectEqual(fonts.display.nearest(to: -0.8)?.path.hasSuffix("/InterDisplay-Thin.otf"), true)
    expectEqual(fonts.text.nearest(to: .nan), fonts.text.nearest(to: 0))
    // Face 0 of the collection is Japanese.
    #expect(fonts.cjk.allSatisfy { $0.face.index == 1 || $0.face.path.contains("nanum") })
  }

  @Test func missingFontsNameTheirPackages() throws {
    let error = try #require(failure(in: "/nowhere"))
    expectEqual(error, .missing([.sans, .cjk, .emoji]))
    #expect(error.description.contains("apt-get install fonts-inter fonts-noto-cjk fonts-noto-color-emoji"))
    #expect(error.description.contains("TESSERA_FONT_SANS"))
    #expect(!error.description.contains("\n"))
  }

  /// On a system with other folders, fontconfig finds the same files.
  @Test func fontconfigFindsFontsInOtherFolders() throws {
    let fonts = try FontCatalog.installed(in: "/nowhere", environment: [:], usesConfig: true)
    let known = try FontCatalog.installed(environment: [:])
    for weight in [-0.8, 0, 0.3, 0.62] as [CGFloat] {
      expectEqual(fonts.text.nearest(to: weight), known.text.nearest(to: weight))
      expectEqual(fonts.displayItalic.nearest(to: weight), known.displayItalic.nearest(to: weight))
    }
    expectEqual(fonts.cjk.nearest(to: 0), known.cjk.nearest(to: 0))
    expectEqual(fonts.monospaced.nearest(to: 0), known.monospaced.nearest(to: 0))
    expectEqual(fonts.emoji, known.emoji)
    expectEqual(fonts.face(of: .thai, isBold: true), known.face(of: .thai, isBold: true))
    expectNil(FontConfig.shared?.face(family: "No Such Family", weight: 0))
  }

  @Test func theEnvironmentNamesOtherFiles() throws {
    let inter = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    let fonts = try FontCatalog.installed(environment: ["TESSERA_FONT_SANS": inter, "TESSERA_FONT_CJK": inter + "#0"])
    expectEqual(fonts.text.nearest(to: -0.8), FontCatalog.Face(path: inter, index: 0))
    expectEqual(fonts.cjk.nearest(to: 0), FontCatalog.Face(path: inter, index: 0))
  }

  @Test(arguments: ["/nowhere.otf", "/etc/passwd", "/usr/share", "relative\nline"])
  func filesThatAreNoFontsAreNamed(path: String) throws {
    let error = try #require(failure(["TESSERA_FONT_EMOJI": path]))
    expectEqual(error, .unusable(path: path, .emoji))
    #expect(error.description.contains("TESSERA_FONT_EMOJI"))
    #expect(!error.description.contains("\n"))
  }

  @Test func missingFontIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for kind in ["opentype", "truetype/noto"] {
      let target = folder.appendingPathComponent(kind)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: target, withDestinationURL: URL(fileURLWithPath: "/usr/share/fonts/\(kind)"))
    }
    expectNil(failure(in: folder.path))
    try FileManager.default.removeItem(at: folder.appendingPathComponent("truetype/noto"))
    expectEqual(failure(in: folder.path), .missing([.emoji]))
  }

  /// A font whose tables are damaged after a valid start draws nothing and causes no error.
  @Test func aCorruptFontDoesNoHarm() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString).otf").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data(Array("OTTO".utf8) + [UInt8](repeating: 7, count: 5_000)).write(to: URL(fileURLWithPath: path))
    let fonts = try FontCatalog.installed(environment: ["TESSERA_FONT_SANS": path])
    let engine = try SystemTextEngine(fonts: fonts)
    expectTrue(engine.width(of: "abc", font: .init(size: 17)).isFinite)
    expectEmpty(engine.glyphs(of: .init(text: "abc 한", font: .init(size: 17)), scale: 2, fraction: 0).pictures)
  }
}
