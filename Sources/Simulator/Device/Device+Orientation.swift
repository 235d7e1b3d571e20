import Foundation

extension Device {
  /// The device in landscape orientation.
  package var lying: Device {
    var device = self
    if !isLandscape { device.size = CGSize(width: size.height, height: size.width) }
    return device
  }
}
