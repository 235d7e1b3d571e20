import Foundation
import Testing

@testable import SystemText
import TestSupport

struct PixelBudgetTests {
  private final class Picture {
    private(set) var decodings = 0

    func pixels(_ count: Int, in budget: PixelBudget) -> [UInt32] {
      budget.pixels(of: ObjectIdentifier(self)) {
        decodings += 1
        return [UInt32](repeating: UInt32(count), count: count)
      }
    }
  }

  @Test func leastRecentlyUsedPixelsAreDiscardedFirst() {
    let budget = PixelBudget(bytes: 400, used: 400)
    let (one, two, three) = (Picture(), Picture(), Picture())
    _ = one.pixels(40, in: budget)
    _ = two.pixels(41, in: budget)
    expectEqual(one.pixels(40, in: budget).count, 40)
    _ = three.pixels(42, in: budget)
    _ = one.pixels(40, in: budget)
    expectEqual([one, two, three].map(\.decodings), [1, 1, 1])
    expectEqual(two.pixels(41, in: budget), [UInt32](repeating: 41, count: 41))
    expectEqual([one, two, three].map(\.decodings), [1, 2, 1])
    _ = three.pixels(42, in: budget)
    expectEqual([one, two, three].map(\.decodings), [1, 2, 2])
  }

  /// A screen loads its pictures, then draws them: each is decoded once, though few are kept after that.
  @Test func newPixelsAreKeptUntilTheyAreUsed() {
    let budget = PixelBudget(bytes: 400, used: 80)
    let pictures = (0..<10).map { _ in Picture() }
    for picture in pictures { budget.keep([UInt32](repeating: 1, count: 10), of: ObjectIdentifier(picture)) }
    for picture in pictures { expectEqual(picture.pixels(10, in: budget).count, 10) }
    expectEqual(pictures.map(\.decodings), [Int](repeating: 0, count: 10))
    for picture in pictures.reversed() { _ = picture.pixels(10, in: budget) }
    expectEqual(pictures.map(\.decodings), [1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
  }

  @Test func largePictureStaysUntilTheNextOne() {
    let budget = PixelBudget(bytes: 40, used: 40)
    let (large, small) = (Picture(), Picture())
    for _ in 0..<3 { _ = large.pixels(1_000, in: budget) }
    expectEqual(large.decodings, 1)
    _ = small.pixels(1, in: budget)
    _ = large.pixels(1_000, in: budget)
    expectEqual(large.decodings, 2)
  }

  @Test func releaseKeepsWhatTwoScreensUsed() {
    let budget = PixelBudget(bytes: 4_000, used: 4_000)
    let (first, second) = (Picture(), Picture())
    _ = first.pixels(10, in: budget)
    budget.releaseUnused()
    _ = second.pixels(10, in: budget)
    budget.releaseUnused()
    _ = first.pixels(10, in: budget)
    expectEqual(first.decodings, 1, "a screen that the user comes back to")
    budget.releaseUnused()
    budget.releaseUnused()
    _ = second.pixels(10, in: budget)
    expectEqual(second.decodings, 2, "a screen left for good")
  }

  @Test func discardedPictureIsDecodedToTheSamePixels() throws {
    // 2 × 2 pixels: red, half green; clear, blue. Made with ImageMagick.
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVQI12P4z8Dwn+E/QwMDBPz/DwAy5AV8FS7fywAAAABJRU5ErkJggg=="
    let file = [UInt8](try #require(Data(base64Encoded: png)))
    let budget = PixelBudget(bytes: 64, used: 64)
    let header = try ImageHeader(file)
    let pixels = try #require(SystemImages.pixels(of: file, header))
    let picture = EncodedPicture(file: file, header: header, pixels: pixels, budget: budget)
    for _ in 0..<3 { budget.releaseUnused() }
    expectEqual(picture.pixels, [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF])
  }
}
