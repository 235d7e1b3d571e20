extension Canvas {
  /// The number of rows painted together: their pixels stay in the processor's second-level cache while all marks are
  /// painted.
  private static let bandHeight = 64

  /// The number of pixels from which a second core is worth the time to wake it.
  static let parallelArea = 100_000

  /// Paints marks in `area`, from back to front.
  ///
  /// - Parameter threads: The number of threads that paint the bands of a large area. No band depends on another, so the
  ///   pixels are the same.
  func paint(_ marks: [Mark], in area: PixelRect, threads: Int = 1) {
    let tops = Array(Swift.stride(from: area.y, to: area.bottom, by: Self.bandHeight))
    let paintBand = { @Sendable (index: Int) in
      let bottom = min(tops[index] + Self.bandHeight, area.bottom)
      paint(marks, inBand: PixelRect(left: area.x, top: tops[index], right: area.right, bottom: bottom))
    }
    let isLarge = area.area >= Self.parallelArea
    BandThreads.perform(tops.count, threads: isLarge ? threads : 1, paintBand)
  }

  private func paint(_ marks: [Mark], inBand band: PixelRect) {
    let touching = marks.filter { $0.bounds.overlaps(band) }
    let backdrop = touching.lastIndex { $0.opaqueArea.contains(band) }
    let above = touching[(backdrop.map { $0 + 1 } ?? 0)...]
    for part in Self.open(band, under: above) {
      if let backdrop { touching[backdrop].paint(on: self, in: part) } else { clear(part) }
    }
    for mark in above { mark.paint(on: self, in: band) }
  }

  /// Returns the parts of a band that no opaque mark covers, the only parts where the background is visible.
  private static func open(_ band: PixelRect, under marks: ArraySlice<Mark>) -> [PixelRect] {
    var parts = [band]
    for mark in marks where mark.opaqueArea.overlaps(band) && mark.opaqueArea.width >= narrowestCover {
      parts = parts.flatMap { $0.subtracting(mark.opaqueArea) }
      if parts.count > mostParts { return [band] }
    }
    return parts
  }

  /// The minimum width in pixels of an opaque mark for which the background is skipped.
  private static let narrowestCover = 32
  private static let mostParts = 48
}
