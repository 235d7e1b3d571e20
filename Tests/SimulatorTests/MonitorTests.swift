import Foundation
import Glibc
import TestSupport
import Testing

/// A window that is moved between monitors of different densities.
@Suite(.enabled(if: VirtualDisplay.isAvailable, "needs Xvfb and xdotool: scripts/install --tests"), .serialized)
final class MonitorTests {
  private let folder = TemporaryFolder()
  private let display: VirtualDisplay

  init() throws { display = try VirtualDisplay(size: (1600, 1000)) }

  private func start(_ arguments: String..., density: String) throws -> Subprocess {
    let process = try Subprocess(
      Subprocess.tessera, ["run"] + arguments,
      environment: [
        "DISPLAY": display.name, "LD_PRELOAD": try #require(MonitorShim.path), "MONITOR_DENSITY": density,
      ])
    try display.waitUntilDrawn(by: process)
    return process
  }

  /// Returns the first words of the state, such as `scene=banner&device=iphone-se`.
  private func state(of process: Subprocess) throws -> Substring {
    let count = process.errors.split(separator: "\n").count
    usleep(1_000_000)
    try display.robot("key", "ctrl+shift+c")
    for _ in 0..<200 where process.errors.split(separator: "\n").count == count { usleep(50_000) }
    let text = try #require(process.errors.split(separator: "'").last { $0.hasPrefix("scene=") })
    return try #require(text.split(separator: "&views=").first)
  }

  /// The position and size of the window, in units.
  private var frame: [Int] {
    get throws {
      let window = try #require(try display.ask("search", "--name", "Tessera").split(separator: "\n").last)
      let lines = try display.ask("getwindowgeometry", "--shell", String(window)).split(separator: "\n")
      return lines.dropFirst().prefix(4).compactMap { $0.split(separator: "=").last.flatMap { Int($0) } }
    }
  }

  /// Whether the window has a size; units that are not whole pixels add one of them at most.
  private func isSize(_ size: ArraySlice<Int>) throws -> Bool {
    zip(try frame.dropFirst(2), size).allSatisfy { (0...1).contains($0 - $1) }
  }

  private func move(to x: Int) throws {
    let window = try #require(try display.ask("search", "--name", "Tessera").split(separator: "\n").last)
    try display.robot("windowmove", String(window), "\(x)", "40")
  }

  @Test(arguments: ["2", "1.5"]) func anotherDensityChangesNoPoints(density: String) throws {
    let process = try start("banner", "--device", "iphone-se", density: density)
    try display.robot("mousemove", "350", "500")
    let first = try state(of: process)
    let size = try frame.dropFirst(2)
    try move(to: 800)
    try expectEqual(state(of: process), first)
    // A command that changes the picture leaves the window on its monitor, as large as on the first one.
    for key in ["ctrl+2", "ctrl+0"] { try display.robot("key", key) }
    try expectEqual(state(of: process), first)
    expectTrue(try isSize(size))
    try expectEqual(frame.first, 800)
    try move(to: 20)
    try expectEqual(state(of: process), first)
    expectTrue(try isSize(size))
    try display.robot("key", "ctrl+q")
    expectEqual(process.wait(), 0)
  }
}
