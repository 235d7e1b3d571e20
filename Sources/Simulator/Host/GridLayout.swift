import Drawing
package import Foundation
import Geometry
import Typography

/// The frames of devices in rows and columns, each with a label above it, in points.
package struct GridLayout {
  /// The frames of the devices.
  package let frames: [CGRect]
  /// The size of the whole.
  package let size: CGSize

  private static let margin: CGFloat = 24
  /// The width of the frame around a device.
  private static let bezel: CGFloat = 6
  private static let bezelColor = Color(red: 0, green: 0, blue: 0)
  private static let labelHeight: CGFloat = 34
  private static let font = FontDescriptor(size: 22, weight: 0.3)
  private static let background = Color(red: 0.8, green: 0.8, blue: 0.83)
  private static let labelColor = Color(red: 0.2, green: 0.2, blue: 0.22)

  /// - Parameters:
  ///   - sizes: The sizes of the devices.
  ///   - columns: The number of devices in a row; each column is as wide as its widest device.
  package init(_ sizes: [CGSize], columns: Int) {
    let columns = max(1, columns)
    let widths = (0..<columns).map { column in
      stride(from: column, to: sizes.count, by: columns).map { sizes[$0].width }.max() ?? 0
    }
    var frames: [CGRect] = []
    var y = Self.margin
    for row in stride(from: 0, to: sizes.count, by: columns) {
      let devices = sizes[row..<min(row + columns, sizes.count)]
      var x = Self.margin
      for (size, width) in zip(devices, widths) {
        frames.append(CGRect(origin: CGPoint(x: x, y: y + Self.labelHeight), size: size))
        x += width + Self.margin
      }
      y += Self.labelHeight + (devices.map(\.height).max() ?? 0) + Self.margin
    }
    self.frames = frames
    size = CGSize(width: widths.reduce(Self.margin) { $0 + $1 + Self.margin }, height: y)
  }

  /// Returns the number of devices in a row with which they are largest on a screen.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the devices.
  ///   - group: The number of devices that stay in one row, of which rows have a multiple.
  ///   - screen: The size of the screen; `nil` if it is unknown.
  package static func columns(for sizes: [CGSize], inGroupsOf group: Int, on screen: CGSize?) -> Int {
    guard let screen, group > 0, sizes.count.isMultiple(of: group) else { return max(1, group) }
    let choices = stride(from: group, through: sizes.count, by: group).filter { sizes.count.isMultiple(of: $0) }
    func scale(_ columns: Int) -> CGFloat {
      let size = GridLayout(sizes, columns: columns).size
      return min(screen.width / max(size.width, 1), screen.height / max(size.height, 1))
    }
    return choices.max { scale($0) < scale($1) } ?? group
  }

  /// Returns the font in which a label fits a width; at most the usual one, and at least half of it.
  private static func font(for label: String, in width: CGFloat, _ textEngine: any TextEngine) -> FontDescriptor {
    var font = font
    let share = width / max(1, textEngine.width(of: label, font: font))
    font.size *= min(1, max(0.5, share))
    return font
  }

  /// Returns the drawing behind the devices: their labels, and a frame around each.
  ///
  /// - Parameter corners: The radii of the devices' corners.
  func background(labels: [String], corners: [CGFloat], textEngine: any TextEngine) -> DisplayList {
    let whole = RoundedRect(CGRect(origin: .zero, size: size))
    let commands = zip(frames, labels).map { frame, label in
      let font = Self.font(for: label, in: frame.width, textEngine)
      let text = TextCommand(
        run: GlyphRun(text: label, font: font), origin: CGPoint(x: frame.minX, y: frame.minY - 16),
        width: textEngine.width(of: label, font: font), color: Self.labelColor)
      let area = CGRect(x: frame.minX, y: frame.minY - Self.labelHeight, width: frame.width, height: Self.labelHeight)
      return DrawCommand.group(DrawGroup(clip: RoundedRect(area), commands: [.text(text)]))
    }
    let bezels = zip(frames, corners).map { frame, corner in
      DrawCommand.fill(
        RoundedRect(frame.insetBy(dx: -Self.bezel, dy: -Self.bezel), radius: corner + Self.bezel), Self.bezelColor)
    }
    return DisplayList(size: size, commands: [.fill(whole, Self.background)] + bezels + commands)
  }
}
