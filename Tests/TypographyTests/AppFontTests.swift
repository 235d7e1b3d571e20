import Foundation
import Synchronization
import SystemText
import TestSupport
import Testing
import Typography

/// Fonts that an app contains, for which fonts of this machine stand in.
struct AppFontTests {
  private static let serif = "/usr/share/fonts/truetype/noto/NotoSerif-"

  private func engine(_ paths: [String], report: @escaping @Sendable (String) -> Void = { _ in }) throws
    -> SystemTextEngine
  {
    try SystemTextEngine(fonts: FontCatalog.installed(), appFonts: AppFonts(paths: { paths }, report: report))
  }

  private func font(_ name: String, weight: CGFloat = 0) -> FontDescriptor {
    FontDescriptor(family: .named(name), size: 100, weight: weight)
  }

  @Test func fontIsFoundByItsNamesAndFamily() throws {
    let engine = try engine([Self.serif + "Regular.ttf", Self.serif + "Bold.ttf"])
    let (regular, bold) = (
      engine.width(of: "Text", font: font("NotoSerif-Regular")), engine.width(of: "Text", font: font("NotoSerif-Bold"))
    )
    #expect(bold > regular + 1)
    expectEqual(engine.width(of: "Text", font: font("Noto Serif Bold")), bold)
    let names = ["NotoSerif-Bold", "Noto Serif Bold", "Noto Serif", "Noto", "Other", ""]
    expectEqual(names.map(engine.hasFont), [true, true, true, false, false, false])
    expectEqual(engine.width(of: "Text", font: font("Noto Serif")), regular)
    expectEqual(engine.width(of: "Text", font: font("Noto Serif", weight: 0.4)), bold)
    expectEqual(
      engine.width(of: "Text", font: font("Other")), engine.width(of: "Text", font: FontDescriptor(size: 100)))
    #expect(
      engine.width(of: "한글", font: font("NotoSerif-Regular")) > 150,
      "letters that the font lacks come from the system's")
  }

  @Test func fontsAreListedByFamilyAndAppearWithEachVersion() throws {
    let files = Mutex([Self.serif + "Regular.ttf"])
    let version = Mutex(0)
    let fonts = AppFonts(paths: { files.withLock { $0 } }, version: { version.withLock { $0 } }, report: { _ in })
    let engine = try SystemTextEngine(fonts: FontCatalog.installed(), appFonts: fonts)
    expectEqual(engine.families, ["Noto Serif": ["NotoSerif-Regular"]])
    files.withLock { $0.append(Self.serif + "Bold.ttf") }
    expectEqual(engine.families.values.map(\.count), [1])
    version.withLock { $0 += 1 }
    expectEqual(engine.families.values.map(\.count), [2])
  }

  /// The values of the file's tables: 1,000 units, 1,069 up, 293 down, letters of 714 and 536.
  @Test func metricsAreThoseOfTheFile() throws {
    let metrics = try engine([Self.serif + "Regular.ttf"]).metrics(of: font("NotoSerif-Regular"))
    #expect(abs(metrics.ascender - 106.9) < 0.01 && abs(metrics.descender + 29.3) < 0.01)
    #expect(abs(metrics.capHeight - 71.4) < 0.01 && abs(metrics.xHeight - 53.6) < 0.01)
  }

  @Test func unusableFilesAreNamedOnce() throws {
    let folder = TemporaryFolder()
    try folder.write("no font", to: "text.ttf")
    let messages = Mutex<[String]>([])
    let paths = [folder.path("text.ttf"), folder.path("gone.ttf")]
    let engine = try SystemTextEngine(
      fonts: FontCatalog.installed(),
      appFonts: AppFonts(paths: { paths }, report: { text in messages.withLock { $0.append(text) } }))
    for _ in 0..<2 { _ = engine.width(of: "Text", font: font("Gone")) }
    expectEqual(messages.withLock(\.count), 2)
    #expect(messages.withLock { $0[0].contains("text.ttf of UIAppFonts is damaged") && $0[1].contains("is not there") })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func damagedFontsAreNoTrap(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var data = try Data(contentsOf: URL(filePath: Self.serif + "Regular.ttf")).prefix(20_000)
    for _ in 0..<40 { data[Int(random.next() % 400)] = UInt8(random.next() & 255) }
    let folder = TemporaryFolder()
    try data.write(to: URL(filePath: folder.path("a.ttf")))
    let engine = try engine([folder.path("a.ttf")])
    for name in ["NotoSerif-Regular", "Noto Serif"] { _ = engine.metrics(of: font(name)) }
  }
}
