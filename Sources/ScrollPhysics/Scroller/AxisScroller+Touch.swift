import Foundation
import Geometry

extension AxisScroller {
  /// The largest release velocity, in pt/s.
  package static let speedLimit = 8000.0

  /// Begins a touch.
  ///
  /// - Parameters:
  ///   - position: The finger's position along the axis, in points of the screen.
  ///   - grabbing: Whether the touch stops a motion and drags at once, without slop; `nil` if that depends on whether
  ///     the axis moves at `time`.
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

  /// Moves the finger; the content follows if the finger drags and the axis can be dragged.
  package mutating func touchMoved(to position: Double, time: Double) {
    let stamp = stamp(time)
    _ = note(time)
    guard case .touched(var touch) = state, track.isDraggable, position.isFinite else { return }
    touch.current = FiniteGeometry.coordinate(position)
    touch.tracker.add(touch.current, at: stamp)
    state = .touched(touch)
  }

  /// Whether the finger has moved far enough along the axis to drag, and the axis can be dragged.
  package var passesSlop: Bool {
    guard case .touched(let touch) = state, !touch.isDragging, track.isDraggable else { return false }
    return abs(translation) >= AxisArbitration.slop
  }

  /// The finger's distance from where it landed, in points of offset: positive if it would scroll forwards.
  package var translation: Double {
    guard case .touched(let touch) = state else { return 0 }
    return touch.began - touch.current
  }

  /// Begins dragging. Translation is measured from the finger's current position, so the content does not jump by the
  /// slop.
  package mutating func beginDragging() {
    guard case .touched(var touch) = state, !touch.isDragging else { return }
    touch.drag = Drag(began: touch.current, holding: touch.offset, on: track)
    state = .touched(touch)
  }

  /// The finger's distance beyond the ends, in points on the screen; 0 inside them and when the finger does not drag.
  package var surplus: Double {
    guard case .touched(let touch) = state else { return 0 }
    return touch.surplus(on: track)
  }

  /// Stops the content at the ends from now on, so that ``surplus`` can move something else. A release there has no
  /// velocity.
  package mutating func yieldSurplus() {
    guard case .touched(var touch) = state else { return }
    touch.drag?.yields = true
    state = .touched(touch)
  }
}
