import Glibc

/// Creation of output folders.
package enum OutputFolder {
  /// Creates a folder and its parents. An existing folder is not an error.
  package static func make(_ path: String) throws(OutputError) {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made.hasSuffix("/") ? "" : "/") + part
      if mkdir(made, 0o777) == 0 || errno == EEXIST || errno == EISDIR { continue }
      let code = errno
      // A parent folder may be searchable but not writable, and the requested folder may already exist in it.
      if access(made, F_OK) == 0 { continue }
      throw .cannotCreate(path: path, .init(code))
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotCreate(path: path, .init(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw .cannotCreate(path: path, .init("it is not a folder", advice: "choose another name"))
    }
    guard access(path, W_OK) == 0 else { throw .cannotCreate(path: path, .init(errno)) }
  }
}
