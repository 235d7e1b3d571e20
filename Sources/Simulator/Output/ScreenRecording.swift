package import Foundation
package import Raster
package import UIKitCore

/// A recording of a device in a window: its input as a script, and its picture as a movie.
///
/// Both files are opened before the recording begins, so that a path that cannot be written is refused at once.
@MainActor
package final class ScreenRecording {
  /// The names of the files, for messages.
  package let names: String
  private let scriptName: String
  private let movieName: String
  /// The names of the files that are complete. After a failure, the movie ends with the frames for which there was space.
  package private(set) var written: [String] = []
  private let trace: StreamedFile
  private let movie: MovieQueue
  private let journal: ScriptJournal?
  private var script: RecordedSpan {
    didSet { journal?.update(script.recording) }
  }
  private var frames: MovieFrames?

  /// The frames of the movie in a second, of which animated GIF shows every one.
  package nonisolated static let framesPerSecond = 25

  /// - Parameters:
  ///   - header: The device, the scene and its state at the beginning.
  ///   - time: The device's time at the beginning, in seconds.
  package init(trace: String, movie: String, header: InputScript.Header, at time: TimeInterval) throws(OutputError) {
    (names, scriptName, movieName) = ("\(movie) and \(trace)", trace, movie)
    self.trace = try StreamedFile(trace, links: .refused)
    self.movie = MovieQueue(try MovieFile(movie, format: .gif, framesPerSecond: Self.framesPerSecond, links: .refused))
    script = RecordedSpan(header: header, from: time)
    journal = ScriptJournal(beside: self.trace)
    journal?.update(script.recording)
  }

  /// The input of an earlier recording of the same name whose process was killed; `nil` if there is none.
  package var unsaved: String? { journal?.unsaved }

  /// The reason why the recording cannot go on; `nil` if there is none.
  package var failure: (any Error)? { movie.failure }

  /// Adds input of the device, with the device's times.
  package func append(_ events: [InputEvent]) {
    for event in events { script.append(event) }
  }

  /// Adds changed settings.
  ///
  /// - Parameter time: The device's time of the step that they precede.
  package func append(_ settings: DeviceSettings, after old: DeviceSettings, at time: TimeInterval) {
    guard settings.reducesMotion == old.reducesMotion else {
      return endScript("Reduce Motion changed here, which a script cannot contain.")
    }
    script.append(.settings(settings.changes(from: old)), at: time)
  }

  /// Adds changed values of a layout.
  ///
  /// - Parameter time: The device's time of the step that they precede.
  package func append(_ change: LayoutChange, at time: TimeInterval) { script.append(.layout(change), at: time) }

  /// Ends the script before a change that scripts cannot contain. The movie goes on.
  package func endScript(_ reason: String) { script.end(reason) }

  /// Adds the picture on screen.
  ///
  /// - Parameter time: The time of the window, in seconds.
  /// - Returns: Whether the recording can go on: a movie has one size, and an hour at most.
  package func append(_ bitmap: Bitmap, isChanged: Bool, at time: TimeInterval) -> Bool {
    guard var frames else {
      self.frames = MovieFrames(bitmap, at: time)
      return true
    }
    guard (frames.bitmap.width, frames.bitmap.height) == (bitmap.width, bitmap.height),
      time - frames.start < InputScript.Limits.duration
    else { return false }
    if isChanged, let due = frames.take(until: time) {
      frames.isTaken(movie.append(due.bitmap, frames: due.count, after: due.before), due)
    }
    if isChanged { frames.bitmap = bitmap }
    self.frames = frames
    return true
  }

  /// Completes both files.
  ///
  /// - Parameters:
  ///   - time: The device's time.
  ///   - windowTime: The time of the window.
  package func finish(at time: TimeInterval, windowTime: TimeInterval) throws {
    let text = script.text(until: time)
    var scripted = Result { () throws(OutputError) in
      try trace.append(text)
      try trace.finish()
    }
    if var frames, let due = frames.take(until: max(windowTime, frames.start + 1 / Double(Self.framesPerSecond))) {
      while !movie.append(due.bitmap, frames: due.count, after: due.before), movie.failure == nil { usleep(1_000) }
    }
    let shown = Result { try movie.finish() }
    // A movie that could not be written has left space to the script.
    if case .failure = shown, case .failure = scripted {
      scripted = Result { () throws(OutputError) in
        let again = try StreamedFile(scriptName, links: .refused)
        try again.append(text)
        try again.finish()
      }
    }
    var isShown = true
    if case .failure = shown { isShown = movie.finishShort() }
    if isShown { written.append(movieName) }
    if case .success = scripted {
      written.append(scriptName)
      journal?.remove()
    }
    try shown.get()
    try scripted.get()
  }
}

/// The division of a window's pictures, which come at any time, into the frames of a movie.
struct MovieFrames {
  /// A picture for the encoder.
  struct Due {
    var bitmap: Bitmap
    var count: Int
    /// The frames of pictures that were left out, for which the picture before stays.
    var before: Int
  }

  let start: TimeInterval
  /// The picture on screen.
  var bitmap: Bitmap
  private var given = 0
  private var leftOut = 0

  init(_ bitmap: Bitmap, at start: TimeInterval) { (self.bitmap, self.start) = (bitmap, start) }

  /// Returns the picture on screen with the number of frames that begin before `time`; `nil` if none does.
  mutating func take(until time: TimeInterval) -> Due? {
    let end = Int(((time - start) * Double(ScreenRecording.framesPerSecond)).rounded())
    guard end > given else { return nil }
    defer { given = end }
    return Due(bitmap: bitmap, count: end - given, before: leftOut)
  }

  /// Notes whether the encoder took a picture.
  mutating func isTaken(_ isTaken: Bool, _ due: Due) { leftOut = isTaken ? 0 : leftOut + due.count }
}

/// The input during a part of a run, complete in itself: touches and keys that were down before are left out, and those
/// that are down at the end are cancelled.
struct RecordedSpan {
  private(set) var recording: Recording
  private let start: TimeInterval
  private var count = 0
  private var pointers: [Int: PointerEvent] = [:]
  private var keys: [UIKeyboardHIDUsage: KeyEvent] = [:]
  private var ending: (time: TimeInterval, reason: String)?
  private var latest: TimeInterval
  /// The earliest time of the next event: events follow a change, also after rounding.
  private var earliest: TimeInterval = 0

  init(header: InputScript.Header, from start: TimeInterval) {
    recording = Recording(header: header)
    (self.start, latest) = (start, start)
  }

  mutating func append(_ event: InputEvent) {
    guard ending == nil, isWhole(event) else { return }
    let time = max(earliest, event.time - start)
    latest = max(latest, start + time)
    recording.append(event.at(time))
    count += 1
    // Space for cancellations and the last line is kept.
    if count > InputScript.Limits.statements - 1_000 {
      end("A script has \(InputScript.Limits.statements) lines at most.")
    }
  }

  mutating func append(_ change: InputScript.Change, at time: TimeInterval) {
    guard ending == nil else { return }
    let time = max(earliest, latest - start, time - start)
    recording.append(change, at: time)
    // Times have six decimals.
    earliest = time + 0.000_002
    latest = start + earliest
    count += 4
  }

  /// Returns whether the beginning of an event's touch or key is part of the span.
  private mutating func isWhole(_ event: InputEvent) -> Bool {
    switch event {
    case .wheel, .text: return true
    case .pointer(let event):
      guard event.phase == .began || pointers[event.id] != nil else { return false }
      pointers[event.id] = event.phase == .ended || event.phase == .cancelled ? nil : event
    case .key(let event):
      guard event.phase == .began || keys[event.key] != nil else { return false }
      keys[event.key] = event.phase == .ended || event.phase == .cancelled ? nil : event
    }
    return true
  }

  mutating func end(_ reason: String) { if ending == nil { ending = (latest, reason) } }

  func text(until time: TimeInterval) -> String {
    var recording = recording
    let end = max(0, (ending?.time ?? max(latest, time)) - start)
    for event in pointers.values.sorted(by: { $0.id < $1.id }) {
      recording.append(.pointer(PointerEvent(id: event.id, phase: .cancelled, location: event.location, time: end)))
    }
    for event in keys.values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      recording.append(
        .key(KeyEvent(phase: .cancelled, key: event.key, modifiers: [], characters: event.characters, time: end)))
    }
    return recording.script(until: end) + (ending.map { "# \($0.reason)\n" } ?? "")
  }
}
