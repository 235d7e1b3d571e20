import Foundation
import Geometry
import UIKitCore

/// The button for one action of an alert. It fills its row.
final class AlertButton: UIControl {
  let alertAction: UIAlertAction
  private let label = UILabel()

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
    addSubview(label)
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
    label.textColor =
      !alertAction.isEnabled ? .tertiaryLabel : alertAction.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    adopt()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(AlertLayout.margin / 2, bounds.width / 2), dy: 0)
    backgroundColor = isHighlighted ? MenuColors.highlight : nil
  }
}
