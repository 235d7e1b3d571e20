import Foundation
import LayoutSolver

/// A change of the data, as it affects displayed views.
struct DataChange {
  var map: IndexMap
  /// The new index paths of items whose cells are replaced.
  var reloadedItems: Set<IndexPath> = []
  /// The new indices of sections in which all views are replaced.
  var reloadedSections = IndexSet()
  /// The new index paths of items whose cells are reconfigured in place.
  var reconfiguredItems: [IndexPath] = []
  /// The map of the data if placeholders are among the displayed items, which ``map`` then includes; `nil` if it is
  /// ``map``.
  var dataMap: IndexMap?
  /// Whether the data remains unchanged and only its display order differs, because an item is being moved.
  var isOfDisplayOnly = false
  /// The meaning of the indices of supplementary views; `nil` if each view keeps its index in its section.
  var supplementaryKinds: SupplementaryKinds?
}

extension DataChange {
  static var none: DataChange { DataChange(map: .identity) }

  /// Returns the element that the view of `old` displays after the change; `nil` if the element was deleted or
  /// replaced.
  func newKey(of old: ElementKey) -> ElementKey? {
    switch old {
    case .item(let section, let item):
      guard let path = map.item(IndexPath(item: item, section: section)), !reloadedItems.contains(path),
        !reloadedSections.contains(path.section)
      else { return nil }
      return .item(section: path.section, item: path.item)
    case .supplementary(let kind, let section?, let index):
      if isBadge(kind) { return newKey(of: .item(section: section, item: index))?.badge(of: kind) }
      guard isKept(kind, index) else { return nil }
      return kept(map.section(section)).map { .supplementary(kind: kind, section: $0, index: index) }
    case .supplementary(_, nil, _): return old
    case .decoration(let kind, let section, let index):
      return map.section(section).map { .decoration(kind: kind, section: $0, index: index) }
    }
  }

  /// Returns the element that `new` was before the change; the inverse of ``newKey(of:)``.
  func oldKey(of new: ElementKey) -> ElementKey? {
    switch new {
    case .item(let section, let item):
      let path = IndexPath(item: item, section: section)
      guard !reloadedItems.contains(path), !reloadedSections.contains(section), let old = map.oldItem(path) else {
        return nil
      }
      return .item(section: old.section, item: old.item)
    case .supplementary(let kind, let section?, let index):
      if isBadge(kind) { return oldKey(of: .item(section: section, item: index))?.badge(of: kind) }
      guard isKept(kind, index) else { return nil }
      return kept(section).flatMap(map.oldSection).map { .supplementary(kind: kind, section: $0, index: index) }
    case .supplementary(_, nil, _): return new
    case .decoration(let kind, let section, let index):
      return map.oldSection(section).map { .decoration(kind: kind, section: $0, index: index) }
    }
  }

  /// Whether views of a kind stay with the item that has their index.
  private func isBadge(_ kind: String) -> Bool { supplementaryKinds?.ofItems.contains(kind) ?? false }

  /// Whether a view stays with its section. Views whose index has another meaning are replaced.
  private func isKept(_ kind: String, _ index: Int) -> Bool {
    guard let supplementaryKinds else { return true }
    return index == 0 && supplementaryKinds.ofSections.contains(kind)
  }

  /// Returns a section; `nil` if the section is reloaded.
  private func kept(_ section: Int?) -> Int? {
    section.flatMap { reloadedSections.contains($0) ? nil : $0 }
  }
}

extension ElementKey {
  /// Returns the badge of a kind that belongs to the item.
  fileprivate func badge(of kind: String) -> ElementKey? {
    guard case .item(let section, let item) = self else { return nil }
    return .supplementary(kind: kind, section: section, index: item)
  }
}
