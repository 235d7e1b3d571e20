import Foundation

extension UICommand {
  /// An action that calls the command's method on the first responder along the chain that has it.
  fileprivate var asAction: UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    ) { [action] menuAction in
      UIApplication.shared.sendAction(action, to: nil, from: menuAction.sender, for: nil)
    }
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

  init(_ menu: UIMenu) {
    append(menu.children, title: "", of: menu)
    groups.removeAll { $0.elements.isEmpty }
  }

  var isEmpty: Bool { groups.isEmpty }

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
    let empty = Group(
      title: title, elements: [], stripSize: menu.stripSize,
      titleLines: menu.displayPreferences?.maximumNumberOfTitleLines ?? 0)
    groups.append(empty)
    for child in children {
      switch child {
      case let action as UIAction:
        if !action.attributes.contains(.hidden) { groups[groups.count - 1].elements.append(.action(action)) }
      case let command as UICommand:
        if !command.attributes.contains(.hidden) { groups[groups.count - 1].elements.append(.action(command.asAction)) }
      case let deferred as UIDeferredMenuElement: append(deferred.elements, title: "", of: menu)
      case let child as UIMenu where child.options.contains(.displayInline) || child.isStrip:
        append(child.children, title: child.title, of: child)
        var rest = empty
        rest.title = ""
        groups.append(rest)
      case let child as UIMenu:
        if !MenuRows(child).isEmpty { groups[groups.count - 1].elements.append(.submenu(child)) }
      default: break
      }
    }
  }
}
