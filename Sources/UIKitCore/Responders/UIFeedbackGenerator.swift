import Foundation
import Geometry

/// The base class of haptic feedback. Like an iPad, the device has no haptics: nothing is felt.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Prepares feedback. Does nothing.
  open func prepare() {}
}

/// Haptic feedback for a collision.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and hardness of the objects that collide.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small, light objects.
    case light = 0
    /// Objects of medium size.
    case medium = 1
    /// Large, heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }

  /// Creates a generator of medium impacts.
  public override init() { super.init() }
  /// Creates a generator of impacts.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator of impacts on a view.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Gives feedback for an impact. Does nothing.
  open func impactOccurred() {}
  /// Gives feedback for an impact. Does nothing.
  ///
  /// - Parameter intensity: The strength, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a change of the selection.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback for a changed selection. Does nothing.
  open func selectionChanged() {}
}

/// Haptic feedback for success and failure.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome that is signaled.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task has produced a warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Gives feedback for an outcome. Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
