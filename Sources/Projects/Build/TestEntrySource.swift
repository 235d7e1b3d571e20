/// The source that is compiled with a project's tests, and runs one of them in the process that loads it.
package enum TestEntrySource {
  /// The C name of the function that runs the test of a number, and returns 0 if it passes.
  package static let symbol = "tessera_project_test"

  /// Returns the lines of the source.
  static func lines(for tests: [AdapterReport.Test]) -> [String] {
    var lines: [String] = []
    let running = tests.filter { $0.obstacle == nil }
    if running.contains(where: { !$0.isFunction }) { lines += methods }
    if running.contains(where: \.isFunction) { lines += functions }
    lines += [
      "@_cdecl(\"\(symbol)\")", "public func tesseraProjectTest(_ number: Int32) -> Int32 {", "  switch number {",
    ]
    lines += tests.enumerated().filter { $1.obstacle == nil }.map { "  case \($0): return \(call($1))" }
    return lines + ["  default: return 69", "  }", "}"]
  }

  private static func call(_ test: AdapterReport.Test) -> String {
    guard !test.isFunction else { return "tesseraRun(function: \(EntrySource.literal(pattern(for: test))))" }
    let name = EntrySource.literal(test.name)
    let call = "try \(test.isAsync ? "await " : "")test.\(test.name)()"
    guard !test.isAsync else { return "tesseraRun(\(name), asyncTest { (test: \(test.suite)) in { \(call) } })" }
    return "tesseraRun(\(name)) { (test: \(test.suite)) in { try MainActor.assumeIsolated { \(call) } } }"
  }

  /// Returns the regular expression that only the test's identifier matches, such as `App.Suite/name()/File.swift:1:1`.
  private static func pattern(for test: AdapterReport.Test) -> String {
    let types = words(of: test.suite)
    let path = (types + [test.name]).map { $0.map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : "\($0)" }.joined() }
    return "^[^/.]*\\.\(path.joined(separator: "/"))(/|$)"
  }

  /// Returns the names of a type and of those around it. A name in backticks may contain periods.
  private static func words(of type: String) -> [String] {
    var isRaw = false
    return type.split { character in
      if character == "`" { isRaw.toggle() }
      return character == "." && !isRaw
    }.map(String.init)
  }

  private static let methods = [
    "import XCTest",
    "private func tesseraRun<Suite: XCTestCase>(_ name: String, _ body: @escaping (Suite) -> () throws -> Void)",
    "  -> Int32 {", "  let code: CInt = XCTMain([testCase([(name, body)])], arguments: [\"tessera\"])", "  return code",
    "}",
  ]

  private static let functions = [
    "import Foundation", "import Testing", "private func tesseraRun(function pattern: String) -> Int32 {",
    "  var arguments = __CommandLineArguments_v0()", "  arguments.filter = [pattern]", "  var code: CInt?",
    "  Task { @MainActor in code = await Testing.__swiftPMEntryPoint(passing: arguments) }",
    "  while code == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1)) }",
    "  return code ?? 1", "}",
  ]
}
