public import Foundation

/// Returns a timer that is not scheduled yet and fires first after its interval, in seconds, as on iOS.
///
/// The initializer of Foundation on Linux returns one that fires as soon as it is scheduled.
public func tesseraTimer(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
}
