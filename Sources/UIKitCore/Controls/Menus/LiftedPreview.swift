import Foundation
import Geometry

/// The preview of a context menu, above the dimmed screen: a snapshot of the view, or a controller's view.
final class LiftedPreview: UIView {
  private let content: UIView
  private let shown: UIViewController?
  private let source: UITargetedPreview
  private let clip = UIView()

  private static let radius: CGFloat = 12
  /// The height of a controller without a preferred size, and the greatest height, as fractions of the available
  /// height.
  private static let usualHeight: CGFloat = 0.5
  private static let greatestHeight: CGFloat = 0.7

  init(of request: MenuRequest) {
    source = request.source
    shown = request.preview
    content = request.preview?.view ?? source.view.snapshotView(afterScreenUpdates: true) ?? UIView()
    super.init(frame: .zero)
    backgroundColor = source.parameters.backgroundColor
    let own = source.view.layer.cornerRadius
    for view in [self, clip] {
      view.layer.cornerRadius = own > 0 && shown == nil ? own : Self.radius
      view.layer.cornerCurve = .continuous
    }
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    addSubview(clip)
    clip.addSubview(content)
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    frame = source.home ?? .zero
    if request.preview == nil { cut(to: source.parameters) }
  }

  /// Shows only the visible part of the view, and the shadow of that.
  private func cut(to parameters: UIPreviewParameters) {
    layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    guard let path = parameters.visiblePath else { return }
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    clip.backgroundColor = parameters.backgroundColor
    backgroundColor = .clear
    clip.layer.mask = shape
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the frame of the preview without a menu.
  func target(in availableArea: CGRect) -> CGRect {
    let home = source.home ?? frame
    guard let shown else { return home }
    var size = shown.preferredContentSize.finite
    if size.width == 0 || size.height == 0 {
      size = CGSize(width: availableArea.width, height: availableArea.height * Self.usualHeight)
    }
    size.width = Swift.min(size.width, availableArea.width)
    size.height = Swift.min(size.height, availableArea.height * Self.greatestHeight)
    return CGRect(
      x: home.center.x - size.width / 2, y: home.center.y - size.height / 2, width: size.width, height: size.height)
  }

  func lift(to frame: CGRect) {
    self.frame = frame
    layer.shadowOpacity = 0.2
    layoutIfNeeded()
  }

  /// Moves the preview to its destination, or fades it if that is not on screen.
  func lower(to target: UITargetedPreview?) {
    if let home = (target ?? source).home { frame = home } else { alpha = 0 }
    layer.shadowOpacity = 0
    if shown != nil { alpha = 0 }
    layoutIfNeeded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    content.frame = bounds
  }

  // Touches belong to the overlay behind the preview.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
