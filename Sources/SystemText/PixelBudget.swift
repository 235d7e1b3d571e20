import Synchronization

/// The decoded pixels of pictures, of which the least recently used are discarded beyond a number of bytes.
///
/// A new picture has been decoded before it is shown, so its pixels are kept until they are used. Then the picture is
/// cached at the size at which it is shown, and its own pixels are needed again only for another size.
final class PixelBudget: Sendable {
  fileprivate struct Entry {
    var pixels: [UInt32]
    var lastUsed: Int
    /// Whether the pixels were asked for since they were decoded.
    var isUsed: Bool
  }

  fileprivate struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var count = 0
    var usedCount = 0
    var uses = 0
    /// The numbers of uses at the two latest releases.
    var usesAtReleases = (0, 0)
  }

  private let state = Mutex(State())
  /// The largest numbers of pixels; a picture that is larger alone stays until the next one.
  private let capacity: Int
  private let usedCapacity: Int

  /// - Parameters:
  ///   - bytes: The size of all pixels that are kept; a pixel has four bytes.
  ///   - used: The size of those that were used.
  init(bytes: Int, used: Int) { (capacity, usedCapacity) = (bytes / 4, used / 4) }

  /// Returns the kept pixels of a picture, or those that `decode` makes, which are kept.
  func pixels(of picture: ObjectIdentifier, decode: () -> [UInt32]) -> [UInt32] {
    if let kept = kept(picture) { return kept }
    let pixels = decode()
    keep(pixels, of: picture, isUsed: true)
    return pixels
  }

  /// Keeps the pixels of a picture, and discards others if they are too many.
  func keep(_ pixels: [UInt32], of picture: ObjectIdentifier, isUsed: Bool = false) {
    state.withLock { state in
      state.remove(picture)
      state.uses += 1
      state.insert(Entry(pixels: pixels, lastUsed: state.uses, isUsed: isUsed), of: picture)
      discard(from: &state, except: picture)
    }
  }

  func remove(_ picture: ObjectIdentifier) { state.withLock { _ = $0.remove(picture) } }

  /// Discards the pixels that have not been used since the call before the latest one, so that going back to a screen
  /// decodes nothing again.
  func releaseUnused() {
    state.withLock { state in
      for (picture, entry) in state.entries where entry.lastUsed <= state.usesAtReleases.0 { state.remove(picture) }
      state.usesAtReleases = (state.usesAtReleases.1, state.uses)
    }
  }

  private func kept(_ picture: ObjectIdentifier) -> [UInt32]? {
    state.withLock { state in
      state.uses += 1
      guard var entry = state.remove(picture) else { return nil }
      entry.lastUsed = state.uses
      entry.isUsed = true
      state.insert(entry, of: picture)
      discard(from: &state, except: picture)
      return entry.pixels
    }
  }

  private func discard(from state: inout State, except picture: ObjectIdentifier) {
    while state.usedCount > usedCapacity, let oldest = state.oldest(except: picture, where: \.isUsed) {
      state.remove(oldest)
    }
    while state.count > capacity, let oldest = state.oldest(except: picture, where: { _ in true }) {
      state.remove(oldest)
    }
  }
}

extension PixelBudget.State {
  fileprivate mutating func insert(_ entry: PixelBudget.Entry, of picture: ObjectIdentifier) {
    entries[picture] = entry
    count += entry.pixels.count
    if entry.isUsed { usedCount += entry.pixels.count }
  }

  @discardableResult
  fileprivate mutating func remove(_ picture: ObjectIdentifier) -> PixelBudget.Entry? {
    guard let entry = entries.removeValue(forKey: picture) else { return nil }
    count -= entry.pixels.count
    if entry.isUsed { usedCount -= entry.pixels.count }
    return entry
  }

  fileprivate func oldest(
    except picture: ObjectIdentifier, where condition: (PixelBudget.Entry) -> Bool
  ) -> ObjectIdentifier? {
    entries.filter { $0.key != picture && condition($0.value) }.min { $0.value.lastUsed < $1.value.lastUsed }?.key
  }
}
