import UIKit

/// The title above a section, with an optional line in grey above it.
final class TitleHeader: UICollectionReusableView {
  static let reuseIdentifier = "TitleHeader"

  private let eyebrow = UILabel()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func configure(title text: String, size: CGFloat = 22, eyebrow line: String? = nil) {
    title.text = text
    title.font = .systemFont(ofSize: size, weight: .bold)
    eyebrow.text = line
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = ceil(title.font.lineHeight)
    title.frame = CGRect(x: 20, y: bounds.height - height - 8, width: bounds.width - 40, height: height)
    eyebrow.frame = CGRect(x: 20, y: title.frame.minY - 18, width: bounds.width - 40, height: 18)
  }

  private func setUp() {
    eyebrow.font = .systemFont(ofSize: 13, weight: .semibold)
    eyebrow.textColor = .secondaryLabel
    title.textColor = .label
    addSubview(eyebrow)
    addSubview(title)
  }
}
