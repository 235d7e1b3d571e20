import Foundation
import Workbench

/// The inspector of a project's device, which is in the process of the project's code. Requests wait until that process
/// has answered the latest one.
@MainActor
final class RemoteInspector: DeviceInspector {
  private(set) var content = InspectionContent()
  var onOutput: (InspectionOutput) -> Void = { _ in }
  /// The lines of the values in the user's sources.
  var places: SourcePlaces.Result? {
    didSet { addPlaces() }
  }
  private var queue: [InspectionRequest] = []
  private var isNew = false
  /// The requests that decide what is visible, for a process with newer code.
  private var view = InspectorView()

  var hasRequests: Bool { !queue.isEmpty }

  func perform(_ request: InspectionRequest, at time: TimeInterval) {
    view.note(request)
    // Only the latest position of the mouse counts.
    if case .hover = request, case .hover? = queue.last { queue.removeLast() }
    queue.append(request)
    // The next key is for the value, even before the answer.
    if case .focusValue(let index) = request { content.values.focus = index }
  }

  func update(hasChanged: Bool) -> Bool {
    defer { isNew = false }
    return isNew
  }

  /// Removes and returns the requests that wait.
  func take() -> [InspectionRequest] {
    defer { queue = [] }
    return queue
  }

  /// Adopts what the process has answered.
  func adopt(_ reply: RemoteReply) {
    if let new = reply.inspection {
      content = new
      view.pin = new.pin
      addPlaces()
    }
    for output in reply.outputs { onOutput(output) }
  }

  private func addPlaces() {
    isNew = true
    guard let places, let list = content.values.list, list.authored == places.values else { return }
    for (index, value) in list.values.enumerated() where content.values.rows.indices.contains(index) {
      content.values.rows[index].source = places.lines[value.key] ?? ""
      content.values.rows[index].sharing = places.sharing[value.key] ?? []
    }
  }

  /// Asks a process with newer code for what is visible.
  func begin() {
    content = InspectionContent()
    (queue, isNew) = (view.requests, true)
  }
}

/// The parts of the inspector that are visible.
private struct InspectorView {
  private var language: Language?
  private var panel = false
  private var scope = false
  private var frameBar = false
  /// The pinned element, which newer code probably has, too.
  var pin: InspectionContent.Pin?
  private var isMeasuring = false
  private var overlays: Set<InspectionContent.Overlay> = []
  private var hidden: Set<InspectionContent.Overlay> = []

  mutating func note(_ request: InspectionRequest) {
    switch request {
    case .language(let shown): language = shown
    case .panel(let isOpen): panel = isOpen
    case .scope(let isOpen): scope = isOpen
    case .frameBar(let isOpen): frameBar = isOpen
    case .toggleMeasuring: isMeasuring.toggle()
    case .toggleOverlay(let overlay): overlays.formSymmetricDifference([overlay])
    case .toggleOverlays:
      (overlays, hidden) = (overlays.isEmpty ? hidden : [], overlays)
      if overlays.isEmpty, hidden.isEmpty { overlays = [.container, .groups] }
    default: break
    }
  }

  var requests: [InspectionRequest] {
    let parts: [(Bool, InspectionRequest)] = [
      (panel, .panel(isOpen: true)), (scope, .scope(isOpen: true)), (frameBar, .frameBar(isOpen: true)),
      (isMeasuring, .toggleMeasuring),
    ]
    let pins = pin.map { [InspectionRequest.pinElement($0)] } ?? []
    let languages = language.map { [InspectionRequest.language($0)] } ?? []
    let shown = overlays.sorted { $0.rawValue < $1.rawValue }.map { InspectionRequest.toggleOverlay($0) }
    return languages + parts.filter(\.0).map(\.1) + pins + shown
  }
}
