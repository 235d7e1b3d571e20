import ArgumentParser
import PlainText
import Scenes
import Simulator

struct ListCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the scenes, or the devices that run them.",
    discussion: """
        \(Program.name) list
        \(Program.name) list --devices --json
      """)

  @Flag(help: "List devices instead of scenes.")
  var devices = false

  @Flag(help: "Print JSON, one object per line.")
  var json = false

  @MainActor
  func perform() throws {
    let text = json ? lines(devices ? deviceObjects : sceneObjects) : table(devices ? deviceRows : sceneRows)
    try OutputFile.writeToStandardOutput(text)
  }

  private var sceneObjects: [JSONText] {
    Catalogue.scenes.map { scene in
      .object([("name", .string(scene.name)), ("title", .string(scene.title)), ("summary", .string(scene.summary))])
    }
  }

  private var deviceObjects: [JSONText] {
    Device.all.map { device in
      .object([
        ("name", .string(device.name)), ("width", .decimal(device.size.width, places: 1)),
        ("height", .decimal(device.size.height, places: 1)), ("scale", .decimal(device.scale, places: 1)),
        ("isDefault", .bool(device == .standard)),
      ])
    }
  }

  private func lines(_ objects: [JSONText]) -> String { objects.map { $0.line + "\n" }.joined() }

  private var sceneRows: [[String]] { Catalogue.scenes.map { [$0.name, $0.title, $0.summary] } }

  private var deviceRows: [[String]] {
    Device.all.map { device in
      let size = "\(device.size.width.text(decimals: 1))x\(device.size.height.text(decimals: 1))"
      return [device.name, "\(size)@\(device.scale.text(decimals: 1))", device == .standard ? "the default" : ""]
    }
  }

  /// Returns a table whose columns are as wide as their widest entry.
  private func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, entry) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], entry.count)
      }
    }
    return rows.map { row in
      let padded = zip(row, widths).map { entry, width in
        entry + String(repeating: " ", count: width - entry.count)
      }
      var line = padded.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
