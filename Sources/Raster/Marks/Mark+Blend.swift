import Drawing

extension Mark {
  /// Paints the marks by themselves, and combines each pixel with the one below it by a mode: completely, or as far as a
  /// mask is opaque.
  static func blend(_ marks: [Mark], by mask: [Mark]?, _ mode: BlendMode, on canvas: Canvas, in rect: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * rect.area) { sheets in
      guard let base = sheets.baseAddress else { return }
      let sheet = painted(marks, at: base, in: rect)
      let stencil = mask.map { painted($0, at: base + rect.area, in: rect) }
      for y in rect.y..<rect.bottom {
        let (target, source) = (canvas.row(y, from: rect.x), sheet.row(y, from: rect.x))
        guard let share = stencil?.row(y, from: rect.x) else {
          for i in 0..<rect.width { target[i] = mode.blend(source[i], over: target[i]) }
          continue
        }
        for i in 0..<rect.width where share[i] >> 24 > 0 {
          target[i] = mixed(from: target[i], to: mode.blend(source[i], over: target[i]), level: share[i] >> 24)
        }
      }
    }
  }

  private static func painted(_ marks: [Mark], at base: UnsafeMutablePointer<UInt32>, in rect: PixelRect) -> Canvas {
    let sheet = Canvas(base: base, stride: rect.width, area: rect)
    sheet.clear(rect)
    for mark in marks { mark.paint(on: sheet, in: rect) }
    return sheet
  }

  /// Paints marks that are combined with what is below them, and keeps the result as far as a mask is opaque.
  static func limited(_ marks: [Mark], to mask: [Mark], on canvas: Canvas, in rect: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * rect.area) { sheets in
      guard let base = sheets.baseAddress else { return }
      let sheet = Canvas(base: base, stride: rect.width, area: rect)
      for y in rect.y..<rect.bottom {
        sheet.row(y, from: rect.x).update(from: canvas.row(y, from: rect.x), count: rect.width)
      }
      for mark in marks { mark.paint(on: sheet, in: rect) }
      let stencil = painted(mask, at: base + rect.area, in: rect)
      for y in rect.y..<rect.bottom {
        let (target, share) = (canvas.row(y, from: rect.x), stencil.row(y, from: rect.x))
        let source = sheet.row(y, from: rect.x)
        for i in 0..<rect.width { target[i] = mixed(from: target[i], to: source[i], level: share[i] >> 24) }
      }
    }
  }
}
