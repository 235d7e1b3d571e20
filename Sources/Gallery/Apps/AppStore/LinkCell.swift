import UIKit

/// A line of text in the color of links.
final class LinkCell: BaseCell {
  private let label = UILabel(.body, color: .systemBlue, lines: 0)
  private let separator = UIView()

  func configure(with text: String) { label.text = text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = label.height(fitting: layoutAttributes.size.width) + 22
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    label.frame = contentView.bounds
    separator.frame = CGRect(x: 0, y: size.height - hairline, width: size.width, height: hairline)
  }

  override func setUp() {
    separator.backgroundColor = .separator
    for view in [label, separator] { contentView.addSubview(view) }
  }
}
