package import Foundation
package import Geometry
import PlainText
package import UIKitCore

/// A simulated screen: its size, density, safe area and the areas that hardware hides.
package struct Device: Hashable, Sendable {
  /// The hardware at the top of the screen.
  package enum Cutout: Hashable, Sendable {
    case none
    case notch
    case island
  }

  /// The name on the command line, such as `iphone-14`.
  package var name: String
  /// The size in points, in portrait orientation unless the user rotated the device.
  package var size: CGSize
  /// The pixels per point.
  package var scale: CGFloat
  /// The kind of device.
  package var idiom: UIUserInterfaceIdiom
  /// Whether a status bar and the shape of the screen are drawn over the app.
  package var hasChrome: Bool
  /// The radius of the screen's corners, in points.
  package var cornerRadius: CGFloat
  /// The hardware at the top of the screen.
  package var cutout: Cutout
  /// The height of the status bar in portrait orientation.
  fileprivate var statusBar: CGFloat

  /// Whether a home indicator is shown, which replaces the home button.
  package var hasHomeIndicator: Bool { cornerRadius > 0 }

  /// Whether the screen is wider than high.
  package var isLandscape: Bool { size.width > size.height }

  /// The safe area insets.
  ///
  /// - Source: recorded safe areas: 47 and 34 in portrait, 47 at the sides and 21 below in landscape, for 390×844; 20
  ///   for a screen with a home button; 24 and 20 on a pad. Phones hide the status bar in landscape.
  package var safeArea: UIEdgeInsets {
    guard hasChrome else { return .zero }
    if idiom == .pad { return UIEdgeInsets(top: statusBar, left: 0, bottom: hasHomeIndicator ? 20 : 0, right: 0) }
    guard isLandscape else {
      return UIEdgeInsets(top: statusBar, left: 0, bottom: hasHomeIndicator ? 34 : 0, right: 0)
    }
    guard hasHomeIndicator else { return .zero }
    return UIEdgeInsets(top: 0, left: statusBar, bottom: 21, right: statusBar)
  }

  /// The height of the status bar; `nil` if it is hidden.
  package var statusBarHeight: CGFloat? {
    guard hasChrome, idiom == .pad || !isLandscape else { return nil }
    return statusBar
  }
}

extension Device {
  /// The default device.
  package static let standard = phone(
    "iphone-14", RenderEnvironment.phone.size.width, RenderEnvironment.phone.size.height,
    statusBar: RenderEnvironment.phone.safeArea.top, corner: RenderEnvironment.phone.cornerRadius, cutout: .notch)

  /// All devices with a name, smallest first.
  package static let all: [Device] = [
    phone("iphone-se-1", 320, 568, scale: 2, statusBar: 20),
    phone("iphone-se", 375, 667, scale: 2, statusBar: 20),
    phone("iphone-13-mini", 375, 812, statusBar: 50, corner: 44, cutout: .notch),
    standard,
    phone("iphone-15", 393, 852, statusBar: 59, corner: 55, cutout: .island),
    phone("iphone-16-pro", 402, 874, statusBar: 62, corner: 62, cutout: .island),
    phone("iphone-14-plus", 428, 926, statusBar: 47, corner: 53.33, cutout: .notch),
    phone("iphone-15-pro-max", 430, 932, statusBar: 59, corner: 55, cutout: .island),
    phone("iphone-16-pro-max", 440, 956, statusBar: 62, corner: 62, cutout: .island),
    pad("ipad-mini", 744, 1133, corner: 21.5),
    pad("ipad", 820, 1180, corner: 25),
    pad("ipad-pro-13", 1024, 1366, corner: 18),
  ]

  /// Returns a bare screen of any size, without overlays or safe area.
  package static func screen(size: CGSize, scale: CGFloat) -> Device {
    Device(
      name: "\(size.width.text(decimals: 3))x\(size.height.text(decimals: 3))", size: size, scale: scale, idiom: .phone,
      hasChrome: false, cornerRadius: 0, cutout: .none, statusBar: 0)
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, statusBar: CGFloat, corner: CGFloat = 0,
    cutout: Cutout = .none
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale, idiom: .phone, hasChrome: true,
      cornerRadius: corner, cutout: cutout, statusBar: statusBar)
  }

  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 2, idiom: .pad, hasChrome: true,
      cornerRadius: corner, cutout: .none, statusBar: 24)
  }
}
