import Drawing
import Foundation
import Geometry

/// How one look of a layer takes the place of another.
///
/// - Fidelity: documented.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a new look comes from.
///
/// - Fidelity: observed; the top is where y is greatest, as in layers that are not flipped: what comes from there moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// From what a layer looks like when the transition is added to what it looks like from then on. A layer has one at a
/// time.
///
/// - Fidelity: approximated; changes that were made earlier in the same frame belong to the old look, the new one is drawn
///   as it is at each moment, and a push does not fade.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// From the left if nil.
  open var subtype: CATransitionSubtype?
  /// How far the transition has come when it begins and when it ends, in 0 ... 1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// What `UIView.transition` asks for, which has no name here.
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

public let kCATransition = "transition"

/// How a layer passes from one look to another.
enum TransitionStyle: Equatable {
  case dissolve
  /// The side is that on which the new look stands at first, in widths and heights.
  case push(from: CGVector)
  case moveIn(from: CGVector)
  case reveal(from: CGVector)
  /// Over an upright axis (x ≠ 0), the left half coming forward for 1, or a level one, the lower half for 1.
  case flip(CGVector)
}

/// A transition at one moment.
struct ShownTransition {
  let style: TransitionStyle
  /// 0 ... 1.
  let progress: CGFloat
  /// In the layer's coordinates.
  let old: [DrawCommand]
}
