extension Mark {
  /// Paints the marks and their mask on separate bitmaps, then draws each pixel of the first weighted by the alpha of
  /// the second.
  static func masked(_ marks: [Mark], by mask: [Mark], on canvas: Canvas, in rect: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * rect.area) { sheets in
      guard let base = sheets.baseAddress else { return }
      let sheet = Canvas(base: base, stride: rect.width, area: rect)
      let stencil = Canvas(base: base + rect.area, stride: rect.width, area: rect)
      sheet.clear(rect)
      stencil.clear(rect)
      for mark in marks { mark.paint(on: sheet, in: rect) }
      for mark in mask { mark.paint(on: stencil, in: rect) }
      for y in rect.y..<rect.bottom {
        let (target, source, share) = (
          canvas.row(y, from: rect.x), sheet.row(y, from: rect.x), stencil.row(y, from: rect.x)
        )
        for i in 0..<rect.width { target[i] = over(scaled(source[i], by: share[i] >> 24), target[i]) }
      }
    }
  }
}
