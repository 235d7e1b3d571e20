import Foundation
import Geometry

/// Scrolling by keys that no responder uses: of the scroll view around the first responder, or else of the one that
/// fills most of the window.
extension Keyboard {
  func scroll(with event: KeyEvent, from responder: UIResponder, in window: UIWindow) {
    guard let key = ScrollKey(event) else { return }
    for view in candidates(from: responder, in: window) where view.handleKeyScroll(key, at: event.time) { return }
  }

  /// Returns the scroll views around the first responder, the innermost first. Without a first responder, returns all
  /// visible ones, the one with the largest visible part first and among equals the innermost, so that a sideways key
  /// finds the row in a page.
  private func candidates(from responder: UIResponder, in window: UIWindow) -> [UIScrollView] {
    guard firstResponder === responder else { return visibleScrollViews(in: window) }
    var around: [UIScrollView] = []
    var link: UIResponder? = responder
    while let current = link {
      if let scroller = current as? UIScrollView { around.append(scroller) }
      link = current.next
    }
    return around.isEmpty ? visibleScrollViews(in: window) : around
  }

  private func visibleScrollViews(in window: UIWindow) -> [UIScrollView] {
    let screen = window.bounds
    var found: [(view: UIScrollView, area: CGFloat)] = []
    func visit(_ view: UIView, within clip: CGRect) {
      guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
      let frame = view.convert(view.bounds, to: window)
      let shown = frame.overlap(clip)
      if let scroller = view as? UIScrollView, !shown.isEmpty {
        found.append((scroller, shown.width * shown.height))
      }
      for child in view.subviews { visit(child, within: view.clipsToBounds ? shown : clip) }
    }
    visit(window, within: screen)
    // Sorting is not stable; among equals, the later one, which is further inside, comes first.
    return found.enumerated().sorted { ($0.element.area, $0.offset) > ($1.element.area, $1.offset) }
      .map(\.element.view)
  }
}

extension ScrollKey {
  /// Creates the scrolling key of an event; `nil` for other keys, and for commands with Control, Option or Command.
  init?(_ event: KeyEvent) {
    guard event.modifiers.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch event.key {
    case .keyboardUpArrow: self = .arrowUp
    case .keyboardDownArrow: self = .arrowDown
    case .keyboardLeftArrow: self = .arrowLeft
    case .keyboardRightArrow: self = .arrowRight
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    case .keyboardHome: self = .home
    case .keyboardEnd: self = .end
    case .keyboardSpacebar: self = event.modifiers.contains(.shift) ? .pageUp : .pageDown
    default: return nil
    }
  }
}
