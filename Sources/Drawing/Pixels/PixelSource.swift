/// The origin of a picture's pixels, such as a file, which need not stay in memory while nothing draws them.
package protocol PixelSource: Sendable {
  /// The pixels, row by row from the top: the same ones each time.
  var pixels: [UInt32] { get }
}
