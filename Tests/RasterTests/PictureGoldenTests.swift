import Foundation
import Raster
import TestSupport
import Testing

/// The rasterizer's pictures, compared bit by bit with `Tests/Goldens/Pictures`; `scripts/record` writes them.
struct PictureGoldens {
  private static let package = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let goldens = package.appending(path: "Tests/Goldens/Pictures")
  private static let isRecording = ProcessInfo.processInfo.environment["TESSERA_RECORD_PICTURES"] != nil

  private static func isDrawable(_ picture: GoldenPicture) -> Bool {
    picture.font.map(FileManager.default.fileExists(atPath:)) ?? true
  }

  /// Pictures of letters whose font is not installed are left out.
  @Test(arguments: GoldenPicture.pictures.filter(isDrawable))
  func pictureIsAsRecorded(picture: GoldenPicture) throws {
    let file = Self.goldens.appending(path: "\(picture.name).png")
    let found = try picture.draw()
    if Self.isRecording { return try Self.record(found, as: file) }
    let golden = FileManager.default.contents(atPath: file.path).flatMap { try? PNGCodec.decode(Array($0)) }
    guard let golden else {
      Issue.record("there is no picture \(file.path); run scripts/record --pictures, and look at what it writes")
      return
    }
    guard let difference = PictureDifference(expected: golden, found: found) else { return }
    let out = Self.package.appending(path: "out")
    try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
    try Self.write(found, to: out.appending(path: "\(picture.name).png"))
    try Self.write(difference.picture, to: out.appending(path: "\(picture.name)-difference.png"))
    let font = picture.font.map { "\nIts letters depend on the installed version of \($0)." } ?? ""
    Issue.record(
      """
      \(picture.name).png is not as recorded: \(difference)
      out/\(picture.name).png is what was drawn, out/\(picture.name)-difference.png shows in red where.\(font)
      If this is meant, run scripts/record --pictures.
      """)
  }

  @Test func noPictureIsLeftOverOrLarge() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.goldens, includingPropertiesForKeys: [.fileSizeKey])
    let names = Set(GoldenPicture.pictures.map { "\($0.name).png" })
    expectEqual(files.map(\.lastPathComponent).filter { !names.contains($0) }, [])
    expectEqual(names.count, GoldenPicture.pictures.count, "two pictures have the same name")
    for file in files {
      expectAtMost(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0, 32 * 1024, "\(file.path)")
    }
  }

  /// A second drawing gives the same picture, with or without the caches of the first.
  @Test(arguments: GoldenPicture.pictures.filter(isDrawable))
  func drawingAgainChangesNothing(picture: GoldenPicture) throws {
    expectNil(PictureDifference(expected: try picture.draw(), found: try picture.draw()))
  }

  private static func record(_ picture: Bitmap, as file: URL) throws {
    try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
    try write(picture, to: file)
  }

  private static func write(_ picture: Bitmap, to file: URL) throws {
    try Data(PNGCodec.encode(picture)).write(to: file)
  }
}

struct PictureDifferences {
  @Test func equalImagesHaveNoDifference() {
    let picture = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    expectNil(PictureDifference(expected: picture, found: picture))
  }

  @Test func theDifferentPixelsAreCountedAndShown() throws {
    let white = UInt32.max
    let old = Bitmap(width: 3, height: 2, pixels: [white, white, white, white, white, white])
    let new = Bitmap(width: 3, height: 2, pixels: [white, white, white, white, 0xff00_ffff, 0xffff_fff0])
    let difference = try #require(PictureDifference(expected: old, found: new))
    expectEqual(
      difference.description,
      "2 of 6 pixels differ, by at most 255 of 255, in columns 1 to 2 and rows 1 to 1; the first at 1, 1: "
        + "ffffffff was, ff00ffff is")
    expectEqual(difference.picture.pixels.filter { $0 == 0xffff_0000 }.count, 2)
  }

  @Test func anotherSizeIsADifference() {
    let difference = PictureDifference(
      expected: Bitmap(width: 1, height: 1, pixels: [0]), found: Bitmap(width: 1, height: 2, pixels: [0, 0]))
    expectEqual(difference?.description, "1x1 pixels were, 1x2 are")
  }
}
