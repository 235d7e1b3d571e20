import Glibc

/// The place that a path means for a file to be written.
///
/// A plain file is replaced as a whole. A device or a pipe stays where it is and takes the bytes; a disk, a socket or a
/// folder is refused. `/dev/stdout` and `/dev/fd/N` are the process's own descriptors, whatever they lead to.
package enum OutputTarget: Equatable {
  /// Behind a link: the file that it names, which need not be there yet.
  case file(String)
  /// For the caller to close.
  case descriptor(Int32)

  /// The meaning of a symbolic link.
  package enum Links: Sendable {
    /// The file that it names is written, and the link stays: for paths that the user gives.
    case followed
    /// An error: for names in an output folder, whose links could lead anywhere.
    case refused
  }

  package init(_ path: String, links: Links) throws(OutputError) {
    if links == .followed, let number = Self.descriptorNumber(path) {
      self = .descriptor(try Self.duplicate(number, named: path))
      return
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

  /// Waits for nobody: a pipe without a reader is an error instead.
  private static func opened(_ target: String, named path: String) throws(OutputError) -> Int32 {
    let descriptor = DescriptorOutput.retried { open(target, O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      let nobody = OutputError.Reason("no program reads this pipe", advice: "start the program that reads it first")
      throw .cannotCreate(path: path, errno == ENXIO ? nobody : .init(errno))
    }
    // From here on the reader may take its time.
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

  /// The descriptor that a name under `/dev` or `/proc` stands for.
  private static func descriptorNumber(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      return folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
  }

  /// The path at the end of the links: the folders on the way are left to the system.
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
