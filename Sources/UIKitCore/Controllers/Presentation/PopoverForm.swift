import Foundation
import Geometry

/// A popover beside the view at which it points.
struct PopoverForm: PresentationForm {
  let popover: UIPopoverPresentationController
  let coversAll = false
  let duration: TimeInterval = 0.25

  func frame(in space: PresentationSpace) -> CGRect {
    popover.placement(in: space.bounds, safeArea: space.safeArea)?.frame ?? space.bounds
  }

  var backdrop: UIView? { PopoverBackdrop(popover) }

  func willShow() { popover.willShow() }

  func decorate(_ view: UIView) {
    view.layer.cornerRadius = PopoverPlacement.cornerRadius
    view.layer.cornerCurve = .continuous
    view.clipsToBounds = true
  }

  func move(_ view: UIView, shown: Bool, isAppearing: Bool, finalFrame: CGRect, bounds: CGRect) {
    view.center = finalFrame.center
    view.alpha = shown ? 1 : 0
  }
}

/// The shape of a popover and its arrow, below the content.
private final class PopoverBackdrop: UIView {
  private weak var popover: UIPopoverPresentationController?
  private let shape = CAShapeLayer()

  init(_ popover: UIPopoverPresentationController) {
    self.popover = popover
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
    (shape.shadowOpacity, shape.shadowRadius, shape.shadowOffset) = (0.2, 20, .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let popover, let place = popover.placement(in: bounds, safeArea: safeAreaInsets) else { return }
    let content = popover.presentedViewController.loadedView?.backgroundColor
    let color = popover.backgroundColor ?? content ?? .systemBackground
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shape.path = place.outline.cgPath
    shape.shadowPath = shape.path
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.commit()
  }
}
