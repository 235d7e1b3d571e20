import Foundation
import LayoutSolver
import UIKitCore

/// The elements that a collection view displays, with their views, and the views that still animate out.
///
/// No other type sets the element that a view displays.
@MainActor
final class VisibleElements {
  typealias Displayed = UICollectionView.Displayed

  private(set) var displayed: [ElementKey: Displayed] = [:]
  /// The keys of ``displayed``, in ascending order between rounds.
  private(set) var keys: [ElementKey] = []
  /// Views whose elements left the layout and that are still animating out, in the order in which they left.
  private(set) var disappearing: [DisappearingView] = []
  /// The order of the views in depth.
  let depth = DepthOrder()
  /// The pool of views for reuse, and the classes that create new ones.
  let pool = CellPool()
  /// The element for which the data source is making a view; `nil` at other times.
  private(set) var requested: Placement?
  /// The sizes that self-sizing views returned.
  private(set) var sizing = SelfSizing()
  /// Whether list cells have their current positions among their neighbors.
  private var listPositionsAreCurrent = true

  subscript(key: ElementKey) -> Displayed? { displayed[key] }

  // MARK: Elements

  /// Calls a closure that makes the view of an element.
  func requesting<View>(_ placement: Placement, _ make: () -> View) -> View {
    let outer = requested
    requested = placement
    defer { requested = outer }
    return make()
  }

  /// Adds an element that no view displays yet.
  func add(_ key: ElementKey, _ view: UICollectionReusableView, at placement: Placement, pass: Int) {
    displayed[key] = Displayed(view: view, placement: placement, pass: pass)
    keys.append(key)
    view.displayedKey = key
  }

  /// Removes an element. ``sort(_:)`` or ``dropMissingKeys()`` drops its key.
  func remove(_ key: ElementKey) -> Displayed? {
    let removed = displayed.removeValue(forKey: key)
    removed?.view.displayedKey = nil
    return removed
  }

  func move(_ key: ElementKey, to placement: Placement) { displayed[key]?.placement = placement }

  func setMeasurement(_ measurement: UICollectionView.Measurement?, of key: ElementKey) {
    displayed[key]?.measurement = measurement
  }

  /// Records that the view returned a size other than the one it was measured with.
  func refuteMeasurement(of key: ElementKey) { displayed[key]?.measurement?.isConfirmed = false }

  /// Adopts the keys of a round, in any order, except those that were removed meanwhile.
  func sort(_ named: [ElementKey]) { keys = named.filter { displayed[$0] != nil }.sorted() }

  func dropMissingKeys() { keys = keys.filter { displayed[$0] != nil } }

  /// Assigns elements their new keys after a data change.
  ///
  /// - Precondition: Elements without a new key have been removed.
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

  /// Renumbers the sections of elements in orthogonal sections.
  func renumberScrollingSections(_ newSection: (Int) -> Int?) {
    for key in keys {
      guard let old = displayed[key]?.placement.scrollingSection else { continue }
      displayed[key]?.placement.scrollingSection = newSection(old)
    }
  }

  func invalidateListPositions() { listPositionsAreCurrent = false }

  /// - Returns: Whether list cells need their positions. The caller then updates them.
  func takeListPositionUpdate() -> Bool {
    defer { listPositionsAreCurrent = true }
    return !listPositionsAreCurrent
  }

  // MARK: Self-sizing

  func beginSizing() { sizing.beginPass() }

  func forgetSizing() { sizing.forgetAll() }

  /// Discards the measurement of an element, so that its view is measured again.
  func forgetSizing(of key: ElementKey) {
    sizing.forget(key)
    setMeasurement(nil, of: key)
  }

  /// - Returns: The sizes between which the view alternates, if this one exceeds the limit.
  func noteAnswer(_ size: CGSize, of key: ElementKey) -> [CGSize]? { sizing.note(size, of: key) }

  func noteSibling(in section: Int) { sizing.noteSibling(in: section) }

  // MARK: Disappearing views

  func addDisappearing(_ disappearance: DisappearingView) { disappearing.append(disappearance) }

  /// Removes and returns the disappearing view of an element that becomes visible again.
  func takeDisappearing(returningAs key: ElementKey) -> DisappearingView? {
    disappearing.firstIndex { $0.currentKey == key }.map { disappearing.remove(at: $0) }
  }

  /// Forgets a disappearing view that the data source returned for another element.
  func forgetDisappearing(of view: UICollectionReusableView) {
    if !disappearing.isEmpty { disappearing.removeAll { $0.view === view } }
  }

  /// Removes and returns the disappearing views of one transition, or all of them.
  func takeDisappearing(of transition: ObjectIdentifier?) -> [DisappearingView] {
    let taken = disappearing.filter { transition == nil || $0.transition == transition }
    disappearing.removeAll { disappearance in taken.contains { $0.view === disappearance.view } }
    return taken
  }

  /// Retargets the view that displayed an element before a transition to another placement.
  ///
  /// - Returns: The view; `nil` if no view of the element is disappearing.
  func redirectDisappearing(
    of key: ElementKey, in transition: ObjectIdentifier, to placement: Placement
  ) -> UICollectionReusableView? {
    guard let index = disappearing.firstIndex(where: { $0.transition == transition && $0.key == key }) else {
      return nil
    }
    disappearing[index].placement = placement
    return disappearing[index].view
  }

  /// Assigns the elements of disappearing views their new keys after a data change.
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
