import Workbench
import PlainText
import Simulator
import UIKit

extension StateText {
  /// Returns the state that an option contains; `nil` without the option.
  static func option(_ text: String?) throws(Failure) -> StateText? {
    guard let text else { return nil }
    do { return try StateText(parsing: text) } catch { throw Failure(.usage, "\(error)") }
  }

  /// Returns the text of a device's current state, and prints it, for terminals without a clipboard.
  @MainActor
  static func copy(of content: RewindableHost) -> String {
    copy(StateText(device: content.device, settings: content.settings, state: state(of: content)))
  }

  /// Returns the text of a state, and prints it, for terminals without a clipboard.
  @MainActor
  static func copy(_ state: StateText) -> String {
    let text = state.text
    Terminal.window(Notice("copied the state", "상태를 복사했습니다"))
    Terminal.report("copied --state \(text.shellQuoted)")
    return text
  }

  /// Returns the scene on a device, and the state of its views.
  @MainActor
  static func state(of content: RewindableHost) -> SceneState {
    var state = SceneState(scene: (content.shell as? GalleryShell)?.scene?.name)
    state.views = ViewStates(content.host.root.window).capture()
    return state
  }
}

extension HostOptions {
  /// Returns the configuration that the options describe, with a state's values for missing options.
  func configuration(over saved: StateText?) throws -> HostConfiguration {
    var configuration = try configuration(over: saved?.header ?? InputScript.Header())
    if saved?.reducesMotion ?? false { configuration.legibility.reducesMotion = true }
    return configuration
  }
}

extension SceneHost {
  /// Restores the positions of views on a scene that was just shown.
  func restore(_ state: SceneState) {
    guard !state.views.isEmpty || !state.route.isEmpty else { return }
    var restoration = SceneRestoration(self)
    _ = restoration.restore(state)
    _ = step(events: [], at: time)
  }
}
