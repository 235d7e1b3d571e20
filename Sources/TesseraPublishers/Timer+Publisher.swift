import Foundation
import OpenCombine

extension Timer {
  /// A publisher of the date, repeatedly at an interval. It begins when it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The type of the published values, a date.
    public typealias Output = Date
    /// The type of failures: the publisher never fails.
    public typealias Failure = Never

    /// The interval between two dates, in seconds.
    public let interval: TimeInterval
    /// The allowed deviation, in seconds; `nil` for none. Kept, without effect.
    public let tolerance: TimeInterval?
    /// The run loop on which the timer runs.
    public let runLoop: RunLoop
    /// The mode of the run loop in which the timer runs.
    public let mode: RunLoop.Mode
    private let ticks = PassthroughSubject<Date, Never>()

    /// Creates a publisher of the date.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
    }

    /// Attaches a subscriber, which receives dates once the publisher is connected.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      ticks.receive(subscriber: subscriber)
    }

    /// Starts a timer.
    ///
    /// - Returns: A token that stops the timer when it is cancelled or deallocated.
    public func connect() -> any Cancellable {
      nonisolated(unsafe) let ticks = ticks
      let start = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: start, interval: interval, repeats: true) { ticks.send($0.fireDate) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }

  /// Returns a publisher of the date, repeatedly at an interval.
  ///
  /// - Parameter interval: The interval in seconds, on the clock of the scene, and in tests on that of the machine.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}
