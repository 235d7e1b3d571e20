import Foundation
import Raster
import Simulator
import UIKitCore

/// A recording in progress, with the facts that tell whether a script can still repeat the run.
struct RecordingState {
  var recording: ScreenRecording
  var settings: DeviceSettings
  var device: Device
  /// The number of steps in the log of the run.
  var steps: Int
}

/// Recording input and picture.
extension Workbench {
  /// Begins or ends a recording.
  func toggleRecording() {
    guard recordingState == nil else { return endRecording() }
    do {
      guard let recording = try actions.beginRecording() else { return }
      recordingState = RecordingState(
        recording: recording, settings: content.settings, device: content.device, steps: history?.log.frames.count ?? 0)
      for change in content.inspectable?.layoutChanges ?? history?.log.layouts ?? [] {
        recording.append(change, at: content.time)
      }
      _ = recording.append(content.bitmap, isChanged: true, at: now)
    } catch {
      actions.report("\(error)")
    }
  }

  /// The time of the window, also between steps.
  var now: TimeInterval { max(time, stopwatch()) }

  /// Completes the files of a recording, if there is one.
  package func endRecording() {
    guard let ended = recordingState?.recording else { return }
    recordingState = nil
    do {
      try ended.finish(at: max(content.time, clock.deviceTime(at: now)), windowTime: now)
      actions.report(Notice("wrote \(ended.names)", "저장했습니다: \(ended.koreanNames)"))
    } catch {
      let names = ended.written.joined(separator: " and ")
      let (english, korean) =
        names.isEmpty ? ("", "") : ("; wrote \(names)", ". 저장했습니다: \(ended.written.joined(separator: ", "))")
      actions.report(Notice("the recording ends: \(error)\(english)", "녹화를 끝냅니다: \(error)\(korean)"))
    }
    updatePanel()
  }

  /// Ends the script of a recording, if there is one, before something that it cannot repeat.
  package func endScript(_ reason: String) { recordingState?.recording.endScript(reason) }

  /// Adds a step to the recording.
  func record(_ events: [InputEvent], isChanged: Bool) {
    guard var state = recordingState else { return }
    if let reason = reasonToEndScript(state) { state.recording.endScript(reason) }
    if content.settings != state.settings {
      state.recording.append(content.settings, after: state.settings, at: content.time)
      state.settings = content.settings
    }
    for change in layouts(since: state.steps) { state.recording.append(change, at: content.time) }
    state.steps = history?.log.frames.count ?? 0
    recordingState = state
    state.recording.append(events)
    if state.recording.failure != nil { return endRecording() }
    guard !state.recording.append(content.bitmap, isChanged: isChanged, at: time) else { return }
    actions.report(
      Notice(
        "the recording ends: a movie has one size, and an hour at most",
        "녹화를 끝냅니다: 동영상은 크기가 하나이고 한 시간까지입니다"))
    endRecording()
  }

  /// The changes of layouts after a number of steps.
  private func layouts(since steps: Int) -> [LayoutChange] {
    history?.log.frames.dropFirst(steps).flatMap(\.layouts) ?? []
  }

  private func reasonToEndScript(_ state: RecordingState) -> String? {
    if content.device != state.device { return "The device changed here." }
    guard let log = history?.log else { return nil }
    if isTraveling || log.frames.count < state.steps { return "The user went back in time here." }
    let changes = log.frames[state.steps...].flatMap(\.changes)
    let isOther = changes.contains { if case .shell = $0 { true } else { false } }
    return isOther ? "Another scene was opened here." : nil
  }
}

extension ScreenRecording {
  /// The names of the files, for messages in Korean.
  package var koreanNames: String { names.replacing(" and ", with: ", ") }
}
