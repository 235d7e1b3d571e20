import Foundation
import Geometry

/// A badge: a short text in a capsule next to the icon of a tab or of a button in a bar.
///
/// - Fidelity: observed for sizes; approximated for the position.
final class TabBadge: UIView {
  private let label = UILabel()
  /// Whether the badge is at most half as wide as its button, as those of tabs are.
  private let isNarrow: Bool

  private static let height: CGFloat = 18
  private static let dot: CGFloat = 10
  private static let padding: CGFloat = 5

  init(isNarrow: Bool) {
    self.isNarrow = isNarrow
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the badge of a button in a bar; none for `nil`.
  func show(_ badge: UIBarButtonItem.Badge?) {
    show(badge.map { $0.stringValue ?? "" }, color: badge?.backgroundColor ?? .systemRed)
    label.font = badge?.font ?? .systemFont(ofSize: 13)
    label.textColor = badge?.foregroundColor ?? .white
  }

  /// Shows a text with attributes on a color; no badge for `nil`.
  func show(_ text: String?, color: UIColor, _ attributes: [NSAttributedString.Key: Any] = [:]) {
    isHidden = text == nil
    backgroundColor = color
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white,
    ]
    let merged = standard.merging(attributes) { $1 }
    label.font = merged[.font] as? UIFont
    label.textColor = merged[.foregroundColor] as? UIColor
    label.text = text
    if !attributes.isEmpty { label.attributedText = text.map { NSAttributedString(string: $0, attributes: merged) } }
  }

  /// Returns the size of the badge in a button of the given width, in points; zero without a badge.
  private func size(in width: CGFloat) -> CGSize {
    guard !isHidden else { return .zero }
    guard label.text?.isEmpty == false else { return CGSize(width: Self.dot, height: Self.dot) }
    let text = label.sizeThatFits(.zero)
    let natural = text.width + 2 * Self.padding
    let height = Swift.max(Self.height, text.height + 2)
    return CGSize(width: Swift.max(height, isNarrow ? Swift.min(natural, width / 2) : natural), height: height)
  }

  /// Returns the distance that the badge extends beyond the icon's trailing edge, in points.
  func overhang(in width: CGFloat) -> CGFloat {
    let size = size(in: width)
    return size.width - size.height / 2
  }

  /// Places the badge at the icon's upper trailing corner, within the button if it is not wider.
  func place(beside icon: CGRect, in bounds: CGRect, isRightToLeft: Bool) {
    let size = size(in: bounds.width)
    let overlap = size.height / 2
    let x = isRightToLeft ? icon.minX + overlap - size.width : icon.maxX - overlap
    frame = CGRect(
      origin: CGPoint(
        x: Swift.max(0, Swift.min(x, bounds.width - size.width)), y: Swift.max(2, icon.minY - size.height / 3)),
      size: size)
    layer.cornerRadius = size.height / 2
    label.frame = self.bounds
  }
}
