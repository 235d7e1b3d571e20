import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// A finder of the marks in a run: another screen, other data, and another page once a section rests.
@MainActor
struct PageMarks {
  private var outline = ""
  private var pages: [String] = []
  private var wasMoving = false
  private var reloads = 0

  /// Notes what is on screen before the first step.
  mutating func begin(on host: SceneHost) {
    outline = ControllerOutline.text(of: host.root.window)
    (pages, wasMoving, reloads) = (Self.pages(of: host), host.root.needsFrame, host.root.reloadCount)
  }

  /// Returns the marks of a step.
  mutating func marks(of events: [InputEvent], isShown: Bool, on host: SceneHost) -> Set<SessionLog.Mark> {
    var found: Set<SessionLog.Mark> = []
    if events.contains(where: \.isPress) { found.insert(.touch) }
    let isReloaded = host.root.reloadCount != reloads
    reloads = host.root.reloadCount
    guard isShown || wasMoving || isReloaded else { return found }
    let now = ControllerOutline.text(of: host.root.window)
    if now != outline {
      if !outline.isEmpty { found.insert(.screen) }
      outline = now
      pages = Self.pages(of: host)
    } else if isReloaded {
      found.insert(.reload)
    }
    wasMoving = host.root.needsFrame
    guard !wasMoving else { return found }
    let resting = Self.pages(of: host)
    if resting != pages { found.insert(.page) }
    pages = resting
    return found
  }

  /// Returns the page of each visible orthogonal section, as text.
  private static func pages(of host: SceneHost) -> [String] {
    LayoutText.collectionViews(in: host.root.scene.keyWindow ?? host.root.window).enumerated().flatMap { index, view in
      Set(view.indexPathsForVisibleItems.map(\.section)).sorted().compactMap { section in
        guard let scroll = view.listedScroll(of: section), let stops = scroll.stops else { return nil }
        let nearest = stops.indices.min { abs(stops[$0] - scroll.offset) < abs(stops[$1] - scroll.offset) }
        return "\(index) \(section) \(nearest ?? 0)"
      }
    }
  }
}

extension InputEvent {
  /// The keys from the left Control to the right Command, which do nothing by themselves.
  private static let modifiers =
    UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue

  fileprivate var isPress: Bool {
    switch self {
    case .pointer(let event): event.phase == .began
    case .key(let event): event.phase == .began && !Self.modifiers.contains(event.key.rawValue)
    case .wheel, .text: false
    }
  }
}
