import Foundation
import Geometry
import UIKitCore

/// A view to be lifted for a drag or dropped, with its appearance and its position.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view with the same appearance at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// The frame of the preview in the window; `nil` if its container is not in a window.
  var frameInWindow: CGRect? {
    guard let window = target.container.window else { return nil }
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      .applying(target.transform)
    return target.container.convert(box.offsetBy(dx: target.center.x, dy: target.center.y), to: window).finite
  }
}

/// The changes that run with the animation of a drag or drop.
@MainActor
final class DragAnimations: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func runAnimations() { for animation in animations { animation() } }

  func runCompletions(at position: UIViewAnimatingPosition) {
    for completion in completions { completion(position) }
    completions = []
  }
}
