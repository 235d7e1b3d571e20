import UIKit

/// A star, a rating, and the number of ratings.
final class RatingView: UIView {
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))
  private let label = UILabel(.caption1, color: .secondaryLabel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.tintColor = .systemYellow
    star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    star.setContentHuggingPriority(.required, for: .horizontal)
    star.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [star, label])
    row.spacing = 3
    row.alignment = .center
    pin(row)
  }

  required init?(coder: NSCoder) { nil }

  func configure(grade: String, count: String) { label.text = "\(grade) (\(count))" }
}
