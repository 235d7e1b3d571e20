import UIKit

/// An app with its icon, what it is for, and a button.
final class AppRowCell: BaseCell {
  private let icon = UILabel(size: 32)
  private let name = UILabel(size: 16, weight: .medium)
  private let tagline = UILabel(size: 13, color: .secondaryLabel, lines: 2)
  private let button = UILabel(size: 15, weight: .bold, color: .systemBlue)
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let buttonWidth = max(72, ceil(button.intrinsicContentSize.width) + 28)
    let text = CGRect(x: 76, y: 0, width: max(0, size.width - 76 - 12 - buttonWidth), height: size.height)
    let lines = min(tagline.height(fitting: text.width), 34)
    let top = (size.height - 22 - lines) / 2
    contentView.place(icon, at: CGRect(x: 0, y: (size.height - 64) / 2, width: 64, height: 64))
    contentView.place(name, at: CGRect(x: text.minX, y: top, width: text.width, height: 22))
    contentView.place(tagline, at: CGRect(x: text.minX, y: top + 22, width: text.width, height: lines))
    contentView.place(
      button, at: CGRect(x: size.width - buttonWidth, y: (size.height - 30) / 2, width: buttonWidth, height: 30))
    contentView.place(
      separator, at: CGRect(x: text.minX, y: size.height - hairline, width: size.width - text.minX, height: hairline))
  }

  override func setUp() {
    icon.textAlignment = .center
    icon.layer.cornerRadius = 14
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    button.textAlignment = .center
    button.backgroundColor = .secondarySystemFill
    button.layer.cornerRadius = 15
    button.clipsToBounds = true
    separator.backgroundColor = .separator
    for view in [icon, name, tagline, button, separator] { contentView.addSubview(view) }
  }
}
