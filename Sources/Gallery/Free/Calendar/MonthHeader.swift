import UIKit

/// A month's name over the days of the week, pinned while the month is visible.
final class MonthHeader: BaseReusableView {
  private static func titleHeight(_ traits: UITraitCollection) -> CGFloat { traits.scaled(28, with: .title2) }
  private static func weekdayHeight(_ traits: UITraitCollection) -> CGFloat {
    min(26, traits.scaled(16, with: .caption2))
  }

  /// Returns the height, 66 points at the default text size.
  static func height(_ traits: UITraitCollection) -> CGFloat { 22 + titleHeight(traits) + weekdayHeight(traits) }

  private let title = UILabel(.title2, weight: .bold)
  private let weekdays = ["일", "월", "화", "수", "목", "금", "토"].map { name in
    let label = UILabel(.caption2, weight: .semibold, color: .secondaryLabel)
    label.font = .preferred(.caption2, weight: .semibold, atMost: 18)
    label.text = name
    label.textAlignment = .center
    return label
  }

  func configure(with month: Month) { title.text = month.title }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = max(safeAreaInsets.left, safeAreaInsets.right) + 20
    let width = bounds.width - 2 * left
    title.frame = CGRect(x: left, y: 10, width: width, height: Self.titleHeight(traitCollection))
    let column = (width / 7).rounded(.down)
    let start = (bounds.width - 7 * column) / 2
    for (index, label) in weekdays.enumerated() {
      let height = Self.weekdayHeight(traitCollection)
      let x = start + CGFloat(index) * column
      place(label, at: CGRect(x: x, y: bounds.height - 6 - height, width: column, height: height))
    }
  }

  override func setUp() {
    backgroundColor = .systemBackground
    for label in [title] + weekdays { addSubview(label) }
  }
}
