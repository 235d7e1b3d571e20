package import UIKitCore

/// A command to the app's shell: the list of scenes, and the scene chosen from it.
package enum ShellStep: Codable, Hashable, Sendable {
  case open(String)
  case home
  /// One step back within the scene or, from its first step, to the list.
  case back
  /// Ends the scene on screen and begins it anew, as the system does when the user changes the language.
  case relaunch
}

/// The list of scenes on a device, and the scene chosen from it.
@MainActor
package protocol AppShell: AnyObject {
  /// The title of the scene on screen.
  var title: String { get }

  /// Makes the first screen of the scene anew; `nil` if no scene is on screen.
  var makeScreen: (() -> UIViewController)? { get }

  func perform(_ step: ShellStep)
}

extension AppShell {
  package var makeScreen: (() -> UIViewController)? { nil }
}
