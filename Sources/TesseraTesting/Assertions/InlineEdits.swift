import Foundation
import Glibc
import Simulator

/// The lines that inline snapshots added to sources after these were compiled.
///
/// All processes that run the tests of one build share them in a file beside it. Each process changes a source
/// while the others wait, and finds its call although they added lines above it.
struct InlineEdits {
  /// The edits of the build that runs.
  static let ofThisBuild: InlineEdits = {
    let build = library ?? program
    return InlineEdits(file: build + ".inline-snapshots", build: identity(of: build))
  }()

  /// The library with the tests that `tessera test` has loaded, from a variable; `nil` if they are a program.
  private static var library: String? { ProcessInfo.processInfo.environment["TESSERA_TESTED_LIBRARY"] }

  private static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/proc/self/exe"
  }

  /// The path of the shared file.
  let file: String
  /// The identity of the build: edits of another one are no concern of this one.
  let build: String

  private struct Shared: Codable {
    var build: String
    var sources: [String: Source] = [:]
  }

  /// The edits of one source.
  private struct Source: Codable {
    var edits: [Edit] = []
    /// The content after the latest edit. If it is another, somebody else changed the source.
    var content = Data()
  }

  private struct Edit: Codable {
    /// The line of the call in the source as it was compiled.
    var line: Int
    var added: Int
  }

  private static func identity(of build: String) -> String {
    var status = stat()
    guard stat(build, &status) == 0 else { return "" }
    return "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
  }

  /// Changes a source while no other process does.
  ///
  /// - Parameters:
  ///   - line: A line of the source as it was compiled.
  ///   - change: Returns the new source, for the source and that line as they are now.
  func change(_ path: String, at line: Int, _ change: (String, Int) throws -> String) throws {
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else {
      throw SnapshotError("the file \(file) cannot be opened, so that no inline snapshot was recorded")
    }
    defer { close(descriptor) }
    // Some file systems have no locks; the source is then changed without one.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SnapshotError("the source \(path) cannot be read, so that no inline snapshot was recorded")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    var shared = read(handle)
    let known = shared.sources[path].flatMap { $0.content == data ? $0.edits : nil } ?? []
    let source = String(decoding: data, as: UTF8.self)
    let changed = Data(try change(source, known.reduce(line) { $0 + ($1.line < line ? $1.added : 0) }).utf8)
    try OutputFile.write(Array(changed), to: path)
    let edit = Edit(line: line, added: Self.lineCount(changed) - Self.lineCount(data))
    shared.sources[path] = Source(edits: known + [edit], content: changed)
    try write(shared, to: handle)
  }

  private static func lineCount(_ data: Data) -> Int { data.count { $0 == UInt8(ascii: "\n") } }

  private func read(_ handle: FileHandle) -> Shared {
    let data = try? handle.readToEnd()
    let known = data.flatMap { try? JSONDecoder().decode(Shared.self, from: $0) }
    return known.flatMap { $0.build == build ? $0 : nil } ?? Shared(build: build)
  }

  private func write(_ shared: Shared, to handle: FileHandle) throws {
    let data = try JSONEncoder().encode(shared)
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: data)
  }
}
