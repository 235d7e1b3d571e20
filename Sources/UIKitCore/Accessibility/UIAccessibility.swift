import Foundation
import Geometry

/// What the user has set for reading and moving with more ease.
///
/// - Fidelity: documented. Nobody reads a stage aloud, so that nothing listens to what is posted.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Tells whoever reads the screen aloud; here nobody does.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool { false }
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.screen.legibilityWeight == .bold
  }
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.screen.accessibilityContrast == .high
  }
}
