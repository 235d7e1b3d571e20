extension UIControl {
  /// The events that a control sends to its actions.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch has begun in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch has begun that is not the first of a series of taps. It is sent together with ``touchDown``.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch has moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch has moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch has moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch has moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch has ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch has ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was canceled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user has changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The event that performs a control's main action, such as a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control has opened its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field has begun.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user has changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of a text field has ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user has ended the editing of a text field with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits that an app may use for events of its own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control, which determines its appearance.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled, and neither highlighted nor selected. The empty set.
    public static let normal: State = []
    /// The control is touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus. No control has it here.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an app may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical position of a control's content.
  ///
  /// - Fidelity: documented; `fill` is as `center`.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// The content is in the middle.
    case center = 0
    /// The content is at the top.
    case top = 1
    /// The content is at the bottom.
    case bottom = 2
    /// The content fills the height. Treated as `center`.
    case fill = 3
  }

  /// The horizontal position of a control's content.
  ///
  /// - Fidelity: documented; `fill` is as `center`.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// The content is in the middle.
    case center = 0
    /// The content is at the left edge.
    case left = 1
    /// The content is at the right edge.
    case right = 2
    /// The content fills the width. Treated as `center`.
    case fill = 3
    /// The content is at the leading edge.
    case leading = 4
    /// The content is at the trailing edge.
    case trailing = 5
  }
}
