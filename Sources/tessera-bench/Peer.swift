import Foundation

/// A program that does the same work with another library, if it was built: `scripts/bench SUITE --peers`.
struct Peer {
  /// The names and figures that the program has printed, in the order of its rounds.
  private var figures: [String: [Double]] = [:]
  private let path: String

  /// - Returns: `nil` if the program was not built.
  init?(_ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_PEERS"] else { return nil }
    path = "\(folder)/\(name)"
    guard access(path, X_OK) == 0 else { return nil }
  }

  /// Runs the program once. It prints lines of a name, a tab and a number.
  mutating func run() throws {
    let output = Pipe()
    let process = try ChildRun(path, [], output: output.fileHandleForWriting.fileDescriptor)
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    try process.wait()
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t")
      guard parts.count == 2, let value = Double(parts[1]) else { continue }
      figures[String(parts[0]), default: []].append(value)
    }
  }

  /// The median of a figure; `nil` if the program does not print it.
  subscript(_ name: String) -> Double? { figures[name]?.median }
}
