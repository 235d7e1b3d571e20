package import Drawing
import Foundation
import Geometry
package import Typography
package import UIKitCore

/// The parts of the system interface that a phone shows over an app: rounded corners, a status bar whose time is always
/// 9:41, and a home indicator.
///
/// The commands are created once for a screen and reused in every frame.
package struct Chrome {
  private let corners: CGFloat
  private let cutout: [DrawCommand]
  /// The status bar in black and in white. An app chooses one of them for each of its screens.
  private let statusBars: (black: [DrawCommand], white: [DrawCommand])
  private let homeIndicator: [DrawCommand]

  /// Draws the parts for a device and its traits.
  package init(device: Device, environment: RenderEnvironment, textEngine: any TextEngine) {
    guard device.hasChrome else {
      (corners, cutout, statusBars, homeIndicator) = (0, [], ([], []), [])
      return
    }
    let statusBar = { (foreground: Color) -> [DrawCommand] in
      guard let height = device.statusBarHeight else { return [] }
      let bar = StatusBar(
        device: device, height: height, scale: environment.scale,
        isRightToLeft: environment.layoutDirection == .rightToLeft, foreground: foreground)
      return bar.commands(textEngine: textEngine)
    }
    let foreground = environment.userInterfaceStyle == .dark ? Color.white : Color.black
    corners = device.cornerRadius
    cutout = Self.cutout(of: device)
    statusBars = (statusBar(.black), statusBar(.white))
    homeIndicator = device.hasHomeIndicator ? [Self.homeIndicator(on: device.size, foreground: foreground)] : []
  }

  /// Returns the app's picture with the system interface over it. A screen is black where the app draws nothing; pixels
  /// beyond the rounded corners are empty.
  ///
  /// - Parameters:
  ///   - statusBar: The app's preferences for the visibility and color of the status bar.
  ///   - overlay: Drawing over all of it.
  @MainActor
  package func over(
    _ app: DisplayList, _ statusBar: UIStatusBarManager?, with overlay: [DrawCommand] = []
  ) -> DisplayList {
    let parts = cutout + bar(of: statusBar) + homeIndicator
    let bounds = CGRect(origin: .zero, size: app.size)
    // Black below a fill that ends between two pixels would darken that edge.
    let back: [DrawCommand] = app.isCovered ? [] : [.fill(RoundedRect(bounds), .black)]
    let commands = back + app.commands + parts + overlay
    guard !parts.isEmpty else { return DisplayList(size: app.size, commands: commands) }
    let screen = RoundedRect(bounds, radius: corners)
    return DisplayList(size: app.size, commands: [.group(DrawGroup(clip: screen, commands: commands))])
  }

  @MainActor
  private func bar(of statusBar: UIStatusBarManager?) -> [DrawCommand] {
    guard let statusBar, !statusBar.isStatusBarHidden else { return [] }
    return statusBar.statusBarStyle == .lightContent ? statusBars.white : statusBars.black
  }

  private static func cutout(of device: Device) -> [DrawCommand] {
    let middle = device.size.width / 2
    switch (device.cutout, device.isLandscape) {
    case (.none, _): return []
    case (.notch, false):
      let notch = CGRect(x: middle - 81, y: -20, width: 162, height: 53)
      return [.fill(RoundedRect(notch, radius: 20), .black)]
    case (.notch, true):
      let notch = CGRect(x: -20, y: device.size.height / 2 - 81, width: 53, height: 162)
      return [.fill(RoundedRect(notch, radius: 20), .black)]
    case (.island, false):
      return [.fill(RoundedRect(CGRect(x: middle - 63, y: 11, width: 126, height: 37), radius: 18.5), .black)]
    case (.island, true):
      let island = CGRect(x: 11, y: device.size.height / 2 - 63, width: 37, height: 126)
      return [.fill(RoundedRect(island, radius: 18.5), .black)]
    }
  }

  /// Returns the home indicator, which is 5 points high, 8 points above the edge, and slightly wider than a third of
  /// the screen, as on a phone.
  private static func homeIndicator(on size: CGSize, foreground: Color) -> DrawCommand {
    let width = min((size.width * 0.357).rounded(), 320)
    let bar = CGRect(x: ((size.width - width) / 2).rounded(), y: size.height - 13, width: width, height: 5)
    return .fill(RoundedRect(bar, radius: 2.5), foreground)
  }
}
