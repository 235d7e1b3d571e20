package import UIKitCore

/// The user's settings of a device, which an app sees as traits.
package struct DeviceSettings: Hashable, Codable, Sendable {
  package var isDark: Bool
  package var isRightToLeft: Bool
  /// The index of the text size in ``Legibility/textSizes``.
  package var textSize: Int
  package var hasHighContrast: Bool
  package var hasBoldText: Bool
  package var reducesMotion: Bool
  package var language: DeviceLanguage

  package init(
    isDark: Bool = false, isRightToLeft: Bool = false, textSize: Int = 3, hasHighContrast: Bool = false,
    hasBoldText: Bool = false, reducesMotion: Bool = false, language: DeviceLanguage = .standard
  ) {
    (self.isDark, self.isRightToLeft, self.textSize) = (isDark, isRightToLeft, textSize)
    (self.hasHighContrast, self.hasBoldText, self.reducesMotion) = (hasHighContrast, hasBoldText, reducesMotion)
    self.language = language
  }

  /// The settings of an environment.
  package init(_ environment: RenderEnvironment) {
    self.init(
      isDark: environment.userInterfaceStyle == .dark, isRightToLeft: environment.layoutDirection == .rightToLeft,
      textSize: Legibility.textSizes.firstIndex { $0.value == environment.preferredContentSizeCategory } ?? 3,
      hasHighContrast: environment.accessibilityContrast == .high, hasBoldText: environment.legibilityWeight == .bold,
      reducesMotion: environment.reducesMotion, language: environment.language)
  }

  /// The name of the text size on the command line.
  package var textSizeName: String { Self.textSize(textSize).key }

  /// Returns the settings with another language, in whose direction the interface is laid out.
  package func speaking(_ language: DeviceLanguage) -> DeviceSettings {
    var copy = self
    (copy.language, copy.isRightToLeft) = (language, language.isRightToLeft)
    return copy
  }

  /// Returns the settings with the next larger or smaller text size; the first and last are the limits.
  package func changingTextSize(by steps: Int) -> DeviceSettings {
    var copy = self
    let index = textSize.addingReportingOverflow(steps).partialValue
    copy.textSize = min(max(0, index), Legibility.textSizes.count - 1)
    return copy
  }

  /// Returns the settings with those that differ between two others changed to the second's.
  package func changing(from old: DeviceSettings, to new: DeviceSettings) -> DeviceSettings {
    var copy = self
    func adopt<Value: Equatable>(_ path: WritableKeyPath<DeviceSettings, Value>) {
      if old[keyPath: path] != new[keyPath: path] { copy[keyPath: path] = new[keyPath: path] }
    }
    for path in [\DeviceSettings.isDark, \.isRightToLeft, \.hasHighContrast, \.hasBoldText, \.reducesMotion] {
      adopt(path)
    }
    adopt(\.textSize)
    adopt(\.language)
    return copy
  }

  /// Returns an environment with these settings, otherwise unchanged.
  package func applied(to environment: RenderEnvironment) -> RenderEnvironment {
    var environment = environment
    environment.userInterfaceStyle = isDark ? .dark : .light
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.preferredContentSizeCategory = Self.textSize(textSize).value
    environment.accessibilityContrast = hasHighContrast ? .high : .normal
    environment.legibilityWeight = hasBoldText ? .bold : .regular
    environment.reducesMotion = reducesMotion
    environment.language = language
    return environment
  }

  static func textSize(_ index: Int) -> (key: String, value: UIContentSizeCategory) {
    let sizes = Legibility.textSizes
    return sizes[min(max(0, index), sizes.count - 1)]
  }
}
