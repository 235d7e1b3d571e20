import Foundation
import LayoutSolver
import UIKitCore

/// The elements that a collection view displays, with their views, and the views that still animate out.
///
/// Views are told which element they display here and nowhere else.
@MainActor
final class VisibleElements {
  typealias Displayed = UICollectionView.Displayed

  private(set) var displayed: [ElementKey: Displayed] = [:]
  /// The keys of ``displayed``, in ascending order between rounds.
  private(set) var keys: [ElementKey] = []
  /// Views that have left the layout but are still animating, in the order in which they left.
  private(set) var disappearing: [DisappearingView] = []
  /// The order of the views in depth.
  let depth = DepthOrder()
  /// Views that wait for their next use, and the classes to make more of them.
  let pool = CellPool()
  /// The answers of self-sizing views.
  private(set) var sizing = SelfSizing()
  /// Whether cells of lists know their neighbors.
  private var listPositionsAreCurrent = true

  subscript(key: ElementKey) -> Displayed? { displayed[key] }

  // MARK: Elements

  /// Adds an element that no view displays yet.
  func add(_ key: ElementKey, _ view: UICollectionReusableView, at placement: Placement, pass: Int) {
    displayed[key] = Displayed(view: view, placement: placement, pass: pass)
    keys.append(key)
    view.displayedKey = key
  }

  /// Forgets an element. Its key is dropped by ``sort(_:)`` or ``dropMissingKeys()``.
  func remove(_ key: ElementKey) -> Displayed? {
    let removed = displayed.removeValue(forKey: key)
    removed?.view.displayedKey = nil
    return removed
  }

  func move(_ key: ElementKey, to placement: Placement) { displayed[key]?.placement = placement }

  func setMeasurement(_ measurement: UICollectionView.Measurement?, of key: ElementKey) {
    displayed[key]?.measurement = measurement
  }

  /// The view answered another size than the one it was measured with.
  func refuteMeasurement(of key: ElementKey) { displayed[key]?.measurement?.isConfirmed = false }

  /// Takes the keys of a round, in any order, without those that were removed meanwhile.
  func sort(_ named: [ElementKey]) { keys = named.filter { displayed[$0] != nil }.sorted() }

  func dropMissingKeys() { keys = keys.filter { displayed[$0] != nil } }

  /// Gives elements their keys after a change of the data.
  ///
  /// - Precondition: Elements without a new key were removed before.
  func renumber(_ newKey: (ElementKey) -> ElementKey?) {
    var renumbered: [ElementKey: Displayed] = [:]
    for key in keys {
      guard var shown = displayed[key], let new = newKey(key) else { continue }
      shown.placement.key = new
      shown.view.displayedKey = new
      renumbered[new] = shown
    }
    displayed = renumbered
    keys = renumbered.keys.sorted()
  }

  /// Gives elements in sections that scroll by themselves their section's new number.
  func renumberScrollingSections(_ newSection: (Int) -> Int?) {
    for key in keys {
      guard let old = displayed[key]?.placement.scrollingSection else { continue }
      displayed[key]?.placement.scrollingSection = newSection(old)
    }
  }

  func invalidateListPositions() { listPositionsAreCurrent = false }

  /// - Returns: Whether cells of lists are to be told their positions; they then know them.
  func takeListPositionUpdate() -> Bool {
    defer { listPositionsAreCurrent = true }
    return !listPositionsAreCurrent
  }

  // MARK: Self-sizing

  func beginSizing() { sizing.beginPass() }

  func forgetSizing() { sizing.forgetAll() }

  /// Has the view of an element asked for its size again.
  func forgetSizing(of key: ElementKey) {
    sizing.forget(key)
    setMeasurement(nil, of: key)
  }

  /// - Returns: The sizes between which the view alternates if this answer was one too many.
  func noteAnswer(_ size: CGSize, of key: ElementKey) -> [CGSize]? { sizing.note(size, of: key) }

  func noteSibling(in section: Int) { sizing.noteSibling(in: section) }

  // MARK: Departures

  func addDisappearing(_ departure: DisappearingView) { disappearing.append(departure) }

  /// Takes back the departure of an element that becomes visible again.
  func takeDisappearing(returningAs key: ElementKey) -> DisappearingView? {
    disappearing.firstIndex { $0.currentKey == key }.map { disappearing.remove(at: $0) }
  }

  /// Forgets the departure of a view that the data source returned for another element.
  func forgetDisappearing(of view: UICollectionReusableView) {
    if !disappearing.isEmpty { disappearing.removeAll { $0.view === view } }
  }

  /// Takes the departures of one transition, or all.
  func takeDisappearing(of transition: ObjectIdentifier?) -> [DisappearingView] {
    let taken = disappearing.filter { transition == nil || $0.transition == transition }
    disappearing.removeAll { departure in taken.contains { $0.view === departure.view } }
    return taken
  }

  /// Sends the view that displayed an element before a transition elsewhere.
  ///
  /// - Returns: The view; `nil` if the element did not depart.
  func redirectDisappearing(
    of key: ElementKey, in transition: ObjectIdentifier, to placement: Placement
  ) -> UICollectionReusableView? {
    guard let index = disappearing.firstIndex(where: { $0.transition == transition && $0.key == key }) else {
      return nil
    }
    disappearing[index].placement = placement
    return disappearing[index].view
  }

  /// Gives departing elements their keys after a change of the data.
  func renumberDisappearing(_ newKey: (ElementKey) -> ElementKey?) {
    for index in disappearing.indices {
      disappearing[index].currentKey = disappearing[index].currentKey.flatMap(newKey)
    }
  }
}

extension UICollectionView {
  var displayed: [ElementKey: Displayed] { elements.displayed }
  var displayedKeys: [ElementKey] { elements.keys }
  var disappearing: [DisappearingView] { elements.disappearing }
  var pool: CellPool { elements.pool }
}
