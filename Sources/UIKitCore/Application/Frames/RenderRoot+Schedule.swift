/// Timers and delayed calls, which follow the scene's clock where a tool runs the app: frames without a display show them,
/// slow motion slows them down, and a run that is repeated repeats them.
extension RenderRoot {
  /// The maximum number of times that repeated work runs in one frame. A frame at 60 Hz has 16 milliseconds.
  private static let mostRepetitions = 1_000

  /// Adds work that is due after a delay, in seconds.
  ///
  /// - Parameters:
  ///   - interval: The time after which the work is due again, in seconds; `nil` if it runs once.
  ///   - owner: The object by which the work can be moved.
  ///   - run: Performs the work, and returns whether it may run again.
  package func schedule(
    after delay: FrameTime, every interval: FrameTime? = nil, owner: UnsafeRawPointer? = nil,
    _ run: @escaping @MainActor () -> Bool
  ) {
    schedule.add(.init(due: time(after: delay), interval: interval, owner: owner, run: run))
  }

  /// Changes the time of an owner's work to a delay from now, in seconds.
  ///
  /// - Returns: Whether the owner has work.
  package func reschedule(workOf owner: UnsafeRawPointer, after delay: FrameTime) -> Bool {
    schedule.move(workOf: owner, to: time(after: delay))
  }

  /// Removes an owner's work.
  package func unschedule(workOf owner: UnsafeRawPointer) { schedule.remove(workOf: owner) }

  private func time(after delay: FrameTime) -> FrameTime {
    now + (delay.isFinite ? max(0, delay) : .greatestFiniteMagnitude)
  }

  /// Performs the work that is due. Work that it adds waits for the next frame.
  func runDueWork() {
    let end = schedule.nextNumber
    var repetitions = 0
    while var work = schedule.take(dueAt: now, before: end) {
      guard work.run(), let interval = work.interval else { continue }
      repetitions += 1
      work.due = repetitions < Self.mostRepetitions ? work.due + interval : now + interval
      schedule.insert(work)
    }
  }
}
