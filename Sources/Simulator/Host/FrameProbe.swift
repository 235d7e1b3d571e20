package import Foundation

/// A measurement of the latest frames, one step after the other. A host that is not measured has none, so that times never
/// reach anything that must be the same in every run.
@MainActor
package final class FrameProbe {
  /// The steps of a frame, in order.
  package enum Step: Int, CaseIterable, Sendable {
    case runLoop, input, motion, layout, recording, drawing, presenting

    package var name: String { self == .runLoop ? "run loop" : "\(self)" }
  }

  /// A frame that changed the picture.
  package struct Sample: Equatable, Sendable {
    /// The start, in seconds.
    package var start: TimeInterval
    /// The duration of each step, in seconds.
    package var durations: [TimeInterval]
    /// The rounds of layout.
    package var layoutRounds: Int
    /// The time at which the picture was visible, in seconds.
    package var end: TimeInterval
    /// Whether the preceding frame also changed the picture. The time between the two then counts in the pace.
    package var isInMotion: Bool

    package var total: TimeInterval { durations.reduce(0, +) }

    /// The step that took the most time.
    package var slowest: Step {
      Step.allCases.max { durations[$0.rawValue] < durations[$1.rawValue] } ?? .runLoop
    }
  }

  /// The number of frames that are kept.
  package static let capacity = 120

  package private(set) var samples: [Sample] = []
  private let now: () -> TimeInterval
  private var current: Sample?
  private var step: (Step, since: TimeInterval)?
  /// Whether the latest frame changed the picture.
  private var isMoving = false

  /// - Parameter now: Returns the time in seconds, from any beginning.
  package init(now: @escaping () -> TimeInterval) { self.now = now }

  /// Begins a frame; one that has not ended is forgotten, because it changed nothing.
  func begin() {
    let time = now()
    current = Sample(
      start: time, durations: Array(repeating: 0, count: Step.allCases.count), layoutRounds: 0, end: time,
      isInMotion: isMoving)
    step = (.runLoop, time)
  }

  /// Ends the current step, and begins another one.
  package func enter(_ next: Step) {
    let time = now()
    if let (step, since) = step { current?.durations[step.rawValue] += max(0, time - since) }
    step = (next, time)
  }

  func note(layoutRounds: Int) { current?.layoutRounds = layoutRounds }

  /// Leaves out the time since the beginning of the current step, which was spent on something else.
  package func leaveOut() { step?.since = now() }

  /// Forgets the frame in progress, which changed nothing.
  func cancel() { (current, step, isMoving) = (nil, nil, false) }

  /// Declares that no frame is wanted, because nothing moves.
  package func rest() { isMoving = false }

  /// Ends the frame, which is visible now.
  package func finish() {
    guard current != nil else { return }
    enter(.presenting)
    if let step { current?.end = step.since }
    if let current { samples.append(current) }
    if samples.count > Self.capacity { samples.removeFirst(samples.count - Self.capacity) }
    (self.current, step, isMoving) = (nil, nil, true)
  }

  /// The number of frames that changed in the last second.
  package var framesPerSecond: Int {
    let since = now() - 1
    return samples.reversed().prefix { $0.start > since }.count
  }

  /// The times between frames while something moves.
  package struct Pace: Equatable, Sendable {
    /// The time that 95 of 100 frames keep, in seconds.
    package var usual: TimeInterval
    /// The longest time, in seconds.
    package var worst: TimeInterval
  }

  /// The times between kept frames that follow each other; `nil` for fewer than 20. The times in which nothing moved,
  /// or moved by less than a pixel, do not count.
  package var pace: Pace? {
    let times = zip(samples, samples.dropFirst()).filter(\.1.isInMotion).map { $1.end - $0.end }.sorted()
    guard times.count >= 20, let worst = times.last else { return nil }
    return Pace(usual: times[(times.count * 95 - 1) / 100], worst: worst)
  }

  /// The slowest of the kept frames, if it took longer than a frame may.
  package func slowFrame(interval: TimeInterval) -> Sample? {
    samples.max { $0.total < $1.total }.flatMap { $0.total > interval * 1.05 ? $0 : nil }
  }
}

/// The memory of this process, in megabytes.
package struct ProcessMemory: Equatable, Sendable {
  /// Shared pages are counted in proportion.
  package var proportional: Double
  package var resident: Double

  /// Reads the memory of this process from the kernel; zeros if the kernel does not tell.
  package init() {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    func megabytes(_ name: String) -> Double {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1_024
    }
    (proportional, resident) = (megabytes("Pss:"), megabytes("Rss:"))
  }
}
