/// A task that continues while the app is in the background.
///
/// - Fidelity: documented.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of loading data in the background.
///
/// - Fidelity: documented.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There is new data.
  case newData = 0
  /// There is no new data.
  case noData = 1
  /// The data could not be loaded.
  case failed = 2
}
