import Foundation
import Geometry

/// A button in a bar.
///
/// On Linux, where there are no selectors, it has an action in place of a target.
///
/// - Fidelity: documented.
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// In points; 0 for as wide as the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { didChange() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { didChange() } } }
  /// Its title and image stand for those that the item has not.
  open var primaryAction: UIAction? { didSet { if primaryAction !== oldValue { adoptAction() } } }
  /// Opened by a tap; by a long press, if there is an action for the tap.
  open var menu: UIMenu? { didSet { if menu !== oldValue { didChange() } } }
  final private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

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

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.menu = menu
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbol.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Without an action: for want of selectors, none can be given

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    self.style = style
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    self.style = style
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
  }

  // MARK: Spaces

  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  private class func space(_ item: SystemItem) -> Self {
    guard let space = UIBarButtonItem(systemItem: item) as? Self else {
      refuse("A space is a UIBarButtonItem; \(self) cannot be one. Call it on UIBarButtonItem.")
    }
    return space
  }

  private func adoptAction() {
    if let action = primaryAction {
      if title == nil, !action.title.isEmpty { title = action.title }
      if image == nil { image = action.image }
    }
    didChange()
  }

  final var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// An edit button says what a tap leads to.
  final func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  final func perform(from sender: UIView) { primaryAction?.perform(from: self) }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
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
