import Foundation
import Glibc
import Simulator

/// The settings of a process that make the frames of an app the same on every machine and in every run: a fixed time zone,
/// and a fixed order of the elements of sets and dictionaries.
enum SteadyEnvironment {
  /// The time zone of screens without a window.
  private static let zone = "UTC"
  private static let variable = "TZ"

  /// The variables of a process whose frames must be the same in every run.
  static var variables: [String: String?] { ["SWIFT_DETERMINISTIC_HASHING": "1", variable: zone] }

  /// Makes a time zone the one of this process.
  static func use(zone name: String) throws(Failure) {
    guard TimeZone(identifier: name) != nil else {
      throw Failure(.usage, "--time-zone \(name.quoted) is not the name of a time zone, such as Asia/Seoul")
    }
    setenv(variable, name, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }
}
