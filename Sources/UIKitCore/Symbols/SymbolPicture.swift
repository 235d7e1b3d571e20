import Drawing
import Foundation
import Geometry
import Synchronization

/// A symbol as it is on one screen: pixels, and where its text line runs.
struct SymbolPicture: Sendable {
  struct Key: Hashable, Sendable {
    var name: String
    var look: SymbolLook
    /// Pixels per point.
    var scale: CGFloat
    var isMirrored: Bool
  }

  let pixels: ImagePixels
  /// In points.
  let size: CGSize
  /// From the bottom edge up to the line that text stands on, in points; negative where the picture ends above it.
  let baselineOffset: CGFloat

  /// Each is drawn once. Pictures differ in nothing but their key, so that it does not show when all are forgotten.
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
  /// San Francisco's, in hundredths of the size.
  private static let capHeight: CGFloat = 70.46
  /// Room around the ink, in hundredths of the point size.
  private static let margin = CGSize(width: 6, height: 4)
  /// No screen is larger, in pixels.
  private static let longestSide: CGFloat = 4_096

  /// The line of text lies on whole pixels, so that symbols of one size stand on the same row.
  private init(_ key: Key) {
    let marks = SymbolCatalog.marks(named: key.name) ?? SymbolCatalog.placeholder
    let stroke = key.look.stroke
    let unit = key.look.unit * key.scale
    let ink = marks.extent(stroke: stroke) ?? .zero
    let box = ink.insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
    let above = ((Self.capHeight / 2 - box.minY) * unit).rounded(.up)
    let below = ((box.maxY - Self.capHeight / 2) * unit).rounded(.up)
    let width = Self.side(box.width * unit)
    let height = Self.side(above + below)
    let origin = CGPoint(
      x: CGFloat(width) / 2 - ink.center.x * unit, y: above - Self.capHeight / 2 * unit)
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

/// What of a configuration shows.
struct SymbolLook: Hashable, Sendable {
  /// In points, 1 to 512.
  var pointSize: CGFloat
  var weight: UIImage.SymbolWeight
  var scale: UIImage.SymbolScale

  /// A hundredth of the point size as the scale wants it, in points.
  var unit: CGFloat { pointSize / 100 * factor }

  /// The pen's width, in units. Larger scales do not look much bolder.
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
  /// In hundredths of the point size, chosen to stand well beside text of the weight.
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
