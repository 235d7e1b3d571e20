import Foundation
import Geometry

/// Lets a device be felt. Stages have no motor, no more than an iPad: nothing is felt, and nothing else happens.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}

/// Something has hit something.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}
  /// - Parameter intensity: In 0 ... 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Another value was chosen.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Something went well, or not.
///
/// - Fidelity: documented for devices without haptics.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
