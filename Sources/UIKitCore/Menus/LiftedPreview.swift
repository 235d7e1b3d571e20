import Foundation
import Geometry

/// What a menu is about, lifted off the screen: a picture of the view, or a controller's view.
final class LiftedPreview: UIView {
  private let content: UIView
  private let shown: UIViewController?
  private weak var source: UIView?
  private let clip = UIView()

  private static let radius: CGFloat = 12

  init(of request: MenuRequest, in window: UIWindow) {
    source = request.source
    shown = request.preview
    content = request.preview?.view ?? request.source.snapshotView(afterScreenUpdates: true) ?? UIView()
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let own = request.source.layer.cornerRadius
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
  }

  required init?(coder: NSCoder) { nil }

  /// Where it lies when it is not lifted.
  var home: CGRect {
    guard let source, let window = source.window else { return frame }
    return source.convert(source.bounds, to: window)
  }

  /// Where it would lie if there were no menu, as large as it is to be.
  func target(in room: CGRect) -> CGRect {
    let home = home
    guard let shown else { return home }
    var size = shown.preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: room.width, height: room.height / 2) }
    size = CGSize(width: Swift.min(size.width, room.width), height: Swift.min(size.height, room.height * 0.7))
    return CGRect(
      x: home.center.x - size.width / 2, y: home.center.y - size.height / 2, width: size.width, height: size.height)
  }

  func lift(to frame: CGRect) {
    self.frame = frame
    layer.shadowOpacity = 0.2
    layoutIfNeeded()
  }

  /// Back to where it came from, if that is still there.
  func lower() {
    if source?.window != nil { frame = home } else { alpha = 0 }
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
