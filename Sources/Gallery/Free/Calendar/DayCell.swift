import UIKit

/// A day under a hairline; today's number is on a red disc, and a dot indicates an event.
///
/// Seven of them share a line, so their numbers grow less than other text.
final class DayCell: BaseCell {
  private static func font(isToday: Bool, _ traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 20, weight: isToday ? .semibold : .regular), maximumPointSize: 28,
      compatibleWith: traits)
  }

  /// Returns the diameter of the disc in points: 36 at the default text size.
  private static func side(_ traits: UITraitCollection) -> CGFloat {
    max(36, ceil(font(isToday: true, traits).lineHeight) + 12)
  }

  static func height(_ traits: UITraitCollection) -> CGFloat { side(traits) + 24 }

  private let line = UIView()
  private let disc = UIView()
  private let number = UILabel(.title3)
  private let dot = UIView()

  func configure(with day: CalendarDay, isWeekend: Bool) {
    contentView.isHidden = day.day < 1
    number.text = "\(day.day)"
    number.font = Self.font(isToday: day.isToday, traitCollection)
    number.textColor = day.isToday ? .white : isWeekend ? .secondaryLabel : .label
    disc.isHidden = !day.isToday
    dot.isHidden = !day.hasEvent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    line.frame = CGRect(x: 0, y: 0, width: size.width, height: hairline)
    let side = Self.side(traitCollection)
    disc.frame = CGRect(x: (size.width - side) / 2, y: 6, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    number.frame = CGRect(x: 0, y: 6, width: size.width, height: side)
    dot.frame = CGRect(x: size.width / 2 - 3, y: side + 9, width: 6, height: 6)
  }

  override func setUp() {
    line.backgroundColor = .separator
    disc.backgroundColor = .systemRed
    number.textAlignment = .center
    dot.backgroundColor = .systemGray3
    dot.layer.cornerRadius = 3
    for view in [line, disc, number, dot] { contentView.addSubview(view) }
  }
}
