import UIKit

/// A letter of the address book on a strip that covers the names that pass below it.
final class LetterHeader: BaseReusableView {
  private let label = UILabel(size: 15, weight: .semibold, color: .secondaryLabel)

  func configure(letter: String) { label.text = letter }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 0)
  }

  override func setUp() {
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }
}
