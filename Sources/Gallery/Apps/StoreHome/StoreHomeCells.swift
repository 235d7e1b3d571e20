import UIKit

/// A page of the banner: a photograph, two lines, and a button.
final class StoreBannerCell: BaseCell {
  private let photo = PhotoView()
  private let title = UILabel(.title1, weight: .bold, color: .white, lines: 0)
  private let subtitle = UILabel(.subheadline, color: UIColor.white.withAlphaComponent(0.9), lines: 0)
  private let button = UIButton(configuration: .filled())

  func configure(with banner: StoreBanner) {
    photo.image = UIImage(named: banner.photo)
    title.text = banner.title
    subtitle.text = banner.subtitle
    button.configuration?.title = banner.button
  }

  override func setUp() {
    photo.shadeOpacity = 0.7
    shadeText()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: StoreBannerCell, _) in cell.shadeText()
    }
    photo.cornerRadius = 20
    button.configuration?.cornerStyle = .capsule
    button.configuration?.buttonSize = .small
    button.configuration?.baseBackgroundColor = .white
    button.configuration?.baseForegroundColor = .black
    let column = UIStackView(arrangedSubviews: [title, subtitle, button])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    column.setCustomSpacing(12, after: subtitle)
    contentView.pin(photo, insets: NSDirectionalEdgeInsets(vertical: 0, horizontal: 16))
    contentView.addSubviews(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: photo.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -20),
      column.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: -20),
      column.topAnchor.constraint(greaterThanOrEqualTo: photo.topAnchor, constant: 24),
      photo.heightAnchor.constraint(equalToConstant: 260).withPriority(.defaultHigh - 10),
    ])
  }

  /// Starts the shade higher for large text.
  private func shadeText() {
    photo.shadeStart = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 0.3
  }
}

/// A department: a symbol on a pale tile, and its name.
final class StoreShortcutCell: BaseCell {
  private let tile = UIView()
  private let icon = UIImageView()
  private let title = UILabel(.caption1)

  func configure(with shortcut: StoreShortcut) {
    icon.image = UIImage(systemName: shortcut.symbol)
    icon.tintColor = shortcut.color
    tile.backgroundColor = shortcut.color.withAlphaComponent(0.14)
    title.text = shortcut.title
  }

  override func setUp() {
    tile.layer.cornerRadius = 18
    tile.layer.cornerCurve = .continuous
    icon.contentMode = .center
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22, weight: .medium)
    title.textAlignment = .center
    title.font = .preferred(.caption1, weight: .medium, atMost: 22)
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.7
    contentView.addSubviews(tile, title)
    tile.pin(icon)
    NSLayoutConstraint.activate([
      tile.topAnchor.constraint(equalTo: contentView.topAnchor),
      tile.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 3),
      tile.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -3),
      tile.heightAnchor.constraint(equalTo: tile.widthAnchor),
      title.topAnchor.constraint(equalTo: tile.bottomAnchor, constant: 6),
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

/// A discounted product in a column of three.
final class StoreDealCell: BaseCell {
  private let photo = PhotoView()
  private let brand = UILabel(.caption1, color: .secondaryLabel)
  private let name = UILabel(.subheadline, weight: .medium, lines: 2)
  private let discount = UILabel(.headline, color: .systemRed)
  private let price = UILabel(.headline)
  private let before = UILabel(.footnote, color: .tertiaryLabel)

  func configure(with product: Product) {
    photo.image = UIImage(named: product.photo)
    brand.text = product.brand
    name.text = product.name
    discount.text = "\(product.discount)%"
    price.text = product.finalPrice
    before.attributedText = NSAttributedString(
      string: product.fullPrice, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
  }

  override func setUp() {
    photo.cornerRadius = 12
    photo.fix(width: 84, height: 84)
    for label in [discount, price] { label.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    let prices = AdaptiveStackView(arrangedSubviews: [discount, price, before])
    prices.rowAlignment = .firstBaseline
    prices.rowSpacing = 5
    prices.columnSpacing = 0
    let text = UIStackView(arrangedSubviews: [brand, name, prices])
    text.axis = .vertical
    text.spacing = 2
    let row = AdaptiveStackView(arrangedSubviews: [photo, text])
    contentView.pin(row, insets: NSDirectionalEdgeInsets(vertical: 6, horizontal: 0))
  }
}
