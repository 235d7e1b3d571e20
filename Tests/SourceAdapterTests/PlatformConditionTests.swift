import SourceAdapter
import Testing

struct PlatformConditionTests {
  @Test(arguments: [
    ("#if os(iOS)\n#endif", "#if true   \n#endif"),
    ("#if !os(iOS) && DEBUG\n#endif", "#if !true    && DEBUG\n#endif"),
    (
      "#if os(macOS) || (targetEnvironment(simulator))\n#endif",
      "#if false     || (true                        )\n#endif"
    ),
    (
      "#if canImport\("(UIKit)")\n#elseif canImport(AppKit)\n#endif",
      "#if true            \n#elseif false            \n#endif"
    ),
    ("#if swift(>=5.9)\nos(iOS)\n#endif", "#if swift(>=5.9)\nos(iOS)\n#endif"),
  ])
  func conditionsAreThoseOfIOS(_ example: (String, String)) {
    #expect(adapted(example.0) == example.1)
  }

  @Test func onlyTheActiveBranchDeclares() {
    let source =
      "#if os(macOS)\nclass A: NSView {}\n#elseif DEBUG\nclass A: UIView {}\n#else\nclass B: UIView {}\n#endif"
    func names(_ conditions: Set<String>) -> [String] {
      Adapter(conditions: conditions).adapt([.init(path: "/A.swift", text: source)]).classes.map(\.name)
    }
    #expect(names(["DEBUG"]) == ["A"])
    #expect(names([]) == ["B"])
  }
}
