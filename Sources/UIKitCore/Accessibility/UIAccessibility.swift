import Foundation
import Geometry

/// The user's accessibility settings, and the notifications that an app posts to assistive technologies.
///
/// - Fidelity: documented; there is no screen reader here, so posted notifications have no effect and settings for
///   assistive technologies are always off.
public enum UIAccessibility {
  /// The name of an event that an app reports to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the notification.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A new view covers a major part of the screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The layout of a part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A scroll action has finished.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A message to be spoken, which the argument holds as a string.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Reports an event to assistive technologies. The call has no effect, since no such technology is connected.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// Posted when VoiceOver is turned on or off, which does not occur here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when the user's preference for less motion changes, which does not occur here.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when the user's preference for opaque backgrounds changes, which does not occur here.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted when the user's preference for bold text changes, which does not occur here.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when the user's preference for more contrast changes, which does not occur here.
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted when an announcement was spoken, which does not occur here.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// Whether the user prefers a cross fade to a slide. Always `false` here.
  @preconcurrency @MainActor public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether the user distinguishes elements without color. Always `false` here.
  @preconcurrency @MainActor public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether the user prefers shapes around buttons. Always `false` here.
  @preconcurrency @MainActor public static var isShakeToUndoEnabled: Bool { false }
  /// Whether videos begin by themselves. Always `true` here.
  @preconcurrency @MainActor public static var isVideoAutoplayEnabled: Bool { true }

  /// Whether VoiceOver is on. Always `false`.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is on. Always `false` here.
  @preconcurrency @MainActor public static var isSwitchControlRunning: Bool { false }
  /// Whether the user prefers opaque backgrounds. Always `false` here.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the screen's colors are inverted. Always `false` here.
  @preconcurrency @MainActor public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen shows no colors. Always `false` here.
  @preconcurrency @MainActor public static var isGrayscaleEnabled: Bool { false }

  /// Whether the user prefers captions. Always `false` here.
  @preconcurrency @MainActor public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the device is limited to one app. Always `false` here.
  @preconcurrency @MainActor public static var isGuidedAccessEnabled: Bool { false }
  /// Whether both channels of sound are one. Always `false` here.
  @preconcurrency @MainActor public static var isMonoAudioEnabled: Bool { false }
  /// Whether AssistiveTouch is on. Always `false` here.
  @preconcurrency @MainActor public static var isAssistiveTouchRunning: Bool { false }
  /// Whether selected text can be spoken. Always `false` here.
  @preconcurrency @MainActor public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen's text can be spoken. Always `false` here.
  @preconcurrency @MainActor public static var isSpeakScreenEnabled: Bool { false }
  /// Whether switches have labels. Always `false` here.
  @preconcurrency @MainActor public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether the user prefers bold text: the screen's traits have the legibility weight `bold`.
  @preconcurrency @MainActor public static var isBoldTextEnabled: Bool {
    UITraitCollection.screen.legibilityWeight == .bold
  }
  /// Whether the user prefers more contrast: the screen's traits have the accessibility contrast `high`.
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.screen.accessibilityContrast == .high
  }
}
