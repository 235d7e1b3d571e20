import UIKit

/// A product for sale.
struct Product: Hashable {
  let id: Int
  let brand: String
  let name: String
  let photo: String
  /// The price in hundreds of won, before the discount.
  let price: Int
  /// The discount in percent.
  var discount = 0
  var grade = "4.8"
  var reviews = "1,203"

  var fullPrice: String { Self.won(price) }
  var finalPrice: String { Self.won(price * (100 - discount) / 100) }

  private static func won(_ hundreds: Int) -> String {
    let (thousands, rest) = hundreds.quotientAndRemainder(dividingBy: 10)
    return "\(thousands),\(rest)00원"
  }
}

/// A product in a row or a grid: picture, brand, name, price, rating.
final class ProductCell: BaseCell {
  var onLike: (() -> Void)?

  private let photo = PhotoView()
  private let heart = UIButton(configuration: .plain())
  private let brand = UILabel(.caption1, weight: .semibold)
  private let name = UILabel(.subheadline, color: .secondaryLabel, lines: 2)
  private let discount = UILabel(.headline, color: .systemRed)
  private let price = UILabel(.headline)
  private let rating = RatingView()

  func configure(with product: Product, isLiked: Bool) {
    photo.image = UIImage(named: product.photo)
    brand.text = product.brand
    name.text = product.name
    discount.text = "\(product.discount)%"
    discount.isHidden = product.discount == 0
    price.text = product.finalPrice
    rating.configure(grade: product.grade, count: product.reviews)
    heart.configuration?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    heart.configuration?.baseForegroundColor = isLiked ? .systemPink : .white
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onLike = nil
  }

  override func setUp() {
    photo.cornerRadius = 12
    heart.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: 20, weight: .semibold)
    heart.configuration?.contentInsets = NSDirectionalEdgeInsets(vertical: 10, horizontal: 10)
    heart.addAction(UIAction { [weak self] _ in self?.onLike?() }, for: .touchUpInside)
    discount.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let prices = AdaptiveStackView(arrangedSubviews: [discount, price])
    prices.rowAlignment = .firstBaseline
    prices.rowSpacing = 5
    prices.columnSpacing = 0
    let column = UIStackView(arrangedSubviews: [photo, brand, name, prices, rating])
    column.axis = .vertical
    column.spacing = 3
    column.setCustomSpacing(8, after: photo)
    contentView.addSubviews(column, heart)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: contentView.topAnchor),
      column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      column.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      heart.trailingAnchor.constraint(equalTo: photo.trailingAnchor),
      heart.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}
