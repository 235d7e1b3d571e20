import Foundation
import Geometry

/// Fills the window behind a presented view, and takes the touches beside it.
final class SheetStage: UIView {
  weak var content: UIView?
  /// The presentation controller, which is told of the layout.
  weak var presentationController: UIPresentationController?
  var layOut: (() -> Void)?
  /// What lies behind can be touched.
  var letsTouchesThrough = false

  private var laidOut = CGSize.zero

  /// What is presented lies above the rest.
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
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

/// The bar at the top of a sheet that says that it can be dragged.
///
/// - Fidelity: size and place observed (iOS 15 to 18), colour approximated.
final class SheetGrabber: UIView {
  /// Below the upper edge of the sheet, in points.
  static let middle: CGFloat = 7.5

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 36, height: 5))
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
}
