import Foundation
import LayoutSolver

/// A change of the data, as far as views that are shown are concerned.
struct DataChange {
  var map: IndexMap
  /// Paths after the change whose cells are made anew.
  var reloadedItems: Set<IndexPath> = []
  /// Sections, numbered as after the change, all of whose views are made anew.
  var reloadedSections = IndexSet()
  /// Paths after the change whose cells are configured again in place.
  var reconfiguredItems: [IndexPath] = []
  /// The data stays as it is, and is shown in another order while an item is carried.
  var isOfDisplayOnly = false
  /// What the indices of supplementary views count; `nil` where each keeps its index in its section.
  var supplementaryKinds: SupplementaryKinds?
}

extension DataChange {
  static var none: DataChange { DataChange(map: .identity) }

  /// The element that goes on being shown by the view of `old`; `nil` for what is gone or made anew.
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

  /// The inverse of ``newKey(of:)``.
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

  /// Stays with the item that has its index.
  private func isBadge(_ kind: String) -> Bool { supplementaryKinds?.ofItems.contains(kind) ?? false }

  /// Stays with its section. What counts something else is made anew.
  private func isKept(_ kind: String, _ index: Int) -> Bool {
    guard let supplementaryKinds else { return true }
    return index == 0 && supplementaryKinds.ofSections.contains(kind)
  }

  /// `nil` for a section that is reloaded with everything in it.
  private func kept(_ section: Int?) -> Int? {
    section.flatMap { reloadedSections.contains($0) ? nil : $0 }
  }
}

extension ElementKey {
  /// The badge with the number of an item.
  fileprivate func badge(of kind: String) -> ElementKey? {
    guard case .item(let section, let item) = self else { return nil }
    return .supplementary(kind: kind, section: section, index: item)
  }
}
