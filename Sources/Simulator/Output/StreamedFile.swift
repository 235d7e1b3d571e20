import Glibc

/// A file that grows during a long run and appears as a whole at its end.
///
/// Its bytes are written to an unnamed file first, so that nothing remains if the process ends early. Creating it
/// before the run shows early whether the result can be written.
package final class StreamedFile {
  private let path: String
  private let target: OutputTarget
  /// The descriptor that receives the bytes: a device or pipe, or the unnamed file.
  private let descriptor: Int32
  private var pending: [UInt8] = []
  /// The number of bytes that were appended.
  private(set) var count = 0

  private static let chunk = 1 << 16

  /// Opens a file for the path. Throws if its result could not be written.
  package init(_ path: String, links: OutputTarget.Links = .followed) throws(OutputError) {
    self.path = path
    target = try OutputTarget(path, links: links)
    switch target {
    case .descriptor(let descriptor): self.descriptor = descriptor
    case .file(let target): descriptor = try Self.nameless(beside: target, named: path)
    }
  }

  deinit { close(descriptor) }

  /// The path of the regular file, links resolved; `nil` for a pipe or a device.
  var filePath: String? { if case .file(let target) = target { target } else { nil } }

  /// Appends text in UTF-8.
  package func append(_ text: String) throws(OutputError) { try append(Array(text.utf8)) }

  /// Appends bytes.
  package func append(_ bytes: [UInt8]) throws(OutputError) {
    pending += bytes
    count += bytes.count
    if pending.count >= Self.chunk { try flush() }
  }

  /// Moves the file to its path. Without this call the file does not appear, because a partial report would be
  /// misleading.
  package func finish() throws(OutputError) {
    try flush()
    guard case .file(let target) = target else { return }
    try OutputFile.replace(target, named: path, by: descriptor)
  }

  /// The number of bytes on the disk, after it has become full; 0 for a pipe or a device.
  var writtenCount: Int {
    guard case .file = target else { return 0 }
    return max(0, Int(lseek(descriptor, 0, SEEK_END)))
  }

  /// Removes the bytes after a number of them, which gives their space back to the disk.
  ///
  /// - Precondition: At least as many are written, and the file is not a pipe or a device.
  func shorten(to length: Int) throws(OutputError) {
    pending.removeAll()
    let failed = ftruncate(descriptor, off_t(length)) != 0 || lseek(descriptor, 0, SEEK_END) < 0
    try OutputFile.check(failed ? errno : nil, path)
    count = length
  }

  private func flush() throws(OutputError) {
    try OutputFile.check(DescriptorOutput.send(pending, to: descriptor), path)
    pending.removeAll(keepingCapacity: true)
  }

  private static func nameless(beside target: String, named path: String) throws(OutputError) -> Int32 {
    var result: Result<Int32, OutputError> = .success(-1)
    SignalHold.whileHeld {
      do throws(OutputError) {
        if let file = try TemporaryFile.openNameless(beside: target, named: path) {
          result = .success(file)
        } else {
          let file = try TemporaryFile(beside: target, named: path)
          file.remove()
          result = .success(file.descriptor)
        }
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }
}
