import Glibc

/// The target of an output path.
///
/// A regular file is replaced as a whole. A device or a pipe receives the bytes; a disk, a socket or a folder is
/// rejected. `/dev/stdout` and `/dev/fd/N` are the process's own descriptors, for any target.
package enum OutputTarget: Equatable {
  /// A regular file, after resolving links. The file need not exist yet.
  case file(String)
  /// An open descriptor, which the caller must close.
  case descriptor(Int32)

  /// The treatment of a symbolic link.
  package enum Links: Sendable {
    /// The linked file is written, and the link is kept. This is for paths that the user specifies.
    case followed
    /// A link is an error. This is for names in an output folder, where links could lead anywhere.
    case refused
  }

  /// Determines the kind of file at a path. Throws for kinds that cannot be written.
  package init(_ path: String, links: Links) throws(OutputError) {
    if links == .followed, let number = Self.descriptorNumber(path) {
      self = .descriptor(try Self.duplicate(number, named: path))
      return
    }
    guard !path.isEmpty else {
      throw .cannotCreate(path: path, .init("a name is missing", advice: "give the path of a file"))
    }
    var status = stat()
    guard links == .followed || lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      let words = "it is \(Self.kind(status)), and only plain files of an output folder are replaced"
      throw .cannotCreate(path: path, .init(words, advice: "remove it, or choose another folder"))
    }
    let target = try Self.resolved(path)
    guard stat(target, &status) == 0 else {
      guard errno == ENOENT else { throw .cannotCreate(path: path, .init(errno)) }
      self = .file(target)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(target)
    case S_IFCHR, S_IFIFO: self = .descriptor(try Self.opened(target, named: path))
    default:
      throw .cannotCreate(path: path, .init("it is \(Self.kind(status))", advice: "choose the name of a plain file"))
    }
  }

  /// Opens a target without blocking: a pipe without a reader is an error.
  private static func opened(_ target: String, named path: String) throws(OutputError) -> Int32 {
    let descriptor = DescriptorOutput.retried { open(target, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      let nobody = OutputError.Reason("no program reads this pipe", advice: "start the program that reads it first")
      throw .cannotCreate(path: path, errno == ENXIO ? nobody : .init(errno))
    }
    // After this point writes may block until the reader continues.
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK)
    return descriptor
  }

  private static func duplicate(_ number: Int32, named path: String) throws(OutputError) -> Int32 {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
      throw .cannotCreate(path: path, .init("it is not open for writing", advice: "open it, or name a file"))
    }
    let descriptor = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, .init(errno)) }
    return descriptor
  }

  /// Returns the descriptor that a name under `/dev` or `/proc` refers to.
  private static func descriptorNumber(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// Returns the path to which a chain of links leads; the system resolves links among its parent folders.
  private static func resolved(_ path: String) throws(OutputError) -> String {
    var target = path
    for _ in 0..<40 {
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(target, &buffer, buffer.count)
      guard count > 0 else { return target }
      let named = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = named.hasPrefix("/") ? named : folder + named
    }
    throw .cannotCreate(path: path, .init(ELOOP))
  }

  private static func kind(_ status: stat) -> String {
    switch status.st_mode & S_IFMT {
    case S_IFLNK: "a link"
    case S_IFDIR: "a folder"
    case S_IFCHR: "a device"
    case S_IFBLK: "a disk"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "no plain file"
    }
  }
}
