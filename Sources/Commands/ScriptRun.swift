import Comparisons
import MotionPlots
import Scenes
import Simulator
import SystemServices

/// A gesture script on a device without a display, ready to play.
@MainActor
struct ScriptRun {
  private let timeline: Timeline
  private let host: SceneHost
  private let shell: GalleryShell
  private let run: HeadlessRun

  /// The number of frames per second.
  var framesPerSecond: Int { run.clock.framesPerSecond }

  /// - Parameters:
  ///   - path: A path, or `-` for standard input.
  ///   - scene: The scene's name.
  ///   - isFixed: Whether that scene overrides the script's.
  init(_ path: String, scene: String?, isFixed: Bool = true, options: HostOptions) throws {
    let input = try Self.read(path)
    let scene = try ((isFixed ? scene : nil) ?? input.header.scene ?? scene).map(GalleryShell.scene(named:))
    let configuration = try options.configuration(over: input.header)
    timeline = Timeline(input)
    host = try configuration.makeHost()
    shell = GalleryShell(host: host, scene: scene)
    if let state = input.header.state { host.restore(state) }
    run = HeadlessRun(host: host, clock: FrameClock(framesPerSecond: configuration.framesPerSecond))
  }

  /// - Parameters:
  ///   - recorder: The recorder that receives the motion of every frame.
  ///   - dump: The output that receives the picture of every frame.
  ///   - layouts: The folder for the layout of every snapshot; `nil` for none.
  ///   - movies: The files that receive the picture of every frame.
  ///   - report: Called with a line of JSON for every frame; `nil` if it is not needed.
  func play(
    recorder: MotionRecorder?, dump: FrameDump?, layouts: String? = nil, movies: [MovieFile] = [],
    report: ((String) -> Void)? = nil
  ) throws {
    host.drawsPixels = dump != nil || !movies.isEmpty
    try withExtendedLifetime(shell) {
      try run.play(timeline) { frame in
        recorder?.record(host)
        try dump?.append(frame, of: host)
        for movie in movies { try movie.append(host.bitmap, isChanged: frame.update != nil) }
        report?(SceneReport(of: host).json(frame: frame.index, time: frame.time, image: nil).line)
        guard let layouts else { return }
        for name in frame.snapshots { try writeLayout(to: "\(layouts)/\(name).layout.txt") }
      }
    }
    try dump?.finish()
    for movie in movies { try movie.finish() }
  }

  private func writeLayout(to path: String) throws {
    let record = LayoutRecorder.record(
      of: host.root.window, machine: MachineServices.fingerprint(boxes: MachineServices.drawsBoxes))
    try OutputFile.write(Array(record.text.utf8), to: path, links: .refused)
  }

  private static func read(_ path: String) throws(Failure) -> InputScript {
    let bytes = try InputFile.read(path, limit: InputScript.Limits.bytes)
    do {
      return try InputScript(parsing: bytes, scenes: Catalogue.scenes.map(\.name))
    } catch {
      throw Failure(.data, "\(path == "-" ? "standard input" : path):\(error)")
    }
  }
}

extension FrameDump {
  @MainActor
  fileprivate func append(_ frame: HeadlessRun.Frame, of host: SceneHost) throws {
    let image = try write(host.bitmap, frame: frame.index, isChanged: frame.update != nil)
    try append(SceneReport(of: host).json(frame: frame.index, time: frame.time, image: image))
    for name in frame.snapshots { try writeSnapshot(host.bitmap, name: name) }
  }
}
