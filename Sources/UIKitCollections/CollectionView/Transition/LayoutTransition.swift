import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// An animated change from what is on screen to what is going to be: a batch of updates, another layout, other bounds.
///
/// It is made from what was shown before the change and lives until the views are on their way.
@MainActor
final class LayoutTransition {
  enum Cause {
    /// The items are made only for layouts that may look at them.
    case updates(() -> [UICollectionViewUpdateItem])
    case layout(from: UICollectionViewLayout)
    case bounds(from: CGRect)
  }

  /// - Fidelity: observed, by eye; the duration is not documented.
  static let duration: TimeInterval = 0.3

  let cause: Cause
  private(set) weak var collectionView: UICollectionView?
  private let change: DataChange
  /// By the keys of before: what was on screen and around it.
  private var past: [ElementKey: PastElement]
  /// What was on screen, by the keys of before, in order.
  let shownBefore: [ElementKey]
  /// The elements that have appeared since.
  private(set) var arrivals: Set<ElementKey> = []
  /// Whether the layout was told of the change.
  private var isAnnounced = false
  /// Supplementary and decoration views that the layout says go or come, whatever their index paths.
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

  /// - Returns: Whether the layout is still to be told of the change; it is told once.
  func beginAnnouncement() -> Bool {
    defer { isAnnounced = true }
    return !isAnnounced
  }

  var isBoundsChange: Bool { if case .bounds = cause { true } else { false } }

  /// The layout whose elements go.
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

  /// As ``oldKey(of:)``, whether the layout has the element go and come or not.
  func formerKey(of new: ElementKey) -> ElementKey? { change.oldKey(of: new) }

  func past(of old: ElementKey) -> PastElement? { past[old] }

  /// A view that was leaving stays after all; it starts from where it is.
  func remember(_ element: PastElement, as old: ElementKey) { past[old] = element }

  /// Asks a layout which supplementary and decoration views go and come with the updates.
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

  /// Of what was on screen, in order.
  private var kinds: [(String, UICollectionView.ElementCategory)] {
    var kinds: [(String, UICollectionView.ElementCategory)] = []
    for key in shownBefore {
      guard let kind = key.kind, !kinds.contains(where: { $0 == (kind, key.category) }) else { continue }
      kinds.append((kind, key.category))
    }
    return kinds
  }

  // MARK: Where things start and end unless a layout says otherwise

  /// What was there before starts where it was; what is new, or comes from far away, fades in at its place.
  func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let collectionView else { return nil }
    let layout = collectionView.currentLayout
    if let old = oldKey(of: key), let past = past[old] { return layout.ownAttributes(for: past.placement, as: key) }
    guard let placement = collectionView.displayed[key]?.placement else { return nil }
    let attributes = layout.ownAttributes(for: placement, as: key)
    attributes.alpha = 0
    return attributes
  }

  /// What still exists goes to its new place, out of sight; what does not fades away where it is.
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

/// One element as it was before a change.
struct PastElement {
  var placement: Placement
  /// Its frame in the content, with the offset of an orthogonal section taken off.
  var contentFrame: CGRect
}

/// What was on screen and around it before a change.
struct LayoutPast {
  var shown: [ElementKey] = []
  var elements: [ElementKey: PastElement] = [:]
}

/// A view on its way out. It is in no one's sight any more but the user's.
struct DisappearingView {
  let view: UICollectionReusableView
  /// Where it goes.
  var placement: Placement
  /// As the delegate knows the element.
  let key: ElementKey
  /// The element among those of now, if it still exists.
  var currentKey: ElementKey?
  /// With whose end it is gone.
  let transition: ObjectIdentifier
}

extension ElementKey {
  /// `nil` if an index path names no element of the category.
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
