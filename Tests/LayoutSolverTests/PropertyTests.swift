import Foundation
import Geometry
import LayoutSolver
import Testing
import TestSupport

/// What holds for any layout. A failure names the seed that makes the layout again.
@Suite struct PropertyTests {
  static let seeds: Range<UInt64> = 0..<600

  @Test func everyLayoutKeepsTheInvariants() {
    for seed in Self.seeds {
      let broken = RandomLayout(seed: seed).solved().invariantViolations()
      #expect(broken.isEmpty, "seed \(seed): \(broken.prefix(3))")
    }
  }

  @Test func queryAnswersWhatLookingAtEverythingAnswers() {
    for seed in Self.seeds where seed % 3 == 0 {
      var random = SeededGenerator(seed: seed ^ 0xABCD)
      let solution = RandomLayout(seed: seed).solved()
      let all = solution.allElements().filter { !solution.scrollsByItself($0.key) }
      let size = solution.contentSize
      for _ in 0..<4 {
        let window = CGRect(
          x: .random(in: -50...size.width + 1, using: &random), y: .random(in: -50...size.height + 1, using: &random),
          width: .random(in: 0...300, using: &random), height: .random(in: 0...300, using: &random))
        let answered = solution.elements(in: window)
        let wanted = all.filter { $0.frame.overlaps(window) }
        #expect(Set(answered.map(\.key)) == Set(wanted.map(\.key)), "seed \(seed), window \(window)")
        #expect(answered.count == wanted.count, "seed \(seed): something is answered twice")
        #expect(answered.allSatisfy { solution.element($0.key) == $0 }, "seed \(seed)")
      }
    }
  }

  @Test func orthogonalQueryAnswersWhatLookingAtEverythingAnswers() throws {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed ^ 0x1234)
      let layout = RandomLayout(seed: seed)
      let solution = layout.solved()
      for index in layout.counts.indices {
        guard let section = solution.orthogonalSection(index) else { continue }
        let offset = CGFloat.random(in: section.minOffset...max(section.minOffset, section.maxOffset), using: &random)
        let window = Interval(offset, offset + layout.container.size[section.axis])
        let wanted = solution.allElements().filter {
          $0.key.section == index && solution.scrollsByItself($0.key) && $0.frame.size.width > 0
            && $0.frame.size.height > 0 && $0.frame.interval(section.axis).overlaps(window)
        }
        let answered = solution.elements(ofOrthogonalSection: index, at: offset)
        #expect(Set(answered.map(\.key)) == Set(wanted.map(\.key)), "seed \(seed), section \(index) at \(offset)")
      }
    }
  }

  @Test func restingPlacesRest() {
    for seed in Self.seeds {
      let layout = RandomLayout(seed: seed)
      let solution = layout.solved()
      for index in layout.counts.indices {
        guard let section = solution.orthogonalSection(index), let stops = section.stops else { continue }
        #expect(stops.first == section.minOffset, "seed \(seed), section \(index): \(stops)")
        #expect(stops.last == section.maxOffset, "seed \(seed), section \(index): \(stops)")
        #expect(stops == stops.sorted(), "seed \(seed)")
        #expect(stops.contains { abs($0 - section.initialOffset) < 1e-6 }, "seed \(seed)")
        for stop in stops { #expect(abs(section.settle(stop) - stop) < 1e-6, "seed \(seed): \(stop) of \(stops)") }
      }
    }
  }

  @Test func mirroringTwiceIsTheSame() {
    for seed in Self.seeds where seed % 3 == 1 {
      var layout = RandomLayout(seed: seed)
      layout.container.safeAreaInsets = .zero
      layout.container.isRightToLeft = false
      let plain = layout.solved()
      layout.container.isRightToLeft = true
      let mirrored = layout.solved()
      #expect(plain.contentSize == mirrored.contentSize, "seed \(seed)")
      for element in plain.allElements() where !plain.scrollsByItself(element.key) {
        guard let other = mirrored.frame(of: element.key) else {
          Issue.record("seed \(seed): \(element.key) is gone")
          continue
        }
        let back = plain.contentSize.width - other.origin.x - other.size.width
        #expect(abs(back - element.frame.origin.x) < 1e-6 && other.origin.y == element.frame.origin.y, "seed \(seed)")
      }
    }
  }

  @Test func exchangingTheAxesExchangesTheFrames() {
    for seed in Self.seeds where seed % 3 == 2 {
      var layout = RandomLayout(seed: seed)
      layout.container.safeAreaInsets = .zero
      layout.container.isRightToLeft = false
      let plain = layout.solved()
      guard layout.spec.isTransposable else { continue }
      let turned = solve(
        layout.spec.transposed, counts: layout.counts, in: layout.container.transposed,
        measured: layout.transposedMeasures)
      #expect(turned.contentSize == plain.contentSize.transposed, "seed \(seed)")
      for (section, count) in layout.counts.enumerated() {
        for item in 0..<count {
          let key = ElementKey.item(section: section, item: item)
          #expect(turned.frame(of: key) == plain.frame(of: key)?.transposed, "seed \(seed), \(key)")
        }
      }
    }
  }

  @Test func reusingAPreviousSolutionChangesNothing() {
    for seed in Self.seeds where seed % 3 == 0 {
      var layout = RandomLayout(seed: seed)
      let before = layout.solved()
      let same = layout.solved(reusing: before)
      #expect(same.work.sectionsSolved == 0, "seed \(seed)")
      for section in layout.counts.indices {
        layout.measured.set(CGSize(width: 33, height: 77), for: .item(section: section, item: 2))
      }
      layout.counts[0] += 3
      let fresh = layout.solved()
      let reused = layout.solved(reusing: before)
      #expect(fresh.contentSize == reused.contentSize, "seed \(seed)")
      #expect(fresh.allElements() == reused.allElements(), "seed \(seed)")
    }
  }
}

// MARK: Exchanging the axes

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension CGRect {
  fileprivate var transposed: CGRect {
    CGRect(origin: CGPoint(x: origin.y, y: origin.x), size: size.transposed)
  }
}

extension Container {
  fileprivate var transposed: Container {
    var turned = self
    turned.size = size.transposed
    return turned
  }
}

extension RandomLayout {
  fileprivate var transposedMeasures: MeasuredSizes {
    var turned = MeasuredSizes.none
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let key = ElementKey.item(section: section, item: item)
        turned.set(measured.size(for: key)?.transposed, for: key)
      }
    }
    return turned
  }
}

extension LayoutSpec {
  /// Custom groups' frames would have to be turned in a closure, and alignments in a table.
  fileprivate var isTransposable: Bool { sections.allSatisfy { $0?.group.hasNoCustomGroup != false } }

  fileprivate var transposed: LayoutSpec {
    var turned = self
    turned.configuration.scrollDirection = configuration.scrollDirection.other
    turned.configuration.boundarySupplementaryItems = configuration.boundarySupplementaryItems.map(\.transposed)
    turned.sections = sections.map { section in
      guard var section else { return nil }
      section.group = section.group.transposed
      section.contentInsets = section.contentInsets.transposed
      section.boundarySupplementaryItems = section.boundarySupplementaryItems.map(\.transposed)
      section.decorationItems = []
      return section
    }
    return turned
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var transposed: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension SizeSpec {
  fileprivate var transposed: SizeSpec { SizeSpec(width: height.turned, height: width.turned) }
}

extension DimensionSpec {
  fileprivate var turned: DimensionSpec {
    switch self {
    case .fractionalWidth(let value): .fractionalHeight(value)
    case .fractionalHeight(let value): .fractionalWidth(value)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension EdgeSpacingSpec {
  fileprivate var transposed: EdgeSpacingSpec {
    EdgeSpacingSpec(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension BoundarySpec {
  fileprivate var transposed: BoundarySpec {
    var turned = self
    turned.size = size.transposed
    turned.contentInsets = contentInsets.transposed
    turned.absoluteOffset = CGPoint(x: absoluteOffset.y, y: absoluteOffset.x)
    let pairs: [(NSRectAlignment, NSRectAlignment)] = [
      (.top, .leading), (.bottom, .trailing), (.topLeading, .topLeading), (.bottomTrailing, .bottomTrailing),
      (.topTrailing, .bottomLeading),
    ]
    for (one, other) in pairs {
      if alignment == one { turned.alignment = other }
      if alignment == other { turned.alignment = one }
    }
    return turned
  }
}

extension GroupSpec {
  fileprivate var hasNoCustomGroup: Bool {
    switch members {
    case .custom: false
    case .subitems(let list): list.allSatisfy(\.hasNoCustomGroup)
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): subitem.hasNoCustomGroup
    }
  }

  fileprivate var transposed: GroupSpec {
    var turned = self
    turned.axis = axis.other
    turned.size = size.transposed
    turned.contentInsets = contentInsets.transposed
    turned.edgeSpacing = edgeSpacing.transposed
    turned.supplementaryItems = []
    switch members {
    case .custom: break
    case .subitems(let list): turned.members = .subitems(list.map(\.transposed))
    case .subitemCount(let subitem, let count): turned.members = .subitemCount(subitem.transposed, count)
    case .repeatingSubitem(let subitem, let count): turned.members = .repeatingSubitem(subitem.transposed, count)
    }
    return turned
  }
}

extension SubitemSpec {
  fileprivate var hasNoCustomGroup: Bool {
    switch self {
    case .item: true
    case .group(let group): group.hasNoCustomGroup
    }
  }

  fileprivate var transposed: SubitemSpec {
    switch self {
    case .group(let group): return .group(group.transposed)
    case .item(var item):
      item.size = item.size.transposed
      item.contentInsets = item.contentInsets.transposed
      item.edgeSpacing = item.edgeSpacing.transposed
      item.supplementaryItems = []
      return .item(item)
    }
  }
}
