import ArgumentParser
import Foundation
import Glibc
import UIKitCore

/// A search for files that make a reader trap or hang; `scripts/fuzz` calls it.
///
/// Inputs are damaged copies of the files in a corpus, the same for the same seed. Built with libFuzzer, the program
/// searches by coverage instead.
@main
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tessera-fuzz", abstract: "Reads damaged files, and ends with the one that traps or hangs.")

  @Argument(help: "What to read: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")).")
  var target: String

  @Argument(help: "Files to read instead of damaged ones.")
  var files: [String] = []

  @Option(help: "The seed of the damage.")
  var seed: UInt64 = 1

  @Option(help: "The number of inputs.")
  var runs = 1000

  @Option(help: "The folder of valid files, with a folder for each target.")
  var corpus = "Tests/Corpora"

  @Option(help: "The file that keeps the current input, in case the program ends.")
  var artifact = "fuzz-input"

  /// The seconds after which an input counts as hanging.
  private static let patience: UInt32 = 20

  func run() throws {
    guard let target = FuzzTarget(rawValue: target) else {
      throw ValidationError("unknown target; choose \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    let inputs = try files.map { [UInt8](try Data(contentsOf: URL(filePath: $0))) }
    let folder = "\(corpus)/\(target.rawValue)"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let known = try names.map { [UInt8](try Data(contentsOf: URL(filePath: "\(folder)/\($0)"))) }
    guard !known.isEmpty else { throw ValidationError("\(folder) has no files") }
    MainActor.assumeIsolated {
      let root = RenderRoot(environment: .phone)
      defer { withExtendedLifetime(root) {} }
      // The files themselves, undamaged, are inputs, too.
      for bytes in inputs.isEmpty ? known : inputs { read(bytes, target) }
      guard inputs.isEmpty else { return }
      var mutator = Mutator(seed: seed, corpus: known)
      for _ in 0..<runs { read(mutator.next(), target) }
    }
    try? FileManager.default.removeItem(atPath: artifact)
    print("\(target.rawValue): \(inputs.isEmpty ? runs + known.count : inputs.count) inputs, seed \(seed)")
  }

  /// Keeps an input, and reads it.
  @MainActor
  private func read(_ bytes: [UInt8], _ target: FuzzTarget) {
    _ = FileManager.default.createFile(atPath: artifact, contents: Data(bytes))
    alarm(Self.patience)
    target.read(bytes)
    alarm(0)
  }

  static func main() {
    #if TESSERA_LIBFUZZER
      Glibc.exit(searchByCoverage())
    #else
      main(nil)
    #endif
  }
}

#if TESSERA_LIBFUZZER
  @_silgen_name("LLVMFuzzerRunDriver")
  private func runDriver(
    _ count: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  /// Lets libFuzzer search, with the target that the variable `TESSERA_FUZZ_TARGET` names.
  private func searchByCoverage() -> Int32 {
    MainActor.assumeIsolated { _ = RenderRoot(environment: .phone) }
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    return runDriver(&count, &arguments) { start, count in
      let bytes = Array(UnsafeBufferPointer(start: start, count: count))
      MainActor.assumeIsolated { chosenTarget.read(bytes) }
      return 0
    }
  }

  private let chosenTarget =
    FuzzTarget(rawValue: ProcessInfo.processInfo.environment["TESSERA_FUZZ_TARGET"] ?? "") ?? .layout
#endif
