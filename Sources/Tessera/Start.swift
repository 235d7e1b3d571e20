import Commands
import Foundation
import Scenes

/// Does with your screens what the command line asks for, as `tessera` does with those of the gallery; then ends the process.
///
/// ```swift
/// import Tessera
/// import UIKit
///
/// Tessera.start([Screen("carousel") { CarouselViewController() }])
/// ```
///
/// `run` opens a window, `snapshot` writes pictures, `replay` plays scripts, `record` and `layout` write down what is laid out;
/// `--help` tells the rest. A single screen needs no name, several begin with a list.
///
/// - Parameter screens: No two of one name; at least one.
@preconcurrency @MainActor
public func start(_ screens: [Screen]) -> Never { start(screens, arguments: nil) }

/// - Parameter arguments: nil for those of the process.
@MainActor
package func start(_ screens: [Screen], arguments: [String]?) -> Never {
  let names = screens.map(\.scene.name)
  guard !screens.isEmpty else { fatalError("Tessera.start needs a screen to show") }
  if let twice = Dictionary(grouping: names, by: { $0 }).first(where: { $1.count > 1 })?.key {
    fatalError("Tessera.start was given two screens of the name \"\(twice)\"; a script could mean either")
  }
  let given = arguments ?? Array(CommandLine.arguments.dropFirst())
  TesseraCommand.start(
    Catalogue(screens.map(\.scene), abstract: "UIKit's screens on Linux, in a window or as files."),
    program: programName, arguments: given.isEmpty ? ["run"] : given)
}

/// The executable's name, as the user calls it.
private var programName: String {
  let path = CommandLine.arguments.first ?? ""
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.isEmpty ? "tessera" : name
}
