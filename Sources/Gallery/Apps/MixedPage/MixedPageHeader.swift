import UIKit

/// The title of a section. It is as wide as the screen, and its own margins avoid the notch.
final class MixedPageHeader: BaseReusableView {
  /// The space above and below the title.
  private static let padding = (top: CGFloat(16), bottom: CGFloat(10))

  private let title = UILabel(.title2, weight: .bold, lines: 0)

  func configure(title text: String) { title.text = text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height =
      Self.padding.top + title.height(fitting: textWidth(in: layoutAttributes.size.width)) + Self.padding.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = textWidth(in: bounds.width)
    title.frame = CGRect(
      x: layoutMargins.left, y: Self.padding.top, width: width, height: title.height(fitting: width))
  }

  /// Returns the width of the text. Only the horizontal margins count: under a bar, the top margin is as large as the
  /// bar.
  private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - layoutMargins.left - layoutMargins.right) }

  override func setUp() {
    let margin = MixedPageLayout.margin
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    addSubview(title)
  }
}
