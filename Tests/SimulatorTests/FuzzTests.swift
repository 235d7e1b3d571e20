import Foundation
import TestSupport
import Testing

/// A part of what `scripts/fuzz` does: damaged copies of the files in `Tests/Corpora`, counted rather than timed.
struct FuzzTests {
  /// The seed of the damage; another one damages other bytes.
  private static let seed = "1"
  private static let root = #filePath.replacing(/Tests\/SimulatorTests\/[^\/]*$/, with: "")

  /// Each target, and a number of inputs that takes about two seconds.
  @Test(arguments: [
    ("layout", 400), ("script", 1500), ("motion", 1500), ("record", 1500), ("png", 2000), ("image", 1000),
    ("vector", 150),
    ("font", 3000), ("nib", 120), ("project", 1500), ("manifest", 1500),
  ])
  func damagedFilesAreAnswered(target: String, runs: Int) throws {
    let folder = TemporaryFolder()
    let result = try Subprocess.run(
      Self.fuzz,
      [
        target, "--runs", "\(runs)", "--seed", Self.seed, "--corpus", Self.root + "Tests/Corpora", "--artifact",
        folder.path("input"),
      ], environment: ["SWIFT_BACKTRACE": "enable=no"])
    let input = FileManager.default.contents(atPath: folder.path("input"))?.base64EncodedString() ?? ""
    expectEqual(result.code, 0, "\(target), seed \(Self.seed): \(result.errors.suffix(400)) input in base 64: \(input)")
    expectTrue(result.output.hasPrefix("\(target): "), "\(result.output)")
  }

  /// The corpus has files for each target, and each target has a corpus.
  @Test func everyTargetHasFiles() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.root + "Tests/Corpora")
    expectEqual(names.count, 11)
    let unknown = try Subprocess.run(Self.fuzz, ["nothing"])
    for name in names { expectTrue(unknown.errors.contains(name), "\(name): \(unknown.errors)") }
    expectEqual(unknown.code, 64)
  }
}

extension FuzzTests {
  fileprivate static let fuzz = Subprocess.tessera.replacing(/tessera$/, with: "tessera-fuzz")
}
