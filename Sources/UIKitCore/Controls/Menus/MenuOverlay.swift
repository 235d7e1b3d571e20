import Foundation
import Geometry

/// The view behind a menu that fills the window and receives the touches beside the menu.
final class MenuOverlay: UIView {
  /// The view that darkens the window. Its touches go on to the overlay.
  let dimming = UIView()
  /// The presentation of the menu, which the overlay keeps alive.
  var owner: MenuPresentation?
  private var size = CGSize.zero

  /// The distance between menus and the edges of the safe area, in points.
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    size = frame.size
    dimming.backgroundColor = MenuColors.dimming
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// The inherited traits at the elevated level.
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }

  /// The area that a menu may occupy.
  var availableArea: CGRect {
    let safe = bounds.inset(by: safeAreaInsets)
    return safe.insetBy(dx: Swift.min(Self.margin, safe.width / 2), dy: Swift.min(Self.margin, safe.height / 2)).finite
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != size { owner?.sizeChanged() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { owner?.touchEnded(at: touch.location(in: self)) }
  }
}

/// The view that contains a menu and casts its shadow.
final class MenuPlate: UIView {
  var menu: MenuView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let menu { addSubview(menu) }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    menu?.frame = bounds
  }

  /// Consumes the touches outside of rows; those of rows belong to the menu.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
