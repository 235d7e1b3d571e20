import Synchronization

/// A picture at its size on the device, to be copied pixel for pixel.
final class Tile: Sendable {
  private enum Content {
    case made([UInt32])
    case pending(@Sendable () -> [UInt32])
  }

  let width: Int
  let height: Int
  let isOpaque: Bool
  private let content: Mutex<Content>

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    content = Mutex(.made(pixels))
  }

  /// Creates an opaque picture whose pixels are made when they are first needed, on any thread.
  ///
  /// - Parameter opaquePixels: Returns `width * height` opaque pixels; called at most once.
  init(width: Int, height: Int, opaquePixels: @escaping @Sendable () -> [UInt32]) {
    self.width = width
    self.height = height
    isOpaque = true
    content = Mutex(.pending(opaquePixels))
  }

  /// The pixels, row by row from the top.
  var pixels: [UInt32] {
    content.withLock { content in
      switch content {
      case .made(let pixels): return pixels
      case .pending(let make):
        let pixels = make()
        content = .made(pixels)
        return pixels
      }
    }
  }
}
