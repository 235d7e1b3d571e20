import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// The Dynamic Type tables of Apple's Human Interface Guidelines: the size and the leading of each style in each category.
struct TextStyleTableTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static let tables: [(UIFont.TextStyle, sizes: [CGFloat], leadings: [CGFloat])] = [
    (
      .largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (
      .subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    ),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]

  @Test func sizesAndLeadingsMatchTheGuidelines() {
    for (style, sizes, leadings) in Self.tables {
      for (index, category) in Self.categories.enumerated() {
        let traits = UITraitCollection(traitsFrom: [
          UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 8),
        ])
        expectEqual(
          UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, sizes[index],
          "\(style.rawValue), \(category.rawValue)")
        // Values scale as the leadings do.
        let scaled = UIFontMetrics(forTextStyle: style).scaledValue(for: leadings[3] * 4, compatibleWith: traits)
        expectTrue(
          isClose(scaled, leadings[index] * 4, within: 0.13), "\(style.rawValue), \(category.rawValue): \(scaled)")
      }
    }
  }

  /// A font of one's own is as large as its style grows, rounded to pixels, and not larger than its limit.
  @Test(arguments: [1, 2, 3] as [CGFloat]) func customFontSizesAreRoundedToPixels(scale: CGFloat) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(displayScale: scale),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 15.2), compatibleWith: traits)
    let wanted = (15.2 * 24 / 22 * scale).rounded() / scale
    expectTrue(isClose(font.pointSize, wanted), "\(font.pointSize), not \(wanted)")
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 15.2), maximumPointSize: 15.5, compatibleWith: traits)
    expectEqual(limited.pointSize, 15.5)
  }
}
