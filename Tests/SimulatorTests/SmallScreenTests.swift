import Foundation
import Geometry
import Raster
import Simulator
import Testing
import UIKitCore
import TestSupport

/// A screen that is smaller than the device shows a smaller picture of the same device.
struct FittingDevices {
  @Test(arguments: Device.all.map(\.name), [(1280, 720), (800, 600), (400, 300), (5000, 5000), (1, 1)])
  func deviceIsScaledToFitDownToMinimum(name: String, screen: (Int, Int)) throws {
    let available = CGSize(width: screen.0, height: screen.1)
    for isLying in [false, true] {
      var device = try Device.named(name)
      if isLying { device = device.lying }
      device.scale = device.scale(fitting: available)
      let scale = device.pictureScale(fitting: available)
      expectAtMost(scale, device.scale)
      expectAtLeast(scale, Device.smallestPictureScale)
      let fits = device.size.width * scale <= available.width && device.size.height * scale <= available.height
      #expect(fits || scale == Device.smallestPictureScale)
      // The scale is as large as possible.
      let larger = scale * 1.001
      let couldGrow = device.size.width * larger <= available.width && device.size.height * larger <= available.height
      #expect(scale == device.scale || !couldGrow)
    }
  }

  @Test func fittingDeviceIsShownUnscaled() throws {
    let screen = CGSize(width: 1920, height: 1200)
    var device = Device.standard
    device.scale = device.scale(fitting: screen)
    expectEqual(device.scale, 1)
    expectEqual(device.pictureScale(fitting: screen), 1)
    expectEqual(device.pictureScale(fitting: nil), 1)
  }
}

@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class SmallScreenTests {
  private let folder = TemporaryFolder()

  /// - Returns: The size of the window and its center, once it exists.
  private func window(on display: VirtualDisplay) throws -> (x: Int, y: Int, width: Int, height: Int) {
    for _ in 0..<400 {
      if let text = try? display.ask("search", "--name", "Tessera", "getwindowgeometry", "--shell") {
        var values: [String: Int] = [:]
        for line in text.split(separator: "\n") {
          let parts = line.split(separator: "=")
          if parts.count == 2 { values[String(parts[0])] = Int(parts[1]) }
        }
        if let x = values["X"], let y = values["Y"], let width = values["WIDTH"], let height = values["HEIGHT"] {
          return (x, y, width, height)
        }
      }
      usleep(50_000)
    }
    throw VirtualDisplay.RobotError(message: "no window")
  }

  /// Clicks into the window until the recording must contain the clicks, and reads the recording.
  private func recording(
    screen: (Int, Int), at share: (Double, Double), _ arguments: String...
  ) throws -> (lines: [String], scale: Double, window: (x: Int, y: Int, width: Int, height: Int)) {
    let display = try VirtualDisplay(size: screen)
    let file = folder.path("\(screen.0).input")
    let process = try Subprocess(
      Subprocess.tessera, ["run", "list", "--record", file] + arguments, environment: ["DISPLAY": display.name])
    try display.waitUntilDrawn(by: process)
    let window = try window(on: display)
    let (x, y) = (window.x + Int(Double(window.width) * share.0), window.y + Int(Double(window.height) * share.1))
    try display.robot("mousemove", "\(x)", "\(y)", "click", "1")
    usleep(300_000)
    try display.robot("key", "Escape")
    expectEqual(process.wait(), 0, "\(process.errors)")
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    return (lines, Double(window.height) / 844, window)
  }

  @Test(arguments: [(1280, 720), (800, 600), (400, 300)])
  func scaledDeviceMapsMouseToPoints(screen: (Int, Int)) throws {
    let result = try recording(screen: screen, at: (0.5, 0.5))
    #expect(result.lines.contains("size 390x844") && result.lines.contains("scale 1"))
    expectAtMost(abs(result.window.height - screen.1), 1)
    expectAtMost(abs(Double(result.window.width) - 390 * Double(screen.1) / 844), 1)
    let down = try #require(result.lines.first { $0.contains(" down 0 ") })
    let position = try #require(down.split(separator: " ").last).split(separator: ",").compactMap { Double($0) }
    let (x, y) = (Int(Double(result.window.width) * 0.5), Int(Double(result.window.height) * 0.5))
    let scale = Double(screen.1) / 844
    #expect(abs(position[0] - Double(x) / scale) < 0.01 && abs(position[1] - Double(y) / scale) < 0.01)
  }

  @Test func requestedScaleReachesApp() throws {
    let result = try recording(screen: (1280, 720), at: (0.25, 0.75), "--scale", "3")
    #expect(result.lines.contains("size 390x844") && result.lines.contains("scale 3"))
    expectAtMost(abs(result.window.height - 720), 1)
  }
}
