import Foundation
import Gallery
import Scenes
import Simulator
import UIKit

/// A scene with one combination of screen and user settings.
struct SoakCase {
  /// The number of the case, which stays the same as long as the gallery has the same scenes.
  let number: Int
  let scene: Scene
  let device: Device
  let textSize: UIContentSizeCategory
  let direction: UITraitEnvironmentLayoutDirection

  static let scales = (10...80).map { CGFloat($0) / 20 }
  static let sizes = [
    (160, 160), (200, 300), (320, 568), (375, 812), (390, 844), (440, 956), (844, 390), (900, 500), (744, 1133),
    (1024, 1366),
  ].map { CGSize(width: $0, height: $1) }
  static let textSizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
  static let directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight, .rightToLeft]

  static var count: Int {
    Scene.all.count * scales.count * sizes.count * textSizes.count * directions.count
  }

  /// - Parameter number: A number in `0 ..< SoakCase.count`.
  init(_ number: Int) {
    self.number = number
    var rest = number
    func next<Value>(_ values: [Value]) -> Value {
      defer { rest /= values.count }
      return values[rest % values.count]
    }
    scene = next(Scene.all)
    let scale = next(Self.scales)
    device = Self.device(size: next(Self.sizes), scale: scale)
    textSize = next(Self.textSizes)
    direction = next(Self.directions)
  }

  /// Returns a phone, or a pad if the screen is as large as one.
  static func device(size: CGSize, scale: CGFloat) -> Device {
    let isPad = min(size.width, size.height) >= 700
    var device = Device.all.first { $0.idiom == (isPad ? .pad : .phone) && $0.hasHomeIndicator } ?? .standard
    (device.size, device.scale) = (size, scale)
    return device
  }

  var description: String {
    let size = "\(Int(device.size.width))x\(Int(device.size.height))"
    let text = Legibility.textSizes.first { $0.value == textSize }?.key ?? ""
    return "\(scene.name) --size \(size) --scale \(device.scale) --text-size \(text)"
      + (direction == .rightToLeft ? " --rtl" : "")
  }
}
