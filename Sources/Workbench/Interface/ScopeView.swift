import Foundation
import MotionPlots
import UIKit
import UIKitCore

/// The physics scope: the motion of one axis of a scroll view over the latest seconds.
final class ScopeView: UIView {
  typealias Content = InspectionContent.Motion

  private let language: Language
  private let title = InterfaceStyle.label(font: .systemFont(ofSize: 11, weight: .semibold))
  private let values = InterfaceStyle.label(
    font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), color: .secondaryLabel)
  private let graph: ScopeGraph
  private let line = UIView()

  init(language: Language) {
    self.language = language
    graph = ScopeGraph(language: language)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    clipsToBounds = true
    line.backgroundColor = .separator
    values.textAlignment = .right
    [title, values, graph, line].forEach(addSubview)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue { refresh() } }
  }

  private func refresh() {
    graph.content = content
    guard let last = content.trace.samples.last else {
      title.text = language == .korean ? "스크롤하면 움직임이 보입니다." : "Scroll to see the motion."
      values.text = ""
      return setNeedsLayout()
    }
    defer { setNeedsLayout() }
    title.text = language == .korean ? Self.korean(content.name) : content.name
    let number = { (value: Double?) in value.map { String(format: "%.1f", $0) } ?? "-" }
    let phase = last.phase.map { language == .korean ? $0.korean : $0.rawValue } ?? ""
    values.text = "\(number(last.offset)) → \(number(last.target))  \(number(last.velocity)) pt/s  \(phase)"
  }

  /// Returns the name of a motion, such as `section 0 · horizontal`, in Korean.
  private static func korean(_ name: String) -> String {
    let words = ["page": "페이지", "section": "섹션", "horizontal": "가로", "vertical": "세로"]
    return name.split(separator: " ").map { words[String($0)] ?? String($0) }.joined(separator: " ")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 24)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let wanted = (values.text ?? "").isEmpty ? 0 : min(width, values.sizeThatFits(bounds.size).width + 8)
    let free = max(0, width - wanted)
    title.frame = CGRect(x: 12, y: 5, width: free, height: 14)
    values.frame = CGRect(x: 12 + free, y: 5, width: width - free, height: 14)
    graph.frame = CGRect(x: 12, y: 22, width: width, height: max(0, bounds.height - 28))
  }
}

extension ScrollActivity {
  fileprivate var korean: String {
    switch self {
    case .idle: "멈춤"
    case .tracking: "누름"
    case .dragging: "끌기"
    case .decelerating: "감속"
    case .animating: "애니메이션"
    case .wheeling: "휠"
    }
  }
}
