import UIKit

/// A scene's title, what there is to see, and a chevron; as high as its text.
final class SceneCell: BaseCell {
  private static let padding: CGFloat = 12

  private let title = UILabel(size: 17)
  private let summary = UILabel(size: 13, color: .secondaryLabel, lines: 0)
  private let chevron = UILabel(size: 20, weight: .semibold, color: .tertiaryLabel)
  private let separator = UIView()

  /// - Parameters:
  ///   - isFirst: The highlight has the card's upper corners.
  ///   - isLast: It has the lower ones, and no line follows.
  func configure(with scene: Scene, isFirst: Bool, isLast: Bool) {
    title.text = scene.title
    summary.text = scene.summary
    separator.isHidden = isLast
    selectedBackgroundView?.layer.maskedCorners = [
      isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
      isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
    ]
    chevron.text = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "‹" : "›"
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let text = summary.height(fitting: textWidth(in: layoutAttributes.size.width))
    layoutAttributes.size.height = 2 * Self.padding + 22 + text
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let width = textWidth(in: size.width)
    contentView.place(title, at: CGRect(x: 16, y: Self.padding, width: width, height: 22))
    contentView.place(
      summary, at: CGRect(x: 16, y: Self.padding + 22, width: width, height: summary.height(fitting: width)))
    contentView.place(chevron, at: CGRect(x: size.width - 26, y: 0, width: 14, height: size.height))
    contentView.place(
      separator, at: CGRect(x: 16, y: size.height - hairline, width: size.width - 16, height: hairline))
  }

  override func setUp() {
    let shade = UIView()
    shade.backgroundColor = .systemGray4
    shade.layer.cornerRadius = CardBackground.cornerRadius
    shade.layer.cornerCurve = .continuous
    selectedBackgroundView = shade
    separator.backgroundColor = .separator
    for view in [title, summary, chevron, separator] { contentView.addSubview(view) }
  }

  private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - 16 - 36) }
}
