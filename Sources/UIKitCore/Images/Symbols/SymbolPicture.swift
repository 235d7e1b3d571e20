import Drawing
import Foundation
import Geometry
import Synchronization

/// A symbol drawn for one size and scale, with the position of its baseline.
struct SymbolPicture: Sendable {
  struct Key: Hashable, Sendable {
    var name: String
    var appearance: SymbolAppearance
    /// Pixels per point.
    var scale: CGFloat
    var isMirrored: Bool
  }

  let pixels: ImagePixels
  /// The size of the image, in points.
  let size: CGSize
  /// The distance from the bottom edge up to the baseline of text, in points; negative if the image ends above it.
  let baselineOffset: CGFloat

  /// Returns the image for a key, which is drawn once. The image depends on its key alone, so it makes no difference
  /// when the cache is emptied.
  static func shared(_ key: Key) -> SymbolPicture {
    if let picture = kept.withLock({ $0[key] }) { return picture }
    let picture = SymbolPicture(key)
    kept.withLock {
      if $0.count >= capacity { $0.removeAll() }
      $0[key] = picture
    }
    return picture
  }

  private static let kept = Mutex<[Key: SymbolPicture]>([:])
  private static let capacity = 1_024
}

extension SymbolPicture {
  /// The height of San Francisco's capital letters, in hundredths of the size.
  private static let capHeight: CGFloat = 70.46
  /// The margin around the painted area, in hundredths of the point size.
  private static let margin = CGSize(width: 6, height: 4)
  /// The longest side of an image, in pixels.
  private static let longestSide: CGFloat = 4_096

  /// Draws a symbol. The baseline is on whole pixels, so that symbols of the same size are aligned.
  private init(_ key: Key) {
    let marks = SymbolCatalog.marks(named: key.name) ?? SymbolCatalog.placeholder
    let stroke = key.appearance.stroke
    let unit = key.appearance.unit * key.scale
    let extent = marks.extent(stroke: stroke) ?? .zero
    let box = extent.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
    let above = ((Self.capHeight / 2 - box.minY) * unit).rounded(.up)
    let below = ((box.maxY - Self.capHeight / 2) * unit).rounded(.up)
    let width = Self.side(box.width * unit)
    let height = Self.side(above + below)
    let origin = CGPoint(
      x: CGFloat(width) / 2 - extent.center.x * unit, y: above - Self.capHeight / 2 * unit)
    var grid = CoverageGrid(width: width, height: height)
    for mark in marks {
      let part = mark.coverage(width: width, height: height, scale: unit, offset: origin, stroke: stroke)
      if mark.isCut { grid.subtract(part) } else { grid.unite(part) }
    }
    pixels = (key.isMirrored ? grid.mirrored : grid).template(named: key.name)
    size = CGSize(width: CGFloat(width) / key.scale, height: CGFloat(height) / key.scale)
    baselineOffset = below / key.scale
  }

  private static func side(_ length: CGFloat) -> Int { Int(Swift.max(1, Swift.min(length.rounded(.up), longestSide))) }
}

/// The properties of a configuration that affect drawing.
struct SymbolAppearance: Hashable, Sendable {
  /// The size in points, from 1 to 512.
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale

  /// The length of a unit, a hundredth of the scaled point size, in points.
  var unit: CGFloat { pointSize / 100 * factor }

  /// The width of the line, in units. Larger scales are not much bolder.
  var stroke: CGFloat { weight.pen / factor.squareRoot() }

  private var factor: CGFloat {
    switch scale {
    case .small: 0.79
    case .large: 1.27
    default: 1
    }
  }
}

extension UIImage.SymbolWeight {
  /// The width of the line in hundredths of the point size, chosen to match text of the weight.
  fileprivate var pen: CGFloat {
    switch self {
    case .ultraLight: 2.2
    case .thin: 3.6
    case .light: 5.6
    case .unspecified, .regular: 7.6
    case .medium: 8.9
    case .semibold: 10.2
    case .bold: 11.6
    case .heavy: 13.2
    case .black: 14.8
    }
  }
}
