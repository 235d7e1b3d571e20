import Foundation
import Typography

extension UIFont.TextStyle {
  /// The sizes and line heights of a style in points, by ascending text size.
  private struct Table {
    var sizes: [CGFloat]
    var leadings: [CGFloat]
  }

  /// Returns the font size in points. An unknown style has that of `body`.
  func size(in category: UIContentSizeCategory) -> CGFloat { table.sizes[Self.index(of: category)] }

  /// Returns the ratio of the line height to that at the default text size.
  func growth(in category: UIContentSizeCategory) -> CGFloat {
    let leadings = table.leadings
    return leadings[Self.index(of: category)] / leadings[Self.defaultIndex]
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private static func index(of category: UIContentSizeCategory) -> Int {
    UIContentSizeCategory.ascending.firstIndex(of: category) ?? defaultIndex
  }

  /// The index of `large`, the default text size.
  private static let defaultIndex = 3

  private var table: Table { Self.tables[self] ?? Self.plain }

  private static let plain = Table(
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  /// - Source: the Dynamic Type tables of Apple's Human Interface Guidelines.
  private static let tables: [UIFont.TextStyle: Table] = [
    .extraLargeTitle: Table(
      sizes: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      leadings: [40, 41, 42, 43, 46, 48, 50, 55, 59, 64, 68, 73]),
    .extraLargeTitle2: Table(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    .largeTitle: Table(
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Table(
      sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    .title2: Table(
      sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Table(
      sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: plain,
    .body: plain,
    .callout: Table(
      sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Table(
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    .footnote: Table(
      sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Table(
      sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    .caption2: Table(
      sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
