import Drawing
import Foundation
import Raster
import UIKit

/// Small pictures of a run for its timeline: at even intervals, which double whenever there are too many.
struct Thumbnails: Equatable {
  struct Entry: Equatable {
    /// The index of the picture in the run.
    var index: Int
    var picture: Bitmap
  }

  /// The greatest number of pictures.
  static let capacity = 64
  /// The height of a picture, in pixels.
  static let height = 88

  private(set) var entries: [Entry] = []
  private var interval = 1

  /// Adds the picture with an index, if it is due.
  mutating func note(_ picture: @autoclosure () -> Bitmap, index: Int) {
    guard index >= 0 else { return }
    truncate(to: index)
    guard index % interval == 0 else { return }
    let picture = picture()
    guard picture.width > 0, picture.height > 0 else { return }
    entries.append(Entry(index: index, picture: Self.reduced(picture)))
    while entries.count > Self.capacity {
      interval *= 2
      entries.removeAll { $0.index % interval != 0 }
    }
  }

  /// Removes the pictures from an index on, because the run takes another course.
  mutating func truncate(to count: Int) {
    while let last = entries.last, last.index >= count { entries.removeLast() }
  }

  /// Returns the latest picture that is not after an index, or the first one.
  func entry(at index: Int) -> Entry? { entries.last { $0.index <= index } ?? entries.first }

  /// Returns a small picture, each of whose pixels is the mean of up to sixteen.
  private static func reduced(_ bitmap: Bitmap) -> Bitmap {
    let scale = min(1, Double(height) / Double(max(bitmap.width, bitmap.height)))
    let (width, height) = (
      max(1, Int(Double(bitmap.width) * scale)), max(1, Int(Double(bitmap.height) * scale))
    )
    let columns = samples(bitmap.width, width)
    let rows = samples(bitmap.height, height)
    let pixels = bitmap.pixels.withUnsafeBufferPointer { source in
      rows.flatMap { rows in columns.map { mean(of: source, rows: rows, columns: $0, width: bitmap.width) } }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the positions, at most four, that each of `target` pixels averages.
  private static func samples(_ source: Int, _ target: Int) -> [[Int]] {
    (0..<target).map { index in
      let (start, end) = (index * source / target, max(index * source / target + 1, (index + 1) * source / target))
      return Array(stride(from: start, to: end, by: max(1, (end - start + 3) / 4)))
    }
  }

  /// Returns the mean of the pixels where rows and columns cross, each channel rounded down.
  private static func mean(
    of pixels: UnsafeBufferPointer<UInt32>, rows: [Int], columns: [Int], width: Int
  ) -> UInt32 {
    var sums = SIMD4<UInt32>.zero
    for row in rows {
      for column in columns {
        let pixel = pixels[row * width + column]
        sums &+= SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255
      }
    }
    let means = sums / UInt32(max(1, rows.count * columns.count))
    return means.x | means.y << 8 | means.z << 16 | means.w << 24
  }
}

/// A row of small pictures above the track of a timeline, each at its position in the run.
final class ThumbnailRow: UIView {
  var thumbnails = Thumbnails() { didSet { if thumbnails.entries != oldValue.entries { setNeedsDisplay() } } }
  /// The number of pictures in the run.
  var count = 0 { didSet { if count != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let first = thumbnails.entries.first, count > 0, bounds.height > 0, bounds.width > 0 else { return }
    let aspect = CGFloat(first.picture.width) / CGFloat(first.picture.height)
    let slots = max(1, Int(bounds.width / (bounds.height * aspect + 3)))
    let width = bounds.width / CGFloat(slots)
    for slot in 0..<slots {
      let index = slots == 1 ? 0 : slot * (count - 1) / (slots - 1)
      guard let entry = thumbnails.entry(at: index) else { return }
      draw(entry.picture, in: CGRect(x: CGFloat(slot) * width, y: 0, width: width, height: bounds.height))
    }
  }

  /// Draws a picture in the middle of an area, without distortion.
  private func draw(_ picture: Bitmap, in area: CGRect) {
    let pixels = ImagePixels(width: picture.width, height: picture.height, pixels: picture.pixels, name: "thumbnail")
    let scale = min((area.width - 2) / CGFloat(picture.width), area.height / CGFloat(picture.height))
    guard scale > 0 else { return }
    let size = CGSize(width: CGFloat(picture.width) * scale, height: CGFloat(picture.height) * scale)
    let frame = CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height)
    UIImage(cgImage: CGImage(pixels)).draw(in: frame)
    UIColor.separator.setStroke()
    UIBezierPath(rect: frame).stroke()
  }
}
