import UIKit

/// A day under a hairline; today's number is on a red disc, and a dot says that something is on.
final class DayCell: BaseCell {
  private let line = UIView()
  private let disc = UIView()
  private let number = UILabel(size: 20)
  private let dot = UIView()

  func configure(with day: CalendarDay, isWeekend: Bool) {
    contentView.isHidden = day.day < 1
    number.text = "\(day.day)"
    number.font = .systemFont(ofSize: 20, weight: day.isToday ? .semibold : .regular)
    number.textColor = day.isToday ? .white : isWeekend ? .secondaryLabel : .label
    disc.isHidden = !day.isToday
    dot.isHidden = !day.hasEvent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    line.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)
    disc.frame = CGRect(x: size.width / 2 - 18, y: 6, width: 36, height: 36)
    number.frame = CGRect(x: 0, y: 6, width: size.width, height: 36)
    dot.frame = CGRect(x: size.width / 2 - 3, y: 45, width: 6, height: 6)
  }

  override func setUp() {
    line.backgroundColor = .separator
    disc.backgroundColor = .systemRed
    disc.layer.cornerRadius = 18
    number.textAlignment = .center
    dot.backgroundColor = .systemGray3
    dot.layer.cornerRadius = 3
    for view in [line, disc, number, dot] { contentView.addSubview(view) }
  }
}
