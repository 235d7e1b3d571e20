import Foundation
import Geometry
import UIKitCore

/// The button for one action of an alert. It fills its row.
final class AlertButton: UIControl {
  let alertAction: UIAlertAction
  private let label = UILabel()
  private let picture = UIImageView(image: nil)
  private let mark = UIImageView(image: nil)

  /// - Parameter wraps: Whether a long title takes several lines; if not, it shrinks to fit one line.
  init(_ action: UIAlertAction, font: UIFont, wraps: Bool) {
    alertAction = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = wraps ? 0 : 1
    label.adjustsFontSizeToFitWidth = !wraps
    label.minimumScaleFactor = 0.6
    for view in [label, picture, mark] { addSubview(view) }
    for view in [picture, mark] { view.contentMode = .center }
    isAccessibilityElement = true
    action.onChange = { [weak self] in self?.adopt() }
    adopt()
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the title on one line, without margins.
  var naturalWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

  /// The height of the title in a button of the given width, with the padding above and below it.
  func naturalHeight(width: CGFloat) -> CGFloat {
    let availableSize = CGSize(width: Swift.max(0, width - AlertLayout.margin), height: .greatestFiniteMagnitude)
    return label.sizeThatFits(availableSize).height.rounded(.up) + 2 * Self.padding
  }

  private static let padding: CGFloat = 11

  private func adopt() {
    isEnabled = alertAction.isEnabled
    accessibilityLabel = alertAction.title
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    let look = alertAction.look
    let natural: UIColor? = look.titleColor ?? (alertAction.style == .destructive ? .systemRed : tintColor)
    let color = alertAction.isEnabled ? natural : .tertiaryLabel
    label.textColor = color
    label.textAlignment = look.titleAlignment ?? .center
    picture.image = look.image
    picture.tintColor = look.imageColor ?? color
    mark.image = look.isChecked ? UIImage(systemName: "checkmark") : nil
    mark.tintColor = color
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    adopt()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertLayout.margin / 2, bounds.width / 2), dy: 0)
    layOutImages()
    backgroundColor = isHighlighted ? MenuColors.highlight : nil
  }

  /// Places the image at the leading edge and the check mark at the trailing one.
  private func layOutImages() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (side, inset) = (Self.imageSide, AlertLayout.margin)
    let (first, last) = (inset, bounds.width - inset - side)
    picture.frame = CGRect(x: isMirrored ? last : first, y: 0, width: side, height: bounds.height)
    mark.frame = CGRect(x: isMirrored ? first : last, y: 0, width: side, height: bounds.height)
    guard label.textAlignment != .center, picture.image != nil else { return }
    label.frame = CGRect(
      x: isMirrored ? inset : inset + side + inset / 2, y: 0,
      width: Swift.max(0, bounds.width - 2 * inset - side - inset / 2), height: bounds.height)
  }

  private static let imageSide: CGFloat = 28
}
