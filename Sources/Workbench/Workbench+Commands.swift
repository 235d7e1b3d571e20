package import Foundation
import Lens
import Raster
package import Simulator
import UIKitCore

/// The commands that change the device, the interface or the clock. The window performs the others.
extension Workbench {
  /// Handles a key before the device receives it.
  ///
  /// - Returns: Whether the key has been used.
  package func take(_ chord: KeyChord) -> Bool {
    if isSheetOpen {
      if chord.key == .escape || chord.key == .navigationBack {
        edit { $0.close() }
        return true
      }
      if let command = WindowCommand.of(chord, isEditing: true), command.action != .back {
        actions.perform(command)
        return true
      }
      var isUsed = false
      edit { isUsed = $0.handle(chord) }
      return isUsed
    }
    if isEditingValues, takeValueKey(chord) { return true }
    if takeFocusKey(chord) { return true }
    guard let command = WindowCommand.of(chord, isEditing: content.textTarget != nil) else { return false }
    guard commands.contains(command) else {
      guard history == nil, !isFixed else { return false }
      notify(Notice("not available for several devices", "여러 기기를 함께 볼 때는 쓸 수 없습니다"))
      return true
    }
    // Without changes of values, the keys are the app's.
    // A recorded session keeps the app's keys.
    if command.action == .fastForward, isFixed { return false }
    if command.action == .undo, !inspector.content.canUndo { return false }
    if command.action == .redo, !inspector.content.canRedo { return false }
    actions.perform(command)
    return true
  }

  /// Performs a command.
  ///
  /// - Returns: Whether the size of the window must be computed again.
  package func perform(_ command: WindowCommand) -> Bool {
    if isFixed, command.changesDevice { return false }
    guard commands.contains(command) else { return false }
    defer { updatePanel() }
    switch command.action {
    case .help: edit { $0.sheet == .help ? $0.close() : $0.open(.help) }
    case .palette: edit { $0.sheet == .palette ? $0.close() : $0.open(.palette) }
    case .toolbar:
      setVisible(toolbar: !geometry.hasToolbar)
      return true
    case .inspector:
      setPanel(!geometry.hasPanel)
      return true
    case .zoom(let zoom): return change(zoom)
    case .overlay(let overlay): inspect(.toggleOverlay(overlay))
    case .noOverlays: inspect(.toggleOverlays)
    case .measure: inspect(.toggleMeasuring)
    case .pause:
      togglePause()
      setNeedsDevice()
    case .slowMotion:
      clock.nextRate(at: time)
      content.adopt(rate: clock.rate)
      // Both show the speed.
      if !geometry.hasPanel, !geometry.hasTimeline { notify(speedNotice) }
    case .fastForward: setFast(true)
    case .keep: keep()
    case .returnToKept: returnToKept()
    case .landmark(let steps): moveFocus(toLandmark: steps)
    case .frameBack, .rewind, .nextMark, .previousMark: return travel(command.action)
    case .timeline:
      setVisible(timeline: !geometry.hasTimeline)
      return true
    case .scope:
      setScope(!geometry.hasScope)
      return true
    case .frameBar:
      setFrameBar(!geometry.hasFrameBar)
      return true
    case .frameStep where showNextRecordedFrame(): break
    case .frameStep:
      clock.advance(by: 1 / Double(content.framesPerSecond), at: time)
      setNeedsDevice()
    case .appearance, .contrast, .boldText, .reduceMotion, .direction, .language, .textSize:
      changeSettings(command.action)
    case .lint:
      let opens = !geometry.hasPanel
      if opens { setPanel(true) }
      inspect(.lint)
      return opens
    case .export: inspect(.export)
    case .exportChanges: inspect(.exportChanges)
    case .values: return beginEditingValues()
    case .undo: inspect(.undo)
    case .redo: inspect(.redo)
    case .reset: inspect(.reset)
    case .record: toggleRecording()
    case .back, .copyState, .copyPicture, .home, .quit, .screenshot, .fullScreen, .device, .rotate: break
    }
    return false
  }

  private func changeSettings(_ action: WindowCommand.Action) {
    var settings = content.settings
    switch action {
    case .appearance: settings.isDark.toggle()
    case .contrast: settings.hasHighContrast.toggle()
    case .boldText: settings.hasBoldText.toggle()
    case .reduceMotion: settings.reducesMotion.toggle()
    case .direction: settings.isRightToLeft.toggle()
    case .language: settings = settings.speaking(settings.language.next)
    case .textSize(let steps): settings = settings.changingTextSize(by: steps)
    default: return
    }
    adopt(settings)
    // The panel shows the values, and a dark screen is seen at once.
    if !geometry.hasPanel, action != .appearance { notify(Self.notice(of: action, settings)) }
  }

  /// Returns the new value of a setting as a message.
  private static func notice(of action: WindowCommand.Action, _ settings: DeviceSettings) -> Notice {
    func state(_ english: String, _ korean: String, _ isOn: Bool) -> Notice {
      Notice("\(english) \(isOn ? "on" : "off")", "\(korean) \(isOn ? "켬" : "끔")")
    }
    return switch action {
    case .contrast: state("high contrast", "높은 대비", settings.hasHighContrast)
    case .boldText: state("bold text", "굵은 텍스트", settings.hasBoldText)
    case .reduceMotion: state("Reduce Motion", "동작 줄이기", settings.reducesMotion)
    case .direction:
      settings.isRightToLeft
        ? Notice("right to left", "오른쪽에서 왼쪽으로") : Notice("left to right", "왼쪽에서 오른쪽으로")
    case .textSize: Notice("text size: \(settings.textSizeName)", "글자 크기: \(settings.textSizeName)")
    default: Notice("language: \(settings.language.shortName)", "언어: \(settings.language.shortName)")
    }
  }

  /// The speed of the clock as a message.
  private var speedNotice: Notice {
    clock.divisor > 1
      ? Notice("1/\(clock.divisor) speed", "1/\(clock.divisor) 속도") : Notice("full speed", "보통 속도")
  }

  /// Gives the device other settings.
  func adopt(_ settings: DeviceSettings) {
    content.apply(settings)
    setNeedsDevice()
    setDark(settings.isDark)
  }

  private func change(_ change: WindowCommand.Zoom) -> Bool {
    // Keys may follow each other faster than frames.
    let now = latestScale ?? content.pictureScale
    switch change {
    case .fit: zoom = nil
    case .larger: zoom = ZoomSteps.next(to: now, isLarger: true)
    case .smaller: zoom = ZoomSteps.next(to: now, isLarger: false)
    case .points: zoom = 1
    case .pixels: zoom = content.device.nativeScale
    // The points of an iPhone are 1/153 inch apart; a desktop counts 96 pixels per inch.
    case .physical: zoom = 96 * geometry.density / 153
    }
    return true
  }

  /// Returns the pixels per point of the device's picture on a screen.
  ///
  /// - Parameter available: The area for a window, in pixels; `nil` if it is unknown.
  package func pictureScale(of device: Device, fitting available: CGSize?) -> CGFloat {
    let scale = wantedScale(of: device, fitting: available)
    latestScale = scale
    return scale
  }

  private func wantedScale(of device: Device, fitting available: CGSize?) -> CGFloat {
    let area = geometry.available(in: available)
    var native = device
    guard let zoom else {
      // The picture is as large as on a screen with one pixel per unit.
      native.scale *= geometry.density
      return native.pictureScale(fitting: area)
    }
    // A larger picture is scrolled, except in a window without bars.
    guard isFixed || geometry.isBare else { return min(zoom, Self.largestScale(of: device.size)) }
    native.scale = max(device.scale, zoom)
    return min(zoom, native.pictureScale(fitting: area))
  }

  /// The most pixels per point of a picture.
  private static func largestScale(of size: CGSize) -> CGFloat {
    let (side, area) = (max(1, size.width, size.height), max(1, size.width * size.height))
    return min(CGFloat(Bitmap.maximumSide) / side, (CGFloat(Bitmap.maximumArea) / area).squareRoot())
  }

  /// The state that the title shows after the scene's name.
  package var status: String {
    let isKorean = language == .korean
    if timeTravel.isRewinding { return isKorean ? "되감는 중" : "rewinding" }
    if recordingState != nil { return isKorean ? "녹화 중" : "recording" }
    if clock.isPaused { return isKorean ? "일시 정지" : "paused" }
    return speed
  }

  /// The speed of slow motion in words; empty at full speed.
  var speed: String {
    guard clock.divisor > 1 else { return "" }
    return language == .korean ? "1/\(clock.divisor) 속도" : "1/\(clock.divisor) speed"
  }
}

extension Device {
  /// The pixels per point of the named device, even if a smaller screen shows fewer.
  var nativeScale: CGFloat { Device.all.first { $0.name == name }?.scale ?? scale }
}
