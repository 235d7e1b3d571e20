import Drawing
import Foundation

extension UIColor {
  @discardableResult
  func baseGetRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawn(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  func baseGetWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawn(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  @discardableResult
  func baseGetHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = drawn(with: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }
}

extension Color {
  /// - Parameter hue: The angle on the color wheel, in turns. It wraps around.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    // Every whole number of turns is red.
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + turns * 6).truncatingRemainder(dividingBy: 6)
      let dip = Swift.max(0, Swift.min(k, 4 - k, 1))
      return brightness * (1 - saturation * dip)
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = Swift.max(red, green, blue)
    let spread = high - Swift.min(red, green, blue)
    guard spread > 0, high > 0 else { return (0, 0, high) }
    let sixths: CGFloat
    switch high {
    case red: sixths = (green - blue) / spread
    case green: sixths = 2 + (blue - red) / spread
    default: sixths = 4 + (red - green) / spread
    }
    return ((sixths < 0 ? sixths + 6 : sixths) / 6, spread / high, high)
  }
}
