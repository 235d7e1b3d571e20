import Testing
import TestSupport

@testable import Raster

/// The paired arithmetic compared with division, for every pair of bytes.
struct BlendTests {
  @Test
  func scalingRoundsToNearestForEveryPair() {
    for level in 0...255 as ClosedRange<UInt32> {
      for value in 0...255 as ClosedRange<UInt32> {
        let exact = (value * level * 2 + 255) / 510
        let word = value << 24 | value << 16 | value << 8 | value
        guard scaled(word, by: level) == exact << 24 | exact << 16 | exact << 8 | exact else {
          Issue.record("\(value) × \(level) / 255")
          return
        }
        guard UInt32(scaledChannel(UInt8(value), by: UInt16(level))) == exact else {
          Issue.record("byte \(value) × \(level) / 255")
          return
        }
      }
    }
  }

  @Test
  func blendingMatchesPerChannelBlend() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let (source, target) = (premultiplied(&random), premultiplied(&random))
      expectEqual(over(source, target), naiveOver(source, target))
    }
  }

  @Test
  func mixingMatchesPerChannelMix() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let (from, to) = (UInt32.random(in: 0 ... .max, using: &random), UInt32.random(in: 0 ... .max, using: &random))
      let level = UInt32.random(in: 0...255, using: &random)
      let expected = perChannel { shift in
        let (a, b) = ((from >> shift) & 255, (to >> shift) & 255)
        return ((a * (255 - level) + b * level) * 2 + 255) / 510
      }
      expectEqual(mixed(from: from, to: to, level: level), expected)
    }
  }

  @Test
  func spansAgreeWithSinglePixels() {
    var random = SeededGenerator(seed: 3)
    for count in 0..<40 {
      let source = (0..<count).map { _ in premultiplied(&random) }
      let opaque = source.map { $0 | 0xff00_0000 }
      let target = (0..<count).map { _ in premultiplied(&random) }
      let coverage = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let level = UInt32.random(in: 0...255, using: &random)
      let color = premultiplied(&random)
      check(target, zip(source, target).map { over($0, $1) }) { Span.blend($0, source, count: count) }
      check(target, zip(source, target).map { over(scaled($0, by: level), $1) }) {
        Span.blend($0, source, count: count, level: level)
      }
      check(target, zip(opaque, target).map { over(scaled($0, by: level), $1) }) {
        Span.crossfade($0, opaque, count: count, level: level)
      }
      check(target, target.map { over(color, $0) }) { Span.fill($0, count: count, color: color) }
      check(target, zip(coverage, target).map { over(scaled(color, by: UInt32($0)), $1) }) {
        Span.fill($0, count: count, color: color, coverage: coverage)
      }
      check(target, zip(source, target).map { over(scaled(color, by: $0 >> 24), $1) }) {
        Span.stencil($0, source, count: count, color: color)
      }
    }
  }

  /// Forty nearly transparent layers must not change the tone.
  @Test
  func stackedLayersKeepTheirTone() {
    var pixel: UInt32 = 0xff00_0000
    let layer = scaled(0xffff_ffff, by: 13)
    for _ in 0..<40 { pixel = over(layer, pixel) }
    var left = 1.0
    for _ in 0..<40 { left *= 1 - 13.0 / 255 }
    let ideal: Double = 255 * (1 - left)
    expectLess(abs(Double(pixel & 255) - ideal), 2)
    expectEqual(pixel >> 24, 255)
  }

  private func check(
    _ target: [UInt32], _ expected: [UInt32], _ paint: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    var pixels = target
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      paint(base)
    }
    expectEqual(pixels, expected)
  }

  private func premultiplied(_ random: inout SeededGenerator) -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &random)
    return alpha << 24 | perChannel { _ in UInt32.random(in: 0...alpha, using: &random) } & 0x00ff_ffff
  }

  private func naiveOver(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let rest = 255 - (source >> 24)
    return perChannel { shift in
      ((source >> shift) & 255) + (((target >> shift) & 255) * rest * 2 + 255) / 510
    }
  }

  private func perChannel(_ channel: (UInt32) -> UInt32) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { $0 | channel($1) << $1 }
  }
}
