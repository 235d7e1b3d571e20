import Foundation

/// A line as it will be drawn, measured in shares of the font's size, so that it is good for all sizes.
struct ShapedLine {
  struct Part {
    /// nil for a picture of the emoji font.
    var face: FontCatalog.Face?
    var text: String
    /// Of the text's origin.
    var x: CGFloat
    var width: CGFloat
    /// Read so; it still starts at its left edge.
    var isRightToLeft = false
  }

  /// From left to right.
  var parts: [Part]
  var width: CGFloat
}

/// Everything of a font descriptor but its size; lines are shaped once for each.
struct FontCut: Hashable {
  /// In the order in which they are tried.
  var faces: [FontCatalog.Face]
  /// Whether other scripts are drawn bold: their fonts come in two weights.
  var isBold: Bool
  var hasTabularDigits: Bool
  /// How much narrower than drawn letters are set.
  var condensing: Condensing

  enum Condensing: Hashable {
    case none
    /// San Francisco's text cut is tracked tighter than Inter: "Label" at 17 points is 42 points wide on iOS and 43.6
    /// here, "Button" at 15 points 46 and 47. Letters narrower by 1/36 come to 42.4 and 45.7.
    case text

    /// Horizontal dots an inch, with four samples a pixel.
    var dotsAcross: UInt32 { self == .text ? 35 : 36 }
    var factor: CGFloat { CGFloat(dotsAcross) / 36 }
  }
}
