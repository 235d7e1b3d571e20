import Foundation
import UIKitCore

// The parts of Apple's module os that apps write their logs with. Messages go to standard error.

/// The importance of a message in a log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Creates a value from its parts.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a value from its parts.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// The default.
  public static let `default` = OSLogType(0)
  /// Information that helps, but is not needed.
  public static let info = OSLogType(1)
  /// Details for the author of the program.
  public static let debug = OSLogType(2)
  /// A failure.
  public static let error = OSLogType(16)
  /// A mistake of the program.
  public static let fault = OSLogType(17)

  fileprivate var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

/// The visibility of a value in a log. Here every value is readable.
public struct OSLogPrivacy: Sendable {
  /// The representation of a hidden value.
  public enum Mask: Sendable { case hash, none }
  /// The value is readable.
  public static let `public` = OSLogPrivacy()
  /// The value is private.
  public static let `private` = OSLogPrivacy()
  /// The value is sensitive.
  public static let sensitive = OSLogPrivacy()
  /// The type of the value decides.
  public static let auto = OSLogPrivacy()
  /// The value is private.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The notation of a floating-point number in a log.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let specifier: String

  /// Six digits behind the point.
  public static let fixed = fixed(precision: 6)
  /// Digits behind the point, as many as `precision`.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, min(precision, 100)))f")
  }
  /// A number between 1 and 10 and a power of ten.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// The shorter of the two notations.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")
}

/// The notation of an integer in a log.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate let radix: Int
  fileprivate var isUppercase = false

  /// The base 10.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// The base 8.
  public static let octal = OSLogIntegerFormatting(radix: 8)
  /// The base 16, with small letters.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// The base 16.
  public static func hex(uppercase: Bool) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 16, isUppercase: uppercase)
  }
}

/// A message of a log, with the values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
  /// The text and values from which a message is made.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""
    /// Creates a value from its parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
      text += String(describing: value())
    }
    /// Adds a number with a fixed count of digits behind the point, or in another notation.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryFloatingPoint & CVarArg, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) { text += String(format: format.specifier, Double(value())) }
    /// Adds a number in a notation.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
    ) { text += String(value(), radix: format.radix, uppercase: format.isUppercase) }
  }

  /// The text of the message.
  public let description: String
  /// Creates a value from its parts.
  public init(stringLiteral value: String) { description = value }
  /// Creates a value from its parts.
  public init(stringInterpolation: StringInterpolation) { description = stringInterpolation.text }
}

/// A log of a subsystem.
public final class OSLog: Sendable {
  /// The log of the program.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that drops its messages.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)
  /// A category with a meaning of its own.
  public struct Category: Hashable, Sendable {
    fileprivate let rawValue: String
    /// Signposts that Instruments shows for every app.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while Instruments asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts for which the call stack is recorded, too.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  fileprivate let prefix: String
  fileprivate let isEnabled: Bool
  /// Whether signposts of the log are recorded, which takes a tool that is not here.
  public var signpostsEnabled: Bool { false }

  /// Creates a value from its parts.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }
  /// Creates a log of one of the system's categories, such as points of interest.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }
  private init(subsystem: String, category: String, isEnabled: Bool) {
    prefix = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    self.isEnabled = isEnabled
  }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled else { return }
    StandardError.writeLog("[\(prefix.isEmpty ? "" : prefix + " ")\(type.word)] \(text)\n")
  }
}

/// Writes messages to the log of a subsystem.
public struct Logger: Sendable {
  let log: OSLog

  /// Creates a value from its parts.
  public init() { log = .default }
  /// Creates a value from its parts.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a value from its parts.
  public init(_ logObj: OSLog) { log = logObj }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.description, .default) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.description, level) }
  /// Writes a message for the author of the program.
  public func trace(_ message: OSLogMessage) { log.write(message.description, .debug) }
  /// Writes a message of type `debug`.
  public func debug(_ message: OSLogMessage) { log.write(message.description, .debug) }
  /// Writes a message of type `info`.
  public func info(_ message: OSLogMessage) { log.write(message.description, .info) }
  /// Writes a message of the default type.
  public func notice(_ message: OSLogMessage) { log.write(message.description, .default) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.description, .error) }
  /// Writes a message of type `error`.
  public func error(_ message: OSLogMessage) { log.write(message.description, .error) }
  /// Writes a message about a mistake of the program.
  public func critical(_ message: OSLogMessage) { log.write(message.description, .fault) }
  /// Writes a message of type `fault`.
  public func fault(_ message: OSLogMessage) { log.write(message.description, .fault) }
}

/// Writes a message to a log.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.description, type)
}

/// Writes a message to a log, with values for the places that begin with `%`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {
  log.write(filledIn(message, args), type)
}

/// Writes a message to a log, with values for the places that begin with `%`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) {
  log.write(filledIn(message, args), type)
}

/// Returns a message with values for the places that begin with `%`.
private func filledIn(_ message: StaticString, _ args: [Any]) -> String {
  var rest = args[...]
  var text = ""
  var format = Substring(message.description)
  while let sign = format.firstIndex(of: "%") {
    text += format[..<sign]
    format = format[format.index(after: sign)...]
    if format.first == "{" { format = format.drop { $0 != "}" }.dropFirst() }
    if format.first == "%" {
      text += "%"
      format = format.dropFirst()
      continue
    }
    guard let end = format.firstIndex(where: { $0.isLetter && !"lhzjtqL".contains($0) || $0 == "@" }) else { break }
    format = format[format.index(after: end)...]
    text += rest.popFirst().map { String(describing: $0) } ?? "(null)"
  }
  return text + format
}

// MARK: Locks

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Box: @unchecked Sendable {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let box: Box
  /// Creates a lock around a value.
  public init(uncheckedState initialState: State) { box = Box(initialState) }
  /// Creates a lock around a value.
  public init(initialState: State) where State: Sendable { box = Box(initialState) }
  /// Calls a closure with the value while the lock is held.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    box.lock.lock()
    defer { box.lock.unlock() }
    return try body(&box.state)
  }
  /// Calls a closure with the value while the lock is held.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }
  /// Waits for the lock.
  public func lock() { box.lock.lock() }
  /// Releases the lock.
  public func unlock() { box.lock.unlock() }
  /// Takes the lock if it is free; returns whether it was.
  public func lockIfAvailable() -> Bool { box.lock.try() }
  /// Calls a closure while the lock is held.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result { try withLock { _ in try body() } }
}
