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
  private var lines: [String] = []
  private var visited: Set<ObjectIdentifier> = []

  init(of value: Any) { add(value, label: nil, depth: 0) }

  private init(of value: Any, visited: Set<ObjectIdentifier>) {
    self.visited = visited
    add(value, label: nil, depth: 0)
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let name = label.map { "\($0): " } ?? ""
    let start = String(repeating: " ", count: depth * 2)
    if let own = value as? any AnySnapshotStringConvertible, !type(of: own).renderChildren, !Self.isContainer(mirror) {
      lines.append("\(start)- \(name)\(own.snapshotDescription)")
      return
    }
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    let id = mirror.displayStyle == .class ? ObjectIdentifier(value as AnyObject) : nil
    if let id, visited.contains(id) {
      lines.append("\(start)\(bullet) \(label ?? "value") (circular reference detected)")
      return
    }
    if let id { visited.insert(id) }
    defer { if let id { visited.remove(id) } }
    lines.append("\(start)\(bullet) \(name)\(Self.title(of: value, mirror))")
    for child in children(of: mirror, isDescribed: value is any CustomStringConvertible) {
      add(child.value, label: child.label, depth: depth + 1)
    }
  }

  private static func isContainer(_ mirror: Mirror) -> Bool {
    switch mirror.displayStyle {
    case .collection, .dictionary, .set, .tuple, .optional: true
    default: false
    }
  }

  /// Returns the children; those of sets, dictionaries and types with properties are sorted by their text.
  ///
  /// - Parameter isDescribed: Whether the value describes itself, so that its properties keep their order.
  private func children(of mirror: Mirror, isDescribed: Bool) -> [Mirror.Child] {
    switch mirror.displayStyle {
    case .class where isDescribed, .struct where isDescribed: Array(mirror.children)
    case .dictionary, .set, .class, .struct:
      mirror.children.map { ($0, DumpText(of: $0.value, visited: visited).text) }
        .sorted { ($0.0.label ?? "", $0.1) < ($1.0.label ?? "", $1.1) }.map(\.0)
    default: Array(mirror.children)
    }
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
