package import Raster

/// A file or pipe that receives the frames of a run as a movie.
package final class MovieFile {
  private let file: StreamedFile
  private var encoder: any MovieEncoder

  /// Opens a file for a path. `-` is standard output.
  package init(_ path: String, format: MovieFormat, framesPerSecond: Int) throws(OutputError) {
    file = try StreamedFile(path == "-" ? "/dev/stdout" : path)
    encoder = format.encoder(framesPerSecond: framesPerSecond)
  }

  /// Adds the next frame.
  ///
  /// - Parameter isChanged: Whether the frame may differ from the one before.
  package func append(_ bitmap: Bitmap, isChanged: Bool) throws {
    try file.append(try encoder.append(bitmap, isChanged: isChanged))
  }

  /// Completes the file. Without this call it does not appear.
  package func finish() throws {
    try file.append(try encoder.finish())
    try file.finish()
  }
}
