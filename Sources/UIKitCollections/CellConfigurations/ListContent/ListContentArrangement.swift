import Foundation
import Geometry

/// The frames of image and texts in a row, computed from their sizes.
///
/// Coordinates start at the leading edge; frames are mirrored afterwards in right-to-left layouts.
struct ListContentArrangement: Equatable {
  /// The parts to arrange.
  struct Contents {
    /// The size of the image, and the size reserved for it; `nil` without an image.
    var image: (size: CGSize, reservedSize: CGSize)?
    var imageToText: CGFloat = 0
    /// A closure that returns the size of the text in a column of a given width; `nil` without text.
    var text: ((CGFloat) -> CGSize)?
    var secondary: ((CGFloat) -> CGSize)?
    var horizontalPadding: CGFloat = 0
    var verticalPadding: CGFloat = 0
    var prefersSideBySide = false
    /// The distances from the top of each text to its baseline, in points. Texts side by side are aligned by their
    /// baselines.
    var baselines: (text: CGFloat, secondary: CGFloat) = (0, 0)
  }

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var secondary: CGRect?
  /// Whether both texts are in one line, with the second at its end.
  private(set) var isSideBySide = false
  /// The height including the margins.
  private(set) var height: CGFloat = 0

  /// Creates an arrangement of two texts with known frames.
  init(text: CGRect?, secondary: CGRect?, height: CGFloat) {
    (self.text, self.secondary, self.height) = (text, secondary, height)
  }

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - width: The total width, in points; the margins may take up all of it.
  ///   - margins: The margins around all parts.
  init(_ contents: Contents, width: CGFloat, margins: NSDirectionalEdgeInsets) {
    let reservedSize = contents.image?.reservedSize ?? .zero
    let start = margins.leading + (contents.image == nil ? 0 : reservedSize.width + contents.imageToText)
    let column = FiniteGeometry.length(width - start - margins.trailing)
    placeTexts(contents, in: column)
    let textHeight = (text.map { $0.maxY } ?? 0).atLeast(secondary.map { $0.maxY } ?? 0)
    let inner = textHeight.atLeast(reservedSize.height)
    height = FiniteGeometry.length(margins.top + inner + margins.bottom)
    let offset = CGPoint(x: start, y: margins.top + (inner - textHeight) / 2)
    text = text.map { CGRect(origin: $0.origin + offset, size: $0.size) }
    secondary = secondary.map { CGRect(origin: $0.origin + offset, size: $0.size) }
    image = contents.image.map { picture in
      CGRect(
        x: margins.leading + (reservedSize.width - picture.size.width) / 2,
        y: margins.top + (inner - picture.size.height) / 2, width: picture.size.width, height: picture.size.height)
    }
  }

  /// Returns the width at which no text wraps, without margins.
  static func naturalWidth(of contents: Contents) -> CGFloat {
    let image = contents.image.map { $0.reservedSize.width + contents.imageToText } ?? 0
    let (text, secondary) = (contents.text?(.infinity).width ?? 0, contents.secondary?(.infinity).width ?? 0)
    let isInOneLine = contents.prefersSideBySide && contents.text != nil && contents.secondary != nil
    return image + (isInOneLine ? text + contents.horizontalPadding + secondary : text.atLeast(secondary))
  }

  private mutating func placeTexts(_ contents: Contents, in column: CGFloat) {
    if contents.prefersSideBySide, placeSideBySide(contents, in: column) { return }
    if let measure = contents.text {
      text = CGRect(x: 0, y: 0, width: column, height: measure(column).height)
    }
    if let measure = contents.secondary {
      let top = text.map { $0.maxY + contents.verticalPadding } ?? 0
      secondary = CGRect(x: 0, y: top, width: column, height: measure(column).height)
    }
  }

  /// Places both texts in one line.
  ///
  /// - Returns: Whether both fit.
  private mutating func placeSideBySide(_ contents: Contents, in column: CGFloat) -> Bool {
    guard let first = contents.text?(.infinity), let second = contents.secondary?(.infinity),
      first.width + contents.horizontalPadding + second.width <= column
    else { return false }
    let baseline = contents.baselines.text.atLeast(contents.baselines.secondary)
    text = CGRect(
      origin: CGPoint(x: 0, y: baseline - contents.baselines.text),
      size: CGSize(width: column - contents.horizontalPadding - second.width, height: first.height))
    secondary = CGRect(
      origin: CGPoint(x: column - second.width, y: baseline - contents.baselines.secondary), size: second)
    isSideBySide = true
    return true
  }
}

extension CGFloat {
  /// Returns the larger of two numbers; this one if either is NaN.
  func atLeast(_ other: CGFloat) -> CGFloat { other > self ? other : self }
}
