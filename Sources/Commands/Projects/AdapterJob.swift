import Foundation
import Projects

/// A run of the source adapter over the sources of one module.
struct AdapterJob {
  var sources: [String]
  /// The folder for the adapted sources.
  var folder: String
  var module: String
  var conditions: [String]
  /// The paths of the asset catalogs.
  var catalogs: [String] = []
  /// The bundle in which the catalogs are, `main` or `module`.
  var bundle = "main"
  /// The modules that are nowhere, whose imports are left out.
  var absent: Set<String> = []
  /// The file with the positions of code that is left out.
  var omissions: String?
  /// The types that the compiler does not find.
  var missing: Set<String> = []
  /// The sources with tests.
  var tests: Set<String> = []

  /// Adapts the sources.
  func run(with tools: BuildTools) throws -> AdapterReport {
    let (end, output, errors) = try ChildProcess.output(of: [tools.adapter] + arguments)
    guard end == .exit(0) else {
      let reason = errors.split(separator: "\n").last.map(String.init) ?? "the source adapter \(end)"
      throw Failure(end == .exit(74) ? .inputOutput : end == .exit(66) ? .missingInput : .software, reason)
    }
    do {
      return try JSONDecoder().decode(AdapterReport.self, from: Data(output.utf8))
    } catch {
      throw Failure(.software, "the source adapter's report cannot be read (\(error)); build Tessera again")
    }
  }

  private var arguments: [String] {
    let names = conditions.reduce(into: [String]()) { list, name in if !list.contains(name) { list.append(name) } }
    var arguments = ["--out", folder, "--module", module, "--conditions", names.joined(separator: ",")]
    if !absent.isEmpty { arguments += ["--absent", absent.sorted().joined(separator: ",")] }
    if !missing.isEmpty { arguments += ["--missing", missing.sorted().joined(separator: ",")] }
    if let omissions { arguments += ["--leave-out", omissions] }
    arguments += sources.filter(tests.contains).flatMap { ["--test", $0] }
    return arguments + catalogs.flatMap { ["--assets", $0] } + ["--bundle", bundle] + sources
  }
}
