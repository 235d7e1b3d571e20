import Foundation
import Geometry
import LayoutSolver
import TestSupport

/// A flow layout made from a seed. All numbers are multiples of an eighth, so that sums are exact.
struct RandomFlow {
  var spec: FlowSpec
  var container: FlowContainer
  var measured = FlowMeasures.none
  /// The size of every item, as measured if it was.
  private(set) var sizes: [[CGSize]] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    container = FlowContainer(
      size: CGSize(width: Self.number(50...500, &random), height: Self.number(50...500, &random)),
      contentInset: Self.insets(0...20, &random), safeAreaInsets: Self.insets(0...30, &random),
      layoutMargins: Self.insets(0...30, &random), scale: [1, 2, 3].randomElement(using: &random) ?? 2,
      isRightToLeft: Bool.random(using: &random))
    spec = FlowSpec(
      sections: [], scrollAxis: Bool.random(using: &random) ? .vertical : .horizontal,
      insetReference: [.contentInset, .safeArea, .layoutMargins].randomElement(using: &random) ?? .contentInset)
    for section in 0..<Int.random(in: 0...5, using: &random) { append(section, &random) }
  }

  func solved(reusing previous: FlowSolution? = nil) -> FlowSolution {
    solveFlow(spec, in: container, measured: measured, reusing: previous)
  }

  var keys: [ElementKey] {
    sizes.enumerated().flatMap { section, sizes in
      sizes.indices.map { ElementKey.item(section: section, item: $0) }
        + [spec.headerKind, spec.footerKind].map { .supplementary(kind: $0, section: section, index: 0) }
    }
  }

  private mutating func append(_ section: Int, _ random: inout SeededGenerator) {
    let count = Int.random(in: 0...40, using: &random)
    let palette = (0..<3).map { _ in
      CGSize(width: Self.number(10...260, &random), height: Self.number(10...120, &random))
    }
    var known = [CGSize](repeating: palette[0], count: count)
    let items: FlowItems
    switch Int.random(in: 0..<4, using: &random) {
    case 0: items = .identical(palette[0], count: count)
    case 1:
      // Items of equal width and different heights.
      known = known.map { CGSize(width: $0.width, height: Self.number(10...90, &random)) }
      items = .listed(known)
    case 2:
      known = known.map { _ in palette.randomElement(using: &random) ?? palette[0] }
      items = .listed(known)
    default:
      // Items are measured from the first one on, since the average of measured items is the estimate for all others.
      let size = palette[0]
      for item in 0..<Int.random(in: 0...count, using: &random) {
        measured.set(size, section: section, item: item)
      }
      known = [CGSize](repeating: measured.size(section: section, item: 0) ?? palette[1], count: count)
      items = .estimated(palette[1], count: count)
    }
    sizes.append(known)
    spec.sections.append(
      FlowSectionSpec(
        items: items, insets: Self.insets(-10...30, &random), lineSpacing: Self.number(-8...30, &random),
        itemSpacing: Self.number(-4...20, &random), header: Self.bar(&random), footer: Self.bar(&random)))
  }

  private static func bar(_ random: inout SeededGenerator) -> CGSize {
    Bool.random(using: &random)
      ? .zero : CGSize(width: number(1...50, &random), height: number(1...50, &random))
  }

  private static func number(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> CGFloat {
    CGFloat(Int.random(in: range.lowerBound * 8...range.upperBound * 8, using: &random)) / 8
  }

  private static func insets(_ range: ClosedRange<Int>, _ random: inout SeededGenerator) -> UIEdgeInsets {
    UIEdgeInsets(
      top: number(range, &random), left: number(range, &random), bottom: number(range, &random),
      right: number(range, &random))
  }
}

extension RandomFlow {
  /// The same layout with x and y exchanged.
  var transposed: RandomFlow {
    var other = self
    other.spec.scrollAxis = spec.scrollAxis.other
    other.container.size = container.size.exchanged
    other.container.contentInset = container.contentInset.exchanged
    other.container.safeAreaInsets = container.safeAreaInsets.exchanged
    other.container.layoutMargins = container.layoutMargins.exchanged
    other.spec.sections = spec.sections.map { section in
      var section = section
      section.insets = section.insets.exchanged
      section.header = section.header.exchanged
      section.footer = section.footer.exchanged
      switch section.items {
      case .identical(let size, let count): section.items = .identical(size.exchanged, count: count)
      case .listed(let sizes): section.items = .listed(sizes.map(\.exchanged))
      case .estimated(let size, let count): section.items = .estimated(size.exchanged, count: count)
      }
      return section
    }
    other.measured = .none
    measured.forEach { other.measured.set($2.exchanged, section: $0, item: $1) }
    return other
  }
}

extension CGSize {
  var exchanged: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  var exchanged: CGRect { CGRect(x: origin.y, y: origin.x, width: size.height, height: size.width) }
}

extension UIEdgeInsets {
  fileprivate var exchanged: UIEdgeInsets { UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) }
}
