import Foundation
import Geometry

extension AxisScroller {
  /// Largest release velocity, pt/s.
  package static let speedLimit = 8000.0

  /// A finger lands.
  ///
  /// - Parameters:
  ///   - position: Of the finger along the axis, in points of the screen.
  ///   - grabbing: Whether it stops a motion and drags at once, without slop. nil: if the axis moves at `time`.
  package mutating func touchDown(at position: Double, time: Double, grabbing: Bool? = nil) {
    let stamp = stamp(time)
    let time = note(time)
    let grabs = grabbing ?? isMoving(at: time)
    let shown = offset(at: time)
    let position = FiniteGeometry.coordinate(position)
    var tracker = VelocityTracker()
    tracker.add(position, at: stamp)
    state = .touched(Touch(tracker: tracker, began: position, current: position, offset: shown))
    if grabs { beginDragging() }
  }

  /// The finger moves; content follows if it drags, and if the axis can be dragged.
  package mutating func touchMoved(to position: Double, time: Double) {
    let stamp = stamp(time)
    _ = note(time)
    guard case .touched(var touch) = state, track.isDraggable, position.isFinite else { return }
    touch.current = FiniteGeometry.coordinate(position)
    touch.tracker.add(touch.current, at: stamp)
    state = .touched(touch)
  }

  /// Whether the finger has travelled far enough along the axis to drag, and the axis can be dragged.
  package var passesSlop: Bool {
    guard case .touched(let touch) = state, !touch.isDragging, track.isDraggable else { return false }
    return abs(travel) >= AxisArbitration.slop
  }

  /// How far the finger is from where it landed, in points of offset: positive where it would scroll forwards.
  package var travel: Double {
    guard case .touched(let touch) = state else { return 0 }
    return touch.began - touch.current
  }

  /// The touch drags from here on. Translation counts from where the finger is, so the content does not jump by the
  /// slop.
  package mutating func beginDragging() {
    guard case .touched(var touch) = state, !touch.isDragging else { return }
    touch.drag = Drag(began: touch.current, holding: touch.offset, on: track)
    state = .touched(touch)
  }

  /// How far beyond the ends the finger drags, in points of its own way; 0 inside, and when it does not drag.
  package var surplus: Double {
    guard case .touched(let touch) = state else { return 0 }
    return touch.surplus(on: track)
  }

  /// From here on the content stops at the ends, and ``surplus`` is for something else to use. A lift there leaves it.
  package mutating func yieldSurplus() {
    guard case .touched(var touch) = state else { return }
    touch.drag?.yields = true
    state = .touched(touch)
  }
}
