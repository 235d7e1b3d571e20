import Foundation

/// The folder of the files that tests leave.
enum AttachmentFolder {
  /// The folder that the variable `SNAPSHOT_ARTIFACTS` names, or the temporary folder.
  static var path: String {
    let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
    let path = named ?? NSTemporaryDirectory()
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
