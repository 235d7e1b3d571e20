import UIKit

/// A word in a capsule that is filled when it is selected.
final class TagCell: BaseCell {
  private static let padding: CGFloat = 16

  private let label = UILabel(.callout, weight: .medium)

  override var isSelected: Bool {
    didSet { showState() }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  func configure(with tag: String) {
    label.text = tag
    showState()
  }

  /// Returns the size of a cell with a word.
  static func size(of tag: String, _ traits: UITraitCollection) -> CGSize {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .callout).scaledFont(
      for: .systemFont(ofSize: 16, weight: .medium), compatibleWith: traits)
    label.text = tag
    return CGSize(
      width: ceil(label.intrinsicContentSize.width) + 2 * padding, height: traits.scaled(36, with: .callout))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layer.cornerRadius = contentView.bounds.height / 2
    label.frame = contentView.bounds
  }

  override func setUp() {
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  private func showState() {
    contentView.backgroundColor = isSelected ? .systemBlue : .secondarySystemFill
    label.textColor = isSelected ? .white : .label
  }
}
