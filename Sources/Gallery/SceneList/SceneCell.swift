import UIKit

/// A card with a scene's title, what there is to see, and an arrow.
final class SceneCell: UICollectionViewCell {
  static let reuseIdentifier = "SceneCell"

  private let titleLabel = UILabel(size: 17, weight: .semibold)
  private let summary = UILabel(size: 13, color: .secondaryLabel, lines: 2)
  private let arrow = UILabel(size: 22, weight: .medium, color: .tertiaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override var isHighlighted: Bool {
    didSet { contentView.backgroundColor = isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground }
  }

  func configure(with scene: Scene) {
    titleLabel.text = scene.title
    summary.text = scene.summary
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let room = CGSize(width: size.width - 56, height: size.height)
    let height = ceil(summary.sizeThatFits(room).height)
    let top = (size.height - 24 - height) / 2
    titleLabel.frame = CGRect(x: 16, y: top, width: room.width, height: 22)
    summary.frame = CGRect(x: 16, y: top + 24, width: room.width, height: height)
    arrow.frame = CGRect(x: size.width - 32, y: (size.height - 28) / 2, width: 20, height: 28)
  }

  private func setUp() {
    contentView.layer.cornerRadius = 14
    contentView.backgroundColor = .secondarySystemGroupedBackground
    arrow.text = "›"
    for view in [titleLabel, summary, arrow] { contentView.addSubview(view) }
  }
}
