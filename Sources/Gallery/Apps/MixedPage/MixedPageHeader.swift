import UIKit

/// The title of a section. It is as wide as the screen and keeps its own margins, clear of the notch.
final class MixedPageHeader: BaseReusableView {
  /// Above and below the title.
  private static let padding = (top: CGFloat(16), bottom: CGFloat(10))

  private let title = UILabel()

  func configure(title text: String) { title.text = text }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = Self.padding.top + ceil(title.font.lineHeight) + Self.padding.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Only the margins at the sides: under a bar the one above is as large as the bar.
    let width = bounds.width - layoutMargins.left - layoutMargins.right
    title.frame = CGRect(
      x: layoutMargins.left, y: Self.padding.top, width: width, height: ceil(title.font.lineHeight))
  }

  override func setUp() {
    let margin = MixedPageLayout.margin
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    title.adjustsFontForContentSizeCategory = true
    addSubview(title)
  }
}
