import ArgumentParser
import Foundation
import LayoutFiles
import Simulator

struct LayoutCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "layout", abstract: "Solves the layouts of a file and prints their frames as JSON.")

  @Argument(help: "JSON with one layout or an array of them; - is standard input.")
  var file: String

  @MainActor
  func perform() throws {
    let bytes = try InputFile.read(file, limit: 16 << 20)
    let layouts = try LayoutFile(Data(bytes), name: file == "-" ? "standard input" : file)
    try OutputFile.writeToStandardOutput(layouts.result())
  }
}
