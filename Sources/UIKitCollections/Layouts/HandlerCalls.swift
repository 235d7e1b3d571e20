import Foundation
import Geometry
import LayoutSolver
import UIKitControls
import UIKitCore

/// The sections with a handler, the values last passed to each, and the changes it made.
@MainActor
final class HandlerCalls {
  /// The values that determine whether a handler is called again.
  struct Occasion: Equatable {
    var offset: CGPoint
    var generation: Int
    var keys: [ElementKey]
  }

  var sections: Set<Int> = []
  /// The page-formula warnings that were logged, by section.
  private(set) var warnings: [Int: String] = [:]
  /// The first page, by section, at which a page control was given the number of the page formula instead.
  private var suspicions: [Int: Int] = [:]
  /// The pages that the app gives to page controls, during calls and between them.
  var pages = GivenPages()
  /// The latest calls of the section that was the only one to be called; empty after calls of several sections.
  private var run = CallRun()
  private var lastOccasions: [Int: Occasion] = [:]
  private var items: [ElementKey: VisibleItem] = [:]

  var hasItems: Bool { !items.isEmpty }

  /// Returns a placement with the changes that the section's handler made.
  func changed(_ placement: Placement) -> Placement { items[placement.key]?.changed(placement) ?? placement }

  /// Returns the item that represents a placement: the same object for as long as the element stays visible.
  func item(for placement: Placement) -> VisibleItem {
    if let item = items[placement.key] {
      item.base = placement
      return item
    }
    let item = VisibleItem(placement)
    items[placement.key] = item
    return item
  }

  /// Whether the values differ from those of the last call.
  func isDue(_ occasion: Occasion, section: Int) -> Bool { lastOccasions[section] != occasion }

  func note(_ occasion: Occasion, section: Int, at time: TimeInterval) {
    lastOccasions[section] = occasion
    run.note(occasion.offset, section: section, at: time)
  }

  /// Returns the offsets of the latest two calls of a section, if what the app did since then can only be due to them.
  func offsets(before time: TimeInterval, section: Int) -> [CGPoint]? { run.offsets(before: time, section: section) }

  /// The sections whose handler was reported to change items with estimated sizes.
  var sectionsWithChangedEstimates: Set<Int> = []

  func hasWarned(of section: Int) -> Bool { warnings[section] != nil }

  func note(_ warning: String, of section: Int) { warnings[section] = warning }

  /// Notes a page at which a page control was given the number of the page formula instead.
  ///
  /// - Returns: Whether this happened at another page before, so that it is no coincidence.
  func confirms(wrongPage page: Int, of section: Int) -> Bool {
    let first = suspicions[section] ?? page
    suspicions[section] = first
    return first != page
  }

  /// The items that handlers changed.
  var changedItems: [VisibleItem] { items.values.filter(\.hasChanges) }

  /// Forgets elements that are no longer visible, including their changes.
  func keep(_ visible: Set<ElementKey>, sections visibleSections: Set<Int>) {
    if items.contains(where: { !visible.contains($0.key) }) { items = items.filter { visible.contains($0.key) } }
    lastOccasions = lastOccasions.filter { visibleSections.contains($0.key) }
  }

  func forgetItems() {
    items = [:]
    lastOccasions = [:]
    run = CallRun()
  }
}

/// The latest calls of handlers, as long as they are those of one section in consecutive frames.
private struct CallRun {
  private var section: Int?
  private var offsets: [CGPoint] = []
  private var time: TimeInterval = 0
  /// The time in which an app that does its work a frame later has done it, in seconds.
  private static let patience = 0.1

  mutating func note(_ offset: CGPoint, section: Int, at time: TimeInterval) {
    let isNext = section == self.section && time >= self.time && time - self.time < Self.patience
    offsets = (isNext ? offsets.suffix(1) : []) + [offset]
    (self.section, self.time) = (section, time)
  }

  func offsets(before time: TimeInterval, section: Int) -> [CGPoint]? {
    let isNext = section == self.section && time >= self.time && time - self.time < Self.patience
    return isNext && offsets.count == 2 ? offsets : nil
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers that are due: at the first layout, or after a change of the solution, the offset or the visible
  /// elements.
  ///
  /// The last section is called first, as recorded from UIKit (macOS 27 Catalyst).
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
      call(handler, of: section, with: items, occasion, in: collectionView)
    }
  }

  private func call(
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, of section: Int, with items: [VisibleItem],
    _ occasion: HandlerCalls.Occasion, in collectionView: UICollectionView
  ) {
    let controls = UIPageControl.controls(in: collectionView.window)
    let time = collectionView.window?.root?.now ?? 0
    if let page = handlers.pages.read(controls), let offsets = handlers.offsets(before: time, section: section) {
      warnOfFormula(in: section, of: collectionView, showing: page, at: offsets)
    }
    handlers.note(occasion, section: section, at: time)
    let container = LayoutContainer(contentSize: collectionView.bounds.size)
    let environment = LayoutEnvironment(container: container, traitCollection: collectionView.traitCollection)
    LayoutEvents.note(
      .handler, collectionView,
      "section \(section), \(items.count) item\(items.count == 1 ? "" : "s"), offset \(occasion.offset.words)")
    for item in items { item.isRead = false }
    collectionView.during(.handler(section: section)) { handler(items, occasion.offset, environment) }
    warnOfEstimates(items, in: section, of: collectionView)
    if let page = handlers.pages.read(controls) {
      // Elements of an earlier offset say nothing about the page.
      guard covers(items, in: section, occasion.offset, of: collectionView) else { return }
      warnOfFormula(in: section, of: collectionView, showing: page, at: [occasion.offset])
    } else if container.isMeasured, !items.contains(where: \.isRead) {
      // A handler that computes the page reads the offset and a length. A handler that reads the items has another
      // purpose, unless a page control shows what it computes.
      warnOfFormula(in: section, of: collectionView)
    }
  }

  /// Warns once, when a handler changes an item whose size is estimated.
  private func warnOfEstimates(_ items: [VisibleItem], in section: Int, of collectionView: UICollectionView) {
    guard !handlers.sectionsWithChangedEstimates.contains(section),
      let changed = items.first(where: { !store.estimatedAxes(of: $0.base.key).isEmpty && $0.hasChanges })
    else { return }
    handlers.sectionsWithChangedEstimates.insert(section)
    collectionView.warn(
      "UICollectionViewCompositionalLayout: the visibleItemsInvalidationHandler of section \(section) changes the "
        + "\(changed.base.key.category.noun) at \(changed.base.key.indexPath.readable), whose size is estimated. UIKit "
        + "supports changes only in sections without estimated sizes; give the items and their groups absolute or "
        + "fractional sizes.")
  }

  /// Whether an item is in the middle of what is visible at an offset.
  private func covers(
    _ items: [VisibleItem], in section: Int, _ offset: CGPoint, of collectionView: UICollectionView
  ) -> Bool {
    guard let axis = store.solution?.orthogonalSection(section)?.axis else { return false }
    let middle = offset[axis] + collectionView.bounds.size[axis] / 2
    return items.contains { item in
      let interval = item.base.frame.interval(axis)
      return interval.lower <= middle && middle <= interval.upper
    }
  }

  /// Warns once, when the section reaches a page for which the published formula gives another number.
  private func warnOfFormula(in section: Int, of collectionView: UICollectionView) {
    guard !handlers.hasWarned(of: section), let formula = formula(in: section, of: collectionView) else { return }
    warn(formula.warning(at: offset(of: formula, in: collectionView)), of: collectionView, section: section)
  }

  /// Warns once, when a page control is given the number of the published formula, and another one is right.
  ///
  /// - Parameter offsets: The latest offsets that were passed to the handler. The number must be wrong at all of them, so
  ///   that a right one that comes a frame late does not count.
  private func warnOfFormula(
    in section: Int, of collectionView: UICollectionView, showing shown: Int, at offsets: [CGPoint]
  ) {
    guard !handlers.hasWarned(of: section), let formula = formula(in: section, of: collectionView) else { return }
    let pages = offsets.map { formula.page(mistakenFor: shown, at: $0[formula.geometry.axis]) }
    guard let page = pages.first.flatMap({ $0 }), pages.allSatisfy({ $0 == page }),
      handlers.confirms(wrongPage: page, of: section)
    else { return }
    warn(formula.warning(at: offsets[offsets.count - 1][formula.geometry.axis]), of: collectionView, section: section)
  }

  private func formula(in section: Int, of collectionView: UICollectionView) -> PageFormula? {
    guard let geometry = store.solution?.orthogonalSection(section),
      let stops = collectionView.orthogonals.host(of: section)?.stops(ofGeneration: store.generation)
    else { return nil }
    return PageFormula(
      section: section, geometry: geometry, stops: stops, length: collectionView.bounds.size[geometry.axis])
  }

  private func offset(of formula: PageFormula, in collectionView: UICollectionView) -> CGFloat {
    collectionView.orthogonals.offset(of: formula.section, in: formula.geometry)
  }

  private func warn(_ warning: String?, of collectionView: UICollectionView, section: Int) {
    guard let warning else { return }
    handlers.note(warning, of: section)
    collectionView.warn(warning)
  }

  /// Returns the offset to pass to a section's handler. Along the section's axis it is the section's own offset, 0 at
  /// rest; across that axis it is the row's position in the content. Other sections receive the collection view's
  /// offset.
  ///
  /// An item's position on screen is its frame minus the offset in either interface direction; handlers that compute
  /// `center.x - offset.x` rely on that. A right-to-left section therefore begins at its greatest offset, as scroll
  /// views do on iOS, and `round(offset.x / page)` counts pages from the far end. Both properties cannot hold: if the
  /// first page is displayed on the right, the others have smaller coordinates.
  ///
  /// - Fidelity: approximated from right to left, where what UIKit says is not known.
  private func handlerOffset(of section: Int, in collectionView: UICollectionView) -> CGPoint {
    guard let geometry = store.solution?.orthogonalSection(section) else { return collectionView.contentOffset }
    return CGPoint(
      geometry.axis, along: collectionView.orthogonals.offset(of: section, in: geometry),
      across: geometry.frame.origin[geometry.axis.other])
  }
}
