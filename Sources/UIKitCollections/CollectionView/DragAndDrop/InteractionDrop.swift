import Foundation
import Geometry
import UIKitCore

/// A drag over a view with a drop interaction.
@MainActor
final class InteractionDrop {
  let interaction: UIDropInteraction
  private let session: LocalDropSession
  private(set) var operation = UIDropOperation.cancel

  /// Reports that the drag has entered the view.
  init(_ interaction: UIDropInteraction, _ session: LocalDropSession) {
    (self.interaction, self.session) = (interaction, session)
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: session)
  }

  var accepts: Bool { operation == .copy || operation == .move }

  func update() {
    operation = interaction.delegate?.dropInteraction(interaction, sessionDidUpdate: session).operation ?? .cancel
  }

  func leave() { interaction.delegate?.dropInteraction(interaction, sessionDidExit: session) }

  /// Performs the drop, and moves the previews to the places that the delegate chooses.
  func perform(_ carried: [CollectionDrag.Carried], completion: @escaping () -> Void) {
    guard let delegate = interaction.delegate else { return completion() }
    delegate.dropInteraction(interaction, performDrop: session)
    let animations = DragAnimations()
    let landings = carried.map { carried in
      let preview = carried.preview
      let target = UIPreviewTarget(container: preview.superview ?? preview, center: preview.center)
      let current = UITargetedDragPreview(view: preview, parameters: UIDragPreviewParameters(), target: target)
      let wanted = delegate.dropInteraction(interaction, previewForDropping: carried.item, withDefault: current)
      delegate.dropInteraction(interaction, item: carried.item, willAnimateDropWith: animations)
      return (carried.preview, wanted?.frameInWindow)
    }
    UIView.animate(withDuration: InteractiveMovement.liftingDuration) {
      for (preview, frame) in landings {
        if let frame { preview.land(in: frame) }
        preview.alpha = frame == nil ? 0 : 1
      }
      animations.runAnimations()
    } completion: { [interaction, session] _ in
      animations.runCompletions(at: .end)
      delegate.dropInteraction(interaction, concludeDrop: session)
      completion()
    }
  }
}
