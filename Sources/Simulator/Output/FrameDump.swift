package import PlainText
package import Raster

/// A folder that a run is written to: `frames/NNNNN.png`, a line a frame in `frames.jsonl`, and `<snapshot>.png`.
package final class FrameDump {
  private let directory: String
  private let writesFrames: Bool
  private let report: StreamedFile
  private var lastImage: String?

  /// - Parameter writesFrames: Whether every frame becomes a picture, or only the snapshots.
  package init(directory: String, writesFrames: Bool) throws(OutputError) {
    self.directory = directory
    self.writesFrames = writesFrames
    try OutputFolder.make(directory)
    if writesFrames { try OutputFolder.make(directory + "/frames") }
    report = try StreamedFile(directory + "/frames.jsonl", links: .refused)
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

  package func append(_ line: JSONText) throws(OutputError) { try report.append(line.line + "\n") }

  /// Puts `frames.jsonl` in its place. Without it there is none: half a report is no report.
  package func finish() throws(OutputError) { try report.finish() }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try OutputFile.write(try PNGCodec.encode(bitmap), to: directory + "/" + name, links: .refused)
  }
}
