package import Foundation
import Geometry
package import LayoutSolver

/// A collection view as the rules see it: its solved layout, and the observations of a run.
package struct LintedView: Sendable {
  /// The layout; `nil` for layouts that are not compositional.
  package var solution: LayoutSolution?
  /// The sections that are lists, whose dimensions are the system's.
  package var lists: Set<Int> = []
  /// The size of the visible area, without content insets.
  package var visibleSize: CGSize = .zero
  package var run = RunObservations()

  package init(solution: LayoutSolution?) { self.solution = solution }
}

/// The observations of a collection view during a run.
package struct RunObservations: Equatable, Sendable {
  /// An element and its area.
  package struct Element: Hashable, Sendable {
    package var section: Int
    /// The name, such as `0.3`.
    package var name: String
    package var frame: CGRect

    package init(section: Int, name: String, frame: CGRect) {
      (self.section, self.name, self.frame) = (section, name, frame)
    }
  }

  /// The warnings about page formulas, by section.
  package var pageWarnings: [Int: String] = [:]
  /// Whether the delegate implements `scrollViewDidScroll`.
  package var delegateFollowsScrolling = false
  /// The properties that the app set of the scroll views of orthogonal sections, and their replacements, by section.
  package var privateProperties: [Int: [String: String]] = [:]
  /// The estimated elements that a handler changed.
  package var changedEstimates: [Element] = []
  /// The elements that disappeared while their transformed frame was visible, with the visible area.
  package var culled: [Element] = []
  /// The kinds that were registered or laid out.
  package var registeredKinds: Set<String> = []
  package var usedKinds: Set<String> = []
  /// The classes by which a diffable data source identifies sections and items.
  package var identifierClasses: [String] = []
  /// The sections whose handler moves or scales items.
  package var movingSections: Set<Int> = []
  /// Whether a handler moves or scales items.
  package var hasMotion: Bool { !movingSections.isEmpty }
  /// The sections whose handler moves or scales items although motion is reduced.
  package var unreducedMotion: Set<Int> = []

  package init() {}
}

/// A screen as the rules see it.
package struct LintedScreen: Equatable, Sendable {
  package var texts: [ScreenText] = []
  package var targets: [TouchTarget] = []
  /// The closures that keep the screen alive after its use: `visibleItemsInvalidationHandler`, `section provider`.
  package var retainingClosures: [String] = []

  package init() {}
}

/// A text on the screen.
package struct ScreenText: Equatable, Sendable {
  package var text: String
  /// The frame on the screen.
  package var frame: CGRect
  package var pointSize: CGFloat
  package var isBold: Bool
  /// The colors of the text and of the opaque area behind it, as linear sums of the views; `nil` if it is a picture.
  package var color: LintColor
  package var background: LintColor?
  /// Whether a part of the text is missing, at the default and at the largest text size; `nil` if it was not compared.
  package var isCut: Bool
  package var isCutAtLargestSize: Bool?

  package init(
    text: String, frame: CGRect, pointSize: CGFloat, isBold: Bool, color: LintColor, background: LintColor?,
    isCut: Bool = false, isCutAtLargestSize: Bool? = nil
  ) {
    (self.text, self.frame, self.pointSize, self.isBold) = (text, frame, pointSize, isBold)
    (self.color, self.background, self.isCut) = (color, background, isCut)
    self.isCutAtLargestSize = isCutAtLargestSize
  }
}

/// A view that reacts to touches.
package struct TouchTarget: Equatable, Sendable {
  /// The class, and the label that assistive technologies read.
  package var name: String
  package var label: String?
  package var frame: CGRect
  /// The size of the area that reacts, which may be larger than the frame.
  package var reach: CGSize
  /// Whether the size is the system's, such as that of a switch.
  package var hasSystemSize: Bool

  package init(name: String, label: String?, frame: CGRect, reach: CGSize, hasSystemSize: Bool = false) {
    (self.name, self.label, self.frame) = (name, label, frame)
    (self.reach, self.hasSystemSize) = (reach, hasSystemSize)
  }
}
