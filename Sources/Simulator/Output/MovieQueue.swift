import Dispatch
import Raster
import Synchronization

/// A movie that is encoded beside the main thread, so that the app keeps its frame rate.
///
/// If encoding falls behind, pictures are left out, and those before them stay longer.
final class MovieQueue: Sendable {
  private struct State {
    /// The file; `nil` once it cannot be written at all, so that its bytes are free for other files.
    var file: MovieFile?
    /// Whether the file was shortened, because the disk is full.
    var isShort = false
    var last: Bitmap?

    mutating func append(_ bitmap: Bitmap, frames: Int, after before: Int) throws {
      try extend(by: before)
      for frame in 0..<frames { try file?.append(bitmap, isChanged: frame == 0) }
      last = bitmap
    }

    /// Leaves some of the disk to other files.
    mutating func shorten() {
      isShort = file?.shorten(leaving: MovieQueue.space) ?? false
      if !isShort { file = nil }
    }

    func extend(by frames: Int) throws {
      guard let last else { return }
      for _ in 0..<frames { try file?.append(last, isChanged: false) }
    }
  }

  private let state: Mutex<State>
  private let error = Mutex<(any Error)?>(nil)
  private let queue = DispatchQueue(label: "tessera.movie")
  private let waiting = Atomic(0)
  /// The greatest number of pictures that wait for the encoder.
  private static let capacity = 8
  /// The bytes of a full disk that a movie leaves to its script.
  private static let space = 256 << 10

  init(_ file: sending MovieFile) { state = Mutex(State(file: file)) }

  /// The reason why the movie cannot be written; `nil` if there is none yet.
  var failure: (any Error)? { error.withLock { $0 } }

  /// Appends a picture unless too many wait.
  ///
  /// - Parameters:
  ///   - frames: The number of frames for which the picture is visible.
  ///   - before: The number of further frames for which the picture before it stays.
  /// - Returns: Whether the picture was taken.
  func append(_ bitmap: Bitmap, frames: Int, after before: Int) -> Bool {
    guard waiting.load(ordering: .relaxed) < Self.capacity else { return false }
    waiting.add(1, ordering: .relaxed)
    queue.async { [self] in
      attempt { try state.withLock { try $0.append(bitmap, frames: frames, after: before) } }
      waiting.subtract(1, ordering: .relaxed)
    }
    return true
  }

  private func attempt(_ body: () throws -> Void) {
    guard failure == nil else { return }
    do {
      try body()
    } catch let found {
      error.withLock { $0 = found }
      state.withLock { $0.shorten() }
    }
  }

  /// Completes the file once all pictures are encoded.
  func finish() throws {
    queue.sync { attempt { try state.withLock { try $0.file?.finish() } } }
    if let failure { throw failure }
  }

  /// Completes the file of a movie that has failed.
  ///
  /// - Returns: Whether there is a file.
  func finishShort() -> Bool {
    queue.sync {
      state.withLock { state in
        guard state.isShort, let file = state.file else { return false }
        return (try? file.finishShort()) != nil
      }
    }
  }
}
