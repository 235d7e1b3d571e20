import Foundation
package import Lens
import MotionPlots

/// The facts about a device that the inspector and the physics scope show.
package struct InspectionContent: Codable, Equatable, Sendable {
  package typealias Overlay = LensOverlay

  /// A fault in a layout.
  package struct Finding: Codable, Equatable, Sendable {
    var title: String
    var fix: String
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
    }

    var section: Int?
    package var rows: [Row] = []
    /// The values of the rows, in the same order, for a search in the user's sources.
    package var list: SectionValues?
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

  package var focus: Focus?
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
