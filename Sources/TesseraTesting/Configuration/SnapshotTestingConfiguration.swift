import Foundation
import Synchronization
import UIKitCore

/// The conditions under which snapshots are compared and recorded.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the current test; `nil` outside of ``withSnapshotTesting(record:diffTool:text:operation:)``.
  @_spi(Internals)
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The command shown for a failure; `nil` for that of the surrounding configuration.
  public var diffTool: DiffTool?
  /// The condition under which references are recorded; `nil` for that of the surrounding configuration.
  public var record: Record?
  /// The look of letters; `nil` for that of the surrounding configuration.
  public var text: Text?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil, text: Text? = nil) {
    (self.record, self.diffTool, self.text) = (record, diffTool, text)
    if text != nil { TextServices.installed }
  }

  /// Returns the configuration with the values of another one where it has none, and those of the variables at file
  /// scope where neither has one.
  func over(_ other: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? other?.record ?? _record, diffTool: diffTool ?? other?.diffTool ?? TesseraTesting.diffTool,
      text: text ?? other?.text)
  }

  /// The look of letters in hosted views.
  public enum Text: String, Sendable {
    /// The fonts of the machine.
    case fonts
    /// Boxes, so that references do not depend on the fonts of the machine.
    case boxes
  }

  /// The condition under which a reference is recorded.
  public struct Record: RawRepresentable, Hashable, Sendable {
    private enum Mode: String {
      case all, failed, missing, never
    }

    private let mode: Mode

    /// The name of the condition: `all`, `failed`, `missing` or `never`.
    public var rawValue: String { mode.rawValue }

    /// Creates a condition from its name; `nil` for another word.
    public init?(rawValue: String) {
      guard let mode = Mode(rawValue: rawValue) else { return nil }
      self.mode = mode
    }

    private init(_ mode: Mode) { self.mode = mode }

    /// Every snapshot is recorded, and every assertion fails.
    public static let all = Record(.all)
    /// Snapshots that do not match are recorded.
    public static let failed = Record(.failed)
    /// Snapshots without a reference are recorded.
    public static let missing = Record(.missing)
    /// Nothing is recorded; a missing reference is a failure.
    public static let never = Record(.never)

    /// The condition of the current test.
    ///
    /// Without a configuration it is that of the variable `SNAPSHOT_TESTING_RECORD`, then `never` if `CI` is set, as
    /// build services do, and otherwise `missing`.
    static var current: Record { SnapshotTestingConfiguration.current?.record ?? _record }

    /// The condition without a configuration: that of the variable `SNAPSHOT_TESTING_RECORD` if it names one, then
    /// `never` if `CI` is set, and otherwise `missing`.
    static var standard: Record { standard(in: ProcessInfo.processInfo.environment) }

    static func standard(in environment: [String: String]) -> Record {
      if let record = environment["SNAPSHOT_TESTING_RECORD"].flatMap({ Record(rawValue: $0) }) { return record }
      return ["", "0", "false"].contains(environment["CI"] ?? "") ? .missing : .never
    }
  }

  /// A command that shows the difference between two files, for messages.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Creates a tool from a closure that returns the command for two paths.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool from the name of a program that takes two paths.
    public init(stringLiteral value: StringLiteralType) { tool = { "\(value) \($0) \($1)" } }

    /// Returns the command.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }

    /// The program Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// The addresses of both files, and how to show others.
    public static let `default` = DiffTool {
      """
      @−
      "file://\($0)"
      @+
      "file://\($1)"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }
  }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
  /// Creates `all` for `true` and `missing` for `false`.
  public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}

/// Calls a closure with conditions for the snapshots in it, such as `invokeTest` of an `XCTestCase`.
///
/// - Parameters:
///   - record: The condition under which references are recorded; unchanged if `nil`.
///   - diffTool: The command shown for a failure; unchanged if `nil`.
///   - text: The look of letters; unchanged if `nil`.
///   - operation: The closure.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  text: SnapshotTestingConfiguration.Text? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, text: text)
  let services = text.map { _ in HostServices.ofScene }
  // Screens of the closure have made the letters of its configuration current.
  defer { services?.makeCurrent() }
  return try SnapshotTestingConfiguration.$current.withValue(
    configuration.over(SnapshotTestingConfiguration.current), operation: operation)
}

/// Calls an asynchronous closure with conditions for the snapshots in it.
///
/// - Parameters:
///   - record: The condition under which references are recorded; unchanged if `nil`.
///   - diffTool: The command shown for a failure; unchanged if `nil`.
///   - text: The look of letters; unchanged if `nil`.
///   - operation: The closure.
///   - isolation: The actor of the caller.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  text: SnapshotTestingConfiguration.Text? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool, text: text)
  let services = text.map { _ in HostServices.ofScene }
  defer { services?.makeCurrent() }
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration.over(SnapshotTestingConfiguration.current), operation: operation)
}

/// Whether all snapshots are recorded, as the configuration of the current test says. The default is `false`.
///
/// Setting it has no effect within ``withSnapshotTesting(record:diffTool:text:operation:)``.
public var isRecording: Bool {
  get { SnapshotTestingConfiguration.Record.current == .all }
  set { _record = newValue ? .all : .standard }
}

/// The condition under which references are recorded without a configuration.
@_spi(Internals)
public var _record: SnapshotTestingConfiguration.Record {
  get { recording.withLock { $0 } ?? .standard }
  set { recording.withLock { $0 = newValue } }
}

private let recording = Mutex(SnapshotTestingConfiguration.Record?.none)

/// The command that messages show for the difference between two files.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
  get { tool.withLock { $0 } }
  set { tool.withLock { $0 = newValue } }
}

private let tool = Mutex(SnapshotTestingConfiguration.DiffTool.default)
