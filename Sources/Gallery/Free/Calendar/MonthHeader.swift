import UIKit

/// A month's name over the days of the week; it stays in sight as long as its month.
final class MonthHeader: BaseReusableView {
  static let height: CGFloat = 66

  private let title = UILabel(size: 22, weight: .bold)
  private let weekdays = ["일", "월", "화", "수", "목", "금", "토"].map { name in
    let label = UILabel(size: 11, weight: .semibold, color: .secondaryLabel)
    label.text = name
    label.textAlignment = .center
    return label
  }

  func configure(with month: Month) { title.text = month.title }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = max(safeAreaInsets.left, safeAreaInsets.right) + 20
    let width = bounds.width - 2 * left
    title.frame = CGRect(x: left, y: 10, width: width, height: 28)
    let column = (width / 7).rounded(.down)
    let start = (bounds.width - 7 * column) / 2
    for (index, label) in weekdays.enumerated() {
      place(label, at: CGRect(x: start + CGFloat(index) * column, y: bounds.height - 22, width: column, height: 16))
    }
  }

  override func setUp() {
    backgroundColor = .systemBackground
    for label in [title] + weekdays { addSubview(label) }
  }
}
