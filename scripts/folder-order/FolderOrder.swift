import Foundation

/// The order of a module's folders, as its `ORDER.md` lists it.
///
/// An item of the list names one folder in backquotes. The item `Kernel of at most N` is the exception: the items inside
/// it name folders that refer to each other.
struct FolderOrder {
  struct Problem: Error {
    let line: Int
    let message: String
  }

  static let fileName = "ORDER.md"

  /// The listed folders and their lines, lowest first.
  private(set) var listed: [(folder: String, line: Int)] = []
  /// The rank of each folder; that of the kernel's folders is the same.
  private var ranks: [String: Int] = [:]
  private var kernel: (limit: Int, line: Int, count: Int)?

  init(_ text: String) throws(Problem) {
    var rank = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      if let limit = Self.kernelLimit(in: line) {
        if let kernel {
          throw Problem(line: number, message: "a module has one kernel, which is in line \(kernel.line)")
        }
        rank += 1
        kernel = (limit, number, 0)
      } else if line.hasPrefix("- ") {
        rank += 1
        try add(line, number, rank: rank)
      } else if line.hasPrefix("  - "), kernel != nil {
        kernel?.count += 1
        try add(line, number, rank: rank)
      }
    }
    if let kernel, kernel.count > kernel.limit {
      throw Problem(
        line: kernel.line, message: "the kernel has \(kernel.count) folders; at most \(kernel.limit) are allowed")
    }
  }

  private mutating func add(_ line: Substring, _ number: Int, rank: Int) throws(Problem) {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count >= 3, parts[0].allSatisfy({ $0 == " " || $0 == "-" }) else {
      throw Problem(line: number, message: "an item begins with a folder in backquotes")
    }
    let folder = String(parts[1])
    guard ranks.updateValue(rank, forKey: folder) == nil else {
      throw Problem(line: number, message: "\(folder) is listed twice")
    }
    listed.append((folder, number))
  }

  /// Returns the innermost listed folder that contains the file at a path relative to the module, since the list may
  /// name a folder inside another one, and with `.` the module's own.
  func folder(of path: String) -> String? {
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = parts.joined(separator: "/")
      if ranks[folder] != nil { return folder }
      parts.removeLast()
    }
    return path.contains("/") || ranks["."] == nil ? nil : "."
  }

  func mayRefer(from folder: String, to other: String) -> Bool {
    guard let own = ranks[folder], let rank = ranks[other] else { return false }
    return rank <= own
  }

  private static func kernelLimit(in line: Substring) -> Int? {
    let start = "- Kernel of at most "
    guard line.hasPrefix(start) else { return nil }
    return Int(line.dropFirst(start.count).prefix { $0.isNumber })
  }
}
