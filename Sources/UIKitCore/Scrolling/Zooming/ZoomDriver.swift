import Foundation
import Geometry
import ScrollPhysics

/// The driver of zooming in one scroll view: it takes input from two fingers and from code, and writes scale and offset
/// together.
///
/// The scale is that of the content view's transform and is kept nowhere else.
@MainActor
final class ZoomDriver {
  private unowned let driver: ScrollDriver
  /// Whether two fingers are changing the scale.
  private(set) var isZooming = false
  private var pinch: Pinch?
  private(set) var flight: Flight?
  /// Whether the scale or offset is beyond its limits; it returns when the last finger lifts.
  private var mustReturn = false

  init(driver: ScrollDriver) { self.driver = driver }

  struct Pinch {
    /// The scale, without limits, at which the pinch began.
    var raw: Double
    /// The location between the fingers, in points from the view's top left corner.
    var location: CGPoint
    /// Whether the fingers drag the content as well.
    var isDragging: Bool
  }

  /// A motion of the content to a scale.
  struct Flight {
    enum Purpose {
      case animation
      case bounce
    }

    var motion: ZoomMotion
    var start: FrameTime
    var purpose: Purpose
    var from: CGPoint
    /// The final offset if the content had no edges.
    var wanted: CGPoint
  }

  var view: UIScrollView? { driver.view }
  var isBouncing: Bool { flight?.purpose == .bounce && flight?.motion.from != flight?.motion.to }
  var isAnimating: Bool { flight?.purpose == .animation }
  /// Whether the scale is changing, during which the offset is not fitted.
  var isActive: Bool { isZooming || flight != nil || mustReturn }

  var limits: ZoomLimits {
    guard let view else { return ZoomLimits(minimum: 1, maximum: 1) }
    return ZoomLimits(
      minimum: Double(view.minimumZoomScale), maximum: Double(view.maximumZoomScale), bounces: view.bouncesZoom)
  }

  // MARK: Fingers

  /// Begins a pinch.
  ///
  /// - Parameter location: The location between the fingers, from the view's top left corner.
  func pinchBegan(at location: CGPoint) {
    guard let view, let content = view.zoomedContent else { return }
    endFlight()
    isZooming = true
    mustReturn = false
    pinch = Pinch(raw: limits.raw(shown: Double(view.zoomScale)), location: location, isDragging: driver.isDragging)
    view.delegate?.scrollViewWillBeginZooming(view, with: content)
  }

  /// Follows a pinch.
  ///
  /// - Parameter scale: The scale of the gesture since its beginning.
  func pinchChanged(scale: CGFloat, at location: CGPoint) {
    guard let pinch, let view else { return }
    // Fingers that drag the content have moved it already; fingers that only spread, or begin to drag now, move it
    // along.
    let before = pinch.isDragging && driver.isDragging ? location : pinch.location
    self.pinch?.location = location
    self.pinch?.isDragging = driver.isDragging
    let shown = PublishedGrid.scale(limits.shown(raw: pinch.raw * Double(scale)))
    let offset = view.zoomAnchor.offset(
      driver.exactOffset, at: view.zoomScale, keeping: before, at: CGFloat(shown), location)
    apply(scale: shown, offset: offset)
  }

  func pinchEnded(at time: FrameTime) {
    guard isZooming, let view else { return }
    driver.note(time)
    isZooming = false
    mustReturn = true
    let rests = limits.clamp(Double(view.zoomScale)) == Double(view.zoomScale)
    if rests { report() }
    if !driver.isTracking { fingersLeft() }
  }

  /// Responds to the last finger leaving the content.
  func fingersLeft() {
    guard mustReturn, !isZooming, let view else { return }
    mustReturn = false
    let scale = Double(view.zoomScale)
    let target = limits.clamp(scale)
    let isOutside = driver.isAtRest && restingOffset(driver.exactOffset, at: target) != driver.exactOffset
    let location = pinch?.location ?? view.bounds.size.middle
    pinch = nil
    guard target != scale || isOutside else { return driver.geometryDidChange() }
    let wanted = view.zoomAnchor.offset(
      driver.exactOffset, at: view.zoomScale, keeping: location, at: CGFloat(target), location)
    fly(to: target, wanted: wanted, for: .bounce)
  }

  // MARK: Code

  /// Changes the scale in code.
  ///
  /// - Parameter wanted: The offset at the new scale if the content had no edges.
  func zoom(to scale: CGFloat, wanted: CGPoint, animated: Bool) {
    guard let view, let content = view.zoomedContent else { return }
    endFlight()
    guard animated, view.window != nil else {
      apply(scale: Double(scale), offset: restingOffset(wanted, at: Double(scale)))
      return driver.geometryDidChange()
    }
    view.delegate?.scrollViewWillBeginZooming(view, with: content)
    fly(to: Double(scale), wanted: wanted, for: .animation)
  }

  /// Ends all motion at the present scale, or at the nearest one within the limits.
  func halt() {
    guard isActive, let view else { return }
    let scale = limits.clamp(Double(view.zoomScale))
    flight = nil
    mustReturn = false
    if scale != Double(view.zoomScale) {
      let middle = view.bounds.size.middle
      apply(
        scale: scale,
        offset: view.zoomAnchor.offset(
          driver.exactOffset, at: view.zoomScale, keeping: middle, at: CGFloat(scale), middle))
    }
    report()
    driver.geometryDidChange()
  }

  /// Completes a motion when the view has left its window.
  func arrive() {
    guard let flight else { return }
    advance(to: flight.start + flight.motion.duration)
  }

  // MARK: Time

  func advance(to time: FrameTime) {
    guard let flight else { return }
    let progress = flight.motion.progress(at: time - flight.start)
    let end = restingOffset(flight.wanted, at: flight.motion.to)
    let offset = CGPoint(
      x: flight.from.x + (end.x - flight.from.x) * progress, y: flight.from.y + (end.y - flight.from.y) * progress)
    if !driver.isDragging {
      apply(scale: flight.motion.scale(at: time - flight.start), offset: offset)
    } else if let view {
      // A finger determines the offset.
      let (scale, middle) = (flight.motion.scale(at: time - flight.start), view.bounds.size.middle)
      let held = view.zoomAnchor.offset(
        driver.exactOffset, at: view.zoomScale, keeping: middle, at: CGFloat(scale), middle)
      apply(scale: scale, offset: held)
    }
    if progress >= 1 { endFlight() }
  }
}

extension ZoomDriver {
  private func fly(to scale: Double, wanted: CGPoint, for purpose: Flight.Purpose) {
    guard let view else { return }
    for axis in ScrollDriver.axes { driver[axis].stop(at: Double(driver.exactOffset[axis]), time: driver.now) }
    let end = restingOffset(wanted, at: scale)
    let from = driver.exactOffset
    let growth =
      abs(scale / Double(view.zoomScale) - 1) * Double(Swift.max(view.contentSize.width, view.contentSize.height))
    let distance = Double(Swift.max(abs(end.x - from.x), abs(end.y - from.y)))
    let motion = ZoomMotion(
      from: Double(view.zoomScale), to: scale, pace: purpose == .animation ? .animated : .settling,
      distance: Swift.max(growth, distance))
    flight = Flight(motion: motion, start: driver.now, purpose: purpose, from: from, wanted: wanted)
    view.window?.root?.register(driver)
  }

  private func endFlight() {
    guard let flight else { return }
    self.flight = nil
    if flight.motion.from != flight.motion.to || flight.purpose == .animation { report() }
    driver.geometryDidChange()
  }

  private func report() {
    guard let view else { return }
    view.delegate?.scrollViewDidEndZooming(view, with: view.zoomedContent, atScale: view.zoomScale)
  }

  /// Returns the nearest offset at which content at a scale may rest.
  private func restingOffset(_ offset: CGPoint, at scale: Double) -> CGPoint {
    guard let view else { return offset }
    let size = view.contentSize(atZoomScale: CGFloat(scale))
    var resting = offset
    for axis in ScrollDriver.axes {
      resting[axis] = CGFloat(view.track(axis, content: size).clamp(Double(offset[axis])))
    }
    return resting
  }

  private func apply(scale: Double, offset: CGPoint) {
    guard let view else { return }
    let isOther = CGFloat(scale) != view.zoomScale
    driver.place(at: offset) { view.scaleContent(to: CGFloat(scale)) }
    if isOther { view.delegate?.scrollViewDidZoom(view) }
  }
}

extension CGSize {
  var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
