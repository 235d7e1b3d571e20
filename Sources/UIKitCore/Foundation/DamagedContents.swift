import Foundation

/// The messages about damaged `Contents.json` files of asset catalogs.
enum DamagedContents {
  /// Reports a file that is no JSON, or not of the form that Xcode writes.
  ///
  /// - Parameters:
  ///   - error: The error of the decoder.
  ///   - consequence: What is missing because of it.
  static func report(_ file: URL, _ data: Data?, _ error: any Error, consequence: String) {
    ResourceLog.write(message(file, data, error, consequence: consequence))
  }

  /// Returns the message about a file, which is not there if `data` is `nil`.
  static func message(_ file: URL, _ data: Data?, _ error: any Error, consequence: String) -> String {
    let path = file.resolvingSymlinksInPath().path
    guard let data else { return "\(path) is not there, so \(consequence)." }
    let line = JSONFault.line(in: data)
    let place = line.map { ":\($0)" } ?? ""
    let reason = reason(error, isJSON: line == nil)
    return "\(path)\(place): the file is damaged (\(reason)), so \(consequence)."
  }

  private static func reason(_ error: any Error, isJSON: Bool) -> String {
    guard isJSON else { return "it is not JSON" }
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return "\(place(context)) has no \(key.stringValue)"
    case .typeMismatch(let type, let context): return "\(place(context)) is no \(type)"
    case .valueNotFound(let type, let context): return "\(place(context)) is null, not a \(type)"
    default: return "it has another form than Xcode writes"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    return path.isEmpty ? "it" : path
  }
}
