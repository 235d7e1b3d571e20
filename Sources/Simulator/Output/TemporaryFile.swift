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
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    for _ in 0..<100 {
      let path = "\(folder).tessera-\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
      // The file is opened exclusively and without following links, so that another user of the folder cannot redirect
      // the bytes.
      let descriptor = DescriptorOutput.retried {
        open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
      }
      if descriptor >= 0 {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      guard errno == EEXIST else { break }
    }
    throw .cannotCreate(path: name, .init(errno))
  }

  /// Closes the file.
  ///
  /// - Returns: An error number, or `nil`.
  func close() -> Int32? { Glibc.close(descriptor) == 0 || errno == EINTR ? nil : errno }

  func remove() { unlink(path) }
}
