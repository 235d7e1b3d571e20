import Foundation
import TestSupport
import Testing

/// `scripts/folders`, run on modules written for the test. `scripts/check`, which every run of the tests begins with, runs
/// it on the sources.
struct FolderOrderTests {
  private let module = TemporaryFolder()

  private static let script = #filePath.replacing(/Tests\/SimulatorTests\/[^\/]*$/, with: "scripts/folders")
  private static let order = """
    - `Values`: below
    - Kernel of at most 2, whose folders refer to each other:
      - `Views`: views
      - `Windows`: windows
    - `Bars`: above
    """
  private static let sources = [
    "Values/Color.swift": "struct Color { enum Space { case sRGB } }",
    "Views/View.swift": "class View { var window: Window?; var color = Color() }",
    "Windows/Window.swift": "class Window: View {}",
    "Bars/Bar.swift": "class Bar: View { struct Look {} }\nprivate struct Hidden {}",
  ]

  private func write(_ text: String, to path: String) throws {
    let url = URL(filePath: module.path(path))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Adds files to the module and verifies it.
  private func check(
    order: String = Self.order, with files: [String: String] = [:]
  ) throws -> (code: Int32, output: String) {
    for (path, text) in Self.sources.merging(files, uniquingKeysWith: { $1 }) { try write(text, to: path) }
    try write(order, to: "ORDER.md")
    let result = try Subprocess.run(Self.script, [module.root])
    expectEqual(result.errors, "")
    return (result.code, result.output.replacing(module.root + "/", with: ""))
  }

  @Test func acceptsReferencesDownwardAndInsideTheKernel() throws {
    let result = try check()
    expectEqual(result.output, "")
    expectEqual(result.code, 0)
  }

  @Test(arguments: [
    "class Planted { let bar: Bar? = nil }", "let planted = Bar()", "extension Bar {}",
    "func planted(_ bars: [Bar]) {}",
    "let planted = \"\\(Bar.self)\"", "let planted: Bar.Look? = nil", "let planted = \\Bar.window",
    "func planted(_ view: View) -> Bool { view is Bar }",
  ])
  func refusesAReferenceUpward(line: String) throws {
    let result = try check(with: ["Views/Planted.swift": "// planted\n" + line])
    expectEqual(result.code, 1)
    #expect(
      result.output.hasPrefix("Views/Planted.swift:2: Views refers to Bar of Bars, which ORDER.md lists after it."))
  }

  @Test(arguments: [
    "// Bar", "/* Bar */", "/// ``Bar``\nlet text = \"Bar\"", "let text = \"\"\"\n  Bar\n  \"\"\"",
    "struct Hidden {}\nlet own = Hidden()", "extension View { struct Bar {}\n  var own: Bar { Bar() } }",
    "let member = Color.Bar", "let bar = 1",
  ])
  func acceptsNameOutsideReferences(text: String) throws {
    let result = try check(with: ["Views/Other.swift": text])
    expectEqual(result.output, "")
    expectEqual(result.code, 0)
  }

  @Test func findsTypesDeclaredInExtensions() throws {
    let files = [
      "Bars/View+Style.swift": "extension View { enum Style { case bar } }",
      "Views/View+Shape.swift": "extension View { var shape: Style { .bar } }",
    ]
    let result = try check(with: files)
    expectEqual(result.code, 1)
    #expect(result.output.contains("Views/View+Shape.swift:1: Views refers to View.Style of Bars"))
  }

  @Test func namesFilesAndFoldersMissingFromList() throws {
    let result = try check(order: Self.order + "\n- `Menus`: not there", with: ["Tabs/Tab.swift": "struct Tab {}"])
    expectEqual(result.code, 1)
    #expect(result.output.contains("ORDER.md:6: there is no file in Menus"))
    #expect(result.output.contains("Tabs/Tab.swift:1: ORDER.md lists no folder that contains this file"))
  }

  @Test func holdsTheKernelToItsSize() throws {
    let result = try check(order: Self.order.replacing("at most 2", with: "at most 1"))
    expectEqual(result.code, 1)
    expectEqual(result.output, "ORDER.md:2: the kernel has 2 folders; at most 1 are allowed\n")
  }

  @Test(arguments: [
    ("- `Bars`: again", "ORDER.md:6: Bars is listed twice"),
    ("- Bars", "ORDER.md:6: an item begins with a folder in backquotes"),
    ("- Kernel of at most 9:", "ORDER.md:6: a module has one kernel, which is in line 2"),
  ])
  func namesErrorsInList(line: String, message: String) throws {
    let result = try check(order: Self.order + "\n" + line)
    expectEqual(result.code, 1)
    expectEqual(result.output, message + "\n")
  }
}
