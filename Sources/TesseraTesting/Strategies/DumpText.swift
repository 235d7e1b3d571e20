public import Foundation
import Simulator

/// A type with a text of its own for the strategy `dump`.
public protocol AnySnapshotStringConvertible {
  /// Whether the properties follow the text. The default is `false`.
  static var renderChildren: Bool { get }
  /// The text of the value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// Whether the properties follow the text: `false`.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// The number of bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in Greenwich, in ISO 8601.
  public var snapshotDescription: String { ISO8601DateFormatter().string(from: self) }
}

extension NSObject: AnySnapshotStringConvertible {
  /// The description of the object without its address.
  public var snapshotDescription: String { debugDescription.withoutAddresses }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotation marks.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The address.
  public var snapshotDescription: String { debugDescription }
}

/// The properties of a value as lines, in an order that is the same in every run.
struct DumpText {
  private let lines: [String]

  init(of value: Any) {
    var visited: Set<ObjectIdentifier> = []
    lines = Self.lines(of: value, label: nil, within: &visited)
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns the lines of a value and its properties.
  ///
  /// - Parameter visited: The objects that contain the value.
  private static func lines(of value: Any, label: String?, within visited: inout Set<ObjectIdentifier>) -> [String] {
    let mirror = Mirror(reflecting: value)
    let name = label.map { "\($0): " } ?? ""
    if let own = value as? any AnySnapshotStringConvertible, !type(of: own).renderChildren, !isContainer(mirror) {
      return ["- \(name)\(own.snapshotDescription)"]
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let id = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let id, !visited.insert(id).inserted { return ["\(bullet) \(label ?? "value") (circular reference detected)"] }
    defer { if let id { visited.remove(id) } }
    let children = children(of: mirror, isDescribed: value is any CustomStringConvertible, within: &visited)
    return ["\(bullet) \(name)\(title(of: value, mirror))"] + children.joined().map { "  \($0)" }
  }

  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  /// Returns the lines of each child; children of sets, dictionaries and types with properties are sorted by their text.
  ///
  /// - Parameter isDescribed: Whether the value describes itself, so that its properties keep their order.
  private static func children(
    of mirror: Mirror, isDescribed: Bool, within visited: inout Set<ObjectIdentifier>
  ) -> [[String]] {
    var children: [(label: String, lines: [String])] = []
    for child in mirror.children {
      children.append((child.label ?? "", lines(of: child.value, label: child.label, within: &visited)))
    }
    switch mirror.displayStyle {
    case .class where isDescribed, .struct where isDescribed: break
    case .dictionary, .set, .class, .struct:
      children.sort { ($0.label, $0.lines.joined(separator: "\n")) < ($1.label, $1.lines.joined(separator: "\n")) }
    default: break
    }
    return children.map(\.lines)
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional: return count == 0 ? "\(typeName(mirror)).none" : typeName(mirror)
    default: break
    }
    if let own = value as? any AnySnapshotStringConvertible { return own.snapshotDescription }
    if let own = value as? any CustomStringConvertible { return own.description }
    switch mirror.displayStyle {
    case .enum: return count == 0 ? "\(typeName(mirror)).\(value)" : typeName(mirror)
    case .struct, .class: return typeName(mirror)
    default: return String(describing: value)
    }
  }

  /// Returns the type's name without the number of a local type.
  private static func typeName(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType).replacing(/\ #\d+/, with: "")
  }
}
