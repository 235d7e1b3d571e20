import PlainText
import ArgumentParser
import MotionPlots
import Simulator

struct ReplayCommand: TesseraVerb {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Plays a gesture script without a display, and writes its frames and motion.",
    discussion: """
      With --out, writes frames/NNNNN.png for every frame that differs from the one before, frames.jsonl with one line of \
      JSON per frame, and a PNG file for each snapshot of the script.

        scene \(Catalogue.example)
        drag 350,400 -> 60,400 in 0.12s
        wait 1s
        snapshot second-page

      A script without a scene begins with the list of scenes. Other gestures are tap, press, flick and wheel; a header \
      may set device, size, scale, appearance and direction.

      With --plot, plots the motion of the content. A second recording is plotted over the first, and the difference is \
      printed. A recording is a script, or a table logged by a device: a file that ends in .csv, whose first line names \
      the columns time,offset,velocity,target,phase, in seconds and points; time and offset suffice. --csv writes such a \
      table.

        \(Program.name) replay fling.input --plot fling.svg
        \(Program.name) replay fling.input iphone.csv --align fit --plot both.png
        \(Program.name) replay fling.input --of section-0 --csv ours.csv
        \(Program.name) replay fling.input --scale 1 --gif fling.gif
        \(Program.name) replay fling.input --expect fling.jsonl

      A project's path before the script shows the project's screen: \(Program.name) replay ~/MyApp fling.input --out frames
      """)

  @Argument(
    help: ArgumentHelp(
      "A script, or a table of motion that ends in .csv; - reads a script from standard input. A second recording is compared with the first.",
      valueName: "recording"))
  var recordings: [String]

  @Option(help: ArgumentHelp("The folder for frames and snapshots, created if it does not exist.", valueName: "dir"))
  var out: String?

  @Option(help: "The scene, instead of the script's.")
  var scene: String?

  @Flag(inversion: .prefixedNo, help: "Write a picture of every frame, not only of snapshots.")
  var frames = true

  @Flag(help: "Write NAME.layout.txt beside each snapshot, with the frames of all views and the rules behind them.")
  var layouts = false

  @OptionGroup
  var outputs: ReplayOutputs

  @OptionGroup
  var project: ProjectOptions

  @OptionGroup
  var motion: PlotOptions

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard let path = recordings.first, let run = try ProjectRun([path], screens: project.screen) else {
      return try replay(recordings, scene: scene, standardScene: nil)
    }
    let others = Array(recordings.dropFirst())
    // A single path refers to a script, even if it cannot be read.
    guard !others.isEmpty else { return try replay(recordings, scene: scene, standardScene: nil) }
    try run.perform { [project] names in
      try replay(others, scene: project.screen.isEmpty ? scene : names.first, standardScene: names.first)
    }
  }

  @MainActor
  private func replay(_ recordings: [String], scene: String?, standardScene: String?) throws {
    try checkTask(recordings)
    let request = try PlotRequest(motion, inputs: recordings)
    // The files are opened first, before any work could be lost.
    let files = try MotionFiles(request)
    let recorded = try recordings.compactMap { path in
      path.isTable
        ? try MotionTable.recording(path)
        : try play(path, scene ?? standardScene, isFixed: scene != nil, scroll: request.scroll)
    }
    try write(recorded, request, to: files)
  }

  /// Rejects invalid combinations of options before anything is played.
  private func checkTask(_ recordings: [String]) throws(Failure) {
    guard recordings.count <= 2 else {
      throw Failure(.usage, "there are \(recordings.count) recordings; a plot compares two")
    }
    guard out != nil || !motion.isSilent || !outputs.isSilent else {
      throw Failure(
        .usage,
        "nothing to write; ask for frames with --out DIR, a movie with --gif FILE, or motion with --plot FILE or --csv FILE"
      )
    }
    guard !layouts || out != nil else { throw Failure(.usage, "--layouts writes beside the frames; add --out DIR") }
    guard outputs.update == nil || outputs.expect != nil else {
      throw Failure(.usage, "--update is about the report of a run; add --expect FILE")
    }
    guard outputs.isSilent || recordings.count == 1 && !recordings[0].isTable else {
      throw Failure(.usage, "movies and --expect take the frames of one script; leave them out to compare recordings")
    }
    guard out == nil || recordings.count == 1 && !recordings[0].isTable else {
      throw Failure(.usage, "--out takes the frames of one script; leave it out to compare recordings")
    }
  }

  /// - Parameters:
  ///   - scene: The scene to begin with.
  ///   - isFixed: Whether the scene overrides the script's.
  /// - Returns: The motion; `nil` if it was not requested.
  @MainActor
  private func play(
    _ path: String, _ scene: String?, isFixed: Bool, scroll: String
  ) throws -> MotionPlot.Recording? {
    let run = try ScriptRun(path, scene: scene, isFixed: isFixed, options: options)
    let dump = try out.map { try FrameDump(directory: $0, writesFrames: frames) }
    let recorder = motion.isSilent ? nil : MotionRecorder()
    var report: [String] = []
    try run.play(
      recorder: recorder, dump: dump, layouts: layouts ? out : nil,
      movies: try outputs.movies(framesPerSecond: run.framesPerSecond),
      report: outputs.expect == nil ? nil : { report.append($0) })
    try outputs.check(report)
    guard let recorder else { return nil }
    do {
      let (subject, trace) = try recorder.trace(of: scroll)
      return MotionPlot.Recording(name: "\(path.recordingName), \(subject.name)", trace: trace)
    } catch {
      throw Failure(.usage, "\(path == "-" ? "standard input" : path): \(error)")
    }
  }

  private func write(
    _ recordings: [MotionPlot.Recording], _ request: PlotRequest, to files: MotionFiles
  ) throws {
    guard !recordings.isEmpty else { return }
    var recordings = recordings
    let summary = try MotionTable.align(&recordings, request.alignment)
    if let csv = files.csv {
      try csv.append(recordings[0].trace.csv)
      try csv.finish()
    }
    if let (file, format) = files.plot {
      let engine = try Machine.services().textEngine
      let plot = MotionPlot(
        recordings, times: try request.times(within: recordings[0].trace.span ?? 0...0), isDark: try options.isDark,
        textEngine: engine)
      switch format {
      case .svg: try file.append(plot.picture.svg)
      case .png: try file.append(try plot.picture.png(scale: 2, textEngine: engine))
      }
      try file.finish()
    }
    if let summary { try OutputFile.writeToStandardOutput(summary + "\n") }
  }
}

/// The output files of a request.
private struct MotionFiles {
  var csv: StreamedFile?
  var plot: (file: StreamedFile, format: PlotRequest.Format)?

  init(_ request: PlotRequest) throws(OutputError) {
    csv = try request.csv.map { path throws(OutputError) in try StreamedFile(path) }
    plot = try request.plot.map { plot throws(OutputError) in (try StreamedFile(plot.path), plot.format) }
  }
}
