import Foundation
import Geometry
import UIKitCore

/// The methods that report the colors that the user picks.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Reports that a color was picked. By default it calls ``colorPickerViewControllerDidSelectColor(_:)``.
  ///
  /// - Parameter continuously: Whether the finger is still down.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Reports that a color was picked.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Reports that the user has closed the picker with its button.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// The default implementation, which calls ``colorPickerViewControllerDidSelectColor(_:)``.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  /// The default implementation, which does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// The default implementation, which does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A sheet in which the user picks a color from a grid, or by its red, green and blue.
///
/// - Fidelity: approximated; the grid's colors are computed, and the spectrum, the eyedropper and saved colors are
///   absent.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that receives the picked colors. The default is `nil`.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color that is picked. The default is black.
  open var selectedColor = UIColor.black { didSet { showColor() } }
  /// Whether the user can choose translucent colors. The default is `true`.
  open var supportsAlpha = true { didSet { arrange() } }

  open override var title: String? { didSet { showTitle() } }

  private final let heading = UILabel()
  private final let grid = ColorGridView(frame: .zero)
  private final let channels = ["Red", "Green", "Blue"].map { ColorSliderRow(title: $0, most: 255) }
  private final let opacity = ColorSliderRow(title: "Opacity", most: 100)
  private final let swatch = UIView()
  private final let tabs = UISegmentedControl(items: ["Grid", "Sliders"])
  private final lazy var sliders = Self.column(channels, spacing: 16)
  private final lazy var stack = Self.column([header, tabs], spacing: 20)

  /// Creates a picker.
  public init() {
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.large()]
  }

  /// Creates a picker. Nib files are not supported: the arguments are kept and not used.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a picker. Archives are not supported, so the coder is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    tabs.selectedSegmentIndex = 0
    tabs.addAction(UIAction { [weak self] _ in self?.arrange() }, for: .valueChanged)
    grid.onPick = { [weak self] in self?.pick($0, continuously: $1) }
    for row in channels { row.onChange = { [weak self] in self?.pickBySliders(continuously: $0) } }
    opacity.onChange = { [weak self] in if let self { pick(selectedColor, continuously: $0) } }
    swatch.layer.cornerRadius = 10
    addStack()
    arrange()
    showColor()
  }

  /// Adds the parts in a view that scrolls where they do not fit, such as in landscape.
  private func addStack() {
    let scroll = UIScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A finger that begins on the grid or on a slider picks a color.
    scroll.delaysContentTouches = false
    view.addSubview(scroll)
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    let (content, guide) = (scroll.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      grid.heightAnchor.constraint(equalTo: grid.widthAnchor, multiplier: 10.0 / 12),
      swatch.heightAnchor.constraint(equalToConstant: 64),
    ])
  }

  private static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = spacing
    return stack
  }

  private var header: UIView {
    heading.font = .preferredFont(forTextStyle: .headline)
    showTitle()
    let close = UIButton(type: .close)
    close.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    close.setContentHuggingPriority(.required, for: .horizontal)
    return UIStackView(arrangedSubviews: [heading, close])
  }

  private func showTitle() { heading.text = title ?? "Colors" }

  private func close() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  /// Shows the parts of the chosen tab.
  private func arrange() {
    guard isViewLoaded else { return }
    for part in [grid, sliders, opacity, swatch] { part.removeFromSuperview() }
    let parts = [tabs.selectedSegmentIndex == 0 ? grid : sliders, supportsAlpha ? opacity : nil, swatch]
    for part in parts.compactMap({ $0 }) { stack.addArrangedSubview(part) }
  }

  private func showColor() {
    guard isViewLoaded else { return }
    let parts = selectedColor.parts
    grid.selection = selectedColor.withAlphaComponent(1)
    for (row, value) in zip(channels, [parts.red, parts.green, parts.blue]) { row.value = value }
    opacity.value = parts.alpha
    swatch.backgroundColor = selectedColor
  }

  private func pickBySliders(continuously: Bool) {
    let color = UIColor(
      red: channels[0].value, green: channels[1].value, blue: channels[2].value, alpha: 1)
    pick(color, continuously: continuously)
  }

  private func pick(_ color: UIColor, continuously: Bool) {
    selectedColor = color.withAlphaComponent(supportsAlpha ? opacity.value : 1)
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }
}

extension UIColor {
  /// The color's red, green, blue and opacity, from 0 to 1.
  fileprivate var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) = (0, 0, 0, 1)
    getRed(&parts.red, green: &parts.green, blue: &parts.blue, alpha: &parts.alpha)
    return parts
  }
}
