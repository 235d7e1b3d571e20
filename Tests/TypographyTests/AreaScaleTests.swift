import Foundation
import Testing

@testable import SystemText
import TestSupport

struct AreaScaleTests {
  @Test func halvingAveragesPairs() {
    let scale = AreaScale(source: 4, extent: 2, offset: 0)
    expectEqual(
      scale.applyAcross(to: [0xFF00_0000, 0xFF00_00FF, 0x0000_0000, 0xFFFF_0000], width: 4),
      [
        0xFF00_0080, 0x8080_0000,
      ])
  }

  @Test func nothingIsLostByShifting() {
    let scale = AreaScale(source: 2, extent: 2, offset: 0.25)
    expectEqual(scale.applyAcross(to: [0xFF00_0000, 0xFF00_0000], width: 2), [0xBF00_0000, 0xFF00_0000, 0x4000_0000])
  }

  @Test func enlargingRepeats() {
    let scale = AreaScale(source: 2, extent: 4, offset: 0)
    expectEqual(scale.applyDown(to: [1, 2, 3, 4], width: 2), [1, 2, 1, 2, 3, 4, 3, 4])
  }

  /// The averages are compared with the same averages in floating point.
  @Test(arguments: [(136, 42.42), (128, 39.93), (136, 13.7), (128, 300.2), (1, 5.5)] as [(Int, CGFloat)])
  func averagesAreThoseOfTheAreaCovered(source: Int, extent: CGFloat) {
    var random = SeededGenerator(seed: UInt64(source))
    let pixels = (0..<source).map { _ in UInt32(random.next() & 255) }
    let snapped = (extent * 64).rounded() / 64
    let scaled = AreaScale(source: source, extent: extent, offset: 0).applyAcross(to: pixels, width: source)
    let length = CGFloat(source) / snapped
    for (index, value) in scaled.enumerated() {
      var sum: CGFloat = 0
      for (position, pixel) in pixels.enumerated() {
        let overlap =
          min(CGFloat(position + 1), CGFloat(index + 1) * length) - max(CGFloat(position), CGFloat(index) * length)
        sum += max(0, overlap) * CGFloat(pixel)
      }
      expectAtMost(abs(sum / length - CGFloat(value)), 0.51)
    }
  }
}
