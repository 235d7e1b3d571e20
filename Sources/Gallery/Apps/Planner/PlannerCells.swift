import UIKit

/// A day of the month: its number, and a dot for each of its first three appointments.
final class PlannerDayCell: BaseCell {
  private let number = UILabel()
  private let circle = UIView()
  private let dots = UIStackView()
  private let line = UIView()
  private var isToday = false
  private var isSunday = false

  func configure(with day: CalendarDay, events: [PlannerEvent], isSunday: Bool) {
    number.text = day.day > 0 ? "\(day.day)" : nil
    line.isHidden = day.day < 1
    (isToday, self.isSunday) = (day.isToday, isSunday)
    dots.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for event in events.prefix(3) {
      let dot = UIView()
      dot.backgroundColor = event.color
      dot.layer.cornerRadius = 3
      dot.fix(width: 6, height: 6)
      dots.addArrangedSubview(dot)
    }
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    circle.isHidden = !state.isSelected
    circle.backgroundColor = isToday ? .systemRed : .label
    let plain: UIColor = isToday ? .systemRed : isSunday ? .secondaryLabel : .label
    number.textColor = state.isSelected ? (isToday ? .white : .systemBackground) : plain
  }

  override func setUp() {
    number.font = .preferred(.title3, weight: .regular, atMost: 28)
    number.adjustsFontForContentSizeCategory = true
    number.textAlignment = .center
    circle.layer.cornerRadius = 19
    dots.spacing = 4
    line.backgroundColor = .separator
    contentView.addSubviews(line, circle, number, dots)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: contentView.topAnchor),
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: hairline),
      number.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      number.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      number.heightAnchor.constraint(equalToConstant: 38),
      circle.centerXAnchor.constraint(equalTo: number.centerXAnchor),
      circle.centerYAnchor.constraint(equalTo: number.centerYAnchor),
      circle.widthAnchor.constraint(equalToConstant: 38),
      circle.heightAnchor.constraint(equalToConstant: 38),
      dots.topAnchor.constraint(equalTo: number.bottomAnchor, constant: 3),
      dots.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
    ])
  }
}

/// The names of the days, pinned while the month is visible.
final class WeekdayHeader: BaseReusableView {
  override func setUp() {
    backgroundColor = .systemBackground
    let names = ["일", "월", "화", "수", "목", "금", "토"].enumerated().map { index, name in
      let label = UILabel()
      label.font = .preferred(.caption1, weight: .semibold, atMost: 20)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = index == 0 ? .tertiaryLabel : .secondaryLabel
      label.text = name
      label.textAlignment = .center
      return label
    }
    let row = UIStackView(arrangedSubviews: names)
    row.distribution = .fillEqually
    pin(row, insets: NSDirectionalEdgeInsets(vertical: 6, horizontal: 0))
  }
}

/// An appointment: its time, a bar in its color, title and place.
final class PlannerEventCell: BaseCell {
  private let start = UILabel(.subheadline, weight: .medium)
  private let end = UILabel(.subheadline, color: .secondaryLabel)
  private let bar = UIView()
  private let title = UILabel(.body, weight: .semibold, lines: 0)
  private let place = UILabel(.subheadline, color: .secondaryLabel, lines: 0)

  func configure(with event: PlannerEvent) {
    start.text = event.start
    end.text = event.end
    title.text = event.title
    place.text = event.place
    place.isHidden = event.place == nil
    bar.backgroundColor = event.color
    contentView.backgroundColor = event.color.withAlphaComponent(0.12)
  }

  override func setUp() {
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    for label in [start, end] {
      label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      label.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    }
    let times = UIStackView(arrangedSubviews: [start, end])
    times.axis = .vertical
    times.spacing = 2
    let text = UIStackView(arrangedSubviews: [title, place])
    text.axis = .vertical
    text.spacing = 2
    let row = AdaptiveStackView(arrangedSubviews: [text, times])
    row.rowAlignment = .top
    contentView.addSubviews(bar, row)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      bar.topAnchor.constraint(equalTo: contentView.topAnchor),
      bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bar.widthAnchor.constraint(equalToConstant: 4),
      row.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }
}
