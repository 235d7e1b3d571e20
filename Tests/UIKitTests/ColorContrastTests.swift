import Drawing
import Foundation
import Testing
import UIKitCore
import TestSupport

struct ColorContrastTests {
  private func traits(
    _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast, _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection(mutations: {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    })
  }

  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> Int {
    let drawn = color.drawn(with: traits)
    return [drawn.red, drawn.green, drawn.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }

  /// The values published in Apple's Human Interface Guidelines.
  @Test(
    "have the published values, light and dark, at normal and high contrast",
    arguments: [
      (.systemRed, [0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961]),
      (.systemOrange, [0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340]),
      (.systemYellow, [0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426]),
      (.systemGreen, [0x34C759, 0x30D158, 0x248A3D, 0x30DB5B]),
      (.systemMint, [0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF]),
      (.systemTeal, [0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF]),
      (.systemCyan, [0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF]),
      (.systemBlue, [0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF]),
      (.systemIndigo, [0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF]),
      (.systemPurple, [0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF]),
      (.systemPink, [0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482]),
      (.systemBrown, [0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469]),
      (.systemGray, [0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2]),
      (.systemGray6, [0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426]),
    ] as [(UIColor, [Int])])
  func values(color: UIColor, values: [Int]) {
    let all = [traits(.light, .normal), traits(.dark, .normal), traits(.light, .high), traits(.dark, .high)]
    expectEqual(all.map { hex(color, $0) }, values)
  }

  @Test func elevatedBackgroundsAreLighterInDarkModeOnly() {
    expectEqual(hex(.systemBackground, traits(.dark, .normal, .elevated)), 0x1C1C1E)
    expectEqual(hex(.systemBackground, traits(.light, .normal, .elevated)), 0xFFFFFF)
    expectEqual(hex(.secondarySystemGroupedBackground, traits(.dark, .normal, .elevated)), 0x2C2C2E)
  }

  /// The contrast ratio of WCAG 2, with translucent text composited over its background.
  private func ratio(_ text: UIColor, on background: UIColor, _ traits: UITraitCollection) -> Double {
    let (over, under) = (text.drawn(with: traits), background.drawn(with: traits))
    func light(_ part: KeyPath<Color, CGFloat>, _ mixed: Bool) -> Double {
      let share = mixed ? over.alpha : 0
      let value = Double(over[keyPath: part] * share + under[keyPath: part] * (1 - share))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ mixed: Bool) -> Double {
      0.2126 * light(\.red, mixed) + 0.7152 * light(\.green, mixed) + 0.0722 * light(\.blue, mixed)
    }
    let (a, b) = (luminance(true), luminance(false))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test
  func labelColorsMeetContrastRequirements() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let (normal, high) = (traits(style, .normal), traits(style, .high))
      for background in [UIColor.systemBackground, .secondarySystemBackground, .systemGroupedBackground] {
        expectGreater(ratio(.label, on: background, normal), 15)
        expectGreater(ratio(.secondaryLabel, on: background, high), 4.5)
        for text in [UIColor.secondaryLabel, .tertiaryLabel, .quaternaryLabel] {
          expectGreater(ratio(text, on: background, high), ratio(text, on: background, normal))
        }
      }
    }
  }

  @Test func alphaKeepsFollowingTraits() {
    let faint = UIColor.systemRed.withAlphaComponent(0.5)
    expectEqual(hex(faint, traits(.dark, .high)), 0xFF6961)
    expectEqual(faint.drawn(with: traits(.dark, .high)).alpha, 0.5)
    #expect(traits(.dark, .high).hasDifferentColorAppearance(comparedTo: traits(.dark, .normal)))
    #expect(!traits(.dark, .high).hasDifferentColorAppearance(comparedTo: traits(.dark, .high)))
  }
}
