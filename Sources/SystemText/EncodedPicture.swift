import Drawing

/// A PNG or JPEG file that is decoded again if its pixels are needed after the budget has discarded them.
final class EncodedPicture: PixelSource {
  private let file: [UInt8]
  private let header: ImageHeader
  private let budget: PixelBudget

  /// - Parameter pixels: The pixels of the file, which are kept as long as the budget allows.
  init(file: [UInt8], header: ImageHeader, pixels: [UInt32], budget: PixelBudget) {
    self.file = file
    self.header = header
    self.budget = budget
    budget.keep(pixels, of: ObjectIdentifier(self))
  }

  deinit { budget.remove(ObjectIdentifier(self)) }

  /// The decoded pixels. A file that could be decoded once can be decoded again; if memory runs out, they are clear.
  var pixels: [UInt32] {
    budget.pixels(of: ObjectIdentifier(self)) {
      SystemImages.pixels(of: file, header) ?? [UInt32](repeating: 0, count: header.width * header.height)
    }
  }
}
