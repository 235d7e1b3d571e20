import Synchronization

/// The decoded pixels of pictures, of which the least recently used are discarded beyond a number of bytes.
final class PixelBudget: Sendable {
  private struct Entry {
    var pixels: [UInt32]
    var lastUsed: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var count = 0
    var uses = 0
    /// The numbers of uses at the two latest releases.
    var usesAtReleases = (0, 0)
  }

  private let state = Mutex(State())
  /// The largest number of pixels; a picture that is larger alone stays until the next one.
  private let capacity: Int

  /// - Parameter bytes: The size of the pixels that are kept; a pixel has four bytes.
  init(bytes: Int) { capacity = bytes / 4 }

  /// Returns the kept pixels of a picture, or those that `decode` makes, which are kept.
  func pixels(of picture: ObjectIdentifier, decode: () -> [UInt32]) -> [UInt32] {
    if let kept = kept(picture) { return kept }
    let pixels = decode()
    keep(pixels, of: picture)
    return pixels
  }

  /// Keeps the pixels of a picture, and discards others if they are too many.
  func keep(_ pixels: [UInt32], of picture: ObjectIdentifier) {
    state.withLock { state in
      Self.remove(picture, from: &state)
      state.uses += 1
      state.count += pixels.count
      while state.count > capacity, let oldest = state.entries.min(by: { $0.value.lastUsed < $1.value.lastUsed }) {
        Self.remove(oldest.key, from: &state)
      }
      state.entries[picture] = Entry(pixels: pixels, lastUsed: state.uses)
    }
  }

  func remove(_ picture: ObjectIdentifier) { state.withLock { Self.remove(picture, from: &$0) } }

  /// Discards the pixels that have not been used since the call before the latest one, so that going back to a screen
  /// decodes nothing again.
  func releaseUnused() {
    state.withLock { state in
      for (picture, entry) in state.entries where entry.lastUsed <= state.usesAtReleases.0 {
        Self.remove(picture, from: &state)
      }
      state.usesAtReleases = (state.usesAtReleases.1, state.uses)
    }
  }

  private func kept(_ picture: ObjectIdentifier) -> [UInt32]? {
    state.withLock { state in
      state.uses += 1
      state.entries[picture]?.lastUsed = state.uses
      return state.entries[picture]?.pixels
    }
  }

  private static func remove(_ picture: ObjectIdentifier, from state: inout State) {
    guard let entry = state.entries.removeValue(forKey: picture) else { return }
    state.count -= entry.pixels.count
  }
}
