public import Foundation
public import UIKitCore

// The appearance of the classes that take the places of others that are not here. The adapter declares them.

/// Draws the placeholder of a class in the current graphics context: a gray rectangle with the name of the class.
@preconcurrency @MainActor
public func tesseraDrawPlaceholder(_ name: String, in bounds: CGRect) {
  UIColor.systemGray5.setFill()
  UIRectFill(bounds)
  let room = bounds.insetBy(dx: 4, dy: 2)
  guard room.width > 0, room.height > 0 else { return }
  let natural = name.size(withAttributes: [.font: UIFont.systemFont(ofSize: placeholderFontSize)])
  let scale = min(1, room.width / natural.width, room.height / natural.height)
  let font = UIFont.systemFont(ofSize: placeholderFontSize * scale)
  let size = CGSize(width: natural.width * scale, height: natural.height * scale)
  name.draw(
    at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
    withAttributes: [.font: font, .foregroundColor: UIColor.secondaryLabel])
}

/// Draws the placeholder of a layer's class in a context.
@preconcurrency @MainActor
public func tesseraDrawPlaceholder(_ name: String, in bounds: CGRect, of context: CGContext) {
  UIGraphicsPushContext(context)
  tesseraDrawPlaceholder(name, in: bounds)
  UIGraphicsPopContext()
}

/// Returns the view of a controller whose class is not here.
@preconcurrency @MainActor
public func tesseraPlaceholder(_ name: String) -> UIView { PlaceholderView(name: name) }

private let placeholderFontSize: CGFloat = 13

/// The view of a controller whose class is not here, which shows the name of the class.
private final class PlaceholderView: UIView {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) { tesseraDrawPlaceholder(name, in: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }
}
