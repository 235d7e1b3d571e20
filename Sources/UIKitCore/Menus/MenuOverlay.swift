import Foundation
import Geometry

/// Fills the window behind a menu, and takes the touches beside it.
final class MenuOverlay: UIView {
  let dimming = UIView()
  /// The menu on it, which it keeps alive.
  var owner: MenuPresentation?
  private var size = CGSize.zero

  /// Between menus and the edges of the safe area, in points.
  private static let margin: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    size = frame.size
    dimming.backgroundColor = MenuColors.dimming
    dimming.isUserInteractionEnabled = false
    dimming.frame = bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// Menus lie above the rest.
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }

  /// Where a menu may lie.
  var room: CGRect {
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

/// Carries a menu, and throws its shadow.
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

  /// What touches rows is the menu's; the rest of a touch ends there too.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
