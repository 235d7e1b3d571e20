import Foundation
import Geometry

/// A button in a navigation bar or a toolbar.
///
/// - Fidelity: documented.
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The emphasis of a button.
  public enum Style: Int, Hashable, Sendable {
    /// A button in regular weight.
    case plain = 0
    /// A button in semibold weight, for the action that completes a task.
    case done = 2
  }

  /// A button with a title or a symbol provided by the system. Titles are in English.
  public enum SystemItem: Int, Hashable, Sendable {
    /// The title "Done", in the `done` style.
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The title "Save", in the `done` style.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A space that takes the width left over in a toolbar.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// A pencil and a sheet of paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// A box with an arrow pointing up, for sharing.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle pointing to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles pointing to the left.
    case rewind = 19
    /// Two triangles pointing to the right.
    case fastForward = 20
    /// The title "Undo".
    case undo = 21
    /// The title "Redo".
    case redo = 22
    /// A turned corner of a page. Toolbars showed it until iOS 10.
    case pageCurl = 23
    /// A cross.
    case close = 24
  }

  /// The emphasis of the button. The default is `plain`.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The width of the button or space, in points; 0, the default, for that of its content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// A view shown in place of the button; `nil`, the default, for none. Its own size, or its natural size, is kept.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The color of title and image; `nil`, the default, for that of the bar.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }
  /// Whether the bar leaves the item out. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// Whether the item is selected. The default is `false`.
  ///
  /// - Fidelity: approximated; the value is kept and not drawn.
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// A copy of the mark at the upper corner of the button; `nil`, the default, for none. Its properties can be changed.
  ///
  /// - Fidelity: documented, as of iOS 26.
  open var badge: Badge? {
    get { ownBadge }
    set {
      ownBadge = newValue?.duplicate
      ownBadge?.onChange = { [weak self] in self?.didChange() }
      didChange()
    }
  }
  private final var ownBadge: Badge?
  /// The action performed by a tap. Unless the item is one of the system, it takes the title and the image that the action
  /// has; `nil`, the default, leaves both as they are.
  open var primaryAction: UIAction? { didSet { if primaryAction !== oldValue { adoptAction() } } }
  /// Whether drags that rest over the item's button activate it, as a tap does. The default is `false`.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { didChange() } } }
  /// The menu opened by a tap, or by a long press if there is a ``primaryAction``. The default is `nil`.
  open var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }
  package final var systemItem: SystemItem?

  /// The group that the item belongs to; `nil`, the default, for none.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// Returns a group of the item alone that people cannot move or remove.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
  /// Returns a group of the item alone that people can move, where bars can be customized.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  /// Returns a group of the item alone that people can move and remove, where bars can be customized.
  open func creatingOptionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier, inDefaultCustomization: inDefaultCustomization, items: [self])
  }

  // MARK: Displacements

  final var titleShift: UIOffset?
  final var backTitleShift: UIOffset?

  /// Sets the displacement of the title in bars of a height.
  ///
  /// - Fidelity: approximated; one displacement applies to all heights.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleShift = adjustment
    didChange()
  }
  /// Returns the displacement of the title; zero if none was set.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleShift ?? .zero }
  /// Sets the displacement of the title in the back button. Set it for all back buttons with ``appearance()``.
  ///
  /// - Fidelity: approximated; one displacement applies to all heights.
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backTitleShift = adjustment
    didChange()
  }
  /// Returns the displacement of the title in the back button; zero if none was set.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { backTitleShift ?? .zero }

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(self, as: UIBarButtonItem.self)
  }

  /// Creates an item with a title or an image. An image takes precedence when both are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    adoptAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item provided by the system.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Targets

  /// The object whose method a tap calls, which is not retained; `nil`, the default, for the first responder along the
  /// chain that has the method.
  ///
  /// - Fidelity: documented.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  /// The method that a tap calls, without parameters or with the item; `nil`, the default, for none.
  ///
  /// - Fidelity: documented.
  open var action: Selector?
  /// Whether a target was set, and may have been released since.
  private final var hasTarget = false

  /// Creates an item with a title that calls a method of a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
    call(action, of: target)
  }

  /// Creates an item with an image that calls a method of a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
    call(action, of: target)
  }

  /// Creates an item provided by the system that calls a method of a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    call(action, of: target)
  }

  /// Creates an item with an image, and another one for a compact height, that calls a method of a target.
  ///
  /// - Fidelity: approximated; the image for a compact height is not used.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates an item with a title or an image, and a menu, that calls a method of a target.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    call(action, of: target)
  }

  private final func call(_ action: Selector?, of target: Any?) {
    self.action = action
    self.target = ActionTarget.object(target)
  }

  // MARK: Spaces

  /// Returns a space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes the width left over in a toolbar, sharing it equally with other flexible spaces.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  private class func space(_ item: SystemItem) -> Self {
    guard let space = UIBarButtonItem(systemItem: item) as? Self else {
      refuse("A space is a UIBarButtonItem; \(self) cannot be one. Call it on UIBarButtonItem.")
    }
    return space
  }

  private func adoptAction() {
    if let action = primaryAction, systemItem == nil {
      if !action.title.isEmpty { title = action.title }
      if let new = action.image { image = new }
    }
    didChange()
  }

  final var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Shows the result of the next tap in an edit button: "Done" while editing, "Edit" otherwise.
  final func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    title = (isEditing ? InterfaceText.done : .edit).text
    style = isEditing ? .done : .plain
  }

  final func perform(from sender: UIView) {
    if let primaryAction { return primaryAction.perform(from: self) }
    guard let action, target != nil || !hasTarget else { return }
    let application = UIApplication.shared
    application.sendAction(
      action, to: target ?? application.actionTarget(for: action, sender: sender), from: self, for: nil)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: InterfaceText.done.text
    case .cancel: InterfaceText.cancel.text
    case .edit: InterfaceText.edit.text
    case .save: InterfaceText.save.text
    case .undo: InterfaceText.undo.text
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}

extension UIBarButtonItem: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UIBarButtonItem.tintColor), .given(\UIBarButtonItem.titleShift),
      .given(\UIBarButtonItem.backTitleShift),
    ]
  }
}
