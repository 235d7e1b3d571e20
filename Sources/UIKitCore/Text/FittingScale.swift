import Foundation

/// The scale of a text that is drawn smaller so that it fits.
///
/// Widths are not in proportion to sizes: the system's font has wider spacing in small sizes, so the scale is searched for.
enum FittingScale {
  /// The difference of font sizes, in points, below which no larger size is looked for.
  private static let precision: CGFloat = 0.05
  /// The width in points by which a line may be too long, as in the layout of lines.
  static let slack: CGFloat = 0.001

  /// Returns the largest scale at which a text fits, or the smallest allowed one if it fits at none.
  ///
  /// - Parameters:
  ///   - guess: The scale that is tried first, such as that of a text whose width is in proportion to its size.
  ///   - smallest: The smallest scale; 0 for a font of one point.
  ///   - fontSize: The size of the font, in points.
  ///   - fits: Returns whether the text fits at a scale.
  /// - Complexity: O(log(*fontSize*)) calls of `fits`; two if the guess is right.
  static func largest(
    near guess: CGFloat, smallest: CGFloat, fontSize: CGFloat, fits: (_ scale: CGFloat) -> Bool
  ) -> CGFloat {
    let step = precision / max(1, fontSize)
    var lower = max(min(smallest, 1), 1 / max(1, fontSize))
    var upper: CGFloat = 1
    if (lower...upper).contains(guess) {
      if !fits(guess) {
        upper = guess
      } else if guess + step >= upper || !fits(guess + step) {
        return guess
      } else {
        lower = guess
      }
    }
    while upper - lower > step {
      let middle = (lower + upper) / 2
      if fits(middle) { lower = middle } else { upper = middle }
    }
    return lower
  }
}
