import Foundation
import Geometry

/// The button of a bar button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  /// The image behind the rest; `nil` before there is one.
  private var background: UIImageView?
  private lazy var badge = TabBadge(isNarrow: false)

  /// The padding on both sides of a title, in points. Symbols extend into it.
  private static let padding: CGFloat = 8

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = item.customView ?? self
    if let custom = item.customView {
      addSubview(custom)
    } else if let image = item.image {
      picture.image = image.barIcon
      picture.contentMode = .center
      // Bars have the same height at every text size, and their symbols the same size.
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
      addSubview(picture)
    } else {
      label.text = item.title
      addSubview(label)
    }
    if let badge = item.badge {
      addSubview(self.badge)
      self.badge.show(badge)
    }
    isEnabled = item.isEnabled
    addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    followLongPress()
    setSpring(item.isSpringLoaded, allows: { [weak self] _ in self?.isEnabled ?? false }) { [weak self] _ in
      self?.send()
    }
  }

  required init?(coder: NSCoder) { nil }

  // A view of the app is an element itself, and a space is none.
  override var isElementByNature: Bool { item.customView == nil && !item.isSpace }
  override var naturalLabel: String? { item.spokenLabel }
  override var naturalTraits: UIAccessibilityTraits {
    super.naturalTraits.union(.button).union(item.isSelected ? .selected : [])
  }
  override var naturalHint: String? { item.accessibilityHint }
  override var naturalIdentifier: String? { item.accessibilityIdentifier }

  private func send() {
    if let menu = item.menu, item.primaryAction == nil { return ControlMenu.open(menu, at: self) }
    item.perform(from: self)
  }

  /// Opens the menu by a long press if the item has both an action and a menu.
  private func followLongPress() {
    guard let menu = item.menu, item.primaryAction != nil else { return }
    addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        guard let self, press.state == .began, isEnabled else { return }
        ControlMenu.open(menu, at: self)
      })
  }

  /// Returns the width that the button needs.
  ///
  /// - Parameter height: The height of the bar.
  func fittingWidth(height: CGFloat) -> CGFloat {
    if item.isSpace { return max(0, item.width) }
    if item.width > 0 { return item.width }
    if let custom = item.customView {
      let natural = custom.intrinsicContentSize.width
      return custom.bounds.width > 0 ? custom.bounds.width : max(natural, 0)
    }
    updateFont()
    guard item.image == nil else {
      return max(picture.sizeThatFits(.zero).width + 2 * Self.padding, 32)
    }
    return label.sizeThatFits(CGSize(width: 0, height: height)).width + 2 * Self.padding
  }

  /// Returns the distance before the button, in points. Titles and symbols have padding of their own; views of the app
  /// have none, and keep the same distance from the bar's edge and from each other.
  ///
  /// - Parameter previous: The button between it and the bar's edge; `nil` if there is none.
  func space(after previous: BarButton?) -> CGFloat {
    guard item.customView != nil, previous.map({ $0.item.customView != nil }) ?? true else { return 0 }
    return Self.padding
  }

  /// The bar's appearance for the button; attributes of the item itself take precedence.
  var appearance: UIBarButtonItemAppearance? { didSet { setNeedsLayout() } }

  private func updateFont() {
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    label.font = attribute(.font) ?? .systemFont(ofSize: 17, weight: weight)
  }

  private var shownState: UIControl.State { !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal }

  /// Shows the image of the bar's appearance behind the button.
  private func showBackground() {
    let given = [appearance?.appearance(in: shownState), appearance?.normal].compactMap { $0 }
      .first { $0.backgroundImage != nil }
    background?.isHidden = given == nil
    guard let given, let image = given.backgroundImage, item.customView == nil else { return }
    let view = background ?? UIImageView()
    if background == nil {
      background = view
      insertSubview(view, at: 0)
    }
    view.image = image
    let (height, shift) = (min(bounds.height, image.size.height), given.backgroundImagePositionAdjustment)
    view.frame =
      CGRect(
        x: shift.horizontal, y: (bounds.height - height) / 2 + shift.vertical, width: bounds.width, height: height
      ).standardFinite
  }

  private func attribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    let state = shownState
    let appearances = [appearance?.attributes(in: state), appearance?.attributes(in: .normal)]
    let own = [item.titleTextAttributes(for: state), item.titleTextAttributes(for: .normal)]
    return (own + appearances).lazy.compactMap { $0?[key] as? Value }.first
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceProxies.dress(item, at: self) }
  }

  override func layoutSubviews() {
    updateFont()
    let (own, given) = (
      item.titlePositionAdjustment(for: .default), appearance?.normal.titlePositionAdjustment ?? .zero
    )
    label.frame =
      bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
      .offsetBy(dx: own.horizontal + given.horizontal, dy: own.vertical + given.vertical).standardFinite
    label.textAlignment = .center
    picture.frame = bounds.offsetBy(dx: item.imageShift.x, dy: item.imageShift.y)
    if let custom = item.customView {
      let size = custom.bounds.size == .zero ? custom.intrinsicContentSize : custom.bounds.size
      custom.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: max(0, size.width),
        height: max(0, size.height))
    }
    if item.badge != nil {
      badge.place(beside: content, in: bounds, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    showState()
  }

  /// The rectangle of the title, image or view inside of the button.
  private var content: CGRect {
    if let custom = item.customView { return custom.frame }
    let view: UIView = item.image == nil ? label : picture
    let size = view.sizeThatFits(.zero)
    return CGRect(
      x: view.frame.midX - size.width / 2, y: view.frame.midY - size.height / 2, width: size.width, height: size.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    showBackground()
    let own = tintAdjustmentMode == .dimmed ? item.tintColor?.dimmed : item.tintColor
    let color: UIColor = own ?? tintColor
    label.textColor = attribute(.foregroundColor) ?? (isEnabled ? color : .tertiaryLabel)
    picture.tintColor = isEnabled ? color : .tertiaryLabel
    let level: CGFloat = isHighlighted ? 0.3 : 1
    label.alpha = level
    picture.alpha = level
  }
}
