import Foundation
import Geometry
import UIKitCore

/// The drag of items out of a collection view, or of another view, until they come to rest.
@MainActor
final class CollectionDrag: FrameTicking {
  /// A dragged item.
  struct Carried {
    let item: UIDragItem
    var path: IndexPath?
    let preview: DragPreviewView
  }

  weak var source: (any DragSource)?
  /// The window in which the finger moves.
  private weak var window: UIWindow?
  let session: LocalDragSession
  let dropSession: LocalDropSession
  private(set) var carried: [Carried]
  /// The vector from the finger to the center of the preview, in the window.
  private let grip: CGPoint
  /// Whether the lifted items have begun to move.
  private(set) var hasBegun = false
  private let start: CGPoint
  private(set) weak var target: UICollectionView?
  private(set) var proposal: UICollectionViewDropProposal?
  /// The other view under the finger that accepts the drop.
  private var drop: InteractionDrop?
  /// The views that the drag has entered, each once. All of them are notified of its end.
  private var (enteredViews, enteredInteractions): ([UICollectionView], [UIDropInteraction]) = ([], [])
  /// The operation that a drop would perform.
  private var operation = UIDropOperation.cancel
  /// The destination, as displayed in the target.
  private(set) var destination: IndexPath?
  private var scroller: EdgeScroller?
  /// The gap to open once the finger has rested.
  private var waiting: (gap: DropGap, due: FrameTime)?
  private var now: FrameTime

  /// The distance, in points, that lifted items move before a drag begins.
  private static let slop: CGFloat = 10

  init(from source: any DragSource, session: LocalDragSession, carrying carried: [Carried], at position: CGPoint) {
    self.source = source
    self.session = session
    dropSession = LocalDropSession(of: session)
    self.carried = carried
    start = position
    session.point = position
    grip = (carried.first?.preview.center ?? position) - position
    window = source.dragWindow
    now = window?.root?.now ?? 0
    window?.root?.register(self)
  }

  /// The views that are activated while the finger rests over them.
  private let springs = SpringLoading()

  var isTicking: Bool { waiting != nil || springs.isWaiting }

  func tick(to time: FrameTime) {
    now = time > now ? time : now
    springs.tick(to: now)
    guard let waiting, waiting.due <= now else { return }
    self.waiting = nil
    target?.show(gap: waiting.gap)
  }

  /// Updates the paths of the dragged items after a data change.
  func follow(_ map: (IndexPath) -> IndexPath?) {
    for index in carried.indices { carried[index].path = carried[index].path.flatMap(map) }
  }

  // MARK: The finger

  /// Follows the finger.
  ///
  /// - Parameter position: The finger's location in the window.
  func move(to position: CGPoint, time: FrameTime?) {
    guard let source else { return }
    if let time, time > now { now = time }
    session.point = position
    for (index, carried) in carried.enumerated() {
      carried.preview.center = position + grip + CGPoint(x: 6 * index, y: 6 * index)
    }
    if !hasBegun {
      guard hypot(position.x - start.x, position.y - start.y) >= Self.slop else { return }
      hasBegun = true
      source.setDragState(.dragging, of: carried)
      source.dragWillBegin(session)
    }
    source.dragDidMove(session)
    springs.move(to: position, in: window, at: now)
    let found = dropTarget(at: position)
    enter(found.collection)
    enter(found.interaction)
    update()
    guard let target, let window = target.window else { return }
    scroller?.pull(at: window.convert(position, to: target) - target.bounds.origin, time: time)
  }

  /// Returns the innermost view under the finger that accepts the drop: a collection view, or one with an interaction.
  private func dropTarget(at position: CGPoint) -> (collection: UICollectionView?, interaction: UIDropInteraction?) {
    var view = window?.hitTest(position, with: nil)
    while let current = view {
      if let candidate = current as? UICollectionView, let delegate = candidate.dropDelegate,
        delegate.collectionView(candidate, canHandle: dropSession)
      {
        return (candidate, nil)
      }
      for case let interaction as UIDropInteraction in current.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) == true {
        return (nil, interaction)
      }
      view = current.parent
    }
    return (nil, nil)
  }

  private func enter(_ new: UIDropInteraction?) {
    guard new !== drop?.interaction else { return }
    drop?.leave()
    if let new, !enteredInteractions.contains(new) { enteredInteractions.append(new) }
    drop = new.map { InteractionDrop($0, dropSession) }
  }

  private func enter(_ new: UICollectionView?) {
    guard new !== target else { return }
    if let target {
      leave(target)
      target.dropDelegate?.collectionView(target, dropSessionDidExit: dropSession)
    }
    (target, proposal, destination) = (new, nil, nil)
    guard let new else { return }
    if !enteredViews.contains(new) { enteredViews.append(new) }
    new.drags.enter(self)
    scroller = EdgeScroller(new) { [weak self] in self?.update() }
    new.dropDelegate?.collectionView(new, dropSessionDidEnter: dropSession)
  }

  private func leave(_ target: UICollectionView) {
    waiting = nil
    scroller = nil
    target.show(gap: nil)
    target.highlightDropTarget(nil)
    target.drags.endIncoming()
  }

  /// Requests a proposal for a drop here, and shows it.
  private func update() {
    drop?.update()
    guard let target, let delegate = target.dropDelegate else { return }
    let point = session.location(in: target)
    destination = target.dropDestination(at: point)
    let path = destination.map { target.gap == nil ? target.dataPath($0) : target.order.placeholders.data($0) }
    let new = delegate.collectionView(target, dropSessionDidUpdate: dropSession, withDestinationIndexPath: path)
    proposal = new
    let isWanted = new.operation == .copy || new.operation == .move
    target.highlightDropTarget(
      isWanted && new.intent == .insertIntoDestinationIndexPath ? destination.map { target.dataPath($0) } : nil)
    guard isWanted, new.intent == .insertAtDestinationIndexPath, let destination else {
      waiting = nil
      return target.show(gap: nil)
    }
    reserve(at: destination, in: target)
  }

  private func reserve(at path: IndexPath, in target: UICollectionView) {
    let gap: DropGap
    if target === (source as? UICollectionView), carried.count == 1, let from = carried[0].path,
      proposal?.operation == .move
    {
      gap = .moved(ItemMove(from: target.order.placeholders.placed(from), to: path))
    } else {
      gap = .inserted(path)
    }
    guard gap != target.gap else { return waiting = nil }
    let rest = target.reorderingCadence.rest
    if rest == 0 { return target.show(gap: gap) }
    if waiting?.gap != gap { waiting = (gap, now + rest) }
  }

  // MARK: The end

  /// Ends the drag.
  ///
  /// - Parameter position: The finger's location in the window.
  func lift(at position: CGPoint) {
    session.point = position
    springs.end()
    // The data may have changed while the finger rested.
    if hasBegun { update() }
    if hasBegun, let drop, drop.accepts {
      operation = drop.operation
      source?.dragWillEnd(session, with: operation)
      return drop.perform(carried) { [self] in finish() }
    }
    guard hasBegun, let target, let proposal, proposal.operation == .copy || proposal.operation == .move else {
      return cancel()
    }
    if let waiting { target.show(gap: waiting.gap) }
    operation = proposal.operation
    source?.dragWillEnd(session, with: operation)
    let coordinator = DropCoordinator(
      self, into: target,
      at: (target.gap?.path ?? destination).map {
        target.gap == nil ? target.dataPath($0) : target.order.placeholders.data($0)
      }, proposal: proposal)
    scroller = nil
    target.highlightDropTarget(nil)
    target.dropDelegate?.collectionView(target, performDropWith: coordinator)
    target.show(gap: nil)
    coordinator.land { [self] in finish() }
  }

  /// Cancels the drag: all items return to their positions.
  func cancel() {
    springs.end()
    if let target {
      leave(target)
      if hasBegun { target.dropDelegate?.collectionView(target, dropSessionDidExit: dropSession) }
    }
    drop?.leave()
    if hasBegun { source?.dragWillEnd(session, with: .cancel) }
    UIView.animate(
      withDuration: InteractiveMovement.liftingDuration,
      animations: { [self] in
        for carried in carried {
          if let home = source?.home(of: carried) {
            carried.preview.land(in: home)
          } else {
            carried.preview.alpha = 0
          }
        }
      }, completion: { [self] _ in finish() })
  }

  private func finish() {
    for carried in carried { carried.preview.removeFromSuperview() }
    target?.drags.endIncoming()
    for view in enteredViews { view.dropDelegate?.collectionView(view, dropSessionDidEnd: dropSession) }
    for interaction in enteredInteractions {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    drop = nil
    guard let source else { return }
    source.setDragState(.none, of: carried)
    source.dragDidEnd(session, with: operation, hasBegun: hasBegun)
  }
}
