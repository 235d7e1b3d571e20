import Foundation
import Geometry

/// The container of a presented view, which fills the window and receives the touches beside it.
final class SheetContainerView: UIView {
  weak var content: UIView?
  /// The presentation controller, which is notified of the layout.
  weak var presentationController: UIPresentationController?
  var layOut: (() -> Void)?
  /// Whether touches beside the presented view pass through.
  var letsTouchesThrough = false

  private var laidOut = CGSize.zero

  /// The presented view's interface level is elevated.
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }

  /// While the views behind cannot be touched, assistive technologies and the keyboard skip them, too.
  override var accessibilityViewIsModal: Bool {
    get { !letsTouchesThrough }
    set {}
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard letsTouchesThrough, let content, let hit, !hit.isDescendant(of: content) else { return hit }
    return nil
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    if bounds.size != laidOut {
      laidOut = bounds.size
      layOut?()
    }
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    laidOut = .zero
    setNeedsLayout()
  }
}

/// The grabber at the top of a sheet, which indicates that it can be dragged.
///
/// - Fidelity: observed (iOS 15 to 18) for size and position; approximated for the color.
final class SheetGrabber: UIView {
  /// The distance of the grabber's center from the sheet's upper edge, in points.
  static let middle: CGFloat = 7.5

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 36, height: 5))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
