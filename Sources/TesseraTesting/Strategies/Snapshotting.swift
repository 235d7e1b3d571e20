public import Foundation

/// A strategy that turns a value into a format that can be stored and compared, such as text or an image.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file name.
  public var pathExtension: String?
  /// The comparison of the format, and its conversion from and to data.
  public var diffing: Diffing<Format>
  /// The conversion of a value into the format.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose conversion may take time.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's file name.
  ///   - diffing: The comparison of the format.
  ///   - asyncSnapshot: The conversion of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the reference's file name.
  ///   - diffing: The comparison of the format.
  ///   - snapshot: The conversion of a value.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: snapshot(value)) }
  }

  /// Returns the strategy for another type, whose values are first converted by a closure.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for another type, whose values are first converted by a closure that may take time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in
        transform(value).run { self.snapshot($0).run(callback) }
      }
    }
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are compared as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns the strategy with a pause before the snapshot, in which the main queue runs.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the pause.
  ///   - strategy: The strategy of the snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      MainThread.spin(for: duration) { false }
      return strategy.snapshot(value)
    }
  }

  /// Returns the snapshot of a value.
  func take(_ value: Value, within timeout: TimeInterval) throws -> Format {
    var result: Format?
    snapshot(value).run { result = $0 }
    if result == nil { MainThread.spin(for: timeout) { result != nil } }
    if let problem = SnapshotContext.current?.problem { throw SnapshotError(problem) }
    if let result { return result }
    throw SnapshotError(
      """
      Exceeded timeout of \(timeout) seconds waiting for snapshot.

      The strategy did not call back. If it waits for content that takes longer, raise the "timeout" of "assertSnapshot".
      """)
  }
}

/// A value that may become available later.
public struct Async<Value> {
  /// Calls a closure with the value once it is available.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value from a closure that calls back with it.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available now.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns the value converted by a closure.
  public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// A comparison of values, and their conversion from and to the data of files.
public struct Diffing<Value> {
  /// Returns the data of a value.
  public var toData: (Value) -> Data
  /// Returns the value of data.
  public var fromData: (Data) -> Value
  /// Returns a message and attachments for values that differ; `nil` for values that match.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - toData: Returns the data of a value.
  ///   - fromData: Returns the value of data.
  ///   - diff: Returns a message and attachments for values that differ.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}
