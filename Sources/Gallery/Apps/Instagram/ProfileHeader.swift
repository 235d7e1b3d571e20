import UIKit

/// A person's profile: portrait, figures, name and a few words.
final class ProfileHeader: BaseReusableView {
  private let handle = UILabel(size: 24, weight: .bold)
  private let ring = UIView()
  private let portrait = PhotoView()
  private let name = UILabel(.subheadline, weight: .semibold)
  private let words = UILabel(.subheadline, lines: 0)
  private var figures: [(value: UILabel, caption: UILabel)] = []
  private var buttons: [UILabel] = []

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = layOut(in: layoutAttributes.size.width)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(in: bounds.width)
  }

  /// - Returns: The header's height.
  private func layOut(in width: CGFloat) -> CGFloat {
    let full = width - 32
    handle.frame = CGRect(x: 16, y: 6, width: full, height: max(34, ceil(handle.font.lineHeight)))
    ring.frame = CGRect(x: 16, y: handle.frame.maxY + 12, width: 92, height: 92)
    portrait.frame = ring.bounds.insetBy(dx: 5, dy: 5)
    let column = (width - 124 - 8) / CGFloat(max(figures.count, 1))
    for (index, figure) in figures.enumerated() {
      let x = 124 + CGFloat(index) * column
      figure.value.frame = CGRect(x: x, y: ring.frame.minY + 24, width: column, height: 24)
      figure.caption.frame = CGRect(x: x, y: figure.value.frame.maxY, width: column, height: 18)
    }
    name.frame = CGRect(x: 16, y: ring.frame.maxY + 10, width: full, height: max(20, name.height(fitting: full)))
    words.frame = CGRect(x: 16, y: name.frame.maxY, width: full, height: max(40, words.height(fitting: full)))
    let end = layOutButtons(below: words.frame.maxY + 12, in: full)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      for view in subviews { view.frame.origin.x = width - view.frame.maxX }
    }
    return end + 16
  }

  /// Lays out the buttons side by side, or below one another with very large text.
  ///
  /// - Returns: The bottom of the buttons.
  private func layOutButtons(below top: CGFloat, in full: CGFloat) -> CGFloat {
    let isLarge = traitCollection.hasVeryLargeText
    let width = isLarge ? full : (full - 8) / 2
    for (index, button) in buttons.enumerated() {
      let height = max(34, ceil(button.font.lineHeight) + 14)
      let place = CGFloat(index)
      button.frame = CGRect(
        x: 16 + (isLarge ? 0 : place * (width + 8)), y: top + (isLarge ? place * (height + 8) : 0), width: width,
        height: height)
    }
    return buttons.last?.frame.maxY ?? top
  }

  override func setUp() {
    handle.text = "hanbit.frames"
    handle.adjustsFontSizeToFitWidth = true
    handle.minimumScaleFactor = 0.6
    name.text = "한빛 Hanbit"
    words.text = "빛을 따라 걷는 사람 📷\nSeoul ↔ anywhere"
    portrait.image = UIImage(named: "dahlia")
    portrait.cornerRadius = 41
    ring.layer.cornerRadius = 46
    ring.layer.borderWidth = 2.5
    ring.layer.borderColor = UIColor.systemPink.cgColor
    ring.addSubview(portrait)
    for view in [handle, ring, name, words] { addSubview(view) }
    figures = [("120", "게시물"), ("12.8만", "팔로워"), ("321", "팔로잉")].map(addFigure)
    buttons = ["팔로우", "메시지"].map(addButton)
    buttons.first?.backgroundColor = .systemBlue
    buttons.first?.textColor = .white
  }

  private func addFigure(_ value: String, _ caption: String) -> (value: UILabel, caption: UILabel) {
    let labels = (value: UILabel(size: 18, weight: .bold), caption: UILabel(.footnote, color: .secondaryLabel))
    // The three labels are beside the portrait, which does not grow.
    labels.value.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 18, weight: .bold), maximumPointSize: 22)
    labels.caption.font = .preferred(.footnote, weight: .regular, atMost: 17)
    labels.value.text = value
    labels.caption.text = caption
    for label in [labels.value, labels.caption] {
      label.textAlignment = .center
      addSubview(label)
    }
    return labels
  }

  private func addButton(_ title: String) -> UILabel {
    let label = UILabel(.subheadline, weight: .semibold)
    label.text = title
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemFill
    label.layer.cornerRadius = 9
    label.layer.masksToBounds = true
    addSubview(label)
    return label
  }
}
