import Foundation
import UIKitCore

/// Names one queue of interchangeable views.
enum ReuseQueue: Hashable {
  case cell(identifier: String)
  case supplementary(kind: String, identifier: String)
  case decoration(kind: String)
  case cellRegistration(RegistrationIdentity)
  case supplementaryRegistration(RegistrationIdentity)
}

/// Two registrations never share views, even for the same class. Keeping the object alive keeps its identity unique.
final class RegistrationIdentity: Hashable, Sendable {
  /// The view that was asking its data source for a cell when this was made.
  let asking = CellRequests.asking

  static func == (left: RegistrationIdentity, right: RegistrationIdentity) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Views that have scrolled away, by queue, and the classes to make more of them.
@MainActor
final class CellPool {
  private var classes: [ReuseQueue: UICollectionReusableView.Type] = [:]
  private var idle: [ReuseQueue: [UICollectionReusableView]] = [:]
  /// Handed out, but not yet returned by the data source; nil while none is asked.
  private var lent: [UICollectionReusableView]?
  /// How many views have ever been made; reuse keeps it near the number on screen.
  private(set) var creations = 0

  var idleCount: Int { idle.values.reduce(0) { $0 + $1.count } }

  /// Views of a class registered before are dropped. `nil` forgets the class.
  func register(_ viewClass: UICollectionReusableView.Type?, for queue: ReuseQueue) {
    guard classes[queue] != viewClass else { return }
    classes[queue] = viewClass
    idle[queue] = nil
  }

  /// Which identifiers have been registered, for messages.
  func registeredNames(like queue: ReuseQueue) -> [String] {
    classes.keys.compactMap { candidate in
      switch (candidate, queue) {
      case (.cell(let name), .cell): name
      case (.supplementary(let kind, let name), .supplementary(let wanted, _)) where kind == wanted: name
      default: nil
      }
    }.sorted()
  }

  /// An idle view of the queue after `prepareForReuse()`, or a new one; `nil` if no class is registered.
  func take(from queue: ReuseQueue, identifier: String, frame: CGRect) -> UICollectionReusableView? {
    if let view = takeIdle(from: queue) { return view }
    guard let viewClass = classes[queue] else { return nil }
    let view = viewClass.init(instantiating: frame)
    view.queueIdentifier = identifier
    lend(view, from: queue)
    return view
  }

  /// A data source is asked for a view.
  var isLending: Bool { lent != nil }

  /// Hands out a new view.
  func lend(_ view: UICollectionReusableView, from queue: ReuseQueue) {
    creations += 1
    view.queue = queue
    lent?.append(view)
  }

  /// An idle view of the queue after `prepareForReuse()`; `nil` if there is none.
  func takeIdle(from queue: ReuseQueue) -> UICollectionReusableView? {
    guard let view = idle[queue]?.popLast() else { return nil }
    (view.isHidden, view.isHiddenByLayout) = (false, false)
    // Before whoever configures it, so that its observers do not undo that.
    if let cell = view as? UICollectionViewCell {
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
    }
    view.prepareForReuse()
    lent?.append(view)
    return view
  }

  /// Runs a data source callback. Views that it dequeued but did not return go back at once, so that none is lost.
  func lending<View: UICollectionReusableView>(_ provide: () -> View) -> View {
    let borrowedBefore = lent
    lent = []
    let returned = provide()
    for view in lent ?? [] where view !== returned && view.superview == nil { give(back: view) }
    lent = borrowedBefore
    return returned
  }

  func give(back view: UICollectionReusableView) {
    guard let queue = view.queue, classes[queue] == type(of: view) else { return }
    idle[queue, default: []].append(view)
  }
}
