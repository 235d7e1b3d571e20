package import Raster

/// A folder that a run is written to: `frames/NNNNN.png`, a line a frame in `frames.jsonl`, and `<snapshot>.png`.
package final class FrameDump {
  private let directory: String
  private let writesFrames: Bool
  private var lines = ""
  private var lastImage: String?

  /// - Parameter writesFrames: Whether every frame becomes a picture, or only the snapshots.
  package init(directory: String, writesFrames: Bool) throws(OutputError) {
    self.directory = directory
    self.writesFrames = writesFrames
    try OutputFile.makeDirectory(directory)
    if writesFrames { try OutputFile.makeDirectory(directory + "/frames") }
  }

  /// Writes the picture of a frame, unless it looks like the one before.
  ///
  /// - Returns: The file's name in the folder, if there is one.
  package func write(_ bitmap: Bitmap, frame: Int, isChanged: Bool) throws -> String? {
    guard writesFrames else { return nil }
    if !isChanged, let lastImage { return lastImage }
    let digits = String(frame)
    let name = "frames/" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    try write(bitmap, to: name)
    lastImage = name
    return name
  }

  package func writeSnapshot(_ bitmap: Bitmap, name: String) throws { try write(bitmap, to: name + ".png") }

  package func append(_ line: JSONText) { lines += line.line + "\n" }

  /// Writes the lines. Without it there is no `frames.jsonl`: half a report is none.
  package func finish() throws(OutputError) {
    try OutputFile.write(Array(lines.utf8), to: directory + "/frames.jsonl")
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try OutputFile.write(try PNGCodec.encode(bitmap), to: directory + "/" + name)
  }
}
