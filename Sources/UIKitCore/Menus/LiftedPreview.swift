import Foundation
import Geometry

/// What a menu is about, lifted off the screen: a picture of the view, or a controller's view.
final class LiftedPreview: UIView {
  private let content: UIView
  private let shown: UIViewController?
  private let source: UITargetedPreview
  private let clip = UIView()

  private static let radius: CGFloat = 12
  /// Of a controller that does not say how high it would like to be, and at most, in shares of the room there is.
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
  }

  required init?(coder: NSCoder) { nil }

  /// Where it would lie if there were no menu, as large as it is to be.
  func target(in room: CGRect) -> CGRect {
    let home = source.home ?? frame
    guard let shown else { return home }
    var size = shown.preferredContentSize.finite
    if size.width == 0 || size.height == 0 {
      size = CGSize(width: room.width, height: room.height * Self.usualHeight)
    }
    size.width = Swift.min(size.width, room.width)
    size.height = Swift.min(size.height, room.height * Self.greatestHeight)
    return CGRect(
      x: home.center.x - size.width / 2, y: home.center.y - size.height / 2, width: size.width, height: size.height)
  }

  func lift(to frame: CGRect) {
    self.frame = frame
    layer.shadowOpacity = 0.2
    layoutIfNeeded()
  }

  /// Down to where it is to go, if that is on the screen.
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

  // The touches are the overlay's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
