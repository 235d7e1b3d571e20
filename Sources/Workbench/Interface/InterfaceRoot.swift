import Drawing
import Foundation
import Raster
import Simulator
import Typography
import UIKit
import UIKitCore

/// The scene of the window's own interface, which is drawn by the same UIKit as the device beside it. It never makes
/// itself the current root for longer than a call.
@MainActor
final class InterfaceRoot {
  let root: RenderRoot
  private var screen: Framebuffer
  private let rasterizer: Rasterizer
  private let device: () -> RenderRoot?

  /// - Parameter device: Returns the root that is current outside of calls.
  init(size: CGSize, density: CGFloat, isDark: Bool, services: HostServices, device: @escaping () -> RenderRoot?)
    throws(RasterError)
  {
    self.device = device
    screen = try Framebuffer(size: size, scale: density)
    rasterizer = Rasterizer(textEngine: services.textEngine)
    root = RenderRoot(
      environment: RenderEnvironment(
        size: size, scale: density, userInterfaceStyle: isDark ? .dark : .light, userInterfaceIdiom: .pad),
      services: services)
    root.window.backgroundColor = .clear
    root.showsTool = true
    device()?.becomeCurrent()
  }

  var bitmap: Bitmap { screen.bitmap }
  var needsFrame: Bool { root.needsFrame }
  var nextChange: TimeInterval? { root.nextChange }

  /// Calls `body` while this root is the current one.
  func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    root.becomeCurrent()
    defer { device()?.becomeCurrent() }
    return try body()
  }

  func resize(to size: CGSize, density: CGFloat) throws(RasterError) {
    guard size != root.environment.size || density != root.environment.scale else { return }
    screen = try Framebuffer(size: size, scale: density)
    defer { device()?.becomeCurrent() }
    (root.environment.size, root.environment.scale) = (size, density)
  }

  func setDark(_ isDark: Bool) {
    perform { root.environment.userInterfaceStyle = isDark ? .dark : .light }
  }

  /// Produces a frame.
  ///
  /// - Returns: The pixels that may have changed.
  func step(events: [InputEvent], at now: TimeInterval) -> [PixelRect] {
    guard !events.isEmpty || root.needsFrame || (root.nextChange.map { $0 <= now } ?? false) else { return [] }
    return perform {
      for event in events { root.dispatch(event) }
      root.advance(to: now)
      guard root.needsFrame else { return [] }
      root.layout()
      return screen.show(root.record(), with: rasterizer).areas
    }
  }
}
