import Foundation
import Geometry

/// The preview of a dragged item under the finger.
package final class DragPreviewView: UIView {
  private let content: UIView
  private static let radius: CGFloat = 12

  /// - Parameters:
  ///   - frame: The frame from which the item is lifted, in the window.
  package init(of source: UIView, preview: UIDragPreview?, parameters: UIDragPreviewParameters?, frame: CGRect) {
    content = preview?.view ?? source.snapshotView(afterScreenUpdates: true) ?? UIView()
    super.init(frame: frame)
    if let size = preview?.view.bounds.size { bounds.size = size }
    isUserInteractionEnabled = false
    backgroundColor = (parameters ?? preview?.parameters)?.backgroundColor ?? .systemBackground
    layer.cornerRadius = source.layer.cornerRadius > 0 ? source.layer.cornerRadius : Self.radius
    layer.cornerCurve = .continuous
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 16
    let clip = UIView(frame: bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.clipsToBounds = true
    clip.layer.cornerRadius = layer.cornerRadius
    clip.layer.cornerCurve = .continuous
    content.frame = clip.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.addSubview(content)
    addSubview(clip)
  }

  package required init?(coder: NSCoder) { nil }

  /// - Fidelity: approximated.
  package func lift() {
    transform = CGAffineTransform(scaleX: 1.04, y: 1.04)
    layer.shadowOpacity = 0.25
  }

  /// - Parameter frame: The frame in which the item comes to rest, in the window.
  package func land(in frame: CGRect) {
    transform = .identity
    self.frame = frame
    layer.shadowOpacity = 0
    layoutIfNeeded()
  }

  // The preview is not a drop target; the view below it is.
  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
