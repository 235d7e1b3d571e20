import Foundation
import LayoutKnobs
import UIKitCollections

/// The state of changing a layout's values. The values themselves are in the layout.
struct KnobState {
  /// A change that can be undone.
  struct Step {
    weak var view: UICollectionView?
    var section: Int
    /// The value that changed; `nil` if all of them did.
    var key: KnobKey?
    var before: SectionEdit
    var after: SectionEdit
    /// The time of the change, in seconds of the window.
    var time: TimeInterval
  }

  /// The section whose values are shown; `nil` for the first one on screen.
  weak var view: UICollectionView?
  var section: Int?
  /// The row that keys change; `nil` unless the user changes values by keyboard.
  var focus: Int?
  /// The digits typed so far for the row in focus.
  var typed = ""
  /// The reason why the latest value was refused.
  var refusal = ""
  /// The values of the view's other sections, and the view, section and layout for which they were read.
  var others: (values: [SectionValues], view: ObjectIdentifier, section: Int, generation: Int)?
  var past: [Step] = []
  var future: [Step] = []

  /// The most steps that are kept.
  static let mostSteps = 1_000
  /// The seconds within which changes of one value are one step, as while it is dragged.
  static let pause: TimeInterval = 0.6

  /// Adds a step, or extends the latest one if the same value goes on changing.
  mutating func add(_ step: Step) {
    future = []
    if let key = step.key, let last = past.last, last.key == key, last.view === step.view,
      last.section == step.section, step.time - last.time < Self.pause
    {
      past[past.count - 1].after = step.after
      past[past.count - 1].time = step.time
      return
    }
    past.append(step)
    if past.count > Self.mostSteps { past.removeFirst() }
  }
}
