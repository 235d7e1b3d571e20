import ArgumentParser
import Foundation
import MotionPlots
import PlainText
import Simulator

/// The options of `tessera replay` for a scene's motion.
struct PlotOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      "Plot offset, velocity, target and phase over time, of one recording or of two.", valueName: "file.svg|png"))
  var plot: String?

  @Option(help: ArgumentHelp("Write the motion of the first recording as a table.", valueName: "file.csv"))
  var csv: String?

  @Option(
    help: ArgumentHelp(
      "The scroll view and axis: auto for the one that moves most, or a name such as page, page-x, section-2, view-2-page.",
      valueName: "scroll"))
  var of = "auto"

  @Option(
    help: ArgumentHelp(
      "The alignment of the second recording in time: start (of the motion), release, fit (least difference) or none.",
      valueName: "how"))
  var align = MotionAlignment.start.rawValue

  @Option(help: ArgumentHelp("The start of the plot, in seconds of the first recording.", valueName: "seconds"))
  var from: Double?

  @Option(help: ArgumentHelp("The end of the plot, in seconds of the first recording.", valueName: "seconds"))
  var to: Double?

  /// Whether no motion output is requested.
  var isSilent: Bool { plot == nil && csv == nil }
}

/// Validated plot options.
struct PlotRequest {
  enum Format {
    case svg
    case png
  }

  var plot: (path: String, format: Format)?
  var csv: String?
  var scroll: String
  var alignment: MotionAlignment
  private var start: Double?
  private var end: Double?

  /// - Parameter inputs: The input files, which must not be overwritten.
  init(_ options: PlotOptions, inputs: [String]) throws(Failure) {
    guard let alignment = MotionAlignment(rawValue: options.align) else {
      let names = MotionAlignment.allCases.map(\.rawValue)
      let hint = Nearest.hint(Nearest.name(to: options.align, among: names))
      throw Failure(.usage, "unknown --align \(options.align.quoted)\(hint); choose \(names.joined(separator: ", "))")
    }
    for path in [options.plot, options.csv].compactMap(\.self) {
      guard inputs.contains(where: { path.isSameFile(as: $0) }) else { continue }
      throw Failure(.usage, "\(path.quoted) is an input and is not overwritten; name another file")
    }
    self.alignment = alignment
    scroll = options.of
    csv = options.csv
    plot = try options.plot.map { path throws(Failure) in (path, try Self.format(of: path)) }
    (start, end) = (options.from, options.to)
    let limit = MotionTrace.CSVLimits.number
    for (name, time) in [("--from", start), ("--to", end)] {
      guard let time, !(time.magnitude <= limit) else { continue }
      throw Failure(.usage, "\(name) \(time) is not a time; write seconds, such as 1.5")
    }
    if let start, let end, start >= end {
      throw Failure(.usage, "--from \(start) is not before --to \(end); swap them")
    }
  }

  /// Returns the part of a recording to show; `nil` for the whole recording.
  func times(within span: ClosedRange<Double>) throws(Failure) -> ClosedRange<Double>? {
    guard start != nil || end != nil else { return nil }
    let (first, last) = (start ?? span.lowerBound, end ?? span.upperBound)
    guard first < last else {
      let range = "\(span.lowerBound.text(decimals: 3)) to \(span.upperBound.text(decimals: 3)) seconds"
      throw Failure(.usage, "no sample is between --from and --to: the recording has \(range)")
    }
    return first...last
  }

  private static func format(of path: String) throws(Failure) -> Format {
    switch (path as NSString).pathExtension.lowercased() {
    case "svg": return .svg
    case "png": return .png
    default: throw Failure(.usage, "--plot \(path.quoted) is neither .svg nor .png; end the name with one of them")
    }
  }
}

extension String {
  /// Returns whether two paths refer to the same file. If both exist, the file system compares them; otherwise their
  /// names are compared.
  fileprivate func isSameFile(as other: String) -> Bool {
    let (one, two) = (URL(fileURLWithPath: self), URL(fileURLWithPath: other))
    return one.resolvingSymlinksInPath().standardized == two.resolvingSymlinksInPath().standardized
  }
}
