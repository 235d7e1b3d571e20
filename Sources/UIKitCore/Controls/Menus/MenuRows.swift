import Foundation

extension UICommand {
  /// Lets the responder that performs the command change it, and returns an action that sends it there. The action is
  /// disabled if nobody performs it.
  ///
  /// - Parameter source: The view to which the menu belongs. The chain begins there without a first responder.
  fileprivate func validated(from source: UIResponder?) -> UIAction {
    let target = UIApplication.shared.actionTarget(for: action, sender: self, source: source)
    (target as? UIResponder)?.validate(self)
    return UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: target == nil ? attributes.union(.disabled) : attributes, state: state
    ) { [self] action in send(from: action.sender as? UIResponder ?? source) }
  }

  private func send(from source: UIResponder?) {
    let app = UIApplication.shared
    guard let target = app.actionTarget(for: action, sender: self, source: source) else { return }
    app.sendAction(action, to: target, from: self, for: nil)
  }
}

/// The rows of a menu in separate groups. Inline menus are expanded, and hidden actions are left out.
@MainActor
struct MenuRows {
  enum Element {
    case action(UIAction)
    case submenu(UIMenu)
  }

  struct Group {
    /// The title of the group; empty if it has none.
    var title: String
    var elements: [Element]
    /// The size of elements that are beside each other; `nil` for rows.
    var stripSize: UIMenu.ElementSize?
    /// The most lines of a title; 0 for the usual number.
    var titleLines = 0
  }

  private(set) var groups: [Group] = []

  /// Creates the rows of a menu that opens.
  ///
  /// - Parameter source: The view to which the menu belongs, from which commands are sent.
  init(_ menu: UIMenu, source: UIResponder? = nil) { self.init(menu, isOpening: true, source: source) }

  private init(_ menu: UIMenu, isOpening: Bool, source: UIResponder? = nil) {
    self.isOpening = isOpening
    self.source = source
    append(menu.children, title: "", of: menu)
    groups.removeAll { $0.elements.isEmpty }
  }

  /// Whether the menu opens, and is not only asked for its rows before.
  private let isOpening: Bool
  private weak var source: UIResponder?

  /// Puts the last row first. Elements beside each other keep their order.
  mutating func reverse() {
    groups.reverse()
    for index in groups.indices where groups[index].stripSize == nil { groups[index].elements.reverse() }
  }

  /// Returns whether a menu has no rows. The deferred elements made for the answer are those of the rows that follow.
  static func isEmpty(_ menu: UIMenu) -> Bool { MenuRows(menu, isOpening: false).groups.isEmpty }

  /// Whether space is reserved at the leading edge for check marks.
  var hasMarks: Bool {
    groups.contains { group in
      group.stripSize == nil
        && group.elements.contains { element in
          switch element {
          case .action(let action): action.state != .off
          case .submenu: true
          }
        }
    }
  }

  /// Adds children as one group. An inline menu is a group of its own, and the children after it begin another one.
  ///
  /// - Parameter menu: The menu whose preferences apply.
  private mutating func append(_ children: [UIMenuElement], title: String, of menu: UIMenu) {
    groups.append(Self.emptyGroup(title, of: menu))
    add(children, of: menu)
  }

  private static func emptyGroup(_ title: String, of menu: UIMenu) -> Group {
    Group(
      title: title, elements: [], stripSize: menu.stripSize,
      titleLines: menu.displayPreferences?.maximumNumberOfTitleLines ?? 0)
  }

  /// Adds children to the last group. Deferred elements are replaced by those that they deliver.
  private mutating func add(_ children: [UIMenuElement], of menu: UIMenu) {
    for child in children {
      switch child {
      case let action as UIAction: add(action)
      case let command as UICommand: add(command.validated(from: source))
      case let deferred as UIDeferredMenuElement: add(deferred.elements(isOpening: isOpening), of: menu)
      case let child as UIMenu where child.options.contains(.displayInline) || child.isStrip:
        append(child.children, title: child.title, of: child)
        groups.append(Self.emptyGroup("", of: menu))
      case let child as UIMenu:
        if !Self.isEmpty(child) { groups[groups.count - 1].elements.append(.submenu(child)) }
      default: break
      }
    }
  }

  private mutating func add(_ action: UIAction) {
    if !action.attributes.contains(.hidden) { groups[groups.count - 1].elements.append(.action(action)) }
  }
}
