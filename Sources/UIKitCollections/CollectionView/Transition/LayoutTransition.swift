import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An animated change of the displayed elements: a batch of updates, a layout change, or a change of the bounds.
///
/// It is created from the elements displayed before the change and lives until their views have begun to animate.
@MainActor
final class LayoutTransition {
  enum Cause {
    /// A batch of updates. The items are created only for layouts whose code may read them.
    case updates(() -> [UICollectionViewUpdateItem])
    case layout(from: UICollectionViewLayout)
    case bounds(from: CGRect)
  }

  /// - Fidelity: observed, by eye; the duration is not documented.
  static let duration: TimeInterval = 0.3

  let cause: Cause
  private(set) weak var collectionView: UICollectionView?
  private let change: DataChange
  /// The elements on screen and near it before the change, by their old keys.
  private var past: [ElementKey: PastElement]
  /// The old keys of the elements that were on screen, in order.
  let shownBefore: [ElementKey]
  /// The elements that have appeared since the change.
  private(set) var arrivals: Set<ElementKey> = []
  /// Whether the layout was notified of the change.
  private var isAnnounced = false
  /// Supplementary and decoration views that the layout removes or inserts, regardless of their index paths.
  private var removed: Set<ElementKey> = []
  private var inserted: Set<ElementKey> = []

  init(_ cause: Cause, of collectionView: UICollectionView, change: DataChange, past: LayoutPast) {
    self.cause = cause
    self.collectionView = collectionView
    self.change = change
    self.past = past.elements
    shownBefore = past.shown
  }

  func noteArrival(of key: ElementKey) { arrivals.insert(key) }

  /// - Returns: Whether the layout has yet to be notified of the change. Later calls return `false`.
  func beginAnnouncement() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  var isBoundsChange: Bool { if case .bounds = cause { true } else { false } }

  /// The layout whose elements disappear.
  func outgoingLayout(_ current: UICollectionViewLayout) -> UICollectionViewLayout {
    if case .layout(let old) = cause { old } else { current }
  }

  // MARK: Identity

  func newKey(of old: ElementKey) -> ElementKey? {
    removed.contains(old) ? nil : change.newKey(of: old).flatMap { inserted.contains($0) ? nil : $0 }
  }

  func oldKey(of new: ElementKey) -> ElementKey? {
    inserted.contains(new) ? nil : change.oldKey(of: new).flatMap { removed.contains($0) ? nil : $0 }
  }

  /// The old key of an element, as ``oldKey(of:)`` returns it, but regardless of whether the layout removes and inserts
  /// it.
  func formerKey(of new: ElementKey) -> ElementKey? { change.oldKey(of: new) }

  func past(of old: ElementKey) -> PastElement? { past[old] }

  /// Records a disappearing view whose element remains after all. The view starts at its current frame.
  func remember(_ element: PastElement, as old: ElementKey) { past[old] = element }

  /// Requests from a layout the supplementary and decoration views that it removes and inserts with the updates.
  func ask(_ layout: UICollectionViewLayout) {
    for (kind, category) in kinds {
      let (going, coming) =
        category == .decorationView
        ? (
          layout.indexPathsToDeleteForDecorationView(ofKind: kind),
          layout.indexPathsToInsertForDecorationView(ofKind: kind)
        )
        : (
          layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
          layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        )
      removed.formUnion(going.compactMap { ElementKey(category, kind: kind, at: $0) })
      inserted.formUnion(coming.compactMap { ElementKey(category, kind: kind, at: $0) })
    }
  }

  /// The kinds of the views that were on screen, in order.
  private var kinds: [(String, UICollectionView.ElementCategory)] {
    var kinds: [(String, UICollectionView.ElementCategory)] = []
    for key in shownBefore {
      guard let kind = key.kind, !kinds.contains(where: { $0 == (kind, key.category) }) else { continue }
      kinds.append((kind, key.category))
    }
    return kinds
  }

  // MARK: Default start and end

  /// Returns the default initial attributes of an element. Existing elements start at their previous frame; elements
  /// that are new or come from far away fade in at their final one.
  func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let layout = collectionView.currentLayout
    if let old = oldKey(of: key), let past = past[old] { return layout.ownAttributes(for: past.placement, as: key) }
    guard let placement = collectionView.displayed[key]?.placement else { return nil }
    let attributes = layout.ownAttributes(for: placement, as: key)
    attributes.alpha = 0
    return attributes
  }

  /// Returns the default final attributes of an element. Elements that still exist move to their new frame outside the
  /// visible area; others fade out at their current one.
  func end(of old: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, let past = past[old] else { return nil }
    let layout = collectionView.currentLayout
    if !isBoundsChange, let key = newKey(of: old), let attributes = layout.attributes(at: key) {
      return attributes.copy() as? UICollectionViewLayoutAttributes
    }
    let attributes = outgoingLayout(layout).ownAttributes(for: past.placement, as: old)
    attributes.alpha = 0
    return attributes
  }
}

/// The state of an element before a change.
struct PastElement {
  var placement: Placement
  /// The frame of the element in the content, after subtracting the offset of an orthogonal section.
  var contentFrame: CGRect
}

/// The elements on screen and near it before a change.
struct LayoutPast {
  var shown: [ElementKey] = []
  var elements: [ElementKey: PastElement] = [:]
}

/// A view that animates out. The collection view no longer counts it as visible, but it is still on screen.
struct DisappearingView {
  let view: UICollectionReusableView
  /// The placement to which the view animates.
  var placement: Placement
  /// The element as the delegate knows it.
  let key: ElementKey
  /// The current key of the element, if it still exists.
  var currentKey: ElementKey?
  /// The transition at whose end the view is removed.
  let transition: ObjectIdentifier
}

extension ElementKey {
  /// Creates a key; `nil` if the index path does not name an element of the category.
  init?(_ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath) {
    switch (category, kind) {
    case (.cell, _) where path.count == 2: self = .item(section: path[0], item: path[1])
    case (.supplementaryView, let kind?) where path.count == 1:
      self = .supplementary(kind: kind, section: nil, index: path[0])
    case (.supplementaryView, let kind?) where path.count == 2:
      self = .supplementary(kind: kind, section: path[0], index: path[1])
    case (.decorationView, let kind?) where path.count == 1 || path.count == 2:
      self = .decoration(kind: kind, section: path[0], index: path.count > 1 ? path[1] : 0)
    default: return nil
    }
  }
}
