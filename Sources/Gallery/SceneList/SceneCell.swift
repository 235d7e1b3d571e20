import UIKit

/// A scene's title, what there is to see, and a chevron; as high as its text.
final class SceneCell: BaseCell {
  private static let padding: CGFloat = 12

  private let title = UILabel(.body, lines: 0)
  private let summary = UILabel(.footnote, color: .secondaryLabel, lines: 0)
  private let chevron = UILabel(picture: 20, weight: .semibold, color: .tertiaryLabel)
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
    let width = textWidth(in: layoutAttributes.size.width)
    layoutAttributes.size.height = 2 * Self.padding + titleHeight(in: width) + summary.height(fitting: width)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    let width = textWidth(in: size.width)
    let (first, second) = (titleHeight(in: width), summary.height(fitting: width))
    contentView.place(title, at: CGRect(x: 16, y: Self.padding, width: width, height: first))
    contentView.place(summary, at: CGRect(x: 16, y: Self.padding + first, width: width, height: second))
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

  private func titleHeight(in width: CGFloat) -> CGFloat { max(22, title.height(fitting: width)) }

  private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - 16 - 36) }
}
