import Foundation
import Geometry
import Simulator
import UIKit
import UIKitCore

/// The bar with the latest frames: how many there were, what each step took, and the memory and cells behind them.
final class FrameBar: UIView {
  struct Content: Equatable {
    var framesPerSecond = 0
    var samples: [FrameProbe.Sample] = []
    var slow: FrameProbe.Sample?
    var pace: FrameProbe.Pace?
    var memory: ProcessMemory?
    var cells = InspectionContent.Cells()
    /// The duration of a frame at the device's rate, in seconds.
    var interval: TimeInterval = 1 / 60
  }

  private let language: Language
  private let speed = FrameBar.label(.semibold)
  private let memory = FrameBar.label(.regular)
  private let verdict = FrameBar.label(.regular)
  private let cells = FrameBar.label(.regular)
  private var names: [UILabel] = []
  private var times: [UILabel] = []
  private let graph = FrameGraph()
  private let line = UIView()

  init(language: Language) {
    self.language = language
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    clipsToBounds = true
    line.backgroundColor = .separator
    (memory.textAlignment, cells.textAlignment) = (.right, .right)
    for step in FrameProbe.Step.allCases {
      let name = Self.label(.semibold, size: 9)
      name.text = language == .korean ? step.korean : step.name
      name.textColor = step.color
      names.append(name)
      times.append(Self.label(.regular, size: 10))
    }
    (names + times + [speed, memory, graph, verdict, cells, line]).forEach(addSubview)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ weight: UIFont.Weight, size: CGFloat = 11) -> UILabel {
    InterfaceStyle.label(font: .monospacedDigitSystemFont(ofSize: size, weight: weight))
  }

  var content = Content() {
    didSet { if content != oldValue { refresh() } }
  }

  private func refresh() {
    let isKorean = language == .korean
    let last = content.samples.last
    let pace = content.pace.map { " · p95 \(Self.text($0.usual)), max \(Self.text($0.worst)) ms" }
    let total = pace ?? last.map { " · \(Self.text($0.total)) ms" } ?? ""
    speed.text = isKorean ? "초당 \(content.framesPerSecond)프레임\(total)" : "\(content.framesPerSecond) frames/s\(total)"
    memory.text = content.memory.map { "PSS \(Int($0.proportional)) MB · RSS \(Int($0.resident)) MB" } ?? ""
    for step in FrameProbe.Step.allCases {
      times[step.rawValue].text = last.map { Self.text($0.durations[step.rawValue]) } ?? "-"
    }
    verdict.text = verdictText
    verdict.textColor = content.slow == nil ? .secondaryLabel : .systemRed
    let (made, reused, rounds) = (content.cells.made, content.cells.reused, last?.layoutRounds ?? 0)
    cells.text =
      isKorean
      ? "셀 \(made) 생성 · \(reused) 재사용 · 레이아웃 \(rounds)회"
      : "cells \(made) made, \(reused) reused · layout ×\(rounds)"
    (graph.samples, graph.interval) = (content.samples, content.interval)
  }

  private var verdictText: String {
    guard let slow = content.slow else {
      return language == .korean ? "느린 프레임 없음" : "no slow frame"
    }
    let step = slow.slowest
    let (all, part) = (Self.text(slow.total), Self.text(slow.durations[step.rawValue]))
    return language == .korean ? "느림 \(all) ms: \(step.korean) \(part)" : "slow \(all) ms: \(step.name) \(part)"
  }

  private static func text(_ seconds: TimeInterval) -> String {
    String(format: seconds < 0.1 ? "%.1f" : "%.0f", seconds * 1_000)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 24)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    speed.frame = CGRect(x: 12, y: 5, width: width * 0.56, height: 14)
    memory.frame = CGRect(x: 12 + width * 0.56, y: 5, width: width * 0.44, height: 14)
    let column = width / CGFloat(max(1, names.count))
    for (index, (name, time)) in zip(names, times).enumerated() {
      let x = 12 + column * CGFloat(index)
      name.frame = CGRect(x: x, y: 22, width: column, height: 12)
      time.frame = CGRect(x: x, y: 34, width: column, height: 12)
    }
    graph.frame = CGRect(x: 12, y: 49, width: width, height: 30)
    verdict.frame = CGRect(x: 12, y: 81, width: width * 0.48, height: 14)
    cells.frame = CGRect(x: 12 + width * 0.48, y: 81, width: width * 0.52, height: 14)
  }
}

/// The latest frames as columns, one above another for each step. The line is the time that a frame may take.
final class FrameGraph: UIView {
  var interval: TimeInterval = 1 / 60
  var samples: [FrameProbe.Sample] = [] {
    didSet { if samples != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(rect: bounds).fill()
    // The graph is as high as two frames.
    let scale = bounds.height / CGFloat(interval * 2)
    let width = bounds.width / CGFloat(FrameProbe.capacity)
    var tops = samples.map { _ in bounds.height }
    for step in FrameProbe.Step.allCases {
      let columns = UIBezierPath()
      for (index, sample) in samples.enumerated() {
        let height = min(tops[index], CGFloat(sample.durations[step.rawValue]) * scale)
        guard height > 0.2 else { continue }
        tops[index] -= height
        let x = bounds.width - CGFloat(samples.count - index) * width
        columns.append(UIBezierPath(rect: CGRect(x: x, y: tops[index], width: max(1, width - 0.5), height: height)))
      }
      step.color.setFill()
      columns.fill()
    }
    UIColor.secondaryLabel.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: 1)).fill()
  }
}

extension FrameProbe.Step {
  fileprivate var color: UIColor {
    switch self {
    case .runLoop: .systemGray
    case .input: .systemOrange
    case .motion: .systemTeal
    case .layout: .systemBlue
    case .recording: .systemPurple
    case .drawing: .systemGreen
    case .presenting: .systemPink
    }
  }

  fileprivate var korean: String {
    switch self {
    case .runLoop: "런 루프"
    case .input: "입력"
    case .motion: "움직임"
    case .layout: "레이아웃"
    case .recording: "기록"
    case .drawing: "그리기"
    case .presenting: "표시"
    }
  }
}
