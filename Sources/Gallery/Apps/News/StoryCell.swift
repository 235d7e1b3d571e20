import UIKit

/// A story's headline, date and text, with a line below; self-sizing.
final class StoryCell: BaseCell {
  private let headline = UILabel(.title3, weight: .bold, lines: 0)
  private let date = UILabel(.footnote, weight: .medium, color: .secondaryLabel)
  private let text = UILabel(.callout, lines: 0)
  private let separator = UIView()

  func configure(with story: Story) {
    headline.text = story.headline
    date.text = story.date
    text.text = story.text
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = frames(in: layoutAttributes.size.width).separator.maxY
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: contentView.bounds.width)
    headline.frame = frames.headline
    date.frame = frames.date
    text.frame = frames.text
    separator.frame = frames.separator
  }

  override func setUp() {
    separator.backgroundColor = .separator
    for view in [headline, date, text, separator] { contentView.addSubview(view) }
  }

  private struct Frames {
    var headline, date, text, separator: CGRect
  }

  private func frames(in width: CGFloat) -> Frames {
    let headline = CGRect(x: 0, y: 0, width: width, height: headline.height(fitting: width))
    let date = CGRect(x: 0, y: headline.maxY + 3, width: width, height: date.height(fitting: width))
    let text = CGRect(x: 0, y: date.maxY + 8, width: width, height: text.height(fitting: width))
    return Frames(
      headline: headline, date: date, text: text,
      separator: CGRect(x: 0, y: text.maxY + 14, width: width, height: hairline))
  }
}
