import UIKit

/// A tile with an emoji, and its name below.
final class ErrandCell: BaseCell {
  private static let gap: CGFloat = 6

  private let tile = UILabel(size: 32)
  private let name = UILabel()

  func configure(with errand: Errand) {
    tile.text = errand.emoji
    name.text = errand.name
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layoutAttributes.size.width + Self.gap + ceil(name.font.lineHeight)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    tile.frame = CGRect(x: 0, y: 0, width: width, height: width)
    name.frame = CGRect(x: 0, y: width + Self.gap, width: width, height: ceil(name.font.lineHeight))
  }

  override func setUp() {
    tile.textAlignment = .center
    tile.backgroundColor = .secondarySystemBackground
    tile.layer.cornerRadius = 18
    tile.layer.cornerCurve = .continuous
    tile.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .footnote)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    for view in [tile, name] { contentView.addSubview(view) }
  }
}
