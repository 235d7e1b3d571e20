import PlainText

/// The reason why a path cannot be shown as a project.
package enum ProjectError: Error, Hashable, CustomStringConvertible {
  /// Nothing is at the path, or it cannot be read.
  case unreadable(path: String, reason: String)
  /// The path has no Swift source.
  case empty(path: String)
  /// A file has an error at a line.
  case damaged(path: String, line: Int, reason: String)
  /// The project is for another platform, or has nothing that could be shown.
  case unsuitable(path: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read \(path.quoted): \(reason)"
    case .empty(let path): "\(path.quoted) has no Swift source; name a .swift file, or a folder that has some"
    case .damaged(let path, let line, let reason): "\(path):\(line): \(reason)"
    case .unsuitable(let path, let reason): "\(path.quoted) \(reason)"
    }
  }
}
