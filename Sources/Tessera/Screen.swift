import Foundation
import Scenes
public import UIKit

/// A screen of a package that the simulator can show.
public struct Screen: Sendable {
  let scene: Scene

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in scripts: letters, digits and `-`, such as `store-carousel`.
  ///   - title: The title in the list of screens; the name by default.
  ///   - summary: The screen's content in one line.
  ///   - makeViewController: A closure that returns a new screen each time it is opened.
  public init(
    _ name: String, title: String? = nil, summary: String = "",
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    scene = Scene(name, title ?? name, summary, in: Scene.Group(""), makeViewController: makeViewController)
  }
}
