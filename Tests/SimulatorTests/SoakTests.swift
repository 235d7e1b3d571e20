import Testing
import TestSupport

/// A slice of what `scripts/soak` runs whole: scenes on screens of every size, density, text size and direction.
@Suite struct SoakTests {
  /// Another seed looks at other cases; this many take some five seconds.
  private static let (seed, count) = (1, 40)

  @Test func scenesNeitherEndNorWarnAndComeToRest() throws {
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

  /// A case is found again by its number.
  @Test func aCaseCanBeRunAgain() throws {
    let result = try Subprocess.run(Subprocess.soak, ["--case", "12345"])
    #expect(result.output.hasPrefix("case 12345: "))
    #expect(try Subprocess.run(Subprocess.soak, ["--case", "-1"]).code != 0)
  }
}

extension Subprocess {
  fileprivate static let soak = tessera.replacing(/tessera$/, with: "tessera-soak")
}
