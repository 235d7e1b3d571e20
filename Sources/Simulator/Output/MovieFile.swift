package import Raster

/// A file or pipe that receives the frames of a run as a movie.
package final class MovieFile {
  private let file: StreamedFile
  private var encoder: any MovieEncoder
  /// The size of all frames, in pixels, which is that of the first one.
  private var size: (width: Int, height: Int)?

  /// Opens a file for a path. `-` is standard output.
  package init(
    _ path: String, format: MovieFormat, framesPerSecond: Int, links: OutputTarget.Links = .followed
  ) throws(OutputError) {
    file = try StreamedFile(path == "-" ? "/dev/stdout" : path, links: links)
    encoder = format.encoder(framesPerSecond: framesPerSecond)
  }

  /// Adds the next frame. After a rotation its middle is shown, on black.
  ///
  /// - Parameter isChanged: Whether the frame may differ from the one before.
  package func append(_ bitmap: Bitmap, isChanged: Bool) throws {
    let (width, height) = size ?? (bitmap.width, bitmap.height)
    size = (width, height)
    guard (bitmap.width, bitmap.height) != (width, height) else {
      return try file.append(try encoder.append(bitmap, isChanged: isChanged))
    }
    var fitted = Bitmap(width: width, height: height)
    let origin = ((width - bitmap.width) / 2, (height - bitmap.height) / 2)
    fitted.compose(fitted.bounds, bottom: bitmap, at: origin, top: nil)
    try file.append(try encoder.append(fitted, isChanged: isChanged))
  }

  /// Completes the file. Without this call it does not appear.
  package func finish() throws {
    try file.append(try encoder.finish())
    try file.finish()
  }
}
