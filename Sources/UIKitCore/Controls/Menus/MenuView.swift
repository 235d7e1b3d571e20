import Foundation
import Geometry

/// The visible menu, with rounded corners: rows separated by hairlines, and groups separated by gaps.
final class MenuView: UIView {
  private(set) var menu: UIMenu
  /// Whether the menu is a submenu, whose first row leads back to its parent.
  private let isNested: Bool
  private var content: MenuRows
  private(set) var rows: [MenuRowView] = []
  private let scroller = UIScrollView(frame: .zero)
  private var parts: [Part] = []
  /// A closure that is called with the row that the user chooses.
  var onSelect: (MenuRowView) -> Void = { _ in }

  /// Returns the width of menus at a text size, in points. It is larger at sizes at which words would break otherwise.
  ///
  /// - Fidelity: approximated at accessibility sizes.
  static func width(for category: UIContentSizeCategory) -> CGFloat { category.isAccessibilityCategory ? 380 : 250 }

  private static let radius: CGFloat = 13
  private static let groupGap: CGFloat = 8

  /// A part of the menu, from top to bottom.
  fileprivate enum Part {
    case row(MenuRowView)
    /// Elements beside each other.
    case strip(MenuStripView)
    case heading(UILabel)
    /// A hairline between rows, or the gap between groups.
    case line(UIView, isGap: Bool)
  }

  /// - Parameter source: The view to which the menu belongs.
  init(_ menu: UIMenu, isNested: Bool, source: UIView) {
    self.menu = menu
    self.isNested = isNested
    content = MenuRows(menu, source: source)
    super.init(frame: .zero)
    clipsToBounds = true
    layer.cornerRadius = Self.radius
    layer.cornerCurve = .continuous
    backgroundColor = MenuColors.background
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(scroller)
    build()
  }

  /// Reverses the order of the rows, for a menu that opens above the finger.
  func reverse() {
    content.reverse()
    for part in parts { part.view.removeFromSuperview() }
    (parts, rows) = ([], [])
    build()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Parts

  private func build() {
    let keepsMarks = content.hasMarks || isNested
    if isNested { append(.row(MenuRowView(.back(menu), keepsMarks: keepsMarks))) }
    let heading = !isNested ? menu.title : ""
    if !heading.isEmpty { append(.heading(Self.heading(heading))) }
    for (index, group) in content.groups.enumerated() {
      if index > 0 || isNested { append(.line(Self.line(), isGap: true)) }
      if !group.title.isEmpty { append(.heading(Self.heading(group.title))) }
      if let size = group.stripSize {
        addStrips(of: group, size)
        continue
      }
      for element in group.elements {
        switch element {
        case .action(let action): append(.row(MenuRowView(.action(action), keepsMarks: keepsMarks)))
        case .submenu(let submenu): append(.row(MenuRowView(.submenu(submenu), keepsMarks: keepsMarks)))
        }
        if group.titleLines > 0 { rows.last?.titleLines = group.titleLines }
      }
    }
  }

  /// Adds the elements of a group beside each other, in as many lines as they need.
  private func addStrips(of group: MenuRows.Group, _ size: UIMenu.ElementSize) {
    var rest = group.elements[...]
    while !rest.isEmpty {
      if rest.count < group.elements.count { append(.line(Self.line(), isGap: false)) }
      append(.strip(MenuStripView(Array(rest.prefix(MenuStripView.most)), size)))
      rest = rest.dropFirst(MenuStripView.most)
    }
  }

  /// Adds a part, with a hairline between rows and between a heading and a row.
  private func append(_ part: Part) {
    switch (parts.last, part) {
    case (.row?, .row), (.heading?, .row), (.heading?, .strip): add(.line(Self.line(), isGap: false))
    default: break
    }
    add(part)
  }

  private func add(_ part: Part) {
    parts.append(part)
    scroller.addSubview(part.view)
    if case .row(let row) = part { rows.append(row) }
    if case .strip(let strip) = part { rows += strip.rows }
  }

  private static func heading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    return label
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    return line
  }

  // MARK: Layout

  /// Returns the size at which all rows are visible.
  func naturalSize(width: CGFloat) -> CGSize {
    CGSize(width: width, height: parts.reduce(0) { $0 + height(of: $1, width: width) })
  }

  private static let headingMargin: CGFloat = 16
  private static let headingPadding: CGFloat = 9

  private func height(of part: Part, width: CGFloat) -> CGFloat {
    switch part {
    case .row(let row): return row.height(width: width)
    case .strip(let strip): return strip.height(width: width)
    case .heading(let label):
      let availableSize = CGSize(width: width - 2 * Self.headingMargin, height: .greatestFiniteMagnitude)
      return label.sizeThatFits(availableSize).height.rounded(.up) + 2 * Self.headingPadding
    case .line(_, isGap: true): return Self.groupGap
    case .line: return traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 1
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    scroller.frame = bounds
    var y: CGFloat = 0
    for part in parts {
      let height = height(of: part, width: width)
      part.view.frame = CGRect(x: 0, y: y, width: width, height: height)
      if case .heading(let label) = part { label.frame = label.frame.insetBy(dx: Self.headingMargin, dy: 0) }
      if case .line(let line, isGap: true) = part { line.backgroundColor = MenuColors.groupGap }
      y += height
    }
    scroller.contentSize = CGSize(width: width, height: y)
    scroller.isScrollEnabled = y > bounds.height
  }

  // MARK: Touches

  /// - Parameter point: A point in the menu's coordinates.
  func row(at point: CGPoint) -> MenuRowView? {
    guard bounds.holds(point) else { return nil }
    return rows.first { $0.isEnabled && $0.bounds.holds(convert(point, to: $0)) }
  }

  func highlight(_ row: MenuRowView?) {
    for other in rows { other.isHighlighted = other === row }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(nil) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(nil)
    if let touch = touches.first, let row = row(at: touch.location(in: self)) { onSelect(row) }
  }

  private func follow(_ touches: Set<UITouch>) {
    if let touch = touches.first { highlight(row(at: touch.location(in: self))) }
  }
}

extension MenuView.Part {
  fileprivate var view: UIView {
    switch self {
    case .row(let row): row
    case .strip(let strip): strip
    case .heading(let label): label
    case .line(let line, _): line
    }
  }
}
