import Foundation
import Raster
import Simulator
import UIKitCore

/// Going back in the run, and forward again.
extension Workbench {
  /// The run of the device; `nil` if it is not recorded, as in a window with several devices.
  var history: (any RunHistory)? { content as? any RunHistory }

  /// Whether a past frame is searched, or will be.
  var isTraveling: Bool { timeTravel.isRewinding || (history?.isSeeking ?? false) }

  /// The steps to simulate in one frame of the window at most, so that the window stays usable.
  private static let stepsPerFrame = 40

  /// Performs a command that moves through the run.
  ///
  /// - Returns: Whether the size of the window must be computed again.
  func travel(_ action: WindowCommand.Action) -> Bool {
    guard let history else {
      actions.report(
        Notice(
          "several devices cannot go back in time; run the scene without --matrix",
          "여러 기기를 함께 볼 때는 시간을 되돌릴 수 없습니다. --matrix 없이 실행하세요"))
      return false
    }
    timeTravel.continues = false
    pauseClock()
    let log = history.log
    switch action {
    case .frameBack: history.seek(to: log.count(showing: log.shownIndex(after: history.position) - 1))
    case .rewind: timeTravel.isRewinding = true
    case .nextMark, .previousMark:
      let found = log.count(ofMarkFrom: history.position, isForward: action == .nextMark)
      history.seek(to: found ?? (action == .nextMark ? log.frames.count : 1))
      if found == nil { reportNoMark(isForward: action == .nextMark) }
    default: break
    }
    guard geometry.hasToolbar, !geometry.hasTimeline else { return false }
    setVisible(timeline: true)
    return true
  }

  private func reportNoMark(isForward: Bool) {
    actions.report(
      isForward
        ? Notice(
          "no later touch, page, reload or screen: this is the latest frame",
          "뒤에 터치, 페이지, 다시 읽기, 화면이 없습니다. 마지막 프레임입니다")
        : Notice(
          "no earlier touch, page, reload or screen: this is the first frame",
          "앞에 터치, 페이지, 다시 읽기, 화면이 없습니다. 첫 프레임입니다"))
  }

  private func pauseClock() {
    guard !clock.isPaused else { return }
    clock.togglePause(at: time)
    timeTravel.hasPaused = true
  }

  /// Follows a new run in place of the one on screen, as after a change of the app's code. The new run continues unless
  /// the user has paused the old one.
  package func followNewRun() {
    endScript("The app's code was loaded anew here.")
    timeTravel.isRewinding = false
    timeTravel.continues = false
    timeTravel.thumbnails = Thumbnails()
    guard clock.isPaused else { return }
    guard timeTravel.hasPaused else {
      return actions.report(
        Notice("the new code is paused; P continues", "새 코드가 일시 정지 상태입니다. P로 계속합니다"))
    }
    switchPause()
    updatePanel()
  }

  /// Begins or ends fast time.
  func setFast(_ isFast: Bool) {
    clock.setFast(isFast, at: time)
    content.adopt(rate: clock.rate)
  }

  /// Goes to the frame that the user kept, from which the run goes on unless it is paused.
  func returnToKept() {
    guard history?.returnToKept() ?? false else {
      return actions.report(
        Notice("no frame is kept; F2 keeps the one on screen", "보관한 프레임이 없습니다. F2로 지금 프레임을 보관합니다"))
    }
    timeTravel.thumbnails = timeTravel.keptThumbnails
    timeTravel.continues = !clock.isPaused
    pauseClock()
  }

  /// Keeps the frame on screen, to which the user can return.
  func keep() {
    guard let history else { return }
    history.keep()
    timeTravel.keptThumbnails = timeTravel.thumbnails
    let time = String(format: "%.2f", content.time)
    actions.report(Notice("kept the frame at \(time) s; F4 returns to it", "\(time)초의 프레임을 보관했습니다. F4로 돌아갑니다"))
  }

  /// Ends rewinding or fast time when its key is released.
  package func endHeldCommand() {
    if clock.isFast { setFast(false) }
    guard timeTravel.isRewinding else { return }
    timeTravel.isRewinding = false
    history?.settle()
  }

  /// Goes to a picture of the run.
  func scrub(to index: Int, isMoving: Bool) {
    guard let history, !isFixed else { return }
    timeTravel.continues = false
    pauseClock()
    history.seek(to: history.log.count(showing: index), isMoving: isMoving)
    if !isMoving { history.settle() }
  }

  /// Pauses or continues; during a search, once the frame is on screen.
  func togglePause() {
    switchPause()
    if timeTravel.continues || !clock.isPaused { keepEndOfRun() }
  }

  private func switchPause() {
    timeTravel.hasPaused = false
    guard let history, isTraveling else { return clock.togglePause(at: time) }
    endHeldCommand()
    history.settle()
    timeTravel.continues.toggle()
  }

  /// Keeps the end of a run that continues from a past frame, so that nothing is lost.
  private func keepEndOfRun() {
    guard let history, history.isInPast else { return }
    if history.keepEnd() { timeTravel.keptThumbnails = timeTravel.thumbnails }
    actions.report(
      Notice("the run goes on from this frame; F4 returns to the kept one", "이 프레임부터 다시 실행합니다. F4로 보관한 프레임으로 돌아갑니다"))
  }

  /// Continues a run that the user has paused.
  ///
  /// - Returns: Whether it was paused.
  package func resume() -> Bool {
    guard clock.isPaused, !isFixed else { return false }
    togglePause()
    setNeedsDevice()
    updatePanel()
    return true
  }

  /// Shows the latest frame instead of a past one, and continues the run unless the user had paused it.
  ///
  /// - Returns: Whether a past frame was on screen.
  package func leavePast() -> Bool {
    guard let history, history.isInPast else { return false }
    endHeldCommand()
    history.seek(to: history.log.frames.count)
    history.settle()
    (timeTravel.continues, timeTravel.hasPaused) = (timeTravel.hasPaused, false)
    return true
  }

  /// Shows the frame after the one on screen, if the run already has it.
  ///
  /// - Returns: Whether there is one.
  func showNextRecordedFrame() -> Bool {
    guard let history else { return false }
    let index = history.log.shownIndex(after: history.position) + 1
    guard clock.isPaused, history.isInPast || history.isSeeking, index < history.log.shown.count else { return false }
    history.seek(to: history.log.count(showing: index))
    return true
  }

  /// Continues a search.
  func stepTravel() -> [PixelRect] {
    guard let history else { return [] }
    if timeTravel.isRewinding, !history.isWaitingForPicture {
      let index = history.log.shownIndex(after: history.position)
      if index > 0 { history.seek(to: history.log.count(showing: index - 1), isMoving: true) } else { history.settle() }
    }
    let device = content.device
    let update = history.advance(steps: Self.stepsPerFrame)
    timeTravel.updated = nil
    if !history.isSeeking { arrive(from: device) }
    return update?.areas ?? []
  }

  private func arrive(from device: Device) {
    clock.pause(at: content.time, windowTime: time)
    inspect(.forget)
    if controller != nil { setDark(content.settings.isDark) }
    if content.device != device { timeTravel.deviceChanged = true }
    if timeTravel.continues { clock.togglePause(at: time) }
    timeTravel.continues = false
  }

  /// Returns whether the device changed to another one since the last call.
  package func takeDeviceChange() -> Bool {
    defer { timeTravel.deviceChanged = false }
    return timeTravel.deviceChanged
  }

  /// Keeps a small picture of the frame on screen for the timeline, if it is the run's latest.
  func noteThumbnail() {
    guard let history, !history.isInPast, !history.isFull, !isTraveling, !content.showsMessage else { return }
    let count = history.log.shown.count
    guard count > 0 else { return }
    let content = content
    timeTravel.thumbnails.note(
      content.plainPicture(side: Thumbnails.height * 2) ?? content.bitmap, index: count - 1)
  }

  /// Updates the timeline, ten times a second at most while the run goes on.
  func updateTimeline() {
    if let shown = controller?.active, shown != activeCommands { updatePanel() }
    if let history { timeTravel.follow(count: history.log.shown.count) }
    if timeTravel.thumbnails.entries.isEmpty { noteThumbnail() }
    guard geometry.hasTimeline else { return }
    if let updated = timeTravel.updated, time - updated < 0.1 { return }
    timeTravel.updated = time
    var strip = TimelineStrip.Content()
    strip.isPaused = clock.isPaused
    strip.isRewinding = timeTravel.isRewinding
    strip.speed = speed
    if let history {
      let log = history.log
      strip.count = log.shown.count
      strip.index = log.shownIndex(after: history.position)
      strip.time = log.frames.isEmpty ? 0 : log.frames[min(history.position, log.frames.count) - 1].time
      strip.marks = log.marks.map { TimelineStrip.Mark(index: log.shownIndex(after: $0.frame + 1), kind: $0.mark) }
      strip.here = log.marks(after: history.position)
      strip.progress = history.progress
      strip.isFull = history.isFull
    }
    let thumbnails = timeTravel.thumbnails
    edit {
      $0.timeline.content = strip
      $0.timeline.thumbnails = thumbnails
    }
  }
}
