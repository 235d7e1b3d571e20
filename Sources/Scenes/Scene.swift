public import UIKit

/// A screen that the simulator can show, with the name by which the command line and scripts ask for it.
public struct Scene: Sendable {
  /// Scenes that belong together: a section of the list.
  public struct Group: Hashable, Sendable {
    /// The section's header; empty for a section without one.
    public let title: String

    public init(_ title: String) { self.title = title }
  }

  /// The scene's name on the command line: letters, digits and `-`.
  public let name: String
  public let title: String
  /// The scene's content in one line.
  public let summary: String
  public let group: Group
  /// Makes the scene's screen anew, each time that it is opened.
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  public init(
    _ name: String, _ title: String, _ summary: String, in group: Group,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.title, self.summary, self.group) = (name, title, summary, group)
    self.makeViewController = makeViewController
  }
}
