import Foundation

extension Device {
  /// The device on its side; one that lies already stays as it is.
  package var lying: Device {
    var device = self
    if !isLandscape { device.size = CGSize(width: size.height, height: size.width) }
    return device
  }
}
