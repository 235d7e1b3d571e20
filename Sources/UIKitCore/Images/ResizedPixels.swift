import Drawing
import Foundation
import Geometry

extension UIImage {
  /// Returns the pixels of a resizable image that fill a size, whose corners and edges keep theirs.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The image's own pixels if it is not resizable, or the size is unusable.
  func pixels(filling size: CGSize) -> ImagePixels {
    let own = pixels
    let limit = CGFloat(Self.largestSide)
    guard isResizable, own.width > 0, own.height > 0, size.width > 0, size.height > 0,
      size.width * scale <= limit, size.height * scale <= limit
    else { return own }
    let columns = Self.sources(
      own.width, Int((size.width * scale).rounded()), capInsets.left * scale, capInsets.right * scale, resizingMode)
    let rows = Self.sources(
      own.height, Int((size.height * scale).rounded()), capInsets.top * scale, capInsets.bottom * scale, resizingMode)
    guard !columns.isEmpty, !rows.isEmpty else { return own }
    let source = own.pixels
    var result: [UInt32] = []
    result.reserveCapacity(columns.count * rows.count)
    for row in rows { result.append(contentsOf: columns.map { source[row * own.width + $0] }) }
    return ImagePixels(width: columns.count, height: rows.count, pixels: result, name: own.name)
  }

  private static let largestSide = 8192

  /// Returns the pixel of the image for each pixel of a larger one, along one axis.
  private static func sources(
    _ count: Int, _ wanted: Int, _ before: CGFloat, _ after: CGFloat, _ mode: ResizingMode
  ) -> [Int] {
    let start = Swift.min(Swift.max(0, Int(before.rounded())), count)
    let end = Swift.min(Swift.max(0, Int(after.rounded())), count - start)
    let middle = count - start - end
    let free = wanted - start - end
    // Caps that do not fit are scaled as a whole.
    guard free > 0 else { return (0..<Swift.max(0, wanted)).map { $0 * count / Swift.max(1, wanted) } }
    return (0..<wanted).map { index in
      if index < start { return index }
      if index >= wanted - end { return count - (wanted - index) }
      // Caps that meet leave no middle; the pixel before the place where they meet takes its part.
      if middle == 0 { return Swift.max(0, start - 1) }
      let offset = index - start
      return start + (mode == .tile ? offset % middle : offset * middle / free)
    }
  }
}
