import Foundation
import Raster
import Synchronization

/// Pictures that are encoded together, one on each core, and then written in their order.
struct PictureBatch {
  /// An encoder and its picture, which one thread uses at a time.
  private final class Slot: Sendable {
    private struct State {
      let encoder: PNGEncoder
      var file: Result<[UInt8], PNGError> = .success([])
    }

    private let state: Mutex<State>

    init() throws(PNGError) { state = Mutex(State(encoder: try PNGEncoder())) }

    func encode(_ bitmap: Bitmap) {
      state.withLock { state in
        state.file = Result { () throws(PNGError) in try state.encoder.encode(bitmap) }
      }
    }

    func take() throws(PNGError) -> [UInt8] {
      let file = state.withLock { state in
        defer { state.file = .success([]) }
        return state.file
      }
      return try file.get()
    }
  }

  private var pending: [(bitmap: Bitmap, path: String)] = []
  private var slots: [Slot] = []
  private let capacity: Int

  /// The greatest number of pictures that wait: each takes the memory of a frame.
  private static let maximum = 8

  init(cores: Int = ProcessInfo.processInfo.activeProcessorCount) { capacity = max(1, min(cores, Self.maximum)) }

  /// Adds a picture, and writes all that wait once there is one for each core.
  mutating func append(_ bitmap: Bitmap, path: String) throws {
    pending.append((bitmap, path))
    if pending.count == capacity { try flush() }
  }

  /// Writes the pictures that wait. If one cannot be written, those after it are not.
  mutating func flush() throws {
    let pictures = pending
    pending = []
    while slots.count < pictures.count { slots.append(try Slot()) }
    let slots = slots
    let bitmaps = pictures.map(\.bitmap)
    BandThreads.perform(pictures.count, threads: pictures.count) { slots[$0].encode(bitmaps[$0]) }
    for (slot, picture) in zip(slots, pictures) {
      try OutputFile.write(try slot.take(), to: picture.path, links: .refused)
    }
  }
}
