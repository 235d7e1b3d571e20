package import Geometry
import PlainText
import Simulator

/// One axis of one scroll view of a scene, with the names by which a person chooses it.
package struct MotionSubject: Hashable, Sendable {
  /// The view's number, counted from 1 in order of appearance.
  package var view: Int
  /// The section; `nil` for the view's own scrolling.
  package var section: Int?
  /// The axis of the scroll view.
  package var axis: Axis

  /// Creates the subject of a view, or of an orthogonal section in it.
  package init(view: Int, section: Int? = nil, axis: Axis) {
    self.view = view
    self.section = section
    self.axis = axis
  }

  /// The name `page`, `section-2` or `view-2-page`.
  package var name: String {
    (view == 1 ? "" : "view-\(view)-") + (section.map { "section-\($0)" } ?? "page")
  }

  /// The name with the axis, which a section does not need: `page-y`.
  package var fullName: String { section == nil ? name + (axis == .horizontal ? "-x" : "-y") : name }
}

/// An ambiguous or unknown choice of a scene's scroll views.
package enum MotionChoiceError: Error, Equatable, CustomStringConvertible {
  case unknown(String, names: [String])
  case nothingScrolls

  package var description: String {
    switch self {
    case .unknown(let name, let names):
      "no scroll view is called \(name.quoted)\(Nearest.hint(Nearest.name(to: name, among: names))); "
        + "choose auto, \(names.joined(separator: ", "))"
    case .nothingScrolls: "there is no scroll view in the scene, so there is nothing to plot"
    }
  }
}
