import Foundation
package import Lens
import MotionPlots

/// The facts about a device that the inspector and the physics scope show.
package struct InspectionContent: Codable, Equatable, Sendable {
  package typealias Overlay = LensOverlay

  /// A fault in a layout.
  package struct Finding: Codable, Equatable, Sendable {
    /// The identifier of the rule, and the part of the layout.
    var rule: String
    var position: String
    /// The number of other sections with the same fault, which the same code makes.
    var others = 0
    /// Whether values of the layout have changed since the finding.
    var isOutdated = false
    var reason: String
    var fix: String

    /// Whether both are the same fault in different places.
    func isLike(_ other: Finding) -> Bool {
      rule == other.rule && isOutdated == other.isOutdated && reason == other.reason && fix == other.fix
    }

    /// Returns the finding for the user.
    ///
    /// - Parameter others: The number of other places with the same fault.
    func text(_ language: Language, others: Int = 0) -> String {
      if language == .korean { return KoreanFinding.text(self, others: others) }
      let more = others > 0 ? " (and \(others) more)" : ""
      let age = isOutdated ? "outdated, L checks the changed values: " : ""
      return "\(rule) \(position)\(more): \(age)\(reason)\n→ \(fix)"
    }
  }

  /// The values of a section that the user can change.
  package struct Values: Codable, Equatable, Sendable {
    package struct Row: Codable, Equatable, Sendable {
      /// The part of the section to which the value belongs.
      var part: String
      var title: String
      var value: String
      var isChanged: Bool
      /// The file and line of the value in the user's sources; empty if it is unknown.
      package var source = ""
      /// The other sections that this code makes.
      package var sharing: [String] = []
    }

    var section: Int?
    package var rows: [Row] = []
    /// The values of the rows, in the same order, for a search in the user's sources.
    package var list: SectionValues?
    /// The values of the view's other sections, which the same code may make.
    package var others: [SectionValues] = []
    /// The row with the keyboard's focus.
    package var focus: Int?
    /// The reason why the latest value was refused.
    var refusal = ""
  }

  /// The motion of one axis of a scroll view.
  package struct Motion: Codable, Equatable, Sendable {
    var name = ""
    var trace = MotionTrace()
    /// The offsets at which the scroll view comes to rest.
    var stops: [Double] = []
    /// A motion that was recorded elsewhere, at the same times.
    var reference: MotionTrace?

    /// The interval on screen, in seconds.
    static let duration: Double = 4
  }

  /// The numbers of cells that were made and reused.
  package struct Cells: Codable, Equatable, Sendable {
    var made = 0
    var reused = 0
  }

  /// The element with the keyboard's focus.
  package struct Focus: Codable, Equatable, Sendable {
    /// The position in reading order, and the number of elements on screen.
    var index: Int
    var count: Int
    /// The frame on the device's screen.
    var frame: CGRect
  }

  /// The name of an element that outlasts its views, so that newer code of a project may show it again.
  package struct Pin: Codable, Equatable, Sendable {
    /// The number of the collection view on screen.
    var view: Int
    var element: String

    package init(view: Int, element: String) { (self.view, self.element) = (view, element) }
  }

  package var focus: Focus?
  /// The pinned element.
  package var pin: Pin?
  /// Whether an element is pinned.
  package var isPinned: Bool { pin != nil }
  /// The name of the pinned element, or of the one below the mouse.
  package var subject = ""
  /// The derivation of its frame, a line for each step.
  package var steps: [String] = []
  package var overlays: Set<LensOverlay> = []
  package var lint: [Finding] = []
  /// The latest layout events, a line for each.
  package var events: [String] = []
  package var values = Values()
  package var motion = Motion()
  package var cells: Cells?
  /// Whether there is a change of values to undo, or to make again.
  package var canUndo = false
  package var canRedo = false

  package init() {}

  /// The facts with the end of the motion only, which is all that is visible.
  package var trimmed: InspectionContent {
    var copy = self
    copy.motion.trace = MotionTrace(samples: Array(motion.trace.samples.suffix(600)), bounds: motion.trace.bounds)
    return copy
  }
}
