import Foundation
import Geometry

/// A row of a menu: a check mark or chevron, a title with an optional subtitle, and an image at the trailing edge.
final class MenuRowView: UIView {
  enum Role {
    case action(UIAction)
    case submenu(UIMenu)
    /// The row that leads from a submenu back to its parent.
    case back(UIMenu)
  }

  let role: Role
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView(image: nil)
  private let picture = UIImageView(image: nil)
  private let keepsMarks: Bool
  /// The size of an element beside others; `nil` for a row.
  private let size: UIMenu.ElementSize?
  /// The most lines of the title.
  var titleLines: Int {
    get { title.numberOfLines }
    set { title.numberOfLines = newValue }
  }

  var isHighlighted = false { didSet { if isHighlighted != oldValue { showHighlight() } } }

  /// - Parameter keepsMarks: Whether a row of the menu has a mark, so that the titles of all are indented.
  /// - Parameter size: The size of an element beside others; `nil` for a row.
  init(_ role: Role, keepsMarks: Bool, size: UIMenu.ElementSize? = nil) {
    self.role = role
    self.keepsMarks = keepsMarks
    self.size = size
    super.init(frame: .zero)
    isUserInteractionEnabled = true
    title.font = .preferredFont(forTextStyle: role.isBack ? .headline : .body)
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    title.numberOfLines = Self.isLarge ? 0 : 2
    subtitle.numberOfLines = Self.isLarge ? 0 : 2
    for view in [title, subtitle, mark, picture] { addSubview(view) }
    fill()
    if size != nil { fillCompactly() }
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool {
    if case .action(let action) = role { !action.attributes.contains(.disabled) } else { true }
  }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? {
    [role.element.title, role.element.subtitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }
  override var naturalTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    if case .action(let action) = role, action.state == .on { traits.insert(.selected) }
    return traits
  }

  // MARK: Content

  private func fill() {
    let element = role.element
    title.text = element.title
    subtitle.text = element.subtitle
    subtitle.isHidden = (element.subtitle ?? "").isEmpty
    let isTemplate = element.image?.renderingMode == .automatic
    picture.image = isTemplate ? element.image?.withRenderingMode(.alwaysTemplate) : element.image
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17 * scale)
    picture.contentMode = .center
    mark.contentMode = .center
    mark.image = role.markName.flatMap { UIImage(systemName: $0, withConfiguration: markSymbols) }
    let color = isEnabled ? (role.isDestructive ? UIColor.systemRed : .label) : .tertiaryLabel
    title.textColor = color
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    picture.tintColor = color
    mark.tintColor = color
  }

  private var markSymbols: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(pointSize: 13 * Swift.max(1, scale), weight: .semibold)
  }

  /// Whether titles take as many lines as they need.
  private static var isLarge: Bool { UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory }

  /// The scale of symbols relative to the default text size. It is limited to leave space for the text.
  ///
  /// - Fidelity: approximated; symbols stop growing at the smallest accessibility size.
  private let scale = Swift.min(28, UIFont.preferredFont(forTextStyle: .body).pointSize) / 17

  private func showHighlight() {
    backgroundColor = isHighlighted ? MenuColors.highlight : .clear
  }

  // MARK: Layout

  private static let minimumHeight: CGFloat = 44
  private static let padding: CGFloat = 11
  private static let margin: CGFloat = 16
  private var markWidth: CGFloat { (32 * Swift.max(1, scale)).rounded() }
  private var pictureWidth: CGFloat { (24 * Swift.max(1, scale)).rounded() }
  private static let spacing: CGFloat = 2

  func height(width: CGFloat) -> CGFloat {
    if size == .small, picture.image != nil { return Self.minimumHeight }
    if size != nil { return compactHeight(width: width) }
    let availableSize = CGSize(width: textSpan(width: width).length, height: .greatestFiniteMagnitude)
    let text = title.sizeThatFits(availableSize).height
    let below = subtitle.isHidden ? 0 : subtitle.sizeThatFits(availableSize).height + Self.spacing
    return Swift.max(Self.minimumHeight, (text + below + 2 * Self.padding).rounded(.up))
  }

  /// The horizontal extent of the text, from the leading edge.
  private func textSpan(width: CGFloat) -> Interval {
    let start = keepsMarks ? markWidth : Self.margin
    let end = width - Self.margin - (picture.image == nil ? 0 : pictureWidth + Self.padding)
    return Interval(start, Swift.max(start, end))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if size != nil { return layOutCompactly() }
    let span = textSpan(width: bounds.width)
    let availableSize = CGSize(width: span.length, height: bounds.height)
    let text = title.sizeThatFits(availableSize).height
    let below = subtitle.isHidden ? 0 : subtitle.sizeThatFits(availableSize).height
    let top = (bounds.height - text - below - (below > 0 ? Self.spacing : 0)) / 2
    place(title, Interval(span.lower, span.upper), top: top, height: text)
    place(subtitle, Interval(span.lower, span.upper), top: top + text + Self.spacing, height: below)
    let end = bounds.width - Self.margin
    place(picture, Interval(end - pictureWidth, end), top: 0, height: bounds.height)
    let markSize = mark.sizeThatFits(.zero)
    let start = (markWidth - markSize.width) / 2
    place(mark, Interval(start, start + markSize.width), top: 0, height: bounds.height)
  }

  private func place(_ view: UIView, _ span: Interval, top: CGFloat, height: CGFloat) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.width - span.upper : span.lower
    view.frame = CGRect(x: x, y: grid.round(top), width: span.length, height: height)
  }
}

extension MenuRowView {
  /// Shows the element beside others: its image, and in the medium size its title below.
  private func fillCompactly() {
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textAlignment = .center
    title.numberOfLines = 1
    title.isHidden = size == .small && picture.image != nil
    subtitle.isHidden = true
    mark.isHidden = true
    guard case .action(let action) = role, action.state == .on else { return }
    title.textColor = tintColor
    picture.tintColor = tintColor
  }

  private func compactHeight(width: CGFloat) -> CGFloat {
    let text = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let image = picture.image == nil ? 0 : pictureWidth + Self.spacing
    return Swift.max(Self.minimumHeight, (image + text + 2 * Self.padding).rounded(.up))
  }

  private func layOutCompactly() {
    guard !title.isHidden else { return picture.frame = bounds }
    let inner = bounds.insetBy(dx: Self.spacing, dy: 0)
    let text = title.sizeThatFits(inner.size).height
    let image = picture.image == nil ? 0 : pictureWidth
    let top = (bounds.height - text - image - (image > 0 ? Self.spacing : 0)) / 2
    picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: image)
    title.frame = CGRect(x: inner.minX, y: bounds.height - top - text, width: inner.width, height: text)
  }
}

extension MenuRowView.Role {
  var element: UIMenuElement {
    switch self {
    case .action(let action): action
    case .submenu(let menu), .back(let menu): menu
    }
  }

  var isBack: Bool { if case .back = self { true } else { false } }

  @MainActor var isDestructive: Bool {
    switch self {
    case .action(let action): action.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .back: false
    }
  }

  /// The symbol at the leading edge.
  @MainActor var markName: String? {
    switch self {
    case .action(let action):
      switch action.state {
      case .off: nil
      case .on: "checkmark"
      case .mixed: "minus"
      }
    case .submenu: "chevron.forward"
    case .back: "chevron.down"
    }
  }
}
