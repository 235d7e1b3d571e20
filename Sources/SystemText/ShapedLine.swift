import Foundation

/// A line prepared for drawing, measured in fractions of the font's size, so that it is valid for all sizes.
struct ShapedLine {
  struct Part {
    /// The face; `nil` for a picture of the emoji font.
    var face: FontCatalog.Face?
    var text: String
    /// The position of the text's origin.
    var x: CGFloat
    var width: CGFloat
    /// Whether the text is right-to-left; its position is still that of its left edge.
    var isRightToLeft = false
  }

  /// The parts from left to right.
  var parts: [Part]
  var width: CGFloat
}

/// All properties of a font descriptor except its size; lines are shaped once for each variant.
struct FontVariant: Hashable {
  /// The faces in the order in which they are searched.
  var faces: [FontCatalog.Face]
  /// Whether other scripts are drawn bold: their fonts have two weights.
  var isBold: Bool
  var hasTabularDigits: Bool
  /// The narrowing of letters.
  var condensing: Condensing
  /// Whether words do not change the glyphs of others, as in fonts for text. An app's own font may draw a whole phrase
  /// as one icon.
  var hasIndependentWords: Bool

  enum Condensing: Hashable {
    case none
    /// San Francisco's text variant is tighter than Inter: "Label" at 17 points is 42 points wide on iOS and 43.6 here,
    /// "Button" at 15 points 46 and 47. Letters narrower by 1/36 give 42.4 and 45.7.
    case text

    /// The horizontal dots per inch, with four samples per pixel.
    var dotsAcross: UInt32 { self == .text ? 35 : 36 }
    var factor: CGFloat { CGFloat(dotsAcross) / 36 }
  }
}
