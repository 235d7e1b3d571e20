package import PlainText
package import Raster

/// An output folder of a run, with `frames/NNNNN.png`, one line per frame in `frames.jsonl`, and `<snapshot>.png`.
package final class FrameDump {
  private let directory: String
  private let writesFrames: Bool
  private let report: StreamedFile
  private var pictures = PictureBatch()
  private var lastImage: String?

  /// - Parameter writesFrames: Whether every frame is written as a picture, rather than only the snapshots.
  package init(directory: String, writesFrames: Bool) throws(OutputError) {
    self.directory = directory
    self.writesFrames = writesFrames
    try OutputFolder.make(directory)
    if writesFrames { try OutputFolder.make(directory + "/frames") }
    report = try StreamedFile(directory + "/frames.jsonl", links: .refused)
  }

  /// Writes the picture of a frame, unless it is the same as the previous one. Pictures are encoded a few at a time, so
  /// that an error may be that of an earlier one.
  ///
  /// - Returns: The file's name in the folder; `nil` if frames are not written.
  package func write(_ bitmap: Bitmap, frame: Int, isChanged: Bool) throws -> String? {
    guard writesFrames else { return nil }
    if !isChanged, let lastImage { return lastImage }
    let digits = String(frame)
    let name = "frames/" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
    try write(bitmap, to: name)
    lastImage = name
    return name
  }

  /// Writes a snapshot as `<name>.png`.
  package func writeSnapshot(_ bitmap: Bitmap, name: String) throws { try write(bitmap, to: name + ".png") }

  /// Appends a line to `frames.jsonl`.
  package func append(_ line: JSONText) throws(OutputError) { try report.append(line.line + "\n") }

  /// Completes the pictures and `frames.jsonl`. Without this call the report does not appear, because a partial one
  /// would be misleading.
  package func finish() throws {
    try pictures.flush()
    try report.finish()
  }

  private func write(_ bitmap: Bitmap, to name: String) throws {
    try pictures.append(bitmap, path: directory + "/" + name)
  }
}
