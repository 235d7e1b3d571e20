import Foundation
import Synchronization

/// The names of the files of one assertion: the reference, and the artifacts of a failure.
struct SnapshotFile {
  let folder: String
  /// The name without extension: `testName.1`.
  let base: String
  private let pathExtension: String
  /// The name of the test's file without extension.
  private let group: String

  /// - Parameters:
  ///   - testFile: The path of the test's file.
  ///   - folder: The folder of the reference; `nil` for the one beside the test's file.
  ///   - name: The name of the reference; `nil` for the next number of the test.
  init(testFile: String, folder: String?, test: String, name: String?, pathExtension: String?) {
    let file = URL(fileURLWithPath: testFile)
    group = file.deletingPathExtension().lastPathComponent
    self.folder = folder ?? file.deletingLastPathComponent().path + "/__Snapshots__/\(group)"
    let suffix = name.map(\.pathComponent) ?? "\(SnapshotCounter.next(for: "\(self.folder)/\(test)"))"
    base = "\(test.pathComponent).\(suffix)".limited(to: 200)
    self.pathExtension = pathExtension ?? ""
  }

  /// The path of the reference.
  var reference: String { "\(folder)/\(base)" + (pathExtension.isEmpty ? "" : ".\(pathExtension)") }
  /// The path of the layout that is kept beside the reference.
  var layout: String { "\(folder)/\(base).layout.txt" }

  /// The folder of the files that a failure leaves: `SNAPSHOT_ARTIFACTS`, or the temporary folder.
  var artifacts: String {
    let environment = ProcessInfo.processInfo.environment
    let root = environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
    return (root.hasSuffix("/") ? root : root + "/") + group
  }

  /// The path of the snapshot that differs from the reference.
  var failed: String { "\(artifacts)/\((reference as NSString).lastPathComponent)" }

  /// Returns the path of a file that describes a failure.
  func artifact(_ name: String, _ pathExtension: String) -> String { "\(artifacts)/\(base).\(name).\(pathExtension)" }
}

/// The numbers of assertions without a name, counted for each test.
enum SnapshotCounter {
  private static let counts = Mutex<[String: Int]>([:])
  /// The counts of a test with the trait `snapshots`, which start at 1 whenever the test runs.
  @TaskLocal static var ofTest: SnapshotCounts?

  static func next(for key: String) -> Int {
    if let ofTest { return ofTest.next(for: key) }
    XCTestCounterReset.install()
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }

  /// Starts all numbers at 1 again.
  static func reset() { counts.withLock { $0 = [:] } }
}

/// The numbers of the assertions of one test.
final class SnapshotCounts: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func next(for key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key] ?? 1
    }
  }
}

extension String {
  /// The text as part of a file's name: characters that are not part of words become hyphens, so that no text leads out
  /// of its folder.
  var pathComponent: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isWord { result.unicodeScalars.append(scalar) } else if result.last != "-" { result += "-" }
    }
    if result.hasPrefix("-") { result.removeFirst() }
    if result.hasSuffix("-") { result.removeLast() }
    return result
  }

  /// The text, or its beginning and a number for the rest, if it is longer than file systems allow.
  fileprivate func limited(to count: Int) -> String {
    guard utf8.count > count else { return self }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    var start = self
    while start.utf8.count > count - 20 { start.removeLast() }
    return "\(start)-\(String(hash, radix: 36))"
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to words: letters, marks, digits and underscores.
  fileprivate var isWord: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
    default: properties.isAlphabetic
    }
  }
}
