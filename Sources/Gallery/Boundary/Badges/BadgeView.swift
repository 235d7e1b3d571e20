import UIKit

/// A red disc with a number.
final class BadgeView: BaseReusableView {
  private let label = UILabel(size: 15, weight: .medium, color: .white)

  func configure(count: Int) { label.text = "\(count)" }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }

  override func setUp() {
    backgroundColor = .systemRed
    label.textAlignment = .center
    addSubview(label)
  }
}
