import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The sections with a handler, the arguments of its last call, and the changes that it made.
@MainActor
final class HandlerCalls {
  /// The inputs of a handler; it is called again if they change.
  struct Occasion: Equatable {
    var offset: CGPoint
    var generation: Int
    var keys: [ElementKey]
  }

  var sections: Set<Int> = []
  /// Sections of which it was said that posts' formula is not their page.
  private var warned: Set<Int> = []
  private var lastOccasions: [Int: Occasion] = [:]
  private var items: [ElementKey: VisibleItem] = [:]

  var hasItems: Bool { !items.isEmpty }

  /// A placement with what the section's handler changed.
  func changed(_ placement: Placement) -> Placement { items[placement.key]?.changed(placement) ?? placement }

  /// The item that stands for a placement; the same object for as long as the element stays visible.
  func item(for placement: Placement) -> VisibleItem {
    if let item = items[placement.key] {
      item.base = placement
      return item
    }
    let item = VisibleItem(placement)
    items[placement.key] = item
    return item
  }

  /// Whether anything is different from the last call.
  func isDue(_ occasion: Occasion, section: Int) -> Bool { lastOccasions[section] != occasion }

  func note(_ occasion: Occasion, section: Int) { lastOccasions[section] = occasion }

  func hasWarned(of section: Int) -> Bool { warned.contains(section) }

  func noteWarning(of section: Int) { warned.insert(section) }

  /// Elements that left the screen are forgotten, with the handler's changes.
  func keep(_ visible: Set<ElementKey>, sections visibleSections: Set<Int>) {
    if items.contains(where: { !visible.contains($0.key) }) { items = items.filter { visible.contains($0.key) } }
    lastOccasions = lastOccasions.filter { visibleSections.contains($0.key) }
  }

  func forgetItems() {
    items = [:]
    lastOccasions = [:]
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers that are due: first layout, another solution, another offset, or other elements in sight.
  ///
  /// The last section comes first, as recorded from UIKit (macOS 27 Catalyst).
  func callHandlers(for placements: [Placement], in collectionView: UICollectionView) {
    guard !handlers.sections.isEmpty else {
      if handlers.hasItems { handlers.forgetItems() }
      return
    }
    let shown = Dictionary(grouping: placements.filter { $0.key.section.map(handlers.sections.contains) ?? false }) {
      $0.key.section ?? 0
    }
    handlers.keep(Set(shown.values.joined().map(\.key)), sections: Set(shown.keys))
    for (section, elements) in shown.sorted(by: { $0.key > $1.key }) {
      guard let handler = sections[section]?.handler else { continue }
      let occasion = HandlerCalls.Occasion(
        offset: handlerOffset(of: section, in: collectionView), generation: store.generation,
        keys: elements.map(\.key))
      let items = elements.map { handlers.item(for: $0) }
      guard handlers.isDue(occasion, section: section) else { continue }
      handlers.note(occasion, section: section)
      let container = LayoutContainer(contentSize: collectionView.bounds.size)
      let environment = LayoutEnvironment(container: container, traitCollection: collectionView.traitCollection)
      for item in items { item.isLookedAt = false }
      collectionView.during(.handler(section: section)) { handler(items, occasion.offset, environment) }
      // A handler that computes the page reads the offset and a length; one that reads the items has another purpose.
      if container.isMeasured, !items.contains(where: \.isLookedAt) { warnOfFormula(in: section, of: collectionView) }
    }
  }

  /// Says once that the page is not what posts reckon, when the section has come to such a page.
  private func warnOfFormula(in section: Int, of collectionView: UICollectionView) {
    guard !handlers.hasWarned(of: section), let geometry = store.solution?.orthogonalSection(section),
      let stops = collectionView.orthogonals.host(of: section)?.stops(ofGeneration: store.generation)
    else { return }
    let formula = PageFormula(
      section: section, geometry: geometry, stops: stops, length: collectionView.bounds.size[geometry.axis])
    let offset = collectionView.orthogonals.offset(of: section, in: geometry)
    guard let warning = formula.warning(at: offset) else { return }
    handlers.noteWarning(of: section)
    collectionView.warn(warning)
  }

  /// Along the section's axis its own offset, 0 at rest; across it the row's place in the content. Sections that do not
  /// scroll by themselves are told the collection view's offset.
  ///
  /// An item's place on screen is its frame less the offset, whichever way the interface runs: what handlers compute
  /// from `center.x - offset.x` needs that. From right to left a section therefore begins at its greatest offset, as
  /// scroll views do on iOS, and `round(offset.x / page)` counts pages from the far end. Both cannot be had: what shows
  /// the first page on the right has the others at smaller coordinates.
  ///
  /// - Fidelity: approximated from right to left, where what UIKit says is not known.
  private func handlerOffset(of section: Int, in collectionView: UICollectionView) -> CGPoint {
    guard let geometry = store.solution?.orthogonalSection(section) else { return collectionView.contentOffset }
    return CGPoint(
      geometry.axis, along: collectionView.orthogonals.offset(of: section, in: geometry),
      across: geometry.frame.origin[geometry.axis.other])
  }
}
