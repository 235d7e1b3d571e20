package import Foundation
import Geometry

/// What self-sizing has learned so far: an input of the solver, never its hidden state.
///
/// Only the axes whose dimensions are estimated are looked at. Setting is O(1) apart from copying a shared page.
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
      guard section >= 0, item >= 0 else { return }
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

  func section(_ index: Int) -> SectionMeasures? { sections.isEmpty ? nil : sections[index] }

  func supplementary(_ key: ElementKey) -> CGSize? { supplementaries.isEmpty ? nil : supplementaries[key] }
}

/// The measured sizes of one section's items, in pages that exist only where something was measured.
struct SectionMeasures: Equatable, Sendable {
  static let pageLength = 256

  /// One number per item; an unmeasured one is negative.
  ///
  /// Sixths of a point in 32 bits: pixels at 1x, 2x and 3x, and halves of them, are exact up to two million points, at
  /// half the memory of a `CGFloat`.
  private typealias Page = [Float]
  private static let unit: CGFloat = 6
  private static let emptyPage = Page(repeating: -1, count: pageLength)

  private var widths: [Page] = []
  private var heights: [Page] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func set(_ size: CGSize?, item: Int) {
    let wasMeasured = self.size(item: item) != nil
    if size == nil && !wasMeasured { return }
    Self.store(size.map { Float($0.width * Self.unit) } ?? -1, at: item, in: &widths)
    Self.store(size.map { Float($0.height * Self.unit) } ?? -1, at: item, in: &heights)
    count += (size == nil ? 0 : 1) - (wasMeasured ? 1 : 0)
  }

  func size(item: Int) -> CGSize? {
    let (page, slot) = item.quotientAndRemainder(dividingBy: Self.pageLength)
    guard page < heights.count, !heights[page].isEmpty, heights[page][slot] >= 0 else { return nil }
    return CGSize(
      width: CGFloat(widths[page][slot]) / Self.unit, height: CGFloat(heights[page][slot]) / Self.unit)
  }

  /// Whether any item of the range is measured.
  func contains(_ range: Range<Int>) -> Bool {
    var item = range.lowerBound
    while item < range.upperBound {
      let (page, slot) = item.quotientAndRemainder(dividingBy: Self.pageLength)
      guard page < heights.count else { return false }
      if heights[page].isEmpty {
        item += Self.pageLength - slot
      } else if heights[page][slot] >= 0 {
        return true
      } else {
        item += 1
      }
    }
    return false
  }

  /// Calls `body` with each measured item, in order.
  func forEachItem(_ body: (Int) -> Void) {
    for (page, values) in heights.enumerated() where !values.isEmpty {
      for (slot, value) in values.enumerated() where value >= 0 { body(page * Self.pageLength + slot) }
    }
  }

  /// Calls `body` with each item whose size differs in `other`, in order. Pages that share storage are not read.
  func forEachDifference(from other: SectionMeasures, _ body: (Int) -> Void) {
    for page in 0..<Swift.max(heights.count, other.heights.count) {
      let (mine, theirs) = (
        page < heights.count ? heights[page] : [], page < other.heights.count ? other.heights[page] : []
      )
      let mineWide = page < widths.count ? widths[page] : []
      let theirsWide = page < other.widths.count ? other.widths[page] : []
      if mine == theirs && mineWide == theirsWide { continue }
      for slot in 0..<Self.pageLength {
        let item = page * Self.pageLength + slot
        if size(item: item) != other.size(item: item) { body(item) }
      }
    }
  }

  private static func store(_ value: Float, at item: Int, in pages: inout [Page]) {
    let (page, slot) = item.quotientAndRemainder(dividingBy: pageLength)
    while pages.count <= page { pages.append([]) }
    if pages[page].isEmpty { pages[page] = emptyPage }
    pages[page][slot] = value
  }
}
