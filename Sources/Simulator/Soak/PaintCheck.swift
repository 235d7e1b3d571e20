import Drawing
import Foundation
import Raster
import UIKitCore

/// A picture that is updated by what changes from frame to frame, and must equal one that is painted at once.
@MainActor
final class PaintCheck {
  private let rasterizer: Rasterizer
  private var screen: Framebuffer?
  private var size = CGSize.zero
  /// A small picture, because a soak checks many.
  private static let scale: CGFloat = 0.5

  init(_ services: HostServices) {
    rasterizer = Rasterizer(textEngine: services.textEngine)
    rasterizer.threads = 1
  }

  /// Updates the picture.
  func show(_ list: DisplayList?) {
    guard let list else { return }
    if screen == nil || size != list.size { screen = try? Framebuffer(size: list.size, scale: Self.scale) }
    size = list.size
    _ = screen?.show(list, with: rasterizer)
  }

  /// Returns the difference between the picture and one that is painted at once; empty if there is none.
  func faults(of list: DisplayList?) -> [String] {
    guard let list, let screen, let whole = try? rasterizer.draw(list, scale: Self.scale) else { return [] }
    let count = zip(screen.bitmap.pixels, whole.pixels).count { $0 != $1 }
    return count == 0 ? [] : ["\(count) pixels differ after an update from those painted at once"]
  }

  /// Forgets the picture, so that it takes no memory until the next check.
  func end() {
    screen = nil
    rasterizer.releaseUnused()
  }
}
