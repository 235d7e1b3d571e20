public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares values encoded as property lists.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A strategy that compares values encoded as property lists.
  ///
  /// - Parameter encoder: The encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "\(error)"
      }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy that compares the results of a function for all cases, as a table of comma-separated values.
  ///
  /// - Parameter witness: The strategy of the results.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> Result) in
      Value.allCases.reduce(Async(value: "")) { table, input in
        Async { callback in
          table.run { rows in
            witness.snapshot(function(input)).run { callback(rows + "\"\(input)\",\"\($0)\"\n") }
          }
        }
      }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}
