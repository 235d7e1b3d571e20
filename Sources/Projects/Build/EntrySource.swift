/// The source file that is compiled with a project and passes its screens to the process that loads it.
package enum EntrySource {
  /// The C name of the function that the loading process calls.
  package static let symbol = "tessera_project_screens"

  /// Returns the text of the file.
  package static func text(for record: BuildRecord, appDelegate: String?) -> String {
    var lines = [
      "@_spi(Projects) import Scenes", "import TesseraRuntime", "import UIKit", "",
      "/// Names the module in which nib files find classes.",
      "private final class TesseraProjectModule {}", "",
      "@_cdecl(\"\(symbol)\")", "public func tesseraProjectScreens() {", "  MainActor.assumeIsolated {",
      "    tesseraClasses(TesseraProjectModule.self)",
    ]
    if let appDelegate {
      lines.append("    LoadedScreens.add(app: \(appDelegate).self, named: \(literal(BuildRecord.appName)))")
    }
    let standIn = appDelegate == AdapterReport.standInDelegate
    for screen in record.screens {
      guard let make = screen.make else { continue }
      lines.append("    LoadedScreens.add(\(literal(screen.name))) { \(make)() }")
    }
    lines += ["  }", "}"]
    if !record.tests.isEmpty { lines += TestEntrySource.lines(for: record.tests) }
    if standIn { lines.append("final class \(AdapterReport.standInDelegate): UIResponder, UIApplicationDelegate {}") }
    return (lines + [""]).joined(separator: "\n")
  }

  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
