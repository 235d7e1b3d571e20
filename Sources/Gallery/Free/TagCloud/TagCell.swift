import UIKit

/// A word in a capsule that is filled while it is chosen.
final class TagCell: BaseCell {
  static let height: CGFloat = 36
  private static let padding: CGFloat = 16

  private let label = TagCell.makeLabel()

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

  /// How wide a cell with that word is.
  static func width(of tag: String) -> CGFloat {
    let label = makeLabel()
    label.text = tag
    return ceil(label.intrinsicContentSize.width) + 2 * padding
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

  private static func makeLabel() -> UILabel { UILabel(size: 16, weight: .medium) }
}
