import Comparisons
import Foundation
import PlainText
import Simulator

/// The comparison of one snapshot with its reference, and the recording of a new one.
struct SnapshotVerification<Format> {
  let file: SnapshotFile
  let diffing: Diffing<Format>
  let context: SnapshotContext
  let mode: SnapshotTestingConfiguration.Record
  let test: String

  /// Returns a message if the snapshot does not match.
  func failure(of taken: Format) throws -> String? {
    if mode == .all {
      try record(taken)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "file://\(file.reference)"

        Turn record mode off and re-run "\(test)" to assert against the newly-recorded snapshot
        """
    }
    guard FileManager.default.fileExists(atPath: file.reference) else { return try missing(taken) }
    let reference = try diffing.fromData(read())
    guard let (message, attachments) = diffing.diff(reference, taken) else { return try damagedLayout(taken) }
    let text = try describe(message, attachments, taken)
    guard mode == .failed else { return text }
    try record(taken)
    return text + "\n\nA new snapshot was automatically recorded."
  }

  private func read() throws -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: file.reference))
    } catch {
      throw SnapshotError("the reference \(file.reference) cannot be read: \(error.localizedDescription)")
    }
  }

  private func missing(_ taken: Format) throws -> String {
    guard mode != .never else {
      return """
        No reference was found on disk. New snapshot was not recorded because recording is disabled

        "file://\(file.reference)"
        """
    }
    try record(taken)
    return """
      No reference was found on disk. Automatically recorded snapshot: …

      open "file://\(file.reference)"

      Re-run "\(test)" to assert against the newly-recorded snapshot.
      """
  }

  private func record(_ taken: Format) throws {
    try write(diffing.toData(taken), to: file.reference)
    guard let layout = context.layout else { return }
    try write(Data(layout.text.utf8), to: file.layout)
  }

  private func write(_ data: Data, to path: String) throws {
    try OutputFolder.make((path as NSString).deletingLastPathComponent)
    try OutputFile.write(Array(data), to: path)
  }

  // MARK: Failures

  private func describe(_ message: String, _ attachments: [XCTAttachment], _ taken: Format) throws -> String {
    var lines = ["Snapshot does not match reference."]
    lines += layoutDifference()
    // A full disk must not hide the failure itself.
    do {
      try write(diffing.toData(taken), to: file.failed)
      let written = try attachments.filter { $0.name != "failure" }.map { attachment in
        let name = attachment.name == "reference" ? "expected" : attachment.name ?? "attachment"
        let path = file.artifact(name, attachment.pathExtension)
        try write(attachment.payload, to: path)
        return "\(name): \(path)"
      }
      let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool
      lines.append(tool(currentFilePath: file.reference, failedFilePath: file.failed))
      if !written.isEmpty { lines.append(written.joined(separator: "\n")) }
    } catch {
      lines.append("The differences could not be written: \(error)")
    }
    return (lines + [message]).joined(separator: "\n\n")
  }

  /// Returns a message if the layout beside a picture that matches cannot be read: a later failure could not name what moved.
  private func damagedLayout(_ taken: Format) throws -> String? {
    guard context.layout != nil else { return nil }
    guard let text = try? String(contentsOfFile: file.layout, encoding: .utf8) else { return nil }
    do {
      _ = try LayoutRecord(parsing: text)
      return nil
    } catch {
      let problem = "The picture matches its reference, but \(file.layout): \(error)."
      guard mode == .failed else { return problem + " Record the snapshot again, or delete that file." }
      try record(taken)
      return problem + "\n\nA new snapshot was automatically recorded."
    }
  }

  /// Returns the elements that moved and the rules that moved them, and differences between the machines.
  private func layoutDifference() -> [String] {
    guard let now = context.layout else { return [] }
    guard let text = try? String(contentsOfFile: file.layout, encoding: .utf8) else { return [] }
    let known: LayoutRecord
    do { known = try LayoutRecord(parsing: text) } catch { return ["\(file.layout): \(error)"] }
    let difference = LayoutComparison(from: known, to: now)
    let moved =
      difference.isEmpty ? "No element moved; only its look changed." : "What moved:\n\(difference.description)"
    return [moved, MachineComparison.text(from: known, to: now)].compactMap(\.self)
  }
}
