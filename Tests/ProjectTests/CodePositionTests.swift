import Projects
import TestSupport
import Testing

/// The position in the user's code that a symbolizer's output names.
struct CodePositionTests {
  private static let function = "$s3App4BusyC13viewDidAppearyySbF"

  private func position(_ lines: String...) -> String? {
    let output = lines.map { "\(Self.function)\n\($0)\n" }.joined(separator: "\n")
    return CodePosition(innermostIn: output, sources: ["/a/App.swift", "/a/b:c.swift"])?.position
  }

  @Test func theInnermostPositionInTheSourcesIsNamed() {
    expectEqual(position("??:0:0", "/a/App.swift:4:7", "/a/App.swift:9:1"), "/a/App.swift:4")
    expectEqual(position("/b/Other.swift:4:7", "/a/b:c.swift:2:1"), "/a/b:c.swift:2")
    expectEqual(position("/b/Other.swift:4:7", "<compiler-generated>:0:0"), nil)
  }

  /// Code that the compiler adds has no line; the symbolizer gives the line before it.
  @Test func anApproximateLineCountsIfThereIsNoExactOne() {
    expectEqual(position("/a/App.swift:0:0", "/a/App.swift:4:7 (approximate)"), "/a/App.swift:4")
    expectEqual(position("/a/App.swift:4:7 (approximate)", "/a/App.swift:9:1"), "/a/App.swift:9")
    expectEqual(position("/a/App.swift:0:0"), "/a/App.swift")
  }

  /// The call that reports an unexpected `nil` has no line of its own; the line of the caller would mislead.
  @Test func theInnermostFunctionIsNamedThoughItsLineIsApproximate() {
    let output = """
      $s3App4BusyC4load2atySi_tF
      /a/App.swift:10:9 (approximate)

      \(Self.function)
      /a/App.swift:7:5

      """
    let found = CodePosition(innermostIn: output, sources: ["/a/App.swift"])
    expectEqual(found?.function, "Busy.load(at:)")
    expectEqual(found?.position, "/a/App.swift:10")
  }

  @Test func functionsAreNamedAsTheyAreWritten() {
    func name(_ symbol: String) -> String? {
      CodePosition(innermostIn: "\(symbol)\n/a/App.swift:1:1\n", sources: ["/a/App.swift"])?.function
    }
    expectEqual(name(Self.function), "Busy.viewDidAppear(_:)")
    expectEqual(name("$s3App4BusyC4load2atySi_tFyycfU_"), "a closure of Busy.load(at:)")
    expectEqual(name("main"), "main")
  }
}
