package import Foundation
import Geometry

/// What self-sizing has learned so far: an input of the solver, never its hidden state.
///
/// Only the axes whose dimensions are estimated are looked at. Setting is O(log n), apart from copying what another
/// value shares; a row takes 4 bytes while all widths of a section are the same, else 8.
package struct MeasuredSizes: Equatable, Sendable {
  package static let none = MeasuredSizes()

  private(set) var sections: [Int: SectionMeasures] = [:]
  private(set) var supplementaries: [ElementKey: CGSize] = [:]

  package init() {}

  package var isEmpty: Bool { sections.isEmpty && supplementaries.isEmpty }

  /// Remembers the size a view asked for, or forgets it with `nil`. Non-finite and negative lengths become zero.
  package mutating func set(_ size: CGSize?, for key: ElementKey) {
    switch key {
    case .item(let section, let item):
      guard section >= 0, item >= 0, size != nil || sections[section] != nil else { return }
      sections[section, default: SectionMeasures()].set(size?.finite, item: item)
      if sections[section]?.isEmpty == true { sections[section] = nil }
    case .supplementary:
      supplementaries[key] = size?.finite
    case .decoration:
      break
    }
  }

  package func size(for key: ElementKey) -> CGSize? {
    switch key {
    case .item(let section, let item): sections[section]?.size(item: item)
    case .supplementary: supplementaries[key]
    case .decoration: nil
    }
  }

  /// Calls `body` with everything that was measured: items in order, then supplementaries in no particular order.
  ///
  /// - Complexity: O(measured).
  package func forEach(_ body: (ElementKey, CGSize) -> Void) {
    for (section, measures) in sections.sorted(by: { $0.key < $1.key }) {
      measures.forEachItem { item in
        if let size = measures.size(item: item) { body(.item(section: section, item: item), size) }
      }
    }
    for (key, size) in supplementaries { body(key, size) }
  }

  init(sections: [Int: SectionMeasures], supplementaries: [ElementKey: CGSize]) {
    self.sections = sections
    self.supplementaries = supplementaries
  }

  func section(_ index: Int) -> SectionMeasures? { sections.isEmpty ? nil : sections[index] }

  func supplementary(_ key: ElementKey) -> CGSize? { supplementaries.isEmpty ? nil : supplementaries[key] }
}

/// The measured sizes of one section's items.
///
/// Rows differ in height and agree in width, so widths take memory only once they differ.
struct SectionMeasures: Equatable, Sendable {
  static let none = SectionMeasures()

  private(set) var heights = LengthTable()
  /// Empty while every item is as wide as `commonWidth`.
  private var differingWidths = LengthTable()
  private var commonWidth: CGFloat = 0

  var isEmpty: Bool { heights.isEmpty }

  /// - Parameter size: Finite and not negative, or `nil` to forget.
  mutating func set(_ size: CGSize?, item: Int) {
    setWidth(size?.width, item: item)
    heights.set(size?.height, at: item)
  }

  private mutating func setWidth(_ width: CGFloat?, item: Int) {
    if !differingWidths.isEmpty { return differingWidths.set(width, at: item) }
    guard let width, width != commonWidth else { return }
    if heights.isEmpty || heights.count == 1 && heights[item] != nil {
      commonWidth = width
    } else {
      differingWidths = widths
      differingWidths.set(width, at: item)
    }
  }

  /// The widths as a table of their own.
  ///
  /// - Complexity: O(measured items) while all widths are the same.
  private var widths: LengthTable {
    guard differingWidths.isEmpty else { return differingWidths }
    var widths = LengthTable()
    heights.forEachIndex { widths.set(commonWidth, at: $0) }
    return widths
  }

  func size(item: Int) -> CGSize? {
    guard let height = heights[item] else { return nil }
    return CGSize(width: differingWidths.isEmpty ? commonWidth : differingWidths[item] ?? 0, height: height)
  }

  func length(_ axis: Axis, item: Int) -> CGFloat? {
    switch axis {
    case .vertical: heights[item]
    case .horizontal: size(item: item)?.width
    }
  }

  // MARK: Sums

  /// Of the measured lengths before an item.
  func sum(_ axis: Axis, before item: Int) -> LengthSum {
    if axis == .vertical { return heights.sum(before: item) }
    if !differingWidths.isEmpty { return differingWidths.sum(before: item) }
    return common(heights.sum(before: item))
  }

  /// See ``LengthTable/lastIndex(before:where:)``.
  func lastIndex(_ axis: Axis, before end: Int, where holds: (Int, LengthSum) -> Bool) -> Int {
    if axis == .vertical { return heights.lastIndex(before: end, where: holds) }
    if !differingWidths.isEmpty { return differingWidths.lastIndex(before: end, where: holds) }
    return heights.lastIndex(before: end) { holds($0, common($1)) }
  }

  /// As many widths as there are heights in a sum.
  private func common(_ sum: LengthSum) -> LengthSum {
    let one = LengthSum(commonWidth)
    return LengthSum(steps: one.steps &* Int64(sum.count), rest: one.rest * CGFloat(sum.count), count: sum.count)
  }

  // MARK: What is known

  /// Whether any item of the range is measured.
  func contains(_ range: Range<Int>) -> Bool { !heights.isEmpty && heights.contains(range) }

  /// Calls `body` with each measured item, in order.
  func forEachItem(_ body: (Int) -> Void) { heights.forEachIndex(body) }

  /// Calls `body` with each item whose size differs in `other`.
  func forEachDifference(from other: SectionMeasures, _ body: (Int) -> Void) {
    heights.forEachDifference(from: other.heights, body)
    if isEmpty || other.isEmpty { return }
    if differingWidths.isEmpty && other.differingWidths.isEmpty && commonWidth == other.commonWidth { return }
    widths.forEachDifference(from: other.widths) { if heights[$0] == other.heights[$0] { body($0) } }
  }

  static func == (left: SectionMeasures, right: SectionMeasures) -> Bool {
    guard left.heights == right.heights else { return false }
    if left.differingWidths.isEmpty && right.differingWidths.isEmpty {
      return left.commonWidth == right.commonWidth || left.isEmpty
    }
    return left.widths == right.widths
  }
}
