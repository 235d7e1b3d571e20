package import Foundation
package import LayoutKnobs

/// The state of a screen that results from a user's input: navigation, scroll positions, selection and text. It is
/// applied to a newly made screen of the same app, whose code may have changed.
package struct SceneState: Codable, Hashable, Sendable {
  /// The name of the chosen scene; `nil` for the list.
  package var scene: String?
  /// The user's steps from the first screen to the current one.
  package var route: [RouteStep] = []
  /// The state of the views in the current screen.
  package var views: [ViewState] = []

  package init(scene: String? = nil) { self.scene = scene }

  /// Input that led from one set of controllers to another.
  package struct RouteStep: Codable, Hashable, Sendable {
    /// The state of the views before the input.
    package var views: [ViewState]
    package var input: [RecordedInput]
    /// The controllers after the input; see ``ControllerOutline``.
    package var outline: String
  }

  /// The state of one view.
  package struct ViewState: Codable, Hashable, Sendable {
    /// The position in the tree of views: classes, and ordinals among siblings of a class.
    package var path: [String]
    package var content: Content

    package init(path: [String], content: Content) { (self.path, self.content) = (path, content) }
  }

  package enum Content: Codable, Hashable, Sendable {
    /// The changed values of a collection view's sections.
    case layout([ChangedSection])
    /// A scroll view's offset, relative to its frame for the scroll view of an orthogonal section.
    case offset(CGPoint)
    /// The selected items of a collection or table view.
    case selection([[Int]])
    case text(String)
    case isOn(Bool)
    case segment(Int)
    case value(Float)
  }
  /// The user's changes of a section's values.
  package struct ChangedSection: Codable, Hashable, Sendable {
    package var section: Int
    package var edit: SectionEdit
    /// The app's own values in place of which the changes are.
    package var authored: SectionEdit
  }
}
