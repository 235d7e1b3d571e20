import Foundation
import PlainText
import SDLWindow
import Scenes
import Simulator
import UIKit
import Workbench

/// A scene on several devices in one window, which scroll together.
@MainActor
struct MatrixRun {
  private let grid: DeviceGrid
  private let host: WindowHost

  init(_ scene: Scene, _ matrix: SnapshotMatrix, over saved: StateText?, isBare: Bool) throws {
    let configurations = try matrix.variants.map { try $0.options.configuration(over: saved) }
    let display = try Display()
    let sizes = configurations.map(\.device.size)
    let columns = GridLayout.columns(for: sizes, inGroupsOf: matrix.columns, on: display.usableSize)
    let layout = GridLayout(sizes, columns: columns)
    let scale = Device.screen(size: layout.size, scale: 1).pictureScale(fitting: display.usableSize)
    let services = try Machine.services()
    let tiles = try zip(matrix.variants, configurations).map { variant, configuration in
      let host = try configuration.makeHost(pictureScale: scale, services: services)
      host.show(scene.makeViewController())
      if let saved { host.restore(saved.state) }
      return DeviceGrid.Tile(host: host, label: variant.values.joined(separator: ", "))
    }
    grid = try DeviceGrid(tiles, columns: columns, textEngine: services.textEngine)
    let bench = Workbench(
      content: grid, inspector: GridInspector(grid), services: services, isFixed: false, hasToolbar: !isBare,
      commands: WindowCommand.forSeveralDevices.filter { !Self.varies($0, in: matrix) }, scenes: [],
      language: Language(environment: ProcessInfo.processInfo.environment))
    bench.actions.report = { Terminal.answer($0) }
    Terminal.window = { [weak bench] in bench?.notify($0) }
    host = try WindowHost(host: bench, display: display, title: "\(scene.title) - Tessera")
    host.handlers.back = { [weak grid] in grid?.goBack() }
    host.handlers.copyPicture = { PictureClipboard.copy($0) }
    host.handlers.screenshot = { ScreenshotFile.write($0, name: "\(scene.name)-matrix") }
  }

  /// Whether a command changes what the devices of the window differ in.
  private static func varies(_ command: WindowCommand, in matrix: SnapshotMatrix) -> Bool {
    let key: String? =
      switch command.action {
      case .appearance: "appearance"
      case .contrast: "contrast"
      case .boldText: "bold-text"
      case .direction: "direction"
      case .language: "locale"
      case .textSize: "text-size"
      default: nil
      }
    return key.map(matrix.keys.contains) ?? false
  }

  func run() throws { try host.run() }
}
