import Foundation
import Geometry

/// The measured sizes of one section's items.
///
/// Rows usually differ in height and have the same width, so widths are stored only once they differ.
struct SectionMeasures: Equatable, Sendable {
  fileprivate struct Tables: Sendable {
    var heights = LengthTable()
    /// The widths; empty while every item is as wide as `commonWidth`.
    var differingWidths = LengthTable()
    var commonWidth: CGFloat = 0
  }

  /// The tables, which copies share until one of them changes.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var tables: Tables

    init(_ tables: Tables) { self.tables = tables }
  }

  /// The storage; `nil` until an item is measured, because most sections are never measured and are passed around
  /// nevertheless.
  private var storage: Storage?

  var isEmpty: Bool { count == 0 }
  /// The number of measured items.
  var count: Int { storage?.tables.heights.count ?? 0 }

  /// - Parameter size: A finite, nonnegative size, or `nil` to remove it.
  mutating func set(_ size: CGSize?, item: Int) {
    guard own(for: size) else { return }
    storage?.tables.put(size, item: item)
    storage?.tables.updateLengths()
  }

  /// Stores or removes the sizes of many items of the section.
  ///
  /// - Parameter changed: Called with each item whose size changed.
  mutating func set(_ sizes: ArraySlice<MeasuredSize>, changed: (Int) -> Void) {
    var isOwned = false
    for entry in sizes {
      guard case .item(_, let item) = entry.key, item >= 0 else { continue }
      let size = entry.size?.finite
      // Shared storage is copied only if a size actually changes.
      if !isOwned {
        guard self.size(item: item) != size else { continue }
        isOwned = own(for: size)
      }
      if storage?.tables.put(size, item: item) == true { changed(item) }
    }
    if isOwned { storage?.tables.updateLengths() }
  }

  /// Makes the storage unique before a change. Returns `false` if the change has no effect because nothing is stored.
  private mutating func own(for size: CGSize?) -> Bool {
    if storage == nil {
      guard size != nil else { return false }
      storage = Storage(Tables())
    } else if !isKnownUniquelyReferenced(&storage), let storage {
      self.storage = Storage(storage.tables)
    }
    return true
  }

  func size(item: Int) -> CGSize? { storage?.tables.size(item: item) }

  func length(_ axis: Axis, item: Int) -> CGFloat? { storage?.tables.length(axis, item: item) }

  /// Returns the sum of the measured lengths before an item.
  func sum(_ axis: Axis, before item: Int) -> LengthSum { storage?.tables.sum(axis, before: item) ?? LengthSum() }

  /// Returns the last index for which a condition holds; see ``LengthTable/lastIndex(before:where:)``.
  func lastIndex(_ axis: Axis, before end: Int, where holds: (Int, LengthSum) -> Bool) -> Int {
    (storage?.tables ?? Tables()).lastIndex(axis, before: end, where: holds)
  }

  /// Returns whether any item in the range is measured.
  func contains(_ range: Range<Int>) -> Bool { storage?.tables.heights.contains(range) ?? false }

  /// Returns the first measured item from a given one on.
  func firstItem(from item: Int) -> Int? { storage?.tables.heights.firstIndex(from: item) }

  /// Calls `body` with each measured item, in order.
  func forEachItem(_ body: (Int) -> Void) { storage?.tables.heights.forEachIndex(body) }

  /// Calls `body` with each item whose size differs in the other value.
  func forEachDifference(from other: SectionMeasures, _ body: (Int) -> Void) {
    if storage === other.storage { return }
    (storage?.tables ?? Tables()).forEachDifference(from: other.storage?.tables ?? Tables(), body)
  }

  static func == (left: SectionMeasures, right: SectionMeasures) -> Bool {
    if left.isEmpty || right.isEmpty { return left.isEmpty == right.isEmpty }
    guard let mine = left.storage, let theirs = right.storage else { return false }
    return mine === theirs || mine.tables.isEqual(to: theirs.tables)
  }
}

extension SectionMeasures.Tables {
  /// Stores or removes one of many sizes; a call of ``updateLengths()`` must follow.
  ///
  /// - Returns: Whether the size changed.
  @discardableResult
  mutating func put(_ size: CGSize?, item: Int) -> Bool {
    let isOtherWidth = putWidth(size?.width, item: item)
    return heights.put(size?.height, at: item) || isOtherWidth
  }

  mutating func updateLengths() {
    heights.updateLengths()
    differingWidths.updateLengths()
  }

  private mutating func putWidth(_ width: CGFloat?, item: Int) -> Bool {
    if !differingWidths.isEmpty { return differingWidths.put(width, at: item) }
    guard let width, width != commonWidth else { return false }
    heights.updateLengths()
    if heights.isEmpty || heights.count == 1 && heights[item] != nil {
      commonWidth = width
    } else {
      differingWidths = widths
      differingWidths.set(width, at: item)
    }
    return true
  }

  /// The widths as a table.
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

  /// Returns the sum of the measured lengths before an item.
  func sum(_ axis: Axis, before item: Int) -> LengthSum {
    if axis == .vertical { return heights.sum(before: item) }
    if !differingWidths.isEmpty { return differingWidths.sum(before: item) }
    return common(heights.sum(before: item))
  }

  /// Returns the last index for which a condition holds; see ``LengthTable/lastIndex(before:where:)``.
  func lastIndex(_ axis: Axis, before end: Int, where holds: (Int, LengthSum) -> Bool) -> Int {
    if axis == .vertical { return heights.lastIndex(before: end, where: holds) }
    if !differingWidths.isEmpty { return differingWidths.lastIndex(before: end, where: holds) }
    return heights.lastIndex(before: end) { holds($0, common($1)) }
  }

  /// Returns the sum of the common width, for as many widths as there are heights in `sum`.
  private func common(_ sum: LengthSum) -> LengthSum {
    let one = LengthSum(commonWidth)
    return LengthSum(steps: one.steps &* Int64(sum.count), rest: one.rest * CGFloat(sum.count), count: sum.count)
  }

  /// Calls `body` with each item whose size differs in the other value.
  func forEachDifference(from other: Self, _ body: (Int) -> Void) {
    heights.forEachDifference(from: other.heights, body)
    if heights.isEmpty || other.heights.isEmpty { return }
    if differingWidths.isEmpty && other.differingWidths.isEmpty && commonWidth == other.commonWidth { return }
    widths.forEachDifference(from: other.widths) { if heights[$0] == other.heights[$0] { body($0) } }
  }

  func isEqual(to other: Self) -> Bool {
    guard heights == other.heights else { return false }
    if differingWidths.isEmpty && other.differingWidths.isEmpty { return commonWidth == other.commonWidth }
    return widths == other.widths
  }
}
