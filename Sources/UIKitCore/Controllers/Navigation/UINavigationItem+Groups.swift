import Foundation

/// The groups of buttons of a navigation item, by their position in the bar.
struct BarItemGroups {
  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var pinned: [UIBarButtonItemGroup] = []
}

extension UINavigationItem {
  typealias GroupPosition = WritableKeyPath<BarItemGroups, [UIBarButtonItemGroup]>

  /// Sets the groups of a position, in place of the buttons set without groups.
  func setGroups(_ new: [UIBarButtonItemGroup], _ position: GroupPosition) {
    if position == \.leading, leftBarButtonItems != nil { leftBarButtonItems = nil }
    if position == \.trailing, rightBarButtonItems != nil { rightBarButtonItems = nil }
    replaceGroups(new, position)
    didChange()
  }

  func replaceGroups(_ new: [UIBarButtonItemGroup], _ position: GroupPosition) {
    for group in groups[keyPath: position] { follow(group, nil) }
    groups[keyPath: position] = new
    for group in new { follow(group) { [weak self] in self?.didChange() } }
  }

  private func follow(_ group: UIBarButtonItemGroup, _ report: (() -> Void)?) {
    for item in group.barButtonItems { item.onChange = report }
    group.onChange = report.map { report in
      { [weak group] in
        for item in group?.barButtonItems ?? [] { item.onChange = report }
        report()
      }
    }
  }

  private func buttons(of position: GroupPosition) -> [UIBarButtonItem] {
    groups[keyPath: position].filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }

  /// The buttons at the leading edge, in reading order.
  var leadingButtons: [UIBarButtonItem] { leftBarButtonItems ?? buttons(of: \.leading) }

  /// The buttons in the middle, in reading order; none in a bar of compact width or of the style `navigator`.
  func centerButtons(in traits: UITraitCollection) -> [UIBarButtonItem] {
    showsCenter(in: traits) ? buttons(of: \.center) : []
  }

  private func showsCenter(in traits: UITraitCollection) -> Bool {
    traits.horizontalSizeClass == .regular && style != .navigator
  }

  /// The buttons at the trailing edge, the outermost first: the pinned ones, that of the menu, and the others.
  func trailingButtons(in traits: UITraitCollection) -> [UIBarButtonItem] {
    let further = groups.center.flatMap(\.menuElements)
    let menu = further.isEmpty || showsCenter(in: traits) ? [] : [furtherButton(further)]
    return buttons(of: \.pinned).reversed() + menu + (rightBarButtonItems ?? buttons(of: \.trailing).reversed())
  }

  /// Returns the button of a menu with the buttons that have no place in the bar.
  private func furtherButton(_ elements: [UIMenuElement]) -> UIBarButtonItem {
    UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: elements))
  }
}
