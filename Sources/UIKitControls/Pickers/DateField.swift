import Foundation
import Geometry
import UIKitCore

/// The labels of a compact date picker. A tap opens wheels in a sheet.
final class DateField: UIView {
  private unowned let owner: UIDatePicker
  private var labels: [UILabel] = []

  private static let height: CGFloat = 34
  private static let gap: CGFloat = 4
  private static let padding: CGFloat = 12

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: .zero)
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.open() })
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the labels for the chosen date.
  func showChoice() {
    let texts = texts
    while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
    while labels.count < texts.count {
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      label.textAlignment = .center
      label.backgroundColor = .tertiarySystemFill
      label.layer.cornerRadius = 6
      label.clipsToBounds = true
      label.accessibilityTraits = .button
      labels.append(label)
      addSubview(label)
    }
    for (label, text) in zip(labels, texts) {
      (label.text, label.accessibilityValue) = (text, text)
      label.accessibilityLabel = label === labels.first && owner.datePickerMode != .time ? "Date Picker" : "Time Picker"
    }
    setNeedsLayout()
  }

  private var texts: [String] {
    switch owner.datePickerMode {
    case .time: [text("jmm")]
    case .date: [text("yMMMd")]
    case .dateAndTime: [text("yMMMd"), text("jmm")]
    case .yearAndMonth: [text("yMMMM")]
    case .countDownTimer:
      ["\(Int(owner.countDownDuration) / 3600) h \(Int(owner.countDownDuration) % 3600 / 60) min"]
    }
  }

  private func text(_ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = owner.words
    formatter.calendar = owner.dates
    formatter.timeZone = owner.dates.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: owner.date)
  }

  private var widths: [CGFloat] {
    labels.map { $0.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.height)).width + 2 * Self.padding }
  }

  override var intrinsicContentSize: CGSize {
    let gaps = Self.gap * CGFloat(Swift.max(0, labels.count - 1))
    return CGSize(width: widths.reduce(gaps, +), height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (label, width) in zip(labels, widths) {
      let height = Swift.min(Self.height, bounds.height)
      label.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + Self.gap
    }
  }

  private func open() {
    guard owner.isEnabled, let presenter = window?.rootViewController else { return }
    var top = presenter
    while let next = top.presentedViewController { top = next }
    owner.sendActions(for: .editingDidBegin)
    top.present(DateSheet(owner), animated: true)
  }
}

/// A sheet with the wheels of a compact date picker.
private final class DateSheet: UIViewController {
  private let owner: UIDatePicker
  private let wheels = UIDatePicker()

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = owner.datePickerMode
    (wheels.locale, wheels.calendar, wheels.timeZone) = (owner.locale, owner.calendar, owner.timeZone)
    (wheels.minimumDate, wheels.maximumDate) = (owner.minimumDate, owner.maximumDate)
    wheels.minuteInterval = owner.minuteInterval
    wheels.date = owner.date
    sheetPresentationController?.detents = [.medium()]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(wheels)
    wheels.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        owner.userDidChoose(wheels.date)
      }, for: .valueChanged)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = wheels.intrinsicContentSize
    wheels.frame = CGRect(x: (view.bounds.width - size.width) / 2, y: 24, width: size.width, height: size.height)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    owner.sendActions(for: .editingDidEnd)
  }
}
