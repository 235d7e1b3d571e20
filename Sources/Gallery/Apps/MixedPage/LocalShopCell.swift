import UIKit

/// A shop in a column of three: its picture, what it is known for, and a heart.
final class LocalShopCell: BaseCell {
  private static let side: CGFloat = 60
  private static let padding: CGFloat = 8

  private let photo = PhotoView()
  private let name = UILabel()
  private let specialty = UILabel()
  private let distance = UILabel()
  private let heart = UIImageView()
  private let separator = UIView()

  func configure(with shop: LocalShop, isLiked: Bool, showsSeparator: Bool) {
    photo.image = UIImage(named: shop.photo)
    name.text = shop.name
    specialty.text = shop.specialty
    distance.text = shop.distance
    heart.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    heart.tintColor = isLiked ? .systemPink : .tertiaryLabel
    separator.isHidden = !showsSeparator
    setNeedsLayout()
  }

  private var lines: [UILabel] { [name, specialty, distance] }
  private var textHeight: CGFloat { lines.reduce(0) { $0 + ceil($1.font.lineHeight) } }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = max(Self.side, textHeight) + 2 * Self.padding
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, side) = (contentView.bounds.size, Self.side)
    let text = side + 12
    let end = size.width - 36
    contentView.place(photo, at: CGRect(x: 0, y: (size.height - side) / 2, width: side, height: side))
    contentView.place(heart, at: CGRect(x: size.width - 28, y: (size.height - 28) / 2, width: 28, height: 28))
    var top = (size.height - textHeight) / 2
    for label in lines {
      let height = ceil(label.font.lineHeight)
      contentView.place(label, at: CGRect(x: text, y: top, width: max(0, end - text), height: height))
      top += height
    }
    contentView.place(
      separator, at: CGRect(x: text, y: size.height - hairline, width: size.width - text, height: hairline))
  }

  override func setUp() {
    photo.cornerRadius = 12
    heart.contentMode = .center
    separator.backgroundColor = .separator
    for (label, style) in zip(lines, [UIFont.TextStyle.headline, .subheadline, .caption1]) {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    specialty.textColor = .secondaryLabel
    distance.textColor = .secondaryLabel
    for view in [photo, name, specialty, distance, heart, separator] { contentView.addSubview(view) }
  }
}
