import Foundation
import Geometry

/// A recognizer of quick movements in one direction. The gesture is discrete, and recognized while the touches are
/// still down.
///
/// A swipe is at least 50 points long and takes at most half a second. It deviates by less than it advances, and by at
/// most 50 points.
///
/// - Fidelity: approximated; iOS does not publish its limits, and weighs precision against speed.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// An upward swipe.
    public static let up = Direction(rawValue: 1 << 2)
    /// A downward swipe.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions in which a swipe is recognized. The default is `right`.
  open var direction = Direction.right
  /// The number of touches. The default is 1.
  open var numberOfTouchesRequired = 1

  /// The limits in points.
  private static let length: CGFloat = 50
  private static let tolerance: CGFloat = 50
  /// The limit in seconds.
  private static let duration: FrameTime = 0.5

  private var starts: [CGPoint] = []
  private var failsAt: FrameTime?

  override var deadline: FrameTime? { attempt.state == .possible && attempt.held == nil ? failsAt : nil }

  override func deadlinePassed(at time: FrameTime) { state = .failed }

  /// Returns the location at which the swipe began, in the center of its touches.
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    let sum = starts.reduce(CGPoint.zero, +)
    return converted(CGPoint(x: sum.x / CGFloat(starts.count), y: sum.y / CGFloat(starts.count)), to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard starts.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
    return converted(starts[touchIndex], to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if failsAt == nil { failsAt = event.timestamp + Self.duration }
    starts = self.touches.map(\.startLocation)
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == numberOfTouchesRequired else { return }
    let translations = self.touches.map { $0.location - $0.startLocation }
    if directions.contains(where: { ahead in translations.allSatisfy { Self.isSwipe($0, ahead) } }) {
      return state = .ended
    }
    if directions.allSatisfy({ ahead in translations.contains { Self.strays($0, ahead) } }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    starts = []
    failsAt = nil
  }

  private var directions: [CGPoint] {
    let all: [(Direction, CGPoint)] = [
      (.right, CGPoint(x: 1, y: 0)), (.left, CGPoint(x: -1, y: 0)), (.up, CGPoint(x: 0, y: -1)),
      (.down, CGPoint(x: 0, y: 1)),
    ]
    return all.filter { direction.contains($0.0) }.map(\.1)
  }

  private static func isSwipe(_ translation: CGPoint, _ ahead: CGPoint) -> Bool {
    let along = translation.x * ahead.x + translation.y * ahead.y
    return along >= length && abs(translation.x * ahead.y - translation.y * ahead.x) < along
      && !strays(translation, ahead)
  }

  private static func strays(_ translation: CGPoint, _ ahead: CGPoint) -> Bool {
    abs(translation.x * ahead.y - translation.y * ahead.x) > tolerance
  }
}
