import Foundation
import Scenes
public import UIKit

/// A screen of yours, to be shown by the simulator.
public struct Screen: Sendable {
  let scene: Scene

  /// - Parameters:
  ///   - name: How the command line and scripts call it: letters, digits and `-`, such as `store-carousel`.
  ///   - title: In the list of screens; the name if not given.
  ///   - summary: In one line, what there is to see.
  ///   - makeViewController: Called each time the screen is opened.
  public init(
    _ name: String, title: String? = nil, summary: String = "",
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    scene = Scene(name, title ?? name, summary, in: Scene.Group(""), makeViewController: makeViewController)
  }
}
