import UIKit

/// A tile with an emoji, and its name below.
final class ErrandCell: BaseCell {
  private static let gap: CGFloat = 6

  private let tile = UILabel(picture: 32)
  private let name = UILabel(.footnote, lines: 2)

  func configure(with errand: Errand) {
    tile.text = errand.emoji
    name.text = errand.name
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    layoutAttributes.size.height = width + Self.gap + name.height(fitting: width)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    tile.frame = CGRect(x: 0, y: 0, width: width, height: width)
    name.frame = CGRect(x: 0, y: width + Self.gap, width: width, height: name.height(fitting: width))
  }

  override func setUp() {
    tile.textAlignment = .center
    tile.backgroundColor = .secondarySystemBackground
    tile.layer.cornerRadius = 18
    tile.layer.cornerCurve = .continuous
    tile.clipsToBounds = true
    name.textAlignment = .center
    for view in [tile, name] { contentView.addSubview(view) }
  }
}
