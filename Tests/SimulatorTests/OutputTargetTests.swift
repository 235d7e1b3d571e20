import Foundation
import Glibc
import Simulator
import Testing
import TestSupport

/// Paths that are not regular files: nothing at such a path is replaced.
struct OutputTargets {
  private let folder = TemporaryFolder()

  private func write(_ text: String, to path: String, links: OutputTarget.Links = .followed) throws {
    try OutputFile.write(Array(text.utf8), to: path, links: links)
  }

  private func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

  private func kind(_ name: String) -> mode_t {
    var status = stat()
    lstat(folder.path(name), &status)
    return status.st_mode & S_IFMT
  }

  @Test func writeThroughLinkKeepsLink() throws {
    try OutputFolder.make(folder.path("x"))
    try write("old", to: folder.path("x/target"))
    symlink("x/target", folder.path("near"))
    symlink("near", folder.path("far"))
    try write("new", to: folder.path("far"))
    #expect(try text("x/target") == "new")
    expectEqual(kind("near"), S_IFLNK)
    expectEqual(kind("far"), S_IFLNK)
    expectEqual(folder.names, ["far", "near", "x"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("x")) == ["target"])
  }

  @Test func danglingLinkCreatesItsTarget() throws {
    symlink("made", folder.path("link"))
    try write("new", to: folder.path("link"))
    #expect(try text("made") == "new")
    expectEqual(kind("link"), S_IFLNK)
  }

  @Test func aLinkToItselfIsRefused() throws {
    symlink("b", folder.path("a"))
    symlink("a", folder.path("b"))
    #expect(throws: OutputError.self) { try write("x", to: folder.path("a")) }
    expectEqual(folder.names, ["a", "b"])
  }

  @Test func aLinkInAnOutputFolderIsRefused() throws {
    try write("old", to: folder.path("target"))
    symlink("target", folder.path("link"))
    let error = #expect(throws: OutputError.self) { try write("new", to: folder.path("link"), links: .refused) }
    expectEqual(
      error?.description.contains("it is a link, and only plain files of an output folder are replaced"), true)
    #expect(try text("target") == "old")
    expectEqual(kind("link"), S_IFLNK)
  }

  @Test func aPipeIsWrittenThrough() throws {
    mkfifo(folder.path("pipe"), 0o600)
    let reader = open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("through", to: folder.path("pipe"))
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    expectEqual(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), "through")
    expectEqual(kind("pipe"), S_IFIFO)
  }

  @Test func pipeWithoutReaderFailsWithoutWaiting() throws {
    mkfifo(folder.path("pipe"), 0o600)
    let error = #expect(throws: OutputError.self) { try write("x", to: folder.path("pipe")) }
    expectEqual(error?.description.contains("no program reads this pipe"), true)
    expectEqual(kind("pipe"), S_IFIFO)
  }

  /// Copies of the device nodes, since an error would destroy the machine's own.
  @Test(.enabled(if: DeviceCopy.isPossible, "needs the right to make device nodes"))
  func aDeviceIsWrittenThrough() throws {
    try DeviceCopy.full.make(at: folder.path("full"))
    try DeviceCopy.null.make(at: folder.path("null"))
    symlink("null", folder.path("link"))
    let error = #expect(throws: OutputError.self) { try write("x", to: folder.path("full")) }
    guard case .cannotWrite = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try write("x", to: folder.path("null"))
    try write("x", to: folder.path("link"))
    expectEqual(kind("full"), S_IFCHR)
    expectEqual(kind("null"), S_IFCHR)
    expectEqual(kind("link"), S_IFLNK)
    expectEqual(folder.names, ["full", "link", "null"])
  }

  @Test func foldersAndSocketsAreRefused() throws {
    try OutputFolder.make(folder.path("folder"))
    let error = #expect(throws: OutputError.self) { try write("x", to: folder.path("folder")) }
    expectEqual(error?.description.contains("it is a folder"), true)
  }

  @Test func fileDescriptorReceivesBytesInOrder() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try write("one ", to: "/dev/fd/\(ends[1])")
    try write("two", to: "/proc/self/fd/\(ends[1])")
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends[0], &bytes, bytes.count)
    expectEqual(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), "one two")
  }

  @Test(arguments: ["/dev/fd/999", "/dev/fd/-1", "/dev/fd/x", "/proc/self/fd/"])
  func aDescriptorThatIsNotOpenIsRefused(path: String) {
    #expect(throws: OutputError.self) { try write("x", to: path) }
  }

  @Test func aStreamAppearsAtItsEndOnly() throws {
    try write("old", to: folder.path("file"))
    let stream = try StreamedFile(folder.path("file"))
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<300 { try stream.append(line) }
    expectEqual(folder.names, ["file"])
    #expect(try text("file") == "old")
    try stream.finish()
    #expect(try text("file") == String(repeating: line, count: 300))
    expectEqual(folder.names, ["file"])
  }

  @Test func impossibleStreamPathIsRefusedEarly() throws {
    #expect(throws: OutputError.self) { try StreamedFile(folder.path("missing/file")) }
    #expect(throws: OutputError.self) { try StreamedFile(folder.root) }
  }
}

/// Nodes of the kernel's memory devices: 1, 3 is null, and 1, 7 is full.
enum DeviceCopy: Int {
  case null = 3
  case full = 7

  func make(at path: String) throws {
    guard mknod(path, S_IFCHR | 0o666, dev_t(1 << 8 | rawValue)) == 0 else { throw POSIXError(.EPERM) }
  }

  static let isPossible: Bool = {
    let folder = TemporaryFolder()
    guard (try? DeviceCopy.null.make(at: folder.path("null"))) != nil else { return false }
    // A file system without devices has nodes that cannot be opened.
    let descriptor = open(folder.path("null"), O_WRONLY)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }()
}
