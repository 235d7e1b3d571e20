public import Foundation
import Geometry
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

/// Returns the view of a configuration that is not here.
@preconcurrency @MainActor
public func tesseraPlaceholder(
  _ name: String, for configuration: any UIContentConfiguration
) -> any UIView & UIContentView {
  PlaceholderContentView(name: name, configuration: configuration)
}

private let placeholderFontSize: CGFloat = 13

/// The view of a controller whose class is not here, which shows the name of the class.
///
/// If it covers the screen, it has a button that dismisses it: the class that it replaces would have had one.
private final class PlaceholderView: UIView {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private lazy var close = UIButton(
    type: .close,
    primaryAction: UIAction { [weak self] _ in
      (self?.next as? UIViewController)?.dismiss(animated: true)
    })

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let controller = next as? UIViewController, controller.parent == nil,
      controller.presentingViewController != nil, !Self.sheets.contains(controller.modalPresentationStyle)
    else { return }
    close.accessibilityLabel = "Close"
    addSubview(close)
  }

  /// The styles whose controllers the user can drag or tap away.
  private static let sheets: Set<UIModalPresentationStyle> = [.automatic, .pageSheet, .formSheet, .popover]

  override func draw(_ rect: CGRect) { tesseraDrawPlaceholder(name, in: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
    guard close.superview === self else { return }
    let area = bounds.inset(by: safeAreaInsets)
    close.frame = CGRect(x: area.maxX - 46, y: area.minY + 12, width: 30, height: 30)
  }
}

/// The content of a cell whose configuration is not here, which shows the configuration's name in one row.
private final class PlaceholderContentView: UIView, UIContentView {
  private let name: String
  var configuration: any UIContentConfiguration

  init(name: String, configuration: any UIContentConfiguration) {
    (self.name, self.configuration) = (name, configuration)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }

  override func draw(_ rect: CGRect) { tesseraDrawPlaceholder(name, in: bounds) }

  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsDisplay()
  }
}
