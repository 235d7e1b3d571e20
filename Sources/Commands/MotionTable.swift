import Foundation
import MotionPlots
import PlainText
import Simulator

/// Motion that a device or an earlier replay has logged.
enum MotionTable {
  static func recording(_ path: String) throws(Failure) -> MotionPlot.Recording {
    let bytes = try InputFile.read(path, limit: MotionTrace.CSVLimits.bytes)
    do {
      return MotionPlot.Recording(name: path.recordingName, trace: try MotionTrace(csv: bytes))
    } catch {
      throw Failure(.data, "\(path):\(error)")
    }
  }

  /// Aligns the second recording with the first.
  ///
  /// - Returns: A description of the difference; `nil` if there is only one recording.
  static func align(
    _ recordings: inout [MotionPlot.Recording], _ alignment: MotionAlignment
  ) throws(Failure) -> String? {
    guard recordings.count == 2 else { return nil }
    let first = recordings[0].trace
    do {
      let shift = try alignment.shift(of: recordings[1].trace, onto: first)
      recordings[1].trace = recordings[1].trace.moved(by: shift)
      let comparison = MotionComparison(first, recordings[1].trace)
      let difference = comparison?.summary ?? "the recordings do not overlap in time"
      return shift == 0 ? difference : "\(difference); the second was moved by \(shift.text(decimals: 4)) s"
    } catch {
      throw Failure(.data, "\(error)")
    }
  }
}

extension String {
  var isTable: Bool { (self as NSString).pathExtension.lowercased() == "csv" }

  /// The recording's name in a legend: the file name without folder and extension.
  var recordingName: String {
    self == "-" ? "standard input" : ((self as NSString).lastPathComponent as NSString).deletingPathExtension
  }
}
