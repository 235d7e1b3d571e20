package import Raster

/// A file or pipe that receives the frames of a run as a movie.
package final class MovieFile {
  private let file: StreamedFile
  private var encoder: any MovieEncoder
  /// The size of all frames, in pixels, which is that of the first one.
  private var size: (width: Int, height: Int)?
  /// The lengths of the file after each part that the encoder returned, all but the first of which end with a frame.
  private var lengths: [Int] = []
  private let trailer: [UInt8]?

  /// Opens a file for a path. `-` is standard output.
  package init(
    _ path: String, format: MovieFormat, framesPerSecond: Int, links: OutputTarget.Links = .followed
  ) throws(OutputError) {
    file = try StreamedFile(path == "-" ? "/dev/stdout" : path, links: links)
    encoder = format.encoder(framesPerSecond: framesPerSecond)
    trailer = format.trailer
  }

  /// Adds the next frame. After a rotation its middle is shown, on black.
  ///
  /// - Parameter isChanged: Whether the frame may differ from the one before.
  package func append(_ bitmap: Bitmap, isChanged: Bool) throws {
    let (width, height) = size ?? (bitmap.width, bitmap.height)
    size = (width, height)
    guard (bitmap.width, bitmap.height) != (width, height) else {
      return try send(try encoder.append(bitmap, isChanged: isChanged))
    }
    var fitted = Bitmap(width: width, height: height)
    let origin = ((width - bitmap.width) / 2, (height - bitmap.height) / 2)
    fitted.compose(fitted.bounds, bottom: bitmap, at: origin, top: nil)
    try send(try encoder.append(fitted, isChanged: isChanged))
  }

  private func send(_ bytes: [UInt8]) throws(OutputError) {
    guard !bytes.isEmpty else { return }
    try file.append(bytes)
    lengths.append(file.count)
  }

  /// Completes the file. Without this call it does not appear.
  package func finish() throws {
    try file.append(try encoder.finish())
    try file.finish()
  }

  /// Ends a file that cannot grow any longer, because the disk is full, after one of its frames. So many frames are
  /// removed that other files have some space.
  ///
  /// - Parameter space: The number of bytes for other files.
  /// - Returns: Whether the file still has a frame, so that ``finishShort()`` can complete it.
  func shorten(leaving space: Int) -> Bool {
    guard let trailer else { return false }
    let most = file.writtenCount - space - trailer.count
    guard let length = lengths.dropFirst().last(where: { $0 <= most }) else { return false }
    return (try? file.shorten(to: length)) != nil
  }

  /// Completes a file that was shortened.
  func finishShort() throws(OutputError) {
    try file.append(trailer ?? [])
    try file.finish()
  }
}
