import Foundation
import UIKitCore

/// The name of a queue of interchangeable views.
enum ReuseQueue: Hashable {
  case cell(identifier: String)
  case supplementary(kind: String, identifier: String)
  case decoration(kind: String)
  case cellRegistration(RegistrationIdentity)
  case supplementaryRegistration(RegistrationIdentity)
}

/// The identity of a registration. Two registrations never share views, even of the same class. Retaining this object
/// keeps the identity unique.
final class RegistrationIdentity: Hashable, Sendable {
  /// The collection view that was requesting a cell when the registration was created.
  let asking = CellRequests.asking

  static func == (left: RegistrationIdentity, right: RegistrationIdentity) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The idle views of each queue, and the classes from which new ones are created.
@MainActor
final class CellPool {
  private var sources: [ReuseQueue: ViewSource] = [:]
  private var idle: [ReuseQueue: [UICollectionReusableView]] = [:]
  /// The views dequeued but not yet returned by the data source; `nil` outside its callbacks.
  private var lent: [UICollectionReusableView]?
  /// The number of views ever created; reuse keeps it close to the number of visible ones.
  private(set) var creations = 0
  /// The number of times that an idle view was used again.
  private(set) var reuses = 0

  /// The views that wait to be used again, in no particular order.
  var idleViews: [UICollectionReusableView] { idle.values.flatMap(\.self) }

  var idleCount: Int { idle.values.reduce(0) { $0 + $1.count } }

  /// Registers a class for a queue, and discards views of the previous class; `nil` removes the registration.
  func register(_ viewClass: UICollectionReusableView.Type?, for queue: ReuseQueue) {
    register(viewClass.map { .viewClass($0) }, from: queue)
  }

  /// Registers a class or nib for a queue, and discards views of the previous one; `nil` removes the registration.
  func register(_ source: ViewSource?, from queue: ReuseQueue) {
    if let known = sources[queue] {
      if known.isSame(as: source) { return }
    } else if source == nil {
      return
    }
    sources[queue] = source
    idle[queue] = nil
  }

  /// The supplementary kinds for which a class or nib is registered.
  var supplementaryKinds: Set<String> {
    Set(sources.keys.compactMap { if case .supplementary(let kind, _) = $0 { kind } else { nil } })
  }

  /// Returns the registered identifiers, for use in messages.
  func registeredNames(like queue: ReuseQueue) -> [String] {
    sources.keys.compactMap { candidate in
      switch (candidate, queue) {
      case (.cell(let name), .cell): name
      case (.supplementary(let kind, let name), .supplementary(let wanted, _)) where kind == wanted: name
      default: nil
      }
    }
  }

  /// Returns an idle view of the queue after `prepareForReuse()`, or a new one; `nil` if no class is registered.
  func take(from queue: ReuseQueue, identifier: String, frame: CGRect) -> UICollectionReusableView? {
    if let view = takeIdle(from: queue) { return view }
    guard let source = sources[queue] else { return nil }
    let view = source.make(identifier: identifier, frame: frame)
    view.queueIdentifier = identifier
    lend(view, from: queue)
    return view
  }

  /// Whether a data source is providing a view.
  var isLending: Bool { lent != nil }

  /// Provides a new view to the data source.
  func lend(_ view: UICollectionReusableView, from queue: ReuseQueue) {
    creations += 1
    view.queue = queue
    lent?.append(view)
  }

  /// Returns an idle view of the queue after `prepareForReuse()`; `nil` if the queue is empty.
  func takeIdle(from queue: ReuseQueue) -> UICollectionReusableView? {
    guard let view = idle[queue]?.popLast() else { return nil }
    (view.isHidden, view.isHiddenByLayout) = (false, false)
    view.reuseCount += 1
    reuses += 1
    // The cell is reset before it is configured, so that observers of these properties do not undo the configuration.
    if let cell = view as? UICollectionViewCell {
      if cell.isSelected { cell.isSelected = false }
      if cell.isHighlighted { cell.isHighlighted = false }
    }
    view.prepareForOtherElement()
    lent?.append(view)
    return view
  }

  /// Calls the data source. Views that it dequeues but does not return go back to their queues at once.
  func lending<View: UICollectionReusableView>(_ provide: () -> View) -> View {
    let borrowedBefore = lent
    lent = []
    let returned = provide()
    for view in lent ?? [] where view !== returned && view.superview == nil { give(back: view) }
    lent = borrowedBefore
    return returned
  }

  func give(back view: UICollectionReusableView) {
    guard let queue = view.queue, sources[queue]?.hasMade(view) == true else { return }
    idle[queue, default: []].append(view)
  }
}
