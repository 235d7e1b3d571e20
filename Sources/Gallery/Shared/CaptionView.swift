import UIKit

/// A text above or below a group of rows: as high as the text, never truncated.
final class CaptionView: BaseReusableView {
  private static let padding = UIEdgeInsets(top: 8, left: 0, bottom: 6, right: 0)

  private let label = UILabel(.footnote, color: .secondaryLabel, lines: 0)

  func configure(heading: String, size: CGFloat = 20) {
    label.text = heading
    label.font = .scaled(size, weight: .semibold)
    label.textColor = .label
    setNeedsLayout()
  }

  func configure(explanation: String) {
    label.text = explanation
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let text = label.height(fitting: layoutAttributes.size.width)
    layoutAttributes.size.height = text + Self.padding.top + Self.padding.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Self.padding)
  }

  override func setUp() { addSubview(label) }
}
