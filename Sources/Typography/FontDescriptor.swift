package import Foundation

/// The family, size, weight and style of a font: all that a `TextEngine` knows about it.
package struct FontDescriptor: Hashable, Sendable {
  /// The font family: `system` is the sans-serif font of the interface, `monospaced` its fixed-width counterpart.
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    case named(String)
  }

  /// The family of the font.
  package var family: Family
  /// The size in points, 1 to 512.
  package var size: CGFloat
  /// The weight on Apple's axis: −0.8 ultra-light, 0 regular, 0.23 medium, 0.3 semibold, 0.4 bold, 0.62 black.
  package var weight: CGFloat
  /// Whether letters are slanted.
  package var isItalic: Bool
  /// Whether digits have equal widths.
  package var hasMonospacedDigits: Bool

  /// Creates a descriptor, by default of the system font in regular weight.
  package init(
    family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }

  /// The families of iOS whose letters have equal widths, as their fonts' names begin.
  private static let fixedWidthNames = ["Menlo", "Courier"]

  /// Whether all letters have equal widths.
  package var isMonospaced: Bool {
    switch family {
    case .system: false
    case .monospaced: true
    case .named(let name): Self.fixedWidthNames.contains { name.hasPrefix($0) }
    }
  }
}

/// The vertical metrics of a font, in points, as `UIFont` reports them.
package struct FontMetrics: Hashable, Sendable {
  /// The distance above the baseline, positive.
  package var ascender: CGFloat
  /// The distance below the baseline, negative.
  package var descender: CGFloat
  /// The additional distance between lines, in points.
  package var leading: CGFloat
  /// The height of capital letters, in points.
  package var capHeight: CGFloat
  /// The height of lowercase letters without ascenders, in points.
  package var xHeight: CGFloat

  /// The distance between the baselines of two lines, in points.
  package var lineHeight: CGFloat { ascender - descender + leading }

  /// Creates metrics, by default without leading.
  package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
