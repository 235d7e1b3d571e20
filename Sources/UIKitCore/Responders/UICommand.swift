import Foundation

/// An element of a menu that calls a method of a responder in the chain.
///
/// - Fidelity: documented; alternates are absent.
open class UICommand: UIMenuElement {
  open override var title: String {
    get { words }
    set { words = newValue }
  }
  open override var image: UIImage? {
    get { picture }
    set { picture = newValue }
  }
  /// A longer title that explains the command. It is not shown here. The default is `nil`.
  open var discoverabilityTitle: String?
  /// The method that is called, on the first responder along the chain that has it.
  open private(set) var action: Selector
  /// A value for the method's use. The default is `nil`.
  open private(set) var propertyList: Any?
  /// The attributes of the command in a menu. The default is none.
  open var attributes: Attributes
  /// The state that a menu shows with a mark. The default is `off`.
  open var state: State

  /// Creates a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList) = (action, propertyList)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }
}

/// A command that a combination of keys performs while a responder that lists it is in the chain.
///
/// - Fidelity: documented; commands are performed at the press of the keys.
open class UIKeyCommand: UICommand {
  /// The text of the key without modifiers, or one of the constants; `nil` for none.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command precedes the system's use of the keys, such as scrolling. Commands always do here. The default
  /// is `false`.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command with a title for menus.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title, which no combination of keys performs.
  public init() {
    modifierFlags = []
    super.init(title: "", action: Selector(""))
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command without a title, and a text that explains it.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow key that points up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow key that points down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow key that points to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow key that points to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Returns whether a press of a key is the command's combination. The Caps Lock key and the number pad make no
  /// difference.
  final func matches(_ key: UIKey) -> Bool {
    let relevant: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
    guard let input, key.modifierFlags.intersection(relevant) == modifierFlags.intersection(relevant) else {
      return false
    }
    let isEscape = input == Self.inputEscape && key.keyCode == .keyboardEscape
    return isEscape || key.charactersIgnoringModifiers.lowercased() == input.lowercased() || key.characters == input
  }
}

/// An element of a menu whose elements are made when the menu opens.
///
/// - Fidelity: approximated; elements that the provider delivers later than at once are not shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var known: [UIMenuElement]?

  /// Creates an element whose elements are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose elements are made each time the menu opens.
  open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  {
    let element = UIDeferredMenuElement(elementProvider)
    element.isCached = false
    return element
  }

  /// Returns the elements that the provider delivers.
  ///
  /// - Parameter isOpening: Whether the menu opens. If it is only asked for its rows, the elements are kept until then.
  package final func elements(isOpening: Bool) -> [UIMenuElement] {
    if isCached || isOpening, let known {
      if !isCached { self.known = nil }
      return known
    }
    var made: [UIMenuElement] = []
    provider { made = $0 }
    if isCached || !isOpening { known = made }
    return made
  }
}
