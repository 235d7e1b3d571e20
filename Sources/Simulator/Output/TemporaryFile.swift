import Glibc

/// A new file beside another one, with a name that nothing else has: a process id would be taken again, in containers
/// that share a folder by a process of the same id.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  /// - Parameters:
  ///   - target: The file that will be replaced.
  ///   - name: The name by which the user knows it, for messages.
  init(beside target: String, named name: String) throws(OutputError) {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    for _ in 0..<100 {
      let path = "\(folder).tessera-\(String(UInt64.random(in: 0 ... .max), radix: 36)).part"
      // Exclusive, and through no link: whoever else can write to the folder cannot send the bytes elsewhere.
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

  /// - Returns: An error number, or nil.
  func close() -> Int32? { Glibc.close(descriptor) == 0 || errno == EINTR ? nil : errno }

  func remove() { unlink(path) }
}
