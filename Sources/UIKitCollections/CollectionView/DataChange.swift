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
  /// Whether a supplementary view keeps its index in its section. Badges do not: they are numbered by their hosts.
  var keepsIndices = true
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
      guard keepsIndices || index == 0 else { return nil }
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
      guard keepsIndices || index == 0 else { return nil }
      return kept(section).flatMap(map.oldSection).map { .supplementary(kind: kind, section: $0, index: index) }
    case .supplementary(_, nil, _): return new
    case .decoration(let kind, let section, let index):
      return map.oldSection(section).map { .decoration(kind: kind, section: $0, index: index) }
    }
  }

  /// `nil` for a section that is reloaded with everything in it.
  private func kept(_ section: Int?) -> Int? {
    section.flatMap { reloadedSections.contains($0) ? nil : $0 }
  }
}
