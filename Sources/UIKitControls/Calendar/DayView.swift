import Foundation
import Geometry
import UIKitCore

/// A day of a calendar: its number in a circle, and a decoration below.
final class DayView: UIControl {
  private let circle = UIView()
  private let label = UILabel()
  private(set) var components = DateComponents()
  private var decoration: UIView?
  private var isToday = false

  /// The diameter of the circle around a number.
  private static let diameter: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    circle.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(circle)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { updateColors() } }

  /// Shows a day.
  ///
  /// - Parameter isAvailable: Whether the day can be chosen; others are gray.
  func show(_ components: DateComponents, isToday: Bool, isAvailable: Bool, design: UIFontDescriptor.SystemDesign) {
    self.components = components
    self.isToday = isToday
    isEnabled = isAvailable
    label.text = "\(components.day ?? 0)"
    font = design
    updateColors()
  }

  /// The weekday, day and month, as assistive technologies and tests of an app's interface read them.
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? fullDate }
    set { super.accessibilityLabel = newValue }
  }

  private var fullDate: String? {
    guard let calendar = components.calendar, let date = calendar.date(from: components) else { return label.text }
    let formatter = DateFormatter()
    let locale = calendar.locale ?? .current
    (formatter.calendar, formatter.timeZone, formatter.locale) = (calendar, calendar.timeZone, locale)
    formatter.setLocalizedDateFormatFromTemplate("EEEEMMMMd")
    guard isToday else { return formatter.string(from: date) }
    let today = InterfaceText.today.text(in: DeviceLanguage(locale.identifier) ?? .current)
    return "\(today), \(formatter.string(from: date))"
  }

  /// Shows a view below the number; `nil` for none.
  func decorate(with view: UIView?) {
    decoration?.removeFromSuperview()
    decoration = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private var font = UIFontDescriptor.SystemDesign.default
  override var isSelected: Bool { didSet { updateColors() } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  private func updateColors() {
    let base = UIFont.systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
    label.font = base.fontDescriptor.withDesign(font).map { UIFont(descriptor: $0, size: 0) } ?? base
    circle.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : .clear
    let text: UIColor = isToday ? (isSelected ? .white : tintColor) : isSelected ? tintColor : .label
    label.textColor = isEnabled ? text : .tertiaryLabel
    if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(Self.diameter, bounds.width, bounds.height)
    let hasRoom = decoration != nil && bounds.height > Self.diameter
    let center = CGPoint(x: bounds.midX, y: hasRoom ? side / 2 : bounds.midY)
    circle.frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    circle.layer.cornerRadius = side / 2
    label.frame = circle.frame
    guard let decoration else { return }
    let size = decoration.bounds.size == .zero ? decoration.intrinsicContentSize : decoration.bounds.size
    let height = min(size.height, bounds.height / 3)
    let y = hasRoom ? (side + bounds.height) / 2 : bounds.maxY - height / 2 - 1
    decoration.frame = CGRect(
      x: bounds.midX - size.width / 2, y: y - height / 2, width: size.width, height: height)
  }
}
