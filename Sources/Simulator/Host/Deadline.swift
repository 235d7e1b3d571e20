/// The end of a span of time in which a process does not have to wait for a processor.
///
/// A test on a busy machine is not one that hangs.
package struct Deadline {
  /// The end, in seconds of uptime, if the process never waits.
  package let time: Double
  private let waiting: Double

  /// - Parameters:
  ///   - seconds: The length of the span.
  ///   - waiting: The seconds for which the process has waited before the span.
  package init(after seconds: Double, from now: Double, waiting: Double = 0) {
    time = now + seconds
    self.waiting = waiting
  }

  /// - Parameter waiting: The seconds for which the process has waited so far; read only after the end, because it takes
  ///   longer than a look at the clock.
  package func hasPassed(at now: Double, waiting: @autoclosure () -> Double) -> Bool {
    now > time && now > time + max(0, waiting() - self.waiting)
  }
}
