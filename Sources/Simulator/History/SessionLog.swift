package import Foundation
package import UIKitCore

/// All steps of a device since its start, with everything that came from outside: input, settings and commands. The
/// same log gives the same frames.
package struct SessionLog: Sendable {
  /// A change of the device or of its app that is not input.
  package enum Change: Equatable, Sendable {
    case shell(ShellStep)
    case settings(DeviceSettings)
    case device(Device)
    case size(CGSize, scale: CGFloat)
    case layout(LayoutChange)
  }

  /// An event to which the user may want to return.
  package enum Mark: String, CaseIterable, Codable, Hashable, Sendable {
    /// A finger or a mouse button went down, or a key.
    case touch
    /// A section came to rest at another page.
    case page
    /// A list or grid on screen was given other data.
    case reload
    /// Another scene or view controller is shown.
    case screen
  }

  /// One step of the device.
  package struct Frame: Equatable, Sendable {
    /// The changes before the step.
    package var changes: [Change]
    package var events: [InputEvent]
    /// The time of the step, in seconds since the start.
    package var time: TimeInterval

    package init(changes: [Change], events: [InputEvent], time: TimeInterval) {
      (self.changes, self.events, self.time) = (changes, events, time)
    }

    /// The changes of layouts before the step.
    package var layouts: [LayoutChange] {
      changes.compactMap { if case .layout(let change) = $0 { change } else { nil } }
    }
  }

  /// The limits of a log; steps beyond them are not recorded.
  package struct Limits: Sendable {
    /// The number of steps, which is enough for four hours of continuous motion.
    package var frames = 1_000_000
    package var events = 4_000_000

    package init() {}
  }

  package private(set) var frames: [Frame] = []
  /// The numbers of the frames whose pictures differ from those before them, in ascending order.
  package private(set) var shown: [Int] = []
  /// The marked frames, in ascending order; a frame may have several marks.
  package private(set) var marks: [(frame: Int, mark: Mark)] = []
  private var eventCount = 0
  private let limits: Limits

  package init(limits: Limits = Limits()) { self.limits = limits }

  package var isFull: Bool { frames.count >= limits.frames || eventCount >= limits.events }

  /// Appends a step.
  package mutating func append(_ frame: Frame, isShown: Bool, marks found: Set<Mark>) {
    let number = frames.count
    frames.append(frame)
    eventCount += frame.events.count
    if isShown { shown.append(number) }
    for mark in Mark.allCases where found.contains(mark) { marks.append((number, mark)) }
  }

  /// Removes all steps except the first `count`.
  package mutating func truncate(to count: Int) {
    guard count < frames.count else { return }
    eventCount -= frames[count...].reduce(0) { $0 + $1.events.count }
    frames.removeSubrange(max(0, count)...)
    shown.removeAll { $0 >= count }
    marks.removeAll { $0.frame >= count }
  }
}

/// The run up to a frame that the user kept.
package struct KeptRun: Sendable {
  package let log: SessionLog
  /// Whether the run on screen still begins like the kept one.
  package private(set) var isBeginning = true

  package init(_ log: SessionLog, upTo count: Int) {
    var log = log
    log.truncate(to: count)
    self.log = log
  }

  package var count: Int { log.frames.count }

  /// Notes that the run on screen takes another course.
  package mutating func note(courseAfter count: Int) { isBeginning = isBeginning && count >= self.count }
}

extension SessionLog.Change {
  /// Whether the change replaces the views on screen.
  fileprivate var opensScene: Bool {
    switch self {
    case .shell(.open), .shell(.home), .shell(.relaunch): true
    default: false
    }
  }
}

extension SessionLog {
  /// The changes of layouts that hold at the end of the log: the latest one of each section since a scene was opened.
  package var layouts: [LayoutChange] {
    var latest: [[Int]: LayoutChange] = [:]
    for frame in frames {
      if frame.changes.contains(where: \.opensScene) { latest = [:] }
      for change in frame.layouts { latest[[change.view, change.section]] = change }
    }
    return latest.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Returns the index in ``shown`` of the picture that is visible after the first `count` steps.
  package func shownIndex(after count: Int) -> Int {
    var (low, high) = (0, shown.count)
    while low < high {
      let middle = (low + high) / 2
      if shown[middle] < count { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the number of steps after which the picture at an index of ``shown`` is visible. Indices beyond the ends
  /// return the first and the last picture.
  package func count(showing index: Int) -> Int {
    guard !shown.isEmpty else { return min(1, frames.count) }
    return shown[min(max(0, index), shown.count - 1)] + 1
  }

  /// Whether a frame's picture differs from the one before it.
  package func isShown(_ frame: Int) -> Bool { !shown.isEmpty && shown[shownIndex(after: frame + 1)] == frame }

  /// Returns the number of steps up to the next or previous mark as seen after `count` steps; `nil` if there is none.
  package func count(ofMarkFrom count: Int, isForward: Bool) -> Int? {
    let found =
      isForward ? marks.first { $0.frame + 1 > count } : marks.last { $0.frame + 1 < count }
    return found.map { $0.frame + 1 }
  }

  /// The marks of the step that is the last of the first `count`.
  package func marks(after count: Int) -> [Mark] { marks.filter { $0.frame == count - 1 }.map(\.mark) }

  /// Returns events that end the touches and keys that are down after the first `count` steps.
  package func cancellations(after count: Int, at time: TimeInterval) -> [InputEvent] {
    var pointers: [Int: PointerEvent] = [:]
    var keys: [UIKeyboardHIDUsage: KeyEvent] = [:]
    for event in frames.prefix(count).lazy.flatMap(\.events) {
      switch event {
      case .pointer(let event):
        pointers[event.id] = event.phase == .ended || event.phase == .cancelled ? nil : event
      case .key(let event): keys[event.key] = event.phase == .ended || event.phase == .cancelled ? nil : event
      case .wheel, .text: break
      }
    }
    let fingers = pointers.values.sorted { $0.id < $1.id }.map { event in
      InputEvent.pointer(
        PointerEvent(id: event.id, phase: .cancelled, location: event.location, time: time))
    }
    let held = keys.values.sorted { $0.key.rawValue < $1.key.rawValue }.map { event in
      InputEvent.key(
        KeyEvent(phase: .cancelled, key: event.key, modifiers: [], characters: event.characters, time: time))
    }
    return fingers + held
  }
}
