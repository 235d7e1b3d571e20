import Commands
import Foundation
import Scenes

/// Runs the command line of `tessera` with a package's own screens, then ends the process.
///
/// ```swift
/// import Tessera
/// import UIKit
///
/// Tessera.start([Screen("carousel") { CarouselViewController() }])
/// ```
///
/// The verb `run` opens a window, `snapshot` writes pictures, `replay` plays scripts, and `record` and `layout` write
/// layouts as text; `--help` lists all options. A single screen needs no name; several begin with a list.
///
/// - Parameter screens: The screens: at least one, with distinct names.
@preconcurrency @MainActor
public func start(_ screens: [Screen]) -> Never { start(screens, arguments: nil) }

/// Runs the command line with arguments.
///
/// - Parameter arguments: The arguments; `nil` for those of the process.
@MainActor
package func start(_ screens: [Screen], arguments: [String]?) -> Never {
  let names = screens.map(\.scene.name)
  guard !screens.isEmpty else { fatalError("Tessera.start needs a screen to show") }
  if let twice = Dictionary(grouping: names, by: { $0 }).first(where: { $1.count > 1 })?.key {
    fatalError("Tessera.start was given two screens named \"\(twice)\"; a script could mean either")
  }
  let given = arguments ?? Array(CommandLine.arguments.dropFirst())
  TesseraCommand.start(
    Catalogue(screens.map(\.scene), abstract: "UIKit's screens on Linux, in a window or as files."),
    program: programName, arguments: given.isEmpty ? ["run"] : given)
}

/// The executable's name, by which the user calls it.
private var programName: String {
  let path = CommandLine.arguments.first ?? ""
  let name = path.split(separator: "/").last.map(String.init) ?? ""
  return name.isEmpty ? "tessera" : name
}
