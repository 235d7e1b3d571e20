import Drawing
package import Foundation
import Geometry
package import Raster
package import Typography

/// Pictures arranged in rows and columns, each with a label above it.
package struct ContactSheet {
  private struct Entry {
    let picture: ImagePixels
    /// The size of the picture on the sheet, in points.
    let size: CGSize
    let label: String
  }

  private let columns: Int
  private var entries: [Entry] = []

  private static let margin: CGFloat = 24
  private static let labelHeight: CGFloat = 28
  private static let font = FontDescriptor(size: 15, weight: 0.3)
  private static let background = Color(red: 0.8, green: 0.8, blue: 0.83)
  private static let labelColor = Color(red: 0.25, green: 0.25, blue: 0.27)

  /// - Parameter columns: The number of pictures in a row, at least 1.
  package init(columns: Int) { self.columns = max(1, columns) }

  /// Adds a picture.
  ///
  /// - Parameter size: The size of the device, in points; the sheet has one pixel per point.
  package mutating func append(_ bitmap: Bitmap, size: CGSize, label: String) {
    let picture = ImagePixels(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels, name: label)
    entries.append(Entry(picture: picture, size: size, label: label))
  }

  /// Returns the sheet, with one pixel per point.
  package func bitmap(textEngine: any TextEngine) throws -> Bitmap {
    try Rasterizer(textEngine: textEngine).draw(displayList(textEngine: textEngine), scale: 1)
  }

  /// Returns the sheet as a display list. Each column is as wide as its widest picture, and each row as high as its
  /// highest.
  func displayList(textEngine: any TextEngine) -> DisplayList {
    let rows = stride(from: 0, to: entries.count, by: columns).map {
      Array(entries[$0..<min($0 + columns, entries.count)])
    }
    let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].size.width : 0 }.max() ?? 0 }
    var commands: [DrawCommand] = []
    var y = Self.margin
    for row in rows {
      var x = Self.margin
      for (entry, width) in zip(row, widths) {
        commands += Self.commands(for: entry, at: CGPoint(x: x, y: y), width: width, textEngine: textEngine)
        x += width + Self.margin
      }
      y += Self.labelHeight + (row.map(\.size.height).max() ?? 0) + Self.margin
    }
    let size = CGSize(width: widths.reduce(Self.margin) { $0 + $1 + Self.margin }, height: y)
    let whole = RoundedRect(CGRect(origin: .zero, size: size))
    return DisplayList(size: size, commands: [.fill(whole, Self.background)] + commands)
  }

  private static func commands(
    for entry: Entry, at corner: CGPoint, width: CGFloat, textEngine: any TextEngine
  ) -> [DrawCommand] {
    let run = GlyphRun(text: entry.label, font: font)
    let text = TextCommand(
      run: run, origin: CGPoint(x: corner.x, y: corner.y + labelHeight - 10),
      width: textEngine.width(of: entry.label, font: font), color: labelColor)
    let label = DrawGroup(
      clip: RoundedRect(CGRect(x: corner.x, y: corner.y, width: width, height: labelHeight)), commands: [.text(text)])
    let frame = CGRect(origin: CGPoint(x: corner.x, y: corner.y + labelHeight), size: entry.size)
    return [.group(label), .image(ImageCommand(image: entry.picture, destination: frame))]
  }
}
