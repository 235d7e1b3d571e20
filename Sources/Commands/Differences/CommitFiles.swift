import Foundation
import PlainText
import Projects
import Simulator

/// A path in a commit of a Git repository, such as `HEAD~1:Sources/App`, whose files are copied to a temporary folder.
struct CommitFiles {
  private let commit: String
  private let repository: String
  /// The path below the repository's root; empty for the root.
  private let path: String

  /// Reads `COMMIT:PATH`, or `COMMIT` for the current folder in it; `nil` if the text names no commit.
  ///
  /// A path is relative to the root of the repository, or to the current folder if it begins with `./` or `../`, as for
  /// Git.
  init?(_ text: String) throws(Failure) {
    guard let git = Self.program, !text.hasPrefix("-") else { return nil }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard !parts[0].isEmpty,
      let commit = try Self.line(git, ["rev-parse", "--verify", "--quiet", parts[0] + "^{commit}"]),
      let repository = try Self.line(git, ["rev-parse", "--show-toplevel"])
    else { return nil }
    let folder = try Self.line(git, ["rev-parse", "--show-prefix"]) ?? ""
    var path = parts.count == 1 ? folder : parts[1]
    if parts.count > 1, [".", ".."].contains(path.prefix { $0 != "/" }) { path = folder + path }
    (self.commit, self.repository) = (commit, repository)
    self.path = try Self.plain(path, in: text)
  }

  /// Returns a path without `.` and `..`.
  private static func plain(_ path: String, in text: String) throws(Failure) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        throw Failure(.usage, "\(text.quoted) leaves the repository; its folders are those of the commit")
      }
    }
    return names.joined(separator: "/")
  }

  /// Copies the files, and returns the path of the copy.
  func copy(to folders: TemporaryFolders) throws -> String {
    let folder = try folders.make("commit")
    // The whole commit: a project may use packages elsewhere in its repository.
    let archive = folder + "/commit.tar"
    try Self.run([Self.program ?? "git", "-C", repository, "archive", "--format=tar", "--output", archive, commit])
    // The name stays, because modules are named by their folders.
    let root = "\(folder)/\((repository as NSString).lastPathComponent)"
    try OutputFolder.make(root)
    try Self.run(["/usr/bin/env", "tar", "-x", "-f", archive, "-C", root])
    let copy = path.isEmpty ? root : "\(root)/\(path)"
    guard FileManager.default.fileExists(atPath: copy) else {
      throw Failure(.missingInput, "the commit \(commit.prefix(12)) has no \(path.quoted)")
    }
    return copy
  }

  private static let program = ["/usr/bin/git", "/usr/local/bin/git", "/bin/git"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Returns the first line that Git prints; `nil` if it fails.
  private static func line(_ git: String, _ arguments: [String]) throws(Failure) -> String? {
    let (end, output, _) = try ChildProcess.output(of: [git] + arguments)
    return end == .exit(0) ? output.split(separator: "\n").first.map(String.init) : nil
  }

  private static func run(_ arguments: [String]) throws(Failure) {
    let (end, _, errors) = try ChildProcess.output(of: arguments)
    guard end == .exit(0) else {
      throw Failure(.inputOutput, "\(arguments[0]) failed: \(errors.split(separator: "\n").last ?? "")")
    }
  }
}
