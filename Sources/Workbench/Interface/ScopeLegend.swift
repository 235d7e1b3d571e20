import MotionPlots
import UIKit
import UIKitCore

/// The names of the curves of a scope, and the values at the edges of its graphs.
final class ScopeLegend: UIView {
  /// The frames of the graphs.
  var offsets = CGRect.zero {
    didSet { if offsets != oldValue { setNeedsLayout() } }
  }
  var speeds = CGRect.zero {
    didSet { if speeds != oldValue { setNeedsLayout() } }
  }

  /// The width for values beside the graphs.
  static let margin: CGFloat = 56
  /// The height for names above the graphs, and for those of the phases below.
  static let rowHeight: CGFloat = 13

  private let names: [UILabel]
  private let reference: UILabel
  private let velocity: UILabel
  /// The names of the phases in the strip below the graphs.
  private let phases: [UILabel]
  private let highest = ScopeLegend.label(.secondaryLabel)
  private let lowest = ScopeLegend.label(.secondaryLabel)
  private let fastest = ScopeLegend.label(.secondaryLabel)
  private var ranges: ScopeGraph.Ranges?

  init(language: Language) {
    let isKorean = language == .korean
    let texts: [(String, UIColor)] = [
      (isKorean ? "오프셋" : "offset", .systemBlue), (isKorean ? "목표" : "target", .systemPurple),
      (isKorean ? "정지점" : "stops", .systemOrange), (isKorean ? "기록" : "recording", .systemRed),
    ]
    names = texts.map { Self.label($0.1, $0.0) }
    reference = names[3]
    velocity = Self.label(.systemGreen, isKorean ? "속도" : "velocity")
    phases = Self.phases(isKorean).map { phase, name in Self.label(ScopeGraph.color(of: phase) ?? .label, "■ \(name)") }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    (names + [velocity] + phases + [highest, lowest, fastest]).forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  private static func phases(_ isKorean: Bool) -> [(ScrollActivity, String)] {
    [
      (.tracking, isKorean ? "누름" : "held"), (.dragging, isKorean ? "끌기" : "dragged"),
      (.decelerating, isKorean ? "감속" : "slowing"), (.animating, isKorean ? "애니메이션" : "animated"),
      (.wheeling, isKorean ? "휠" : "wheel"),
    ]
  }

  private static func label(_ color: UIColor, _ text: String = "") -> UILabel {
    let label = InterfaceStyle.label(font: .monospacedDigitSystemFont(ofSize: 9, weight: .medium), color: color)
    label.text = text
    return label
  }

  /// Shows the values at the edges; `nil` hides the legend.
  func show(_ ranges: ScopeGraph.Ranges?, hasReference: Bool) {
    isHidden = ranges == nil
    if reference.isHidden == hasReference {
      reference.isHidden = !hasReference
      setNeedsLayout()
    }
    guard let ranges, ranges != self.ranges else { return }
    self.ranges = ranges
    highest.text = String(format: "%.0f pt", ranges.offsets.upperBound)
    lowest.text = String(format: "%.0f pt", ranges.offsets.lowerBound)
    fastest.text = String(format: "±%.0f pt/s", ranges.velocity)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange(names + [velocity], at: 0)
    arrange(phases, at: bounds.height - Self.rowHeight)
    place(highest, at: offsets.minY)
    place(lowest, at: offsets.maxY - Self.rowHeight)
    place(fastest, at: speeds.minY)
  }

  /// Places names in a row, with less space between them if the row is narrow.
  private func arrange(_ names: [UILabel], at y: CGFloat) {
    let shown = names.filter { !$0.isHidden }
    let widths = shown.map { $0.sizeThatFits(bounds.size).width }
    let free = bounds.width - offsets.minX - widths.reduce(0, +)
    let space = min(8, max(2, free / CGFloat(max(1, shown.count - 1))))
    var x = offsets.minX
    for (name, width) in zip(shown, widths) {
      name.frame = CGRect(x: x, y: y, width: width, height: Self.rowHeight)
      x += width + space
    }
  }

  /// Places a value beside the graphs.
  private func place(_ label: UILabel, at y: CGFloat) {
    let size = label.sizeThatFits(bounds.size)
    label.frame = CGRect(x: offsets.maxX + 4, y: y, width: min(size.width, Self.margin - 4), height: size.height)
  }
}
