import Drawing
import Foundation
import Geometry

/// The form of a transition between two appearances of a layer.
///
/// - Fidelity: documented.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the form.
  public let rawValue: String
  /// Creates a form from its name. Unknown names act as `fade`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition begins.
///
/// - Fidelity: observed; the top is where y is greatest, as in layers that are not flipped, so a transition from there
///   moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// Creates a side from its name. Unknown names act as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition begins at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition begins at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition begins at the largest y-coordinate, which is the bottom of the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition begins at the smallest y-coordinate, which is the top of the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// A transition from the layer's appearance when it is added to its appearance afterward. A layer has at most one.
///
/// - Fidelity: approximated; changes made earlier in the same frame belong to the old appearance, the new one is live,
///   and a push does not fade.
open class CATransition: CAAnimation {
  /// The form of the transition. The default is `fade`.
  open var type = CATransitionType.fade
  /// The side from which the transition begins; `nil`, the default, acts as `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The progress at the start of the transition, clamped to `0 ... 1`. The default is 0.
  open var startProgress: Float = 0
  /// The progress at the end of the transition, clamped to `0 ... 1` and at least ``startProgress``. The default is 1.
  open var endProgress: Float = 1

  /// The style of a transition of `UIView.transition`, if it has no public name.
  var ownStyle: TransitionStyle?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, ownStyle) = (other.type, other.subtype, other.ownStyle)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  override func effect(lasting duration: TimeInterval) -> AnimationEffect {
    let start = CGFloat(startProgress).unitClamped
    return .transition(ownStyle ?? style, from: start, to: Swift.max(start, CGFloat(endProgress).unitClamped))
  }

  private var style: TransitionStyle {
    let side: CGVector =
      switch subtype {
      case .fromRight: CGVector(dx: 1, dy: 0)
      case .fromTop: CGVector(dx: 0, dy: 1)
      case .fromBottom: CGVector(dx: 0, dy: -1)
      default: CGVector(dx: -1, dy: 0)
      }
    return switch type {
    case .push: .push(from: side)
    case .moveIn: .moveIn(from: side)
    case .reveal: .reveal(from: side)
    default: .dissolve
    }
  }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// The form of a transition between two appearances of a layer.
enum TransitionStyle: Equatable {
  case dissolve
  /// A push. The vector is the initial offset of the new appearance, in widths and heights.
  case push(from: CGVector)
  case moveIn(from: CGVector)
  case reveal(from: CGVector)
  /// A flip around the vertical axis (x ≠ 0), with the left half coming forward for 1, or around the horizontal axis,
  /// with the lower half coming forward for 1.
  case flip(CGVector)
}

/// A transition at a point in time.
struct ShownTransition {
  let style: TransitionStyle
  /// The progress, in `0 ... 1`.
  let progress: CGFloat
  /// The commands that draw the old appearance, in the layer's coordinates.
  let old: [DrawCommand]
}
