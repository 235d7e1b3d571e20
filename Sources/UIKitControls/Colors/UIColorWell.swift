import Foundation
import Geometry
import UIKitCore

/// A control that shows a color, and opens a picker of colors when it is tapped.
///
/// It sends `valueChanged` for each color that the user picks.
///
/// - Fidelity: approximated; the ring's colors and its width are drawn as they look on iOS.
open class UIColorWell: UIControl {
  /// The title of the picker; `nil`, the default, for that of the picker.
  open var title: String?
  /// Whether the user can choose translucent colors. The default is `true`.
  open var supportsAlpha = true
  /// The color that is shown; `nil`, the default, for none.
  open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor } }

  private final let ring = ColorRingView(frame: .zero)
  private final let gap = UIView()
  private final let disc = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a well. Archives are not supported, so nothing but a view's properties is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UIColorWell.self)
  }

  private func prepare() {
    gap.backgroundColor = .systemBackground
    for view in [ring, gap, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Color"
    addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = Swift.min(bounds.width, bounds.height)
    let square = CGRect(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    for (view, inset) in [(ring, 0), (gap, side * 3 / 28), (disc, side * 5 / 28)] as [(UIView, CGFloat)] {
      view.frame = square.insetBy(dx: inset, dy: inset)
      view.layer.cornerRadius = view.bounds.width / 2
      view.clipsToBounds = true
    }
  }

  private func openPicker() {
    guard let presenter = nearestViewController ?? window?.rootViewController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    presenter.present(picker, animated: true)
  }

  private func show(picked color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }

  private final lazy var listener = ColorListener { [weak self] in self?.show(picked: $0) }
}

/// The delegate of a well's picker.
private final class ColorListener: NSObject, UIColorPickerViewControllerDelegate {
  private let onPick: (UIColor) -> Void

  init(_ onPick: @escaping (UIColor) -> Void) {
    self.onPick = onPick
    super.init()
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { onPick(color) }
}

/// A disc of all hues.
private final class ColorRingView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 0.5, y: 0)
    gradient.colors = (0...12).map {
      UIColor(hue: CGFloat($0) / 12, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
  }

  required init?(coder: NSCoder) { nil }
}
