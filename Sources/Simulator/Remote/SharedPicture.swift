import Glibc
package import Raster

/// Memory that two processes share, in which one draws pictures for the other.
package struct SharedPicture: @unchecked Sendable {
  /// The number of pixels that fit; unused memory costs nothing.
  package static let capacity = 1 << 26

  package let descriptor: Int32
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Creates memory; `nil` if the system has none.
  package init?() {
    let name = "/tessera-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    shm_unlink(name)
    guard ftruncate(descriptor, Self.capacity * 4) == 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor)
  }

  /// Maps another process's memory.
  package init?(descriptor: Int32) {
    let memory = mmap(nil, Self.capacity * 4, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    pixels = memory.bindMemory(to: UInt32.self, capacity: Self.capacity)
  }

  package func discard() {
    munmap(pixels, Self.capacity * 4)
    close(descriptor)
  }

  /// Copies areas of a picture into the memory.
  package func write(_ areas: [PixelRect], of bitmap: Bitmap) {
    guard bitmap.width * bitmap.height <= Self.capacity else { return }
    bitmap.pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      for area in areas {
        for row in area.y..<(area.y + area.height) {
          let start = row * bitmap.width + area.x
          (pixels + start).update(from: base + start, count: area.width)
        }
      }
    }
  }

  /// Copies areas of the memory into a picture, which has the same size.
  package func read(_ areas: [PixelRect], into bitmap: inout Bitmap) {
    let bounds = bitmap.bounds
    guard bitmap.width * bitmap.height <= Self.capacity else { return }
    for area in areas {
      bitmap.copy(area.intersection(bounds), from: pixels, rowLength: bounds.width)
    }
  }
}
