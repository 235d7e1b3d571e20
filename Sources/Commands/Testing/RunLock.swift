import Foundation
import Glibc
import PlainText

/// Locks of the folders that a run of tests writes to, so that two runs do not mix their files.
final class RunLock {
  private var descriptors: [Int32] = []
  /// The locked folders: two paths may lead to one folder, which this run must not wait for.
  private var folders: Set<FileIdentity> = []

  private struct FileIdentity: Hashable {
    let device: dev_t
    let number: ino_t
  }

  /// The most seconds that a run waits for another.
  private let patience: Double

  init(patience: Double) { self.patience = patience }

  deinit { descriptors.forEach { close($0) } }

  /// Locks a folder, after waiting for a run that uses it.
  ///
  /// A folder is locked once, so folders that other runs may not use come first.
  ///
  /// - Parameter isShared: Whether other runs that only read may use the folder, too.
  func lock(_ folder: String, isShared: Bool = false) throws(Failure) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.missingInput, "cannot read \(folder.quoted): \(String(cString: strerror(errno)))")
    }
    descriptors.append(descriptor)
    var status = stat()
    fstat(descriptor, &status)
    guard folders.insert(FileIdentity(device: status.st_dev, number: status.st_ino)).inserted else { return }
    let end = ProcessInfo.processInfo.systemUptime + patience
    var isWaiting = false
    // Some file systems have no locks; a run continues without one.
    while flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      if let failure = Interruption.failure { throw failure }
      guard ProcessInfo.processInfo.systemUptime < end else {
        throw Failure(
          .locked, "another run has used \(folder.quoted) for \(Int(patience)) seconds; wait for it, or give --output")
      }
      if !isWaiting { Terminal.report("another run uses \(folder.quoted); waiting for it") }
      isWaiting = true
      usleep(50_000)
    }
  }
}
