import Foundation
import Geometry

/// A few letters in a capsule at a tab's icon.
///
/// - Fidelity: observed sizes, approximated place.
final class TabBadge: UIView {
  private let label = UILabel()

  private static let height: CGFloat = 18
  private static let dot: CGFloat = 10
  private static let padding: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, color: UIColor) {
    isHidden = text == nil
    label.text = text
    backgroundColor = color
  }

  /// At the icon's upper trailing corner, within the button.
  func place(beside icon: CGRect, in bounds: CGRect, isRightToLeft: Bool) {
    let isDot = (label.text ?? "").isEmpty
    let height = isDot ? Self.dot : Self.height
    let natural = label.sizeThatFits(CGSize(width: bounds.width, height: height)).width + 2 * Self.padding
    let width = isDot ? Self.dot : Swift.max(Self.height, Swift.min(natural, bounds.width / 2))
    let overlap = height / 2
    let x = isRightToLeft ? icon.minX + overlap - width : icon.maxX - overlap
    frame = CGRect(
      x: Swift.max(0, Swift.min(x, bounds.width - width)), y: Swift.max(2, icon.minY - height / 3), width: width,
      height: height)
    layer.cornerRadius = height / 2
    label.frame = self.bounds
  }
}
