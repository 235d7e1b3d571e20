package import Foundation
package import Lens
import UIKitCore

/// An action of the user with the inspector.
package enum InspectionRequest: Codable, Equatable, Sendable {
  /// Sets the language of the texts that are drawn over the device.
  case language(Language)
  /// Opens or closes the panel.
  case panel(isOpen: Bool)
  case scope(isOpen: Bool)
  case frameBar(isOpen: Bool)
  /// The position of the mouse over the device; `nil` if it is elsewhere.
  case hover(CGPoint?, isMeasuring: Bool)
  /// Pins the element at a point, or nothing.
  case pin(CGPoint)
  /// Pins the element of a name, if it is on screen.
  case pinElement(InspectionContent.Pin)
  /// Pins the element of a finding.
  case pinFinding(Int)
  /// Removes the pin.
  case unpin
  case toggleOverlay(LensOverlay)
  /// Hides all overlays, or shows those that were hidden.
  case toggleOverlays
  case toggleMeasuring
  /// Gives the keyboard's focus to an accessibility element by its position in reading order, from the end if it is
  /// negative; `nil` for none.
  case focusElement(Int?)
  /// Gives the keyboard's focus to a value.
  case focusValue(Int)
  case stepValue(Int, by: Int)
  case valueKey(ValueKey)
  case undo, redo, reset
  /// Checks the rules that need a run of the screen.
  case lint
  /// Hands the layouts over as Swift.
  case export
  /// Hands the changes of values over.
  case exportChanges
  /// Forgets elements and changes that belong to another course of the run.
  case forget

  /// Whether the request is for the values of a layout.
  var isForValues: Bool {
    switch self {
    case .focusValue, .stepValue, .valueKey, .undo, .redo, .reset: true
    default: false
    }
  }
}

/// A key while a value has the keyboard's focus.
package enum ValueKey: Codable, Equatable, Sendable {
  case escape, backspace, accept
  /// Moves the focus; at the ends, Tab goes round.
  case next, previous, down, up
  case increase(isLarge: Bool)
  case decrease(isLarge: Bool)
  case type(String)

  /// The meaning of a key; `nil` for keys that have none for values.
  init?(_ chord: KeyChord) {
    guard chord.modifiers.isDisjoint(with: [.control, .alternate]) else { return nil }
    let isShifted = chord.modifiers.contains(.shift)
    switch chord.key {
    case .escape: self = .escape
    case .tab: self = isShifted ? .previous : .next
    case .down: self = .down
    case .up: self = .up
    case .right: self = .increase(isLarge: isShifted)
    case .left: self = .decrease(isLarge: isShifted)
    case .backspace: self = .backspace
    case .enter: self = .accept
    case .character(let character): self = .type(String(character))
    case .pageUp, .pageDown, .navigationBack, .function: return nil
    }
  }
}

/// A text that the inspector hands over.
package enum InspectionOutput: Codable, Equatable, Sendable {
  /// A message for the user.
  case report(Notice)
  /// The layouts as Swift.
  case source(String)
  /// The changes of values as a unified diff of the layouts' code, and the values for a search in the user's sources.
  case changes(String, [SectionValues])
}
