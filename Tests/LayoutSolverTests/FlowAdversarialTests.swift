import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// Numbers that geometry cannot use, and item counts that do not fit into memory.
struct FlowAdversarialTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 0.1, 1, 100, 1e9, 1e300, .greatestFiniteMagnitude,
  ]

  @Test func nothingUnusableComesOutAndEverythingEnds() {
    for seed in UInt64(0)..<2_000 {
      var random = SeededGenerator(seed: seed)
      func any() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
      func size() -> CGSize { CGSize(width: any(), height: any()) }
      func insets() -> UIEdgeInsets { UIEdgeInsets(top: any(), left: any(), bottom: any(), right: any()) }
      var measured = FlowMeasures.none
      measured.set(size(), section: 1, item: 3)
      measured.set(size(), section: 1, item: 500)
      measured.set(size(), section: -1, item: 0)
      let items: [FlowItems] = [
        .listed((0..<20).map { _ in size() }), .estimated(size(), count: 30), .identical(size(), count: 1_000),
        .identical(size(), count: -3),
      ]
      let sections = items.map {
        FlowSectionSpec(
          items: $0, insets: insets(), lineSpacing: any(), itemSpacing: any(), header: size(), footer: size())
      }
      let solution = solveFlow(
        FlowSpec(
          sections: sections, scrollAxis: Bool.random(using: &random) ? .vertical : .horizontal,
          insetReference: .safeArea, pinsHeaders: true, pinsFooters: true),
        in: FlowContainer(
          size: size(), contentInset: insets(), safeAreaInsets: insets(),
          scale: [.nan, .infinity, -2, 0, 1, 2, 3].randomElement(using: &random) ?? 1,
          isRightToLeft: Bool.random(using: &random)),
        measured: measured)
      expectTrue(solution.contentSize.isFinite, "seed \(seed)")
      expectAtLeast(solution.contentSize.width, 0, "seed \(seed)")
      expectAtLeast(solution.contentSize.height, 0, "seed \(seed)")
      for section in -1...4 {
        for item in [-1, 0, 7, 19, 999, 1_000] {
          let frame = solution.frame(of: .item(section: section, item: item))
          expectNotEqual(frame?.isFinite, false, "seed \(seed)")
          expectNotEqual(frame.map { $0.size.width >= 0 && $0.size.height >= 0 }, false, "seed \(seed)")
        }
      }
      let window = CGRect(x: any(), y: any(), width: any(), height: any())
      let found = solution.elements(in: window, pinning: PinningBounds(bounds: window, adjustedContentInset: insets()))
      #expect(found.allSatisfy { $0.frame.isFinite && $0.frame.overlaps(window) }, "seed \(seed)")
    }
  }

  @Test(arguments: [10, 1_000, 100_000_000])
  func uniformGridIsSolvedAsOneRun(count: Int) {
    let section = FlowSectionSpec(
      items: .identical(CGSize(width: 70, height: 50.5), count: count),
      insets: UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0),
      lineSpacing: 9.5)
    let solution = solveFlow(FlowSpec(sections: [section]), in: FlowContainer(size: CGSize(width: 320, height: 480)))
    let lines = (count + 3) / 4
    expectEqual(solution.work.runsBroken, 1)
    expectEqual(solution.contentSize.height, 3 + CGFloat(lines) * 60 - 9.5 + 4)
    let last = count - 1
    let frame = solution.frame(of: .item(section: 0, item: last))
    let gap: CGFloat = 40 / 3
    expectEqual(frame?.origin.y, 3 + CGFloat(last / 4) * 60)
    expectAtMost(abs((frame?.origin.x ?? -1) - CGFloat(last % 4) * (70 + gap)), 0.25)
    expectNil(solution.frame(of: .item(section: 0, item: count)))
    let window = CGRect(x: 0, y: solution.contentSize.height - 50, width: 320, height: 100)
    expectEqual(solution.elements(in: window).count, last % 4 + 1)
  }

  @Test func aLineOfManyItemsIsNotWalked() {
    let section = FlowSectionSpec(items: .identical(CGSize(width: 1, height: 10), count: 10_000_000), itemSpacing: 0)
    let solution = solveFlow(FlowSpec(sections: [section]), in: FlowContainer(size: CGSize(width: 1e7, height: 100)))
    expectEqual(solution.contentSize.height, 10)
    let found = solution.elements(in: CGRect(x: 5e6, y: 0, width: 500, height: 10)).map(\.key)
    expectEqual(found, (5_000_000..<5_000_500).map { .item(section: 0, item: $0) })
  }

  @Test func zeroSizeItemsAreNotSearched() {
    let section = FlowSectionSpec(items: .identical(.zero, count: 1_000_000_000), lineSpacing: 0, itemSpacing: 0)
    let solution = solveFlow(FlowSpec(sections: [section]), in: FlowContainer(size: CGSize(width: 320, height: 100)))
    expectEmpty(solution.elements(in: CGRect(x: -10, y: -10, width: 400, height: 400)))
  }

  @Test func linesMayOverlapButNotGoBack() {
    let section = FlowSectionSpec(items: .identical(CGSize(width: 300, height: 100), count: 50), lineSpacing: -80)
    let solution = solveFlow(FlowSpec(sections: [section]), in: FlowContainer(size: CGSize(width: 320, height: 480)))
    expectEqual(solution.contentSize.height, CGFloat(1_080))
    // A hundred points show the items that begin in them, and four that begin before.
    let found = solution.elements(in: CGRect(x: 0, y: 400, width: 320, height: 100))
    expectEqual(found.compactMap { if case .item(_, let item) = $0.key { item } else { nil } }, Array(16...24))
    let collapsed = FlowSectionSpec(items: .identical(CGSize(width: 300, height: 100), count: 50), lineSpacing: -300)
    let stack = solveFlow(FlowSpec(sections: [collapsed]), in: FlowContainer(size: CGSize(width: 320, height: 480)))
    expectEqual(stack.contentSize.height, 100)
    expectEqual(stack.elements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).count, 50)
  }

  @Test func changingSectionSolvesOnlyThatSection() {
    var spec = FlowSpec(
      sections: (0..<1_000).map { FlowSectionSpec(items: .identical(CGSize(width: 40, height: 40), count: $0)) })
    let container = FlowContainer(size: CGSize(width: 320, height: 480))
    let before = solveFlow(spec, in: container)
    spec.sections[500].items = .identical(CGSize(width: 40, height: 40), count: 7)
    let after = solveFlow(spec, in: container, reusing: before)
    expectEqual(after.work.sectionsSolved, 1)
    expectEqual(after.work.sectionsReused, 999)
  }

  @Test func zeroWidthLastSectionGivesEachItemLine() {
    let section = FlowSectionSpec(
      items: .identical(CGSize(width: 50, height: 20), count: 3),
      insets: UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 300))
    let solution = solveFlow(FlowSpec(sections: [section]), in: FlowContainer(size: CGSize(width: 320, height: 480)))
    expectEqual(
      (0..<3).map { solution.frame(of: .item(section: 0, item: $0))?.origin },
      [0, 30, 60].map { CGPoint(x: 300, y: $0) })
    expectEqual(solution.issues, [FlowIssue(section: 0, item: 0, extent: 50, available: 0)])
  }
}
