import Foundation
import Glibc
import PlainText
import Projects
import Simulator

/// The folder for the builds of one project, below the cache folder. Nothing is written to the project itself.
struct BuildFolder {
  let path: String
  private let lock: Int32

  /// The folder for the compiler's own cache of C modules, which projects share. The compiler's default may be
  /// read-only where this folder is not. It is a path without symbolic links, because the compiler refuses a cache that
  /// was written under another path.
  let moduleCache: String

  /// Opens the folder of a project and locks it until ``unlock()``, so that two builds of one project run one after the
  /// other.
  ///
  /// - Parameter report: Called with a remark if the usual cache folder cannot be used, or if another process is
  ///   building.
  init(for project: Project, report: (String) -> Void) throws(Failure) {
    path = try Self.make(Self.name(of: project), report: report)
    let modules = "\(path)/../../modules"
    do { try OutputFolder.make(modules) } catch { throw Failure(error) }
    moduleCache = URL(filePath: modules).resolvingSymlinksInPath().path
    lock = open(path + "/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw Self.failure(path + "/lock") }
    if flock(lock, LOCK_EX | LOCK_NB) != 0 {
      report("another tessera builds this project; waiting for it")
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    }
    for folder in ["adapted", "objects", "builds"] {
      do { try OutputFolder.make("\(path)/\(folder)") } catch { throw Failure(error) }
    }
  }

  func unlock() { close(lock) }

  /// The errors of the latest successful build; `nil` before the first.
  var history: BuildHistory? {
    FileManager.default.contents(atPath: path + "/history.json").flatMap {
      try? JSONDecoder().decode(BuildHistory.self, from: $0)
    }
  }

  /// Keeps the errors of a successful build for the next one.
  func write(_ history: BuildHistory?) throws {
    guard let history else { return }
    do {
      try OutputFile.write(Array(try JSONEncoder().encode(history)), to: path + "/history.json")
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the folder's name, which consists of the project's name and a key of its path.
  private static func name(of project: Project) -> String {
    var key = ContentKey()
    key.add(project.kind == .file ? project.sources[0] : project.root)
    key.add(project.name)
    if let target = project.tested { key.add(target) }
    return "\(project.moduleName.prefix(40))-\(key.text.prefix(12))"
  }

  private static func make(_ name: String, report: (String) -> Void) throws(Failure) -> String {
    var first: Failure?
    for base in bases {
      let folder = "\(base)/projects/\(name)"
      do {
        try OutputFolder.make(folder)
        try checkSpace(folder)
        if let first { report("\(first.message); building in \(base.quoted) instead") }
        return folder
      } catch {
        first = first ?? Failure(error)
      }
    }
    throw first ?? failure("the cache folder")
  }

  /// The cache folders to try: that of the XDG Base Directory Specification, and one for temporary files.
  private static var bases: [String] {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let cache = folder("XDG_CACHE_HOME") ?? folder("HOME").map { $0 + "/.cache" }
    let temporary = folder("TMPDIR") ?? "/tmp"
    return [cache.map { $0 + "/tessera" }, "\(temporary)/tessera-\(getuid())"].compactMap(\.self)
  }

  /// Writes and removes a file of the size of a small library, because folders can be created even on a full disk.
  private static func checkSpace(_ folder: String) throws(Failure) {
    let probe = folder + "/probe"
    do { try OutputFile.write([UInt8](repeating: 1, count: 1 << 16), to: probe) } catch { throw Failure(error) }
    unlink(probe)
  }

  private static func failure(_ path: String) -> Failure {
    Failure(.cannotCreate, "cannot create \(path.quoted): \(String(cString: strerror(errno)))")
  }

  /// Removes all builds except the latest.
  func removeOldBuilds(keeping count: Int = 12) {
    let folder = path + "/builds"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = all.filter { $0.hasSuffix(".so") || $0.hasSuffix(".json") }
    let dated = names.map { name -> (String, Int) in
      var status = stat()
      stat("\(folder)/\(name)", &status)
      return (name, status.st_mtim.tv_sec)
    }
    for (name, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(2 * count) {
      for end in ["", ".inline-snapshots"] { unlink("\(folder)/\(name)\(end)") }
    }
  }
}
