import UIKit

/// A product's brand, name, price and rating.
final class ProductSummaryCell: BaseCell {
  private let brand = UILabel(.subheadline, weight: .semibold, color: .secondaryLabel)
  private let name = UILabel(.title2, weight: .bold, lines: 0)
  private let discount = UILabel(.title2, weight: .bold, color: .systemRed)
  private let price = UILabel(.title2, weight: .bold)
  private let before = UILabel(.subheadline, color: .tertiaryLabel)
  private let rating = RatingView()

  func configure(with product: Product) {
    brand.text = product.brand
    name.text = product.name
    discount.text = "\(product.discount)%"
    price.text = product.finalPrice
    before.attributedText = NSAttributedString(
      string: product.fullPrice, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    rating.configure(grade: product.grade, count: product.reviews)
  }

  override func setUp() {
    for label in [discount, price] { label.setContentHuggingPriority(.defaultHigh, for: .horizontal) }
    let prices = AdaptiveStackView(arrangedSubviews: [discount, price, before])
    prices.rowAlignment = .firstBaseline
    prices.rowSpacing = 6
    prices.columnSpacing = 0
    let column = UIStackView(arrangedSubviews: [brand, name, rating, prices])
    column.axis = .vertical
    column.spacing = 4
    column.setCustomSpacing(10, after: rating)
    contentView.pin(column)
  }
}

/// A selectable color: a circle in a ring, and its name.
final class ProductColorCell: BaseCell {
  /// The diameter of the ring, and the width of the narrowest cell.
  static let diameter: CGFloat = 48

  private let ring = UIView()
  private let swatch = UIView()
  private let name = UILabel(.caption1)

  func configure(with color: ProductColor) {
    swatch.backgroundColor = color.color
    name.text = color.name
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    ring.layer.borderWidth = state.isSelected ? 2 : 0
    ring.layer.borderColor = UIColor.tintColor.cgColor
    name.textColor = state.isSelected ? .label : .secondaryLabel
  }

  override func setUp() {
    ring.layer.cornerRadius = Self.diameter / 2
    swatch.layer.cornerRadius = 20
    name.textAlignment = .center
    contentView.addSubviews(ring, name)
    ring.pin(swatch, insets: NSDirectionalEdgeInsets(vertical: 4, horizontal: 4))
    NSLayoutConstraint.activate([
      ring.topAnchor.constraint(equalTo: contentView.topAnchor),
      ring.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      ring.widthAnchor.constraint(equalToConstant: Self.diameter),
      ring.heightAnchor.constraint(equalToConstant: Self.diameter),
      name.topAnchor.constraint(equalTo: ring.bottomAnchor, constant: 4),
      name.leadingAnchor.constraint(greaterThanOrEqualTo: contentView.leadingAnchor),
      name.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      contentView.widthAnchor.constraint(greaterThanOrEqualTo: ring.widthAnchor),
    ])
  }
}

/// A selectable size, as wide as its text.
final class ProductSizeCell: BaseCell {
  private let label = UILabel(.subheadline, weight: .medium)

  func configure(with size: String) { label.text = size }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    contentView.backgroundColor = state.isSelected ? .label : .secondarySystemFill
    label.textColor = state.isSelected ? .systemBackground : .label
  }

  override func setUp() {
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
    contentView.pin(label, insets: NSDirectionalEdgeInsets(vertical: 10, horizontal: 16))
  }
}

/// A long text that a button expands.
final class ProductStoryCell: BaseCell {
  var onToggle: (() -> Void)?

  private let text = UILabel(.body)
  private let button = UIButton(configuration: .plain())

  func configure(text words: String, isExpanded: Bool) {
    text.text = words
    text.numberOfLines = isExpanded ? 0 : 3
    button.configuration?.title = isExpanded ? "접기" : "더 보기"
    button.configuration?.image = UIImage(systemName: isExpanded ? "chevron.up" : "chevron.down")
  }

  override func setUp() {
    button.configuration?.imagePlacement = .trailing
    button.configuration?.imagePadding = 4
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(vertical: 6, horizontal: 0)
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .caption1)
    button.addAction(UIAction { [weak self] _ in self?.onToggle?() }, for: .touchUpInside)
    let column = UIStackView(arrangedSubviews: [text, button])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 4
    contentView.pin(column)
  }
}

/// A customer's review, under five stars.
final class ProductReviewCell: BaseCell {
  private let portrait = PhotoView()
  private let author = UILabel(.subheadline, weight: .semibold)
  private let stars = UIStackView()
  private let text = UILabel(.subheadline, lines: 0)

  func configure(with review: ProductReview) {
    portrait.image = UIImage(named: review.photo)
    author.text = review.author
    text.text = review.text
    for (index, star) in stars.arrangedSubviews.enumerated() {
      star.tintColor = index < review.stars ? .systemYellow : .tertiaryLabel
    }
  }

  override func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 16
    contentView.layer.cornerCurve = .continuous
    portrait.cornerRadius = 18
    portrait.fix(width: 36, height: 36)
    for _ in 0..<5 {
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 11)
      stars.addArrangedSubview(star)
    }
    stars.spacing = 2
    let who = UIStackView(arrangedSubviews: [author, stars])
    who.axis = .vertical
    who.alignment = .leading
    who.spacing = 2
    let head = UIStackView(arrangedSubviews: [portrait, who])
    head.alignment = .center
    head.spacing = 10
    contentView.addSubviews(head, text)
    NSLayoutConstraint.activate([
      head.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      head.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
      head.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      text.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 10),
      text.leadingAnchor.constraint(equalTo: head.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: head.trailingAnchor),
      text.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -14),
    ])
  }
}
