import Foundation
import Raster
import Simulator
import Typography

/// The picture of the process that is shown, with a message over it, and what has changed since the last frame.
@MainActor
struct LivePicture {
  /// The message over the picture: the reason why the picture is not that of the code as it is now.
  var message: String? {
    didSet { if message != oldValue { cover() } }
  }

  private(set) var size: CGSize
  private(set) var scale: CGFloat
  private(set) var changes: [PixelRect] = []
  private var picture: Bitmap
  /// The picture with the message over it, if there is one.
  private var covered: Bitmap?
  private let textEngine: any TextEngine

  init(size: CGSize, scale: CGFloat, textEngine: any TextEngine) throws(RasterError) {
    (self.size, self.scale, self.textEngine) = (size, scale, textEngine)
    picture = try Bitmap(size: size, scale: scale)
  }

  var bitmap: Bitmap { covered ?? picture }

  /// Removes and returns the changes since the last call.
  mutating func takeChanges() -> ScreenUpdate? {
    defer { changes = [] }
    return changes.isEmpty ? nil : ScreenUpdate(areas: changes)
  }

  /// Changes the size.
  ///
  /// - Parameter clears: Whether the picture is replaced at once, because no process will send another one.
  mutating func resize(to size: CGSize, scale: CGFloat, clears: Bool) throws(RasterError) {
    (self.size, self.scale) = (size, scale)
    guard clears else { return }
    picture = try Bitmap(size: size, scale: scale)
    cover()
  }

  /// The app's picture without the drawing over it, reduced; `nil` if nothing is drawn over it.
  private(set) var plain: RemoteReply.Plain?

  /// Copies what a process has drawn.
  mutating func show(_ reply: RemoteReply, from source: SharedPicture) {
    if !reply.areas.isEmpty { plain = reply.plain }
    if reply.width != picture.width || reply.height != picture.height {
      guard reply.width > 0, reply.height > 0 else { return }
      picture = Bitmap(width: reply.width, height: reply.height)
    }
    let areas = reply.areas.filter { $0.count == 4 }.map { PixelRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    source.read(areas, into: &picture)
    if message == nil { changes += areas } else if !areas.isEmpty { cover() }
  }

  private mutating func cover() {
    covered = message.map {
      MessagePanel(text: $0, size: size, scale: scale).over(picture, textEngine: textEngine)
    }
    changes = [bitmap.bounds]
  }
}
