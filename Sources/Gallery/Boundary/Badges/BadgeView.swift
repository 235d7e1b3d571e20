import UIKit

/// A red disc with a number.
final class BadgeView: BaseReusableView {
  private let label = UILabel(.subheadline, weight: .medium, color: .white)

  func configure(count: Int) { label.text = "\(count)" }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }

  override func setUp() {
    backgroundColor = .systemRed
    // The disc does not grow.
    label.font = .preferred(.subheadline, weight: .medium, atMost: 16)
    label.textAlignment = .center
    addSubview(label)
  }
}
