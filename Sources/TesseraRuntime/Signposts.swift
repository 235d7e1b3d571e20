import UIKitCore

// The parts of Apple's module os that mark intervals and events for Instruments.

/// An identifier that tells signposts of one name apart.
public struct OSSignpostID: RawRepresentable, Hashable, Sendable {
  /// The number of the signpost.
  public let rawValue: UInt64
  /// Creates an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The identifier of signposts of which there is one at a time.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// No signpost.
  public static let invalid = OSSignpostID(rawValue: .max)
  /// No signpost.
  public static let null = OSSignpostID(rawValue: 0)
  /// Creates a number from a value.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates an identifier that no other signpost has.
  public init(log: OSLog) { rawValue = .random(in: 1 ..< .max) }
  /// Creates the identifier of an object's signposts.
  public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }
}

/// The state of an interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  fileprivate let id: OSSignpostID
  fileprivate init(_ id: OSSignpostID) { self.id = id }
}

/// A recorder of intervals and events, which are written to the log.
public struct OSSignposter: Sendable {
  private let log: OSLog
  /// Creates a recorder of the program.
  public init() { log = .default }
  /// Creates a recorder of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a recorder that writes to a log.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a recorder that writes to a logger's log.
  public init(logger: Logger) { log = logger.log }
  /// Whether intervals and events are recorded.
  public var isEnabled: Bool { true }
  /// Returns an identifier that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(rawValue: .random(in: 1 ..< .max)) }
  /// Returns the identifier of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object))))
  }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState {
    log.write("begin \(name) \(message)", .debug)
    return OSSignpostIntervalState(id)
  }
  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = "") {
    log.write("end \(name) \(message)", .debug)
  }
  /// Records an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
    log.write("event \(name) \(message)", .debug)
  }
  /// Records the time that a closure takes.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "", around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8
  /// Creates a kind from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A single event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Marks an event, or the beginning or end of an interval, for a tool that records signposts. Without such a tool, as here,
/// nothing is written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks an event, or the beginning or end of an interval, with a message, for a tool that records signposts. Without such a
/// tool, as here, nothing is written.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
