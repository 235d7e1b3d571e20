import Foundation
import LayoutLint
import Lens
import Simulator
import UIKitCore

/// The state of the overlays and of the inspector.
struct LensState {
  /// Whether the labels of overlays are in Korean.
  var isKorean = false
  var overlays: Set<LensOverlay> = []
  /// The overlays that were visible before they were hidden.
  var hidden: Set<LensOverlay> = []
  /// The mouse's position over the device while the inspector is open.
  var hover: CGPoint?
  /// The mouse's position over the device while layers are separated.
  var pointer: CGPoint?
  var hovered: LensHit?
  var pinned: LensHit?
  /// The element with the keyboard's focus.
  var focus: Focused?
  /// Whether distances are shown permanently, or while a key is held.
  var isMeasuring = false
  var holdsMeasuringKey = false
  /// The findings, and the state of the screen to which they belong.
  var lint: [LintFinding] = []
  var lintedState: Linted?
  /// The findings of the latest run of the screen, and the collection views that were on the device's screen with the
  /// user's changes of values.
  var rehearsed: (views: [ObjectIdentifier], edits: LayoutEdits, findings: [LintFinding])?

  /// An element with the keyboard's focus.
  struct Focused {
    /// The view, which keeps the focus while others before it come and go.
    weak var view: UIView?
    /// The controller of the view, with whose screen the position loses its meaning.
    weak var controller: UIViewController?
    /// The position in reading order at which the view was.
    var index: Int
  }

  /// The state of the screen on which the findings depend.
  struct Linted: Equatable {
    var generations: [Int]
    var offsets: [CGPoint]
    /// The preferred text size.
    var category: String
    var reducesMotion: Bool
  }

  /// Hides all overlays, or shows those that were hidden; at first, the outlines of the container and of groups.
  mutating func toggleOverlays() {
    (overlays, hidden) = (overlays.isEmpty ? hidden : [], overlays)
    if overlays.isEmpty, hidden.isEmpty { overlays = [.container, .groups] }
  }
}
