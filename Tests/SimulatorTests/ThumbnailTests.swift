import Foundation
import Raster
import Testing
import TestSupport

@testable import Workbench

/// The small pictures of a run's timeline.
struct ThumbnailTests {
  private func picture(_ value: UInt32, width: Int = 40, height: Int = 80) -> Bitmap {
    Bitmap(width: width, height: height, pixels: [UInt32](repeating: 0xFF00_0000 | value, count: width * height))
  }

  /// However long the run is, pictures are evenly spread from its first to its last frame.
  @Test(arguments: [1, 2, 64, 65, 200, 5_000])
  func picturesAreEvenlySpread(count: Int) throws {
    var thumbnails = Thumbnails()
    for index in 0..<count { thumbnails.note(picture(UInt32(index)), index: index) }
    let indices = thumbnails.entries.map(\.index)
    expectTrue(
      (1...Thumbnails.capacity).contains(indices.count) && indices.count >= min(count, Thumbnails.capacity / 2))
    expectEqual(indices.first, 0)
    let steps = Set(zip(indices, indices.dropFirst()).map { $1 - $0 })
    expectTrue(steps.count <= 1, "\(steps)")
    for entry in thumbnails.entries { expectEqual(entry.picture.pixels[0], 0xFF00_0000 | UInt32(entry.index)) }
  }

  @Test func anotherRunForgetsAllPictures() {
    var travel = TimeTravel()
    for index in 0..<20 {
      travel.thumbnails.note(picture(1), index: index)
      travel.follow(count: index + 1)
    }
    travel.follow(count: 12)
    expectEqual(travel.thumbnails.entries.map(\.index), Array(0..<12))
    travel.follow(count: 1)
    expectEqual(travel.thumbnails.entries.map(\.index), [])
  }

  /// A run that takes another course has pictures of that course only.
  @Test func anotherCourseReplacesPictures() throws {
    var thumbnails = Thumbnails()
    for index in 0..<20 { thumbnails.note(picture(1), index: index) }
    for index in 10..<15 { thumbnails.note(picture(2), index: index) }
    expectEqual(thumbnails.entries.map(\.index), Array(0..<15))
    expectEqual(
      thumbnails.entries.map { $0.picture.pixels[0] & 255 },
      Array(repeating: 1, count: 10) + Array(repeating: 2, count: 5))
    expectEqual(thumbnails.entry(at: 12)?.picture.pixels[0], 0xFF00_0002)
    expectEqual(thumbnails.entry(at: 9_999)?.index, 14)
    expectTrue(Thumbnails().entry(at: 0) == nil)
  }

  /// A small picture has the colors and the proportions of the large one.
  @Test func smallPicturesKeepColors() throws {
    var pixels = [UInt32](repeating: 0xFF10_2030, count: 400 * 800)
    for index in 400 * 400..<400 * 800 { pixels[index] = 0xFF80_90A0 }
    var thumbnails = Thumbnails()
    thumbnails.note(Bitmap(width: 400, height: 800, pixels: pixels), index: 0)
    let small = try #require(thumbnails.entries.first?.picture)
    expectTrue(small.width == 44 && small.height == 88)
    expectEqual(small[5, 5], 0xFF10_2030)
    expectEqual(small[5, 80], 0xFF80_90A0)
    thumbnails.note(Bitmap(width: 0, height: 0), index: 1)
    expectEqual(thumbnails.entries.count, 1)
  }
}
