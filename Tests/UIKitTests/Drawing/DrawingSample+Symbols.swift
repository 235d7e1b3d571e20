import Drawing
import Foundation
import UIKit

@testable import UIKitCore

extension DrawingSample {
  static let drawings = [symbolDrawings]

  /// The size, the area and the center of gravity of each drawing, and the area of its filled variant, in points.
  private static let symbolDrawings = DrawingSample(name: "symbol-drawings") { fixture in
    let configuration = UIImage.SymbolConfiguration(pointSize: 20).withTraitCollection(
      UITraitCollection(displayScale: 1))
    func image(_ name: String) -> ImagePixels? {
      UIImage(systemName: name, withConfiguration: configuration)?.pixels
    }
    for name in SymbolCatalog.names {
      guard let outlined = image(name), let filled = image(name + ".fill") else { continue }
      let (area, x, y) = moments(of: outlined)
      let numbers = [area, x, y, moments(of: filled).area].map { ($0 * 10).rounded() / 10 }
      fixture.write("\(name) \(outlined.width)×\(outlined.height) \(numbers.map(\.description).joined(separator: " "))")
    }
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    for weight in weights {
      for scale in [UIImage.SymbolScale.small, .medium, .large] {
        let shown = UIImage.SymbolConfiguration(pointSize: 20, weight: weight, scale: scale)
        guard let drawn = UIImage(systemName: "circle", withConfiguration: shown.applying(configuration))?.pixels else {
          continue
        }
        let area = (moments(of: drawn).area * 10).rounded() / 10
        fixture.write("weight \(weight.rawValue) scale \(scale.rawValue): \(drawn.width)×\(drawn.height) \(area)")
      }
    }
    for (alias, name) in SymbolAliases.all.sorted(by: { $0.key < $1.key }) {
      fixture.write("\(alias) \(image(alias)?.pixels == image(name)?.pixels ? "as" : "unlike") \(name)")
    }
  }

  private static func moments(of image: ImagePixels) -> (area: Double, x: Double, y: Double) {
    var (area, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<image.height {
      for column in 0..<image.width {
        let share = Double(image.pixels[row * image.width + column] >> 24) / 255
        area += share
        x += share * (Double(column) + 0.5)
        y += share * (Double(row) + 0.5)
      }
    }
    return (area, x / area, y / area)
  }
}
