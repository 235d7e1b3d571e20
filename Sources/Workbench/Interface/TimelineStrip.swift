import Foundation
import Geometry
import Simulator
import UIKit
import UIKitCore

/// The strip below the device: the pictures of the run from its first to its last frame, with marks. Dragging in it goes
/// to any of them.
final class TimelineStrip: UIControl {
  struct Mark: Equatable {
    var index: Int
    var kind: SessionLog.Mark
  }

  struct Content: Equatable {
    /// The number of pictures.
    var count = 0
    /// The picture on screen, or the one that is searched.
    var index = 0
    /// The device's time of that picture, in seconds.
    var time: TimeInterval = 0
    var marks: [Mark] = []
    /// The marks of the picture on screen.
    var here: [SessionLog.Mark] = []
    /// The part of a running simulation that is done; `nil` if there is none.
    var progress: Double?
    var isPaused = false
    var isRewinding = false
    /// The speed of slow motion; empty at full speed.
    var speed = ""
    /// Whether the latest frames are not part of the run, because its log is full.
    var isFull = false
  }

  private let language: Language
  private let perform: (WindowCommand) -> Void
  private let caption = InterfaceStyle.label(font: .monospacedDigitSystemFont(ofSize: 11, weight: .regular))
  private let status = InterfaceStyle.label(font: InterfaceStyle.caption, color: .secondaryLabel)
  private let track = TimelineTrack()
  private let row = ThumbnailRow()
  private let line = UIView()
  private var buttons: [UIButton] = []
  private static let items = [
    ToolbarView.Item(name: "previous-mark", symbol: "backward.end"),
    ToolbarView.Item(name: "frame-back", symbol: "backward.frame"),
    ToolbarView.Item(name: "pause", symbol: "playpause"),
    ToolbarView.Item(name: "frame", symbol: "forward.frame"),
    ToolbarView.Item(name: "next-mark", symbol: "forward.end"),
  ]

  /// Called with the index of a picture, and whether the drag goes on.
  var onScrub: (Int, Bool) -> Void = { _, _ in }

  init(language: Language, perform: @escaping (WindowCommand) -> Void) {
    (self.language, self.perform) = (language, perform)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    buttons = Self.items.compactMap { ToolbarView.button($0, language, perform) }
    line.backgroundColor = .separator
    status.textAlignment = .right
    for view in [row, track, caption, status, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    buttons.forEach(addSubview)
    track.isAccessibilityElement = true
    track.accessibilityLabel = language == .korean ? "타임라인" : "Timeline"
    track.accessibilityTraits = .adjustable
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue { refresh() } }
  }

  var thumbnails: Thumbnails {
    get { row.thumbnails }
    set { row.thumbnails = newValue }
  }

  private func refresh() {
    track.content = content
    row.count = content.count
    let time = String(format: "%.2f s", content.time)
    let number = content.count == 0 ? 0 : content.index + 1
    // A narrow strip has no room for both.
    caption.text = bounds.width < 380 ? time : "\(time)  \(number)/\(content.count)"
    status.text = stateText
    for (item, button) in zip(Self.items, buttons) where item.name == "pause" {
      button.backgroundColor = content.isPaused ? ToolbarView.highlight(of: item.name) : .clear
    }
    track.accessibilityValue = [caption.text, status.text].compactMap { $0 }.joined(separator: ", ")
  }

  private var stateText: String {
    let isKorean = language == .korean
    if let progress = content.progress {
      let percent = Int((progress * 100).rounded())
      return isKorean ? "다시 계산 중 \(percent)%" : "simulating \(percent) %"
    }
    if content.isRewinding { return isKorean ? "되감는 중" : "rewinding" }
    if content.isFull { return isKorean ? "기록이 가득 참" : "record is full" }
    if content.isPaused {
      let marks = content.here.map { $0.name(language) }
      return ([isKorean ? "멈춤" : "paused"] + marks).joined(separator: ", ")
    }
    if !content.speed.isEmpty { return content.speed }
    return isKorean ? "실행 중" : "running"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    refresh()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1)
    let width = max(0, bounds.width - 24)
    row.frame = CGRect(
      x: 12 + TimelineTrack.inset, y: 6, width: max(0, width - 2 * TimelineTrack.inset), height: 44)
    track.frame = CGRect(x: 12, y: 50, width: width, height: 32)
    let side: CGFloat = 28
    var x = (bounds.width - side * CGFloat(buttons.count)) / 2
    let half = max(0, x - 16)
    caption.frame = CGRect(x: 12, y: 88, width: half, height: 16)
    status.frame = CGRect(x: bounds.width - 12 - half, y: 88, width: half, height: 16)
    for button in buttons {
      button.frame = CGRect(x: x, y: 82, width: side, height: side)
      x += side
    }
  }

  /// The controls that the keyboard can use: the track, and the buttons.
  func focusStops(in view: UIView) -> [FocusStop] {
    let index = content.index
    let scrub = FocusStop(
      frame: view.convert(track.frame, from: self), adjust: { [weak self] in self?.onScrub(max(0, index + $0), false) })
    return [scrub]
      + zip(Self.items, buttons).compactMap { item, button in
        guard let command = WindowCommand.all.first(where: { $0.name == item.name }) else { return nil }
        return FocusStop(frame: view.convert(button.frame, from: self), activate: { [perform] in perform(command) })
      }
  }

  /// Returns the command whose button is at a point, and the button's frame.
  func command(at point: CGPoint) -> (command: WindowCommand, frame: CGRect)? {
    guard let index = buttons.firstIndex(where: { $0.frame.holds(point) }) else { return nil }
    return WindowCommand.all.first { $0.name == Self.items[index].name }.map { ($0, buttons[index].frame) }
  }

  // MARK: Dragging

  private func scrub(_ touch: UITouch, isMoving: Bool) {
    guard content.count > 0 else { return }
    let x = touch.location(in: track).x - TimelineTrack.inset
    let share = min(max(0, x / max(1, track.bounds.width - 2 * TimelineTrack.inset)), 1)
    onScrub(Int((share * CGFloat(content.count - 1)).rounded()), isMoving)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(touch, isMoving: true)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(touch, isMoving: true)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { scrub(touch, isMoving: false) }
  }

  override func cancelTracking(with event: UIEvent?) { onScrub(content.index, false) }
}

/// The groove of a timeline, with marks: a dot for a touch, a bar for a page, a triangle
/// for other data, and a square for a screen.
final class TimelineTrack: UIView {
  /// The space for half of the knob at each end.
  static let inset: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  var content = TimelineStrip.Content() {
    didSet { setNeedsDisplay() }
  }

  private func x(of index: Int) -> CGFloat {
    guard content.count > 1 else { return Self.inset }
    return Self.inset + max(0, bounds.width - 2 * Self.inset) * CGFloat(index) / CGFloat(content.count - 1)
  }

  override func draw(_ rect: CGRect) {
    let groove = CGRect(x: Self.inset, y: 17, width: max(0, bounds.width - 2 * Self.inset), height: 4)
    UIColor.tertiaryLabel.setFill()
    UIBezierPath(roundedRect: groove, cornerRadius: 2).fill()
    let now = x(of: content.index)
    UIColor.systemBlue.setFill()
    UIBezierPath(roundedRect: CGRect(x: Self.inset, y: 17, width: now - Self.inset, height: 4), cornerRadius: 2).fill()
    drawMarks()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: now - 7, y: 12, width: 14, height: 14)).fill()
    UIColor.white.setFill()
    UIBezierPath(ovalIn: CGRect(x: now - 3, y: 16, width: 6, height: 6)).fill()
  }

  /// Draws at most one mark of each kind in each two points.
  private func drawMarks() {
    var taken: [SessionLog.Mark: CGFloat] = [:]
    for mark in content.marks {
      let x = x(of: mark.index)
      if let last = taken[mark.kind], x - last < 2 { continue }
      taken[mark.kind] = x
      switch mark.kind {
      case .touch:
        UIColor.secondaryLabel.setFill()
        UIBezierPath(ovalIn: CGRect(x: x - 3, y: 4, width: 6, height: 6)).fill()
      case .page:
        UIColor.systemOrange.setFill()
        UIBezierPath(rect: CGRect(x: x - 1.5, y: 13, width: 3, height: 12)).fill()
      case .reload:
        UIColor.systemPurple.setFill()
        let triangle = UIBezierPath()
        for (index, point) in [(x - 4, 32.0), (x, 25), (x + 4, 32)].enumerated() {
          let corner = CGPoint(x: point.0, y: point.1)
          if index == 0 { triangle.move(to: corner) } else { triangle.addLine(to: corner) }
        }
        triangle.fill()
      case .screen:
        UIColor.systemGreen.setFill()
        UIBezierPath(rect: CGRect(x: x - 3, y: 26, width: 6, height: 6)).fill()
      }
    }
  }
}

extension SessionLog.Mark {
  fileprivate func name(_ language: Language) -> String {
    let isKorean = language == .korean
    return switch self {
    case .touch: isKorean ? "터치" : "touch"
    case .page: isKorean ? "페이지" : "page"
    case .reload: isKorean ? "다시 읽기" : "reload"
    case .screen: isKorean ? "화면" : "screen"
    }
  }
}
