import Comparisons
public import Foundation

extension Diffing where Value == String {
  /// A comparison of texts line by line.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard let difference = TextComparison(from: old, to: new) else { return nil }
      let attachment = XCTAttachment(string: difference.description)
      attachment.name = "difference"
      return (difference.description, [attachment])
    }
  }
}

extension Diffing where Value == String {
  /// A comparison of layouts, whose message names the elements that moved and the rules that moved them.
  static var layout: Diffing {
    Diffing(toData: lines.toData, fromData: lines.fromData) { old, new in
      guard old != new else { return nil }
      guard let before = try? LayoutRecord(parsing: old), let after = try? LayoutRecord(parsing: new) else {
        return lines.diff(old, new)
      }
      let difference = LayoutComparison(from: before, to: after)
      return difference.isEmpty ? lines.diff(old, new) : ("What moved:\n\(difference.description)", [])
    }
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for texts of layouts.
  static var layoutText: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .layout) }

  /// A strategy that compares texts line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// A strategy that compares the descriptions of values.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// A strategy that compares the properties of values, like those that `dump` prints, without addresses of memory.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { DumpText(of: $0).text } }

  /// A strategy that compares property lists as JSON.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data ?? Data("not a property list".utf8), as: UTF8.self)
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares values encoded as JSON.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A strategy that compares values encoded as JSON.
  ///
  /// - Parameter encoder: The encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "\(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Diffing where Value == Data {
  /// A comparison of data.
  public static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard old != new else { return nil }
      let message =
        old.count == new.count
        ? "Expected data to match" : "Expected \(new) to match \(old)"
      return (message, [])
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares data.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
