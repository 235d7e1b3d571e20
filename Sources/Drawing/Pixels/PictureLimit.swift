/// The largest size of pictures that are drawn, written and read: what was written can be read again.
package enum PictureLimit {
  /// The longest side, in pixels.
  package static let side = 16_384
  /// The largest number of pixels, which take a quarter of a gigabyte.
  package static let area = 1 << 26
}
