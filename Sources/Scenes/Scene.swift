public import UIKit

/// A screen that the simulator can show, with the name by which the command line and scripts ask for it.
public struct Scene: Sendable {
  /// Scenes that belong together: a section of the list.
  public struct Group: Hashable, Sendable {
    /// The section's header; empty for a section without one.
    public let title: String

    /// Creates a group with a header.
    public init(_ title: String) { self.title = title }
  }

  /// The scene's name on the command line: letters, digits and `-`.
  public let name: String
  /// The title of the scene in the list.
  public let title: String
  /// The scene's content in one line.
  public let summary: String
  /// The group to which the scene belongs.
  public let group: Group
  /// Returns a new screen each time the scene is opened.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - name: The name on the command line: letters, digits and `-`.
  ///   - title: The title in the list.
  ///   - summary: The scene's content in one line.
  ///   - group: The group in the list.
  ///   - makeViewController: A closure that returns a new screen each time the scene is opened.
  public init(
    _ name: String, _ title: String, _ summary: String, in group: Group,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.title, self.summary, self.group) = (name, title, summary, group)
    self.makeViewController = makeViewController
  }
}
