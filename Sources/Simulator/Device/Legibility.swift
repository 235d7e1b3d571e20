package import UIKitCore

/// The user's device-wide legibility settings.
package struct Legibility: Equatable, Sendable {
  package var textSize: UIContentSizeCategory
  package var contrast: UIAccessibilityContrast
  package var weight: UILegibilityWeight
  package var reducesMotion: Bool

  package init(
    textSize: UIContentSizeCategory = .large, contrast: UIAccessibilityContrast = .normal,
    weight: UILegibilityWeight = .regular, reducesMotion: Bool = false
  ) {
    (self.textSize, self.contrast, self.weight, self.reducesMotion) = (textSize, contrast, weight, reducesMotion)
  }

  /// Text sizes by their names on the command line, the smallest first.
  package static let textSizes: KeyValuePairs<String, UIContentSizeCategory> = [
    "extra-small": .extraSmall, "small": .small, "medium": .medium, "large": .large, "extra-large": .extraLarge,
    "extra-extra-large": .extraExtraLarge, "extra-extra-extra-large": .extraExtraExtraLarge,
    "accessibility-medium": .accessibilityMedium, "accessibility-large": .accessibilityLarge,
    "accessibility-extra-large": .accessibilityExtraLarge,
    "accessibility-extra-extra-large": .accessibilityExtraExtraLarge,
    "accessibility-extra-extra-extra-large": .accessibilityExtraExtraExtraLarge,
  ]

  package static let contrasts: KeyValuePairs<String, UIAccessibilityContrast> = ["normal": .normal, "high": .high]

  package static let weights: KeyValuePairs<String, UILegibilityWeight> = ["regular": .regular, "bold": .bold]
}
