import Foundation
import Geometry

/// The back button: a chevron, and the title of the controller it leads to.
final class BackButton: UIControl {
  /// The item that has the appearance of back buttons.
  private let item = UIBarButtonItem()
  private let chevron = UIImageView()
  private let label = UILabel()

  private static let chevronFrame: CGFloat = 8
  private static let gap: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    chevron.contentMode = .center
    dress(nil, indicator: nil)
    addSubview(chevron)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor?
  /// The distance by which the bar's appearance moves the title.
  private var titleShift = UIOffset.zero

  /// Applies an appearance.
  ///
  /// - Parameter indicator: The image in place of the chevron; `nil` for the chevron.
  func dress(_ appearance: UIBarButtonItemAppearance?, indicator: UIImage?) {
    let attributes = appearance?.attributes(in: .normal)
    label.font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 17)
    color = attributes?[.foregroundColor] as? UIColor
    titleShift = appearance?.normal.titlePositionAdjustment ?? .zero
    chevron.image = indicator?.asTemplate ?? Self.chevron
    setNeedsLayout()
  }

  private static let chevron = UIImage(
    systemName: "chevron.backward",
    withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold, scale: .large))

  private var chevronWidth: CGFloat { chevron.sizeThatFits(.zero).width }
  private var labelStart: CGFloat { Self.chevronFrame + chevronWidth - 3 + Self.gap }

  /// The longest title of the button, which assistive technologies read even if a shorter one is shown.
  private var longestTitle: String?

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { longestTitle ?? InterfaceText.back.text }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  /// Shows the longest title that fits, or no title if none fits.
  ///
  /// - Returns: The width of the button.
  func fit(_ titles: [String], in availableWidth: CGFloat) -> CGFloat {
    longestTitle = titles.first { !$0.isEmpty }
    for title in titles {
      label.text = title
      let width = labelStart + label.sizeThatFits(.zero).width
      if width <= availableWidth { return width }
    }
    label.text = nil
    return labelStart
  }

  /// Moves the title by a distance, during a transition. The chevron does not move.
  func shift(by distance: CGFloat) {
    label.transform = distance == 0 ? .identity : CGAffineTransform(translationX: distance, y: 0)
  }

  override func layoutSubviews() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = chevronWidth
    let start = Self.chevronFrame
    let label = CGRect(x: labelStart, y: 0, width: max(0, bounds.width - labelStart), height: bounds.height)
    let x = isMirrored ? bounds.width - start - width : start
    chevron.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    let words = isMirrored ? CGRect(x: 0, y: 0, width: label.width, height: label.height) : label
    self.label.bounds.size = words.size
    let own = item.backButtonTitlePositionAdjustment(for: .default)
    let shift = CGPoint(x: own.horizontal + titleShift.horizontal, y: own.vertical + titleShift.vertical)
    self.label.center = (words.center + shift).finite
    showState()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    AppearanceProxies.dress(item, at: self)
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    label.textColor = color ?? tintColor
    let level: CGFloat = isHighlighted ? 0.3 : 1
    label.alpha = level
    chevron.alpha = level
  }
}

extension UIImage {
  /// The image as a template, unless its rendering mode specifies otherwise.
  fileprivate var asTemplate: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
