import UIKit

/// A rounded tile with an emoji or a few letters in its center.
final class TileCell: BaseCell {
  private let label = UILabel(picture: 30, weight: .medium)

  func configure(with text: String, size: CGFloat = 30, color: UIColor = .secondarySystemBackground) {
    label.text = text
    label.font = .systemFont(ofSize: size, weight: .medium)
    contentView.backgroundColor = color
  }

  override func setUp() {
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    contentView.addSubview(label)
  }
}
