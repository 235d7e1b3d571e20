import Foundation
import Geometry
import LayoutSolver
import TestSupport
import Testing

/// Lines whose items are sized to fill them.
struct FlowFitTests {
  /// A width divided by a number and multiplied again may be slightly larger than before.
  @Test(arguments: 2...40)
  func exactlyFittingItemsShareLine(count: Int) {
    for width in stride(from: CGFloat(300), to: 1_100, by: 7) {
      let side = width / CGFloat(count)
      let frames = lines(of: Array(repeating: CGSize(width: side, height: 10), count: count), width: width)
      expectEqual(frames.map(\.origin.y), Array(repeating: 0, count: count), "\(count) in \(width)")
    }
  }

  /// Items of different widths also add up with a rounding error.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func distinctExactlyFittingItemsShareLine(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shares = (0..<Int.random(in: 2...12, using: &random)).map { _ in random.number(0.1...1) }
    let total = shares.reduce(0, +)
    let frames = lines(of: shares.map { CGSize(width: 375 * $0 / total, height: 10) }, width: 375)
    expectEqual(frames.map(\.origin.y), Array(repeating: 0, count: shares.count), "seed \(seed)")
  }

  /// An excess of a tenth of a pixel of a dense screen is not a rounding error, nor one of two thousandths of a point.
  @Test(arguments: [0.034, 0.002])
  func tooLongItemWrapsToNextLine(excess: CGFloat) {
    let frames = lines(of: [CGSize(width: 200, height: 10), CGSize(width: 100 + excess, height: 10)], width: 300)
    expectEqual(frames.map(\.origin.y), [0, 10])
  }

  private func lines(of sizes: [CGSize], width: CGFloat) -> [CGRect] {
    let section = FlowSectionSpec(
      items: .listed(sizes), insets: .zero, lineSpacing: 0, itemSpacing: 0, header: .zero, footer: .zero)
    let solution = solveFlow(
      FlowSpec(sections: [section], scrollAxis: .vertical, insetReference: .contentInset),
      in: FlowContainer(size: CGSize(width: width, height: 500), contentInset: .zero, safeAreaInsets: .zero, scale: 3))
    return sizes.indices.compactMap { solution.frame(of: .item(section: 0, item: $0)) }
  }
}
