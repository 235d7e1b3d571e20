import Foundation
import Testing
import TestSupport

/// A part of the cases that `scripts/soak` runs: scenes on screens of every size, density, text size and direction.
@Suite struct SoakTests {
  /// The seed and the number of cases, which take about five seconds. Another seed selects other cases.
  private static let (seed, count) = (1, 40)

  @Test func scenesRunWithoutWarningsAndComeToRest() throws {
    let result = try Subprocess.run(
      Subprocess.soak, ["--seed", "\(Self.seed)", "--count", "\(Self.count)"],
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    let again = "seed \(Self.seed); again: scripts/soak --seed \(Self.seed) --count \(Self.count)"
    var cases: [Substring] = []
    var reported: [Substring] = []
    for line in result.output.split(separator: "\n") {
      if line.hasPrefix("case ") { cases.append(line) }
      if line.hasPrefix("  "), let last = cases.last, reported.last != last { reported.append(last) }
    }
    expectEqual(result.code, 0, "after \(cases.last ?? ""), \(again)")
    expectEmpty(result.errors, "\(again)")
    expectEmpty(reported, "\(again)")
    expectEqual(cases.count, Self.count + 1)
  }

  /// A case can be reproduced by its number.
  @Test func aCaseCanBeRunAgain() throws {
    let result = try Subprocess.run(Subprocess.soak, ["--case", "12345"])
    #expect(result.output.hasPrefix("case 12345: "))
    #expect(try Subprocess.run(Subprocess.soak, ["--case", "-1"]).code != 0)
  }

  /// Several machines together run each case once, in the order of a single run.
  @Test(arguments: [1, 2, 3, 7, 40]) func shardsShareTheCasesWithoutAGap(shards: Int) throws {
    let whole = try cases()
    expectEqual(Set(whole).count, 31)
    var shared = whole.map { _ in [Substring]() }
    for index in 0..<shards {
      let own = try cases("--shard-index", "\(index)", "--shard-count", "\(shards)")
      for (position, name) in own.enumerated() where shared.indices.contains(index + position * shards) {
        shared[index + position * shards].append(name)
      }
      // After a case that ended the program the rest of the shard is run.
      expectEqual(
        try cases("--shard-index", "\(index)", "--shard-count", "\(shards)", "--skip", "2"), Array(own.dropFirst(2)))
    }
    expectEqual(shared, whole.map { [$0] })
  }

  /// The names of the first 31 cases of a seed; an option may leave some out.
  private func cases(_ options: String...) throws -> [Substring] {
    let result = try Subprocess.run(Subprocess.soak, ["--seed", "7", "--count", "31", "--dry-run"] + options)
    expectEqual(result.code, 0)
    return result.output.split(separator: "\n").filter { !$0.hasPrefix("case none") }
  }

  /// A case that ends the program is named, and the script continues with the next one.
  @Test func soakContinuesAfterCrash() throws {
    let folder = TemporaryFolder()
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path("scripts"), withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder.path(".build/debug"), withIntermediateDirectories: true)
    let script = #filePath.replacing(/Tests\/SimulatorTests\/[^\/]*$/, with: "scripts/soak")
    try files.copyItem(atPath: script, toPath: folder.path("scripts/soak"))
    let program = folder.path(".build/debug/tessera-soak")
    // Another process writes the file: a file that this process has open, and shares with its children, cannot be
    // executed.
    _ = try Subprocess.run("bash", ["-c", #"printf %s "$0" > "$1" && chmod +x "$1""#, Self.programThatEnds, program])
    let result = try Subprocess.run("bash", [folder.path("scripts/soak"), "--no-build"])
    expectEqual(
      result.output,
      """
      case 20: scene
        ended by signal 4; again: scripts/soak --case 20
      case 30: scene
        ended by signal 4; again: scripts/soak --case 30
      case 40: scene
        a finding
      case none: the end

      """)
    expectEqual(result.code, 1)
  }

  /// Six cases, of which the third and the fourth end the program and the fifth has a finding.
  private static let programThatEnds = """
    #!/usr/bin/env bash
    while (($# > 0)); do
      case "$1" in
        --skip) skip=$2; shift 2 ;;
        *) shift ;;
      esac
    done
    for ((index = skip; index < 6; index++)); do
      echo "case $((index * 10)): scene"
      if ((index == 2 || index == 3)); then kill -ILL $$; fi
      if ((index == 4)); then echo "  a finding"; fi
    done
    echo "case none: the end"
    exit 1
    """
}

extension Subprocess {
  fileprivate static let soak = tessera.replacing(/tessera$/, with: "tessera-soak")
}
