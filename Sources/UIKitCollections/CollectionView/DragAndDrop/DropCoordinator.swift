import Foundation
import Geometry
import UIKitCore

/// The coordinator that animates dropped items to their destinations once the delegate has changed the data.
@MainActor
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private let drag: CollectionDrag
  private let target: UICollectionView
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let items: [any UICollectionViewDropItem]
  private var landings: [Landing] = []
  /// Whether the previews move already, so that later destinations are too late: their items appear without one.
  ///
  /// - Fidelity: approximated; iOS does not document what a later call does.
  private var hasLanded = false

  var session: any UIDropSession { drag.dropSession }

  /// An item that is moving to its destination.
  private struct Landing {
    let carried: CollectionDrag.Carried
    let animation: DropAnimation
    /// A closure that returns the current frame of the destination in the window.
    let frame: @MainActor () -> CGRect?
    /// The identifier of the item that remains hidden until the animation ends.
    var concealment: Int?
    /// Whether the preview disappears into its destination.
    var vanishes = false
    /// The placeholder to which the preview moves, and its appearance there.
    var placeholder: (item: ItemPlaceholder, parameters: (UICollectionViewCell) -> UIDragPreviewParameters?)?
    /// A closure that returns the appearance over a cell.
    var parameters: (@MainActor () -> UIDragPreviewParameters?)?

    /// Gives the preview the appearance over its placeholder or cell.
    @MainActor
    func takeParameters() {
      let given = placeholder.flatMap { place in place.item.cell.flatMap(place.parameters) } ?? parameters?()
      if let color = given?.backgroundColor { carried.preview.backgroundColor = color }
    }
  }

  init(
    _ drag: CollectionDrag, into target: UICollectionView, at path: IndexPath?, proposal: UICollectionViewDropProposal
  ) {
    self.drag = drag
    self.target = target
    self.proposal = proposal
    destinationIndexPath = path
    items = drag.carried.map { carried in
      DropItem(
        dragItem: carried.item, sourceIndexPath: (drag.source as? UICollectionView) === target ? carried.path : nil,
        previewSize: carried.preview.bounds.size)
    }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    guard !hasLanded, drag.carried.contains(where: { $0.item === dragItem }) else { return DropAnimation(isOver: true) }
    let isInBatch = target.updates.isInBatch
    guard isInBatch || target.exists(target.shownPath(indexPath)) else {
      raise(
        "drop(_:toItemAt:) was given \(indexPath.readable), which does not exist; insert the item into the data first, "
          + "with performBatchUpdates(_:completion:) or a snapshot.")
    }
    let concealment = target.drags.conceal(indexPath, followsBatch: isInBatch)
    target.setNeedsLayout()
    let animation = land(dragItem, concealment: concealment) { [target] in
      target.dropFrame(of: target.drags.path(ofConcealment: concealment))
    }
    landings[landings.count - 1].parameters = { [target] in
      target.dropDelegate?.collectionView(target, dropPreviewParametersForItemAt: indexPath)
    }
    return animation
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, vanishes: true) { [target] in
      guard let cell = target.cellForItem(at: indexPath), let window = cell.window else { return nil }
      return cell.convert(rect, to: window)
    }
  }

  func drop(_ dragItem: UIDragItem, to destination: UIDragPreviewTarget) -> any UIDragAnimating {
    let size = drag.carried.first { $0.item === dragItem }?.preview.bounds.size ?? .zero
    return land(dragItem) {
      guard let window = destination.container.window else { return nil }
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(destination.transform)
      return destination.container.convert(box.offsetBy(dx: destination.center.x, dy: destination.center.y), to: window)
    }
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let (identifier, handler) = (placeholder.reuseIdentifier, placeholder.cellUpdateHandler)
    return drop(dragItem, at: placeholder.insertionIndexPath, parameters: placeholder.previewParametersProvider) {
      let cell = $0.dequeueReusableCell(withReuseIdentifier: identifier, for: $1)
      handler?(cell)
      return cell
    } update: {
      handler?($0)
    }
  }

  /// Shows a cell in place of an item, to which its preview moves.
  func drop(
    _ dragItem: UIDragItem, at path: IndexPath,
    parameters: ((UICollectionViewCell) -> UIDragPreviewParameters?)?,
    makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell,
    update: @escaping (UICollectionViewCell) -> Void
  ) -> any UICollectionViewDropPlaceholderContext {
    let item = ItemPlaceholder(makeCell: makeCell)
    item.isConcealed = drag.carried.contains { $0.item === dragItem }
    target.insert(item, at: path)
    let animation = land(dragItem) { [target] in target.dropFrame(of: item) }
    if !landings.isEmpty, item.isConcealed {
      landings[landings.count - 1].placeholder = (item, parameters ?? { _ in nil })
    }
    return PlaceholderContext(of: dragItem, item, in: target, animation, update: update)
  }

  private func land(
    _ dragItem: UIDragItem, concealment: Int? = nil, vanishes: Bool = false,
    frame: @escaping @MainActor () -> CGRect?
  ) -> any UIDragAnimating {
    let animation = DropAnimation(isOver: hasLanded)
    if let carried = drag.carried.first(where: { $0.item === dragItem }) {
      landings.append(
        Landing(carried: carried, animation: animation, frame: frame, concealment: concealment, vanishes: vanishes))
    }
    return animation
  }

  /// Animates all items; those without a destination fade out.
  func land(completion: @escaping () -> Void) {
    hasLanded = true
    if target.window != nil { target.layoutIfNeeded() }
    let landings = landings
    UIView.animate(
      withDuration: LayoutTransition.duration,
      animations: { [drag] in
        for carried in drag.carried where !landings.contains(where: { $0.carried.item === carried.item }) {
          carried.preview.alpha = 0
        }
        for landing in landings {
          let frame = landing.frame()
          if let frame { landing.carried.preview.land(in: frame) }
          landing.takeParameters()
          if landing.vanishes || frame == nil { landing.carried.preview.alpha = 0 }
          landing.animation.run()
        }
      },
      completion: { [target] _ in
        for landing in landings { target.reveal(landing.concealment) }
        for landing in landings { (landing.placeholder?.item).map(target.reveal) }
        for landing in landings { landing.animation.finish() }
        completion()
      })
  }
}

@MainActor
private final class DropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
    (self.dragItem, self.sourceIndexPath, self.previewSize) = (dragItem, sourceIndexPath, previewSize)
    super.init()
  }
}

@MainActor
private final class DropAnimation: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Whether the animation has ended, so that new closures are called at once.
  private var isOver: Bool

  init(isOver: Bool) {
    self.isOver = isOver
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    if isOver { animations() } else { self.animations.append(animations) }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    if isOver { completion(.end) } else { completions.append(completion) }
  }

  func run() { for animation in animations { animation() } }

  func finish() {
    isOver = true
    for completion in completions { completion(.end) }
  }
}
