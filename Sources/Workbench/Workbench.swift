package import Foundation
import Geometry
package import MotionPlots
package import Raster
package import Simulator
package import UIKitCore

/// The content of a window: a device, and the window's own interface around it.
///
/// Events flow one way: the window translates them and hands them over; the workbench passes them on to the device or
/// to its interface, advances both, and composes their pictures.
@MainActor
package final class Workbench {
  package let content: any WindowContent
  /// Whether the device's size and settings stay constant, for a recorded session.
  let isFixed: Bool
  /// The commands that the window offers.
  let commands: [WindowCommand]
  let language: Language
  let services: HostServices
  /// The search of the palette.
  var search: CommandSearch
  private var interface: (root: InterfaceRoot, controller: InterfaceController)?
  package private(set) var geometry: WindowGeometry
  /// The size of the latest frame, in pixels.
  private var shownSize = (width: 0, height: 0)
  private var mustCompose = true
  private var router = EventRouter()
  package var clock = DeviceClock()
  let inspector: any DeviceInspector
  var inspectionPace = InspectionPace()
  /// A motion recorded elsewhere, such as on an iPhone, that is drawn over the latest one.
  package var reference: MotionTrace?
  var timeTravel = TimeTravel()
  var meter = FrameMeter()
  /// The device at the latest change of the window, and the time at which the note about its size ends.
  var notedDevice: Device?
  var sizeNoteEnd: TimeInterval?
  /// The time at which the message over the device ends.
  var messageEnd: TimeInterval?
  /// Input that the keyboard makes in place of a finger.
  var touches: [InputEvent] = []
  /// Whether the element that has got the focus may have to be scrolled into view.
  var mustRevealFocus = false
  var recordingState: RecordingState?
  /// Whether the device must be stepped although its clock stands still.
  private var mustStepDevice = false
  /// The time of the last step, in seconds of the window.
  package private(set) var time: TimeInterval = 0
  /// The number of compositions so far, and the pixels in them.
  package private(set) var work = (compositions: 0, pixels: 0)
  /// The chosen pixels per point; `nil` to fit the device to the screen.
  var zoom: CGFloat?
  /// The latest pixels per point that a window was asked to show; `nil` before the first.
  var latestScale: CGFloat?

  package var actions = WorkbenchActions()
  /// Called with every input of the device before the app receives it.
  package var onInput: (InputEvent) -> Void = { _ in }

  /// - Parameters:
  ///   - hasToolbar: Whether the toolbar is visible at first.
  ///   - scenes: The scenes that the palette offers.
  ///   - inspector: The inspector of a device in another process.
  ///   - commands: The commands that the window offers.
  package init(
    content: any WindowContent, inspector: (any DeviceInspector)? = nil, services: HostServices, isFixed: Bool,
    hasToolbar: Bool, commands: [WindowCommand] = WindowCommand.all, scenes: [CommandSearch.SceneEntry],
    language: Language
  ) {
    self.content = content
    (self.isFixed, self.commands, self.language, self.services) = (isFixed, commands, language, services)
    search = CommandSearch(commands: commands, scenes: scenes)
    let local = LocalInspector(device: { content.inspectable }) {
      (content as? RewindableHost)?.apply($0)
    }
    local.makeScreen = { content.makeScreen }
    self.inspector = inspector ?? local
    geometry = WindowGeometry(hasToolbar: hasToolbar, hasPanel: false)
    local.onDrawing = { [weak self] in self?.setNeedsDevice() }
    self.inspector.onOutput = { [weak self] in self?.adopt($0) }
    if language != .english { self.inspector.perform(.language(language), at: 0) }
  }

  package func start() { content.start() }

  package var framesPerSecond: Int { content.framesPerSecond }

  // MARK: The interface

  /// Whether anything but the device is visible.
  private var showsInterface: Bool { !geometry.isBare || interface?.controller.sheet != nil }

  /// The interface, made when it is needed first.
  func requireInterface() -> InterfaceController? {
    if let interface { return interface.controller }
    do {
      let made = try makeInterface()
      interface = made
      return made.controller
    } catch {
      actions.report("\(error)")
      return nil
    }
  }

  var controller: InterfaceController? { interface?.controller }

  /// Changes views of the interface.
  func edit(_ body: (InterfaceController) -> Void) {
    guard let controller = requireInterface(), let root = interface?.root else { return }
    root.perform { body(controller) }
  }

  package var isSheetOpen: Bool { interface?.controller.sheet != nil }

  // MARK: Geometry

  /// Adopts the size of the window and of the device's picture, in pixels.
  package func adopt(window: (width: Int, height: Int), density: CGFloat) {
    geometry.window = (max(1, window.width), max(1, window.height))
    geometry.density = density.isFinite && density > 0 ? density : 1
    geometry.adopt(picture: (content.bitmap.width, content.bitmap.height))
    mustCompose = true
    guard !geometry.isBare || interface != nil else { return }
    guard let controller = requireInterface(), let root = interface?.root else { return }
    do {
      try root.resize(to: geometry.interfaceSize, density: geometry.density)
    } catch {
      actions.report("\(error)")
    }
    root.perform { controller.geometry = geometry }
    updatePanel()
    noteSize()
  }

  /// Adopts the size of the device's picture if it has changed since the window was resized: another process sends the
  /// first picture of a new size some frames later.
  private func adoptPictureSize() {
    let (width, height) = (content.bitmap.width, content.bitmap.height)
    guard geometry.picture != (width, height) else { return }
    adopt(window: geometry.window, density: geometry.density)
  }

  /// Adopts other positions of the device and the interface in a window of the same size.
  func adopt(_ geometry: WindowGeometry) {
    self.geometry = geometry
    mustCompose = true
    edit { $0.geometry = geometry }
  }

  /// Makes the next step compose all pixels of the window.
  func mustComposeAll() { mustCompose = true }

  func setVisible(
    toolbar: Bool? = nil, panel: Bool? = nil, timeline: Bool? = nil, frameBar: Bool? = nil,
    scope: Bool? = nil
  ) {
    geometry.hasScope = scope ?? geometry.hasScope
    geometry.hasFrameBar = frameBar ?? geometry.hasFrameBar
    geometry.hasTimeline = timeline ?? geometry.hasTimeline
    timeTravel.updated = nil
    geometry.hasToolbar = toolbar ?? geometry.hasToolbar
    geometry.hasPanel = panel ?? geometry.hasPanel
    mustCompose = true
    edit { $0.geometry = self.geometry }
  }

  /// Makes the next step draw the device, because its size, its settings or the drawing over it changed.
  package func setNeedsDevice() {
    mustStepDevice = true
    content.inspectable?.setNeedsPicture()
  }

  // MARK: Frames

  package var needsFrame: Bool {
    mustStepDevice || mustCompose || isTraveling || content.isWaiting || (interface?.root.needsFrame ?? false)
      || inspectionPace.isBehind
      || (!clock.isPaused && content.needsFrame)
  }

  package var nextChange: TimeInterval? {
    let device = content.nextChange.flatMap { clock.windowTime(of: $0) }
    return [device, interface?.root.nextChange, sizeNoteEnd, messageEnd].compactMap(\.self).min()
  }

  package var textTarget: TextInputTarget? {
    if isSheetOpen, let target = interface?.root.root.keyboard.textTarget {
      return TextInputTarget(
        responder: target.responder.hashValue, caret: target.caret, isComposing: target.isComposing)
    }
    return content.textTarget.map {
      TextInputTarget(
        responder: $0.responder, caret: geometry.interfaceRect($0.caret, scale: content.pictureScale),
        isComposing: $0.isComposing)
    }
  }

  /// Produces one frame.
  ///
  /// - Parameter events: Input in units of the window.
  /// - Returns: The pixels of the window that may have changed.
  package func step(events: [InputEvent], at now: TimeInterval) -> [PixelRect] {
    time = max(time, now)
    var routed = router.route(events, self)
    if hasFocus, events.contains(where: \.beginsTouch) { endFocus() }
    routed.device += touches.map { $0.at(clock.deviceTime(at: now)) }
    touches = []
    if clock.isPaused {
      if routed.device.contains(where: \.beginsTouch) { notify(Notice("paused; P continues", "일시 정지 상태입니다. P로 계속합니다")) }
      routed.device.removeAll()
    }
    for event in routed.device { onInput(event) }
    for point in routed.pins {
      inspect(.pin(point))
      edit { $0.panel.revealDerivation() }
    }
    let areas = stepDevice(routed.device, at: clock.deviceTime(at: now))
    adoptPictureSize()
    record(routed.device, isChanged: !areas.isEmpty)
    // A picture of the film is not the device's state.
    let drawsInterface = isTraveling || updateInspection(hasChanged: !areas.isEmpty)
    revealFocus()
    updateTimeline()
    updateFrameBar()
    endSizeNote()
    endMessage()
    let isUrgent = drawsInterface || mustCompose || !routed.interface.isEmpty
    let changes = isUrgent ? interface?.root.step(events: routed.interface, at: now) ?? [] : []
    meter.probe?.leaveOut()
    defer { mustCompose = false }
    return changedAreas(ofDevice: areas, ofInterface: changes)
  }

  /// The areas of the window that may have changed, in pixels.
  ///
  /// - Parameter areas: Areas of the device's picture.
  private func changedAreas(ofDevice areas: [PixelRect], ofInterface changes: [PixelRect]) -> [PixelRect] {
    let isWhole = mustCompose || shownSize != geometry.window
    shownSize = geometry.window
    if isWhole { return [PixelRect(x: 0, y: 0, width: shownSize.width, height: shownSize.height)] }
    let (origin, visible) = (geometry.deviceOrigin, geometry.deviceArea)
    return areas.map { $0.offset(x: origin.x, y: origin.y).intersection(visible) }.filter { !$0.isEmpty } + changes
  }

  private func stepDevice(_ events: [InputEvent], at now: TimeInterval) -> [PixelRect] {
    if isTraveling { return stepTravel() }
    guard !clock.isPaused || mustStepDevice || content.isWaiting || !events.isEmpty else { return [] }
    mustStepDevice = false
    let update = content.step(events: events, at: max(now, content.time))
    if update != nil { noteThumbnail() }
    return update?.areas ?? []
  }

  /// Draws areas of the latest frame.
  ///
  /// - Parameters:
  ///   - areas: Areas of the window, in pixels.
  ///   - canvas: The pixels of the window, which hold the frame before the latest one outside of `areas`.
  package func draw(_ areas: [PixelRect], on canvas: Canvas) {
    let (device, origin, top) = (content.bitmap, geometry.deviceOrigin, interface?.root.bitmap)
    let visible = geometry.deviceArea
    let isCovered = interface?.controller.coversDevice ?? false
    let behind = interface?.controller.backdropPixel
    for area in areas {
      work = (work.compositions + 1, work.pixels + area.area)
      // Over the device the interface is empty unless a sheet or a tip is open.
      let isPlain = !showsInterface || !isCovered && area.intersection(visible) == area
      canvas.compose(area, bottom: device, at: origin, top: isPlain ? nil : top, behind: behind)
    }
  }

  /// The pixels of the latest frame.
  package var bitmap: Bitmap {
    let (width, height) = geometry.window
    guard width * height <= Bitmap.maximumArea else { return Bitmap(width: 0, height: 0) }
    var bitmap = Bitmap(width: width, height: height)
    let bounds = bitmap.bounds
    _ = bitmap.withCanvas { draw([bounds], on: $0) }
    return bitmap
  }
}

extension InputEvent {
  fileprivate var beginsTouch: Bool { if case .pointer(let event) = self { event.phase == .began } else { false } }
}

/// The effects of commands outside of the workbench, which its owner provides.
@MainActor
package struct WorkbenchActions {
  package var perform: (WindowCommand) -> Void = { _ in }
  package var openScene: (String) -> Void = { _ in }
  /// Called with the name of a device, or with a size such as `390x844`.
  package var chooseDevice: (String) -> Void = { _ in }
  /// Called when the size of the device's picture was chosen, so that the window follows it.
  package var adoptZoom: () -> Void = {}
  package var report: (Notice) -> Void = { _ in }
  /// Called with the layout as Swift.
  package var export: (String) -> Void = { _ in }
  /// Called with the changes of the layout as a unified diff of its code, and as values.
  package var exportChanges: (String, [SectionValues]) -> Void = { _, _ in }
  /// Opens the files of a recording; returns `nil` if there is nothing to record.
  package var beginRecording: () throws -> ScreenRecording? = { nil }

  package init() {}
}
