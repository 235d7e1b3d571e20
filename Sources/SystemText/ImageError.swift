import Drawing
import PlainText

/// The reason why a picture cannot be shown, in one line with a remedy.
package struct ImageError: Error, Hashable, CustomStringConvertible {
  /// The reason why a picture cannot be shown.
  package enum Reason: Error, Hashable, Sendable, Codable {
    case empty
    case unknownFormat
    case damaged(String)
    case tooLarge(width: Int, height: Int)
    case notVector
    case tooSlow(seconds: Int)
    case noProcess
    case needsLibrary(format: String, package: String)
  }

  /// The caller's name of the picture.
  package var name: String
  /// The reason.
  package var reason: Reason

  /// Creates an error for a file's name.
  package init(name: String, reason: Reason) {
    self.name = name
    self.reason = reason
  }

  package var description: String {
    let what =
      switch reason {
      case .empty: "is empty"
      case .unknownFormat: "is neither PNG nor JPEG; convert it to one of them"
      case .notVector: "is neither SVG nor PDF; save it as one of them"
      case .needsLibrary(let format, let package):
        "is \(format), which needs a library; install it with: \(PackageManager.current.install(package))"
      case .tooSlow(let seconds): "takes more than \(seconds) seconds to draw; save it with fewer and simpler shapes"
      case .noProcess: "cannot be drawn, because the system allows no further process; end some, or raise `ulimit -u`"
      case .damaged(let detail): "is damaged: \(detail); save it again"
      case .tooLarge(let width, let height):
        "is \(width)×\(height) pixels; at most \(PictureLimit.side) on a side and "
          + "\(PictureLimit.area) in all are shown, so make it smaller"
      }
    return "picture \(name.debugDescription) \(what)"
  }
}
