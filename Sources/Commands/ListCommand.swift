import ArgumentParser
import PlainText
import Scenes
import Simulator

struct ListCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Names the scenes, or the devices to run them on.")

  @Flag(help: "Devices instead of scenes.")
  var devices = false

  @MainActor
  func perform() throws {
    try OutputFile.writeToStandardOutput(table(devices ? deviceRows : sceneRows))
  }

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
