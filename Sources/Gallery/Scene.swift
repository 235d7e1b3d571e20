import UIKit

/// One screen of the gallery.
public struct Scene: Sendable {
  /// Scenes that belong together, in the order of the list.
  public enum Group: String, CaseIterable, Sendable {
    case basics = "Basics"
    case sections = "Sections"
    case boundary = "Headers, badges, backgrounds"
    case lists = "Lists"
    case controls = "Controls"
    case orthogonal = "Orthogonal scrolling"
    case recipes = "Recipes"
    case free = "Free forms"
    case apps = "Apps"
  }

  /// How it is asked for on the command line.
  public let name: String
  public let title: String
  /// What there is to see, in one line.
  public let summary: String
  public let group: Group
  public let makeViewController: @MainActor @Sendable () -> UIViewController

  public init(
    _ name: String, _ title: String, _ summary: String, in group: Group,
    makeViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    (self.name, self.title, self.summary, self.group) = (name, title, summary, group)
    self.makeViewController = makeViewController
  }
}
