import Foundation
import LayoutLint
import Lens

/// The state of the overlays and of the inspector.
struct LensState {
  var overlays: Set<LensOverlay> = []
  /// The overlays that were visible before they were hidden.
  var hidden: Set<LensOverlay> = []
  /// The mouse's position over the device while the inspector is open.
  var hover: CGPoint?
  /// The mouse's position over the device while layers are separated.
  var pointer: CGPoint?
  var hovered: LensHit?
  var pinned: LensHit?
  /// Whether distances are shown permanently, or while a key is held.
  var isMeasuring = false
  var holdsMeasuringKey = false
  /// The findings, and the layouts to which they belong.
  var lint: [LintFinding] = []
  var lintedState: [Int] = []
}
