import Foundation
import Simulator
import UIKitCore

/// The window's own interface, and what its parts do.
extension Workbench {
  /// Makes the interface for the present size of the window.
  func makeInterface() throws -> (root: InterfaceRoot, controller: InterfaceController) {
    let root = try InterfaceRoot(
      size: geometry.interfaceSize, density: geometry.density, isDark: content.settings.isDark, services: services,
      device: { [content] in content.inspectable?.root })
    let controller = root.perform {
      let controller = makeController()
      root.root.window.rootViewController = controller
      controller.quietParts.forEach(root.root.keepRecording)
      return controller
    }
    return (root, controller)
  }

  private func makeController() -> InterfaceController {
    let controller = InterfaceController(
      geometry: geometry, language: language, commands: commands, search: search,
      perform: { [weak self] in self?.actions.perform($0) }, choose: { [weak self] in self?.choose($0) })
    controller.timeline.onScrub = { [weak self] in self?.scrub(to: $0, isMoving: $1) }
    controller.panel.onStep = { [weak self] in self?.inspect(.stepValue($0, by: $1)) }
    controller.panel.onFinding = { [weak self] in self?.inspect(.pinFinding($0)) }
    controller.panel.onValue = { [weak self] in self?.inspect(.focusValue($0)) }
    for bar in controller.scrollBars { bar.onScroll = { [weak self, axis = bar.axis] in self?.scroll(axis, by: $0) } }
    return controller
  }

  /// Does what an entry of the palette offers.
  private func choose(_ entry: CommandSearch.Entry) {
    switch entry {
    case .command(let command): actions.perform(command)
    case .scene(let scene): actions.openScene(scene.name)
    case .device(let name): actions.chooseDevice(name)
    case .setting(let setting): if !isFixed { adopt(setting.applied(to: content.settings)) }
    case .zoom(let percent):
      zoom = CGFloat(percent) / 100
      actions.adoptZoom()
    }
  }

  /// The scenes that the palette offers, which change with a project's code.
  package func offer(_ scenes: [CommandSearch.SceneEntry]) {
    search = CommandSearch(commands: commands, scenes: scenes)
    if controller != nil { edit { $0.search = self.search } }
  }
}
