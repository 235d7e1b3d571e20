import UIKit

/// An app with its icon, its purpose, and a button. Very large text is below the icon, and the button below the text.
final class AppRowCell: BaseCell {
  private static let iconSide: CGFloat = 64
  private static let padding: CGFloat = 10

  private let icon = UILabel(picture: 32)
  private let name = UILabel(.callout, weight: .medium)
  private let tagline = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let button = UILabel(.subheadline, weight: .bold, color: .systemBlue)
  private let separator = UIView()

  func configure(with app: StoreApp, showsSeparator: Bool) {
    icon.text = app.symbol
    icon.backgroundColor = app.color
    name.text = app.name
    tagline.text = app.tagline
    button.text = app.price
    separator.isHidden = !showsSeparator
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = columnFrames(in: layoutAttributes.size.width).button.maxY + Self.padding
    return layoutAttributes
  }

  private var buttonSize: CGSize {
    let text = button.intrinsicContentSize
    return CGSize(width: max(72, ceil(text.width) + 28), height: max(30, ceil(text.height) + 12))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let frames = traitCollection.hasVeryLargeText ? columnFrames(in: size.width) : rowFrames(in: size)
    contentView.place(icon, at: frames.icon)
    contentView.place(name, at: frames.name)
    contentView.place(tagline, at: frames.tagline)
    contentView.place(button, at: frames.button)
    button.layer.cornerRadius = frames.button.height / 2
    let start = frames.name.minX
    contentView.place(
      separator, at: CGRect(x: start, y: size.height - hairline, width: size.width - start, height: hairline))
  }

  private struct Frames {
    var icon, name, tagline, button: CGRect
  }

  private func rowFrames(in size: CGSize) -> Frames {
    let (button, side) = (buttonSize, Self.iconSide)
    (name.numberOfLines, tagline.numberOfLines) = (1, 2)
    let width = max(0, size.width - 76 - 12 - button.width)
    let first = max(22, ceil(name.font.lineHeight))
    let lines = min(tagline.height(fitting: width), max(34, size.height - first - 12))
    let top = (size.height - first - lines) / 2
    return Frames(
      icon: CGRect(x: 0, y: (size.height - side) / 2, width: side, height: side),
      name: CGRect(x: 76, y: top, width: width, height: first),
      tagline: CGRect(x: 76, y: top + first, width: width, height: lines),
      button: CGRect(
        x: size.width - button.width, y: (size.height - button.height) / 2, width: button.width, height: button.height))
  }

  private func columnFrames(in width: CGFloat) -> Frames {
    (name.numberOfLines, tagline.numberOfLines) = (0, 0)
    let icon = CGRect(x: 0, y: Self.padding, width: Self.iconSide, height: Self.iconSide)
    let name = CGRect(x: 0, y: icon.maxY + 8, width: width, height: name.height(fitting: width))
    let tagline = CGRect(x: 0, y: name.maxY, width: width, height: tagline.height(fitting: width))
    let button = CGRect(origin: CGPoint(x: 0, y: tagline.maxY + 8), size: buttonSize)
    return Frames(icon: icon, name: name, tagline: tagline, button: button)
  }

  override func setUp() {
    icon.textAlignment = .center
    icon.layer.cornerRadius = 14
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    button.textAlignment = .center
    button.backgroundColor = .secondarySystemFill
    button.clipsToBounds = true
    separator.backgroundColor = .separator
    for view in [icon, name, tagline, button, separator] { contentView.addSubview(view) }
  }
}
