import PlainText
import Foundation
import Glibc
import Projects
import Simulator
import Synchronization

/// A thread that builds a project again after each change of its files.
final class SourceWatcher: Sendable {
  /// The result of a build: the record's path, or the reason why there is none, in few words and in full.
  enum Result: Sendable {
    case built(BuildRecord, Project)
    case failed(String, listing: String)
  }

  private let builder: ProjectBuilder
  private let results = Mutex<[Result]>([])
  private let wake: @Sendable () -> Void
  /// The milliseconds without a change after which a build begins, and the longest wait: an editor may save in steps,
  /// or without end.
  private static let (quiet, longest) = (Int32(20), 300)
  /// The greatest number of folders that are watched.
  private static let folders = 4_096

  /// - Parameters:
  ///   - project: The project as it was found first.
  ///   - wake: Called from another thread when a build has ended.
  init(_ builder: ProjectBuilder, project: Project, wake: @escaping @Sendable () -> Void) {
    self.builder = builder
    self.wake = wake
    Thread.detachNewThread { [self] in watch(project) }
  }

  /// Removes and returns the results of the builds since the last call.
  func take() -> [Result] {
    results.withLock { results in
      defer { results = [] }
      return results
    }
  }

  /// Whether ``take()`` returns anything.
  var hasResults: Bool { results.withLock { !$0.isEmpty } }

  private func watch(_ project: Project) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC))
    var project = project
    while true {
      // Added again each time, because folders come and go; a known folder keeps its watch.
      if descriptor >= 0 { Self.watch(project, descriptor) }
      let isThere = FileManager.default.fileExists(atPath: builder.path)
      guard descriptor < 0 ? Self.rest() : isThere ? Self.waitForChange(descriptor, of: project) : waitForReturn()
      else { return }
      let result = build()
      if case .built(_, let new) = result { project = new }
      results.withLock { $0.append(result) }
      wake()
    }
  }

  /// Waits until the project, which was moved or removed, is where it was.
  private func waitForReturn() -> Bool {
    while !FileManager.default.fileExists(atPath: builder.path) { usleep(500_000) }
    return true
  }

  /// Waits without a watch, where the system has no more.
  private static func rest() -> Bool {
    usleep(500_000)
    return true
  }

  private func build() -> Result {
    do {
      let (record, project) = try builder.build()
      return .built(record, project)
    } catch let errors as ProjectBuilder.SourceErrors {
      return .failed(errors.summary, listing: errors.listing)
    } catch {
      let message = Failure(error).message
      return .failed(message, listing: "\(Program.name): \(message)\n")
    }
  }

  private static func watch(_ project: Project, _ descriptor: Int32) {
    let mask = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_MOVE_SELF | IN_DELETE_SELF)
    var folders = Set((project.sources + project.resources).map { ($0 as NSString).deletingLastPathComponent })
    folders.insert(project.root)
    folders.formUnion(project.watchedFolders)
    // An Xcode project's file is in a folder of its own.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: project.root)) ?? []
    folders.formUnion(names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(project.root)/\($0)" })
    if let list = project.infoPlist { folders.insert((list as NSString).deletingLastPathComponent) }
    for folder in folders.sorted().prefix(Self.folders) { inotify_add_watch(descriptor, folder, mask) }
  }

  /// Waits for a change, and until changes have ended for a moment.
  private static func waitForChange(_ descriptor: Int32, of project: Project) -> Bool {
    while true {
      guard let names = changes(descriptor, timeout: -1) else { return false }
      if names.contains(where: { isPart($0, of: project) }) { break }
    }
    let start = DispatchTime.now().uptimeNanoseconds
    while changes(descriptor, timeout: quiet) != nil {
      if Int((DispatchTime.now().uptimeNanoseconds - start) / 1_000_000) > longest { break }
    }
    return true
  }

  /// Whether a file of that name may change the project. Folders have no extension, and a watched folder that is
  /// moved or removed itself has no name.
  private static func isPart(_ name: String, of project: Project) -> Bool {
    if name.isEmpty { return true }
    if project.kind == .file { return (project.sources[0] as NSString).lastPathComponent == name }
    let suffix = (name as NSString).pathExtension.lowercased()
    return suffix.isEmpty || suffix == "swift" || suffix == "pbxproj" || Project.isResource(name)
  }

  /// Waits for changes, and returns the names of the changed files; `nil` if none came in time.
  private static func changes(_ descriptor: Int32, timeout: Int32) -> [String]? {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&state, 1, timeout)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 14)
      let length = read(descriptor, &buffer, buffer.count)
      return length > 0 ? names(in: buffer[..<length]) : nil
    }
  }
}

extension SourceWatcher {
  /// Returns the names in the kernel's records: 16 bytes, of which the last four are the length of the name after them.
  private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
    var names: [String] = []
    var index = 0
    while index + 16 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[index + 12 + $1]) << (8 * $1) }
      let end = min(index + 16 + length, bytes.count)
      names.append(String(decoding: bytes[(index + 16)..<end].prefix { $0 != 0 }, as: UTF8.self))
      index = end
    }
    return names
  }
}

extension ProjectBuilder.SourceErrors {
  /// The errors in a few lines, with files' names only.
  var summary: String {
    let errors = messages.filter { $0.severity == .error }
    guard !errors.isEmpty else { return output.isEmpty ? "the compiler failed" : String(output.suffix(600)) }
    let lines = errors.prefix(4).map {
      "\(($0.file as NSString).lastPathComponent):\($0.line):\($0.column): \($0.text)"
    }
    let rest = errors.count - lines.count
    return (lines + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "\n")
  }
}
