import Glibc

/// A new file next to another one, with a unique name. Process ids would not be unique: containers that share a folder
/// can have processes with the same id.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// - Parameters:
  ///   - target: The file that will be replaced.
  ///   - name: The path that the user specified, for messages.
  init(beside target: String, named name: String) throws(OutputError) {
    // The file is opened exclusively and without following links, so that another user of the folder cannot redirect
    // the bytes.
    self = try Self.unique(beside: target, named: name) { path in
      DescriptorOutput.retried { open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    }
  }

  /// Gives a unique name to a file without one; returns `nil` if that is not possible.
  ///
  /// - Parameter nameless: A descriptor of ``openNameless(beside:)``.
  init?(naming nameless: Int32, beside target: String, named name: String) {
    let link = try? Self.unique(beside: target, named: name) { path in
      linkat(AT_FDCWD, "/proc/self/fd/\(nameless)", AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 ? nameless : -1
    }
    guard let link else { return nil }
    self = link
  }

  private init(path: String, descriptor: Int32) { (self.path, self.descriptor) = (path, descriptor) }

  /// Calls a closure with unique paths until it returns a descriptor, or fails for another reason than an existing file.
  private static func unique(
    beside target: String, named name: String, _ open: (String) -> Int32
  ) throws(OutputError) -> TemporaryFile {
    for _ in 0..<100 {
      let path = "\(folder(of: target)).tessera-\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
      let descriptor = open(path)
      if descriptor >= 0 { return TemporaryFile(path: path, descriptor: descriptor) }
      guard errno == EEXIST else { break }
    }
    throw .cannotCreate(path: name, .init(errno))
  }

  private static func folder(of target: String) -> Substring { target.lastIndex(of: "/").map { target[...$0] } ?? "" }

  /// Opens a file that has no name until ``init(naming:beside:named:)`` gives it one.
  ///
  /// - Returns: A descriptor; `nil` if the file system has no such files.
  static func openNameless(beside target: String, named name: String) throws(OutputError) -> Int32? {
    // Swift does not import O_TMPFILE, whose first part is the same on all processors that Swift supports.
    let flag = 0o20_000_000 | O_DIRECTORY
    let folder = folder(of: target)
    let descriptor = DescriptorOutput.retried {
      open(folder.isEmpty ? "." : String(folder), O_RDWR | flag | O_CLOEXEC, 0o666)
    }
    guard descriptor < 0 else { return descriptor }
    if [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) { return nil }
    throw .cannotCreate(path: name, .init(errno))
  }

  /// Closes the file.
  ///
  /// - Returns: An error number, or `nil`.
  func close() -> Int32? { Glibc.close(descriptor) == 0 || errno == EINTR ? nil : errno }

  func remove() { unlink(path) }
}
