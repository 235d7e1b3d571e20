package import Geometry
import PlainText
import Simulator

/// One axis of one scroll view of a scene, by the names that a person chooses it with.
package struct MotionSubject: Hashable, Sendable {
  /// From 1, in the order in which they came on show.
  package var view: Int
  /// Nil is the view's own scrolling.
  package var section: Int?
  package var axis: Axis

  package init(view: Int, section: Int? = nil, axis: Axis) {
    self.view = view
    self.section = section
    self.axis = axis
  }

  /// `page`, `section-2`, `view-2-page`.
  package var name: String {
    (view == 1 ? "" : "view-\(view)-") + (section.map { "section-\($0)" } ?? "page")
  }

  /// With the axis, which a section needs not say: `page-y`.
  package var fullName: String { section == nil ? name + (axis == .horizontal ? "-x" : "-y") : name }
}

/// Which scroll of a scene is meant cannot be told.
package enum MotionChoiceError: Error, Equatable, CustomStringConvertible {
  case unknown(String, names: [String])
  case nothingScrolls

  package var description: String {
    switch self {
    case .unknown(let name, let names):
      "nothing that scrolls is called \(name.quoted)\(Nearest.hint(Nearest.name(to: name, among: names))); "
        + "choose auto, \(names.joined(separator: ", "))"
    case .nothingScrolls: "there is no scroll view in the scene, so there is nothing to plot"
    }
  }
}
