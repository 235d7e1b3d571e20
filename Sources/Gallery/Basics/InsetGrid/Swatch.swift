import UIKit

struct Swatch: Hashable {
  var number: Int
  var color: UIColor
}

extension Swatch {
  /// All colors that adapt to light and dark mode, each in five strengths.
  static let all: [Swatch] = {
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
    ]
    let strengths: [CGFloat] = [1, 0.8, 0.6, 0.4, 0.2]
    let shades = colors.flatMap { color in strengths.map { color.withAlphaComponent($0) } }
    return shades.enumerated().map { Swatch(number: $0, color: $1) }
  }()
}
