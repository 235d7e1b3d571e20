import UIKit

/// A shop in a column of three: its picture, description, and a heart. Very large text is below the picture.
final class LocalShopCell: BaseCell {
  private static let side: CGFloat = 60
  private static let padding: CGFloat = 8

  private let photo = PhotoView()
  private let name = UILabel(.headline)
  private let specialty = UILabel(.subheadline, color: .secondaryLabel)
  private let distance = UILabel(.caption1, color: .secondaryLabel)
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
  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func textHeight(in width: CGFloat) -> CGFloat {
    lines.reduce(0) { $0 + $1.height(fitting: textWidth(in: width)) }
  }

  private func textWidth(in width: CGFloat) -> CGFloat { max(0, isLarge ? width : width - Self.side - 12 - 36) }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    for label in lines { label.numberOfLines = isLarge ? 0 : 1 }
    let text = textHeight(in: layoutAttributes.size.width)
    layoutAttributes.size.height = (isLarge ? Self.side + 8 + text : max(Self.side, text)) + 2 * Self.padding
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, side) = (contentView.bounds.size, Self.side)
    let text = isLarge ? 0 : side + 12
    let middle = isLarge ? Self.padding + side / 2 : size.height / 2
    contentView.place(photo, at: CGRect(x: 0, y: middle - side / 2, width: side, height: side))
    contentView.place(heart, at: CGRect(x: size.width - 28, y: middle - 14, width: 28, height: 28))
    let width = textWidth(in: size.width)
    var top = isLarge ? Self.padding + side + 8 : (size.height - textHeight(in: size.width)) / 2
    for label in lines {
      let height = label.height(fitting: width)
      contentView.place(label, at: CGRect(x: text, y: top, width: width, height: height))
      top += height
    }
    contentView.place(
      separator, at: CGRect(x: text, y: size.height - hairline, width: size.width - text, height: hairline))
  }

  override func setUp() {
    photo.cornerRadius = 12
    heart.contentMode = .center
    separator.backgroundColor = .separator
    for view in [photo, name, specialty, distance, heart, separator] { contentView.addSubview(view) }
  }
}
