import UIKit

/// A letter of the address book on a strip that covers the names scrolling below it.
final class LetterHeader: BaseReusableView {
  private let label = UILabel(.subheadline, weight: .semibold, color: .secondaryLabel)

  func configure(letter: String) { label.text = letter }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left + 20, safeAreaInsets.right + 20)
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
  }

  override func setUp() {
    backgroundColor = .secondarySystemBackground
    addSubview(label)
  }
}
