import Foundation
import Geometry

/// The button of a tab bar item: an icon above its title, or beside it in bars that are wide or low.
///
/// Apps find the buttons by the name of the class, which is that of UIKit.
///
/// - Fidelity: observed (iOS 15 to 18) for sizes; approximated with the title beside the icon.
final class UITabBarButton: UIControl {
  let item: UITabBarItem
  var style = Style() { didSet { setNeedsLayout() } }
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge(isNarrow: true)

  /// The appearance that the bar determines.
  struct Style {
    var isInline = false
    var isLow = false
    var tint: UIColor?
    var normalColor: UIColor?
    var appearance: UITabBarItemAppearance?
  }

  /// The vertical centers of icon and title below the bar's top, in points.
  private static let iconMiddle: CGFloat = 18
  private static let titleMiddle: CGFloat = 41
  /// The distance between an icon and the title beside it.
  private static let gap: CGFloat = 7
  /// The distance between a badge and the title beside it.
  private static let badgeGap: CGFloat = 3

  /// The color of items that are not selected.
  ///
  /// - Fidelity: approximated.
  private static let gray = UIColor(dynamicProvider: { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.5 : 0.55, alpha: 1)
  })

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    picture.contentMode = .center
    label.textAlignment = .center
    for view in [picture, label, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { item.spokenLabel }
  override var naturalHint: String? { item.accessibilityHint }
  override var naturalIdentifier: String? { item.accessibilityIdentifier }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  /// The badge, and the place of the item in its bar, which a screen reader adds.
  ///
  /// - Fidelity: observed for badges; approximated in that the place is part of the value.
  override var naturalValue: String? {
    let items = (superview as? UITabBar)?.items ?? []
    let place = items.firstIndex { $0 === item }.map { "\($0 + 1) of \(items.count)" }
    let parts = [spokenBadge, place].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private var spokenBadge: String? {
    guard let text = item.badgeValue, let number = Int(text) else { return item.badgeValue }
    return number == 1 ? "1 item" : "\(number) items"
  }

  private var stateAppearance: UITabBarItemStateAppearance? {
    guard isEnabled else { return style.appearance?.disabled }
    return isSelected ? style.appearance?.selected : style.appearance?.normal
  }

  override func layoutSubviews() {
    isEnabled = item.isEnabled
    showContents()
    let icon = picture.sizeThatFits(.zero)
    var title = label.sizeThatFits(bounds.size)
    title.width = Swift.min(title.width, bounds.width)
    if style.isInline { layOutBeside(icon, title) } else { layOutBelow(icon, title) }
    adjust()
    badge.place(beside: picture.frame, in: bounds, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    // A label that is given its text asks for layout of this view, which has just taken the text into account.
    needsLayout = false
  }

  /// The size of icon and title.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    showContents()
    let icon = picture.sizeThatFits(.zero)
    let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
    guard style.isInline else {
      return CGSize(width: Swift.max(icon.width, title.width), height: icon.height + title.height)
    }
    return CGSize(
      width: icon.width + gap(icon, title, in: Self.widestBadge) + title.width,
      height: Swift.max(icon.height, title.height))
  }

  /// The width in which a badge is measured before the button's width is known, in points.
  private static let widestBadge: CGFloat = 120

  /// Returns the distance between an icon and the title beside it, large enough that a badge covers no letter.
  private func gap(_ icon: CGSize, _ title: CGSize, in width: CGFloat) -> CGFloat {
    guard icon.width > 0, title.width > 0 else { return 0 }
    guard !badge.isHidden else { return Self.gap }
    return Swift.max(Self.gap, badge.overhang(in: width) + Self.badgeGap)
  }

  private func showContents() {
    let own = isSelected ? style.tint ?? tintColor : style.normalColor ?? Self.gray
    let faded = isEnabled ? own : own?.withAlphaComponent(0.4)
    picture.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.barIcon
    picture.tintColor = stateAppearance?.iconColor ?? faded
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: style.isLow ? 13 : 18, weight: .medium, scale: .large)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: style.isInline ? (style.isLow ? 12 : 13) : 10, weight: .medium),
      .foregroundColor: faded ?? Self.gray,
    ]
    attributes.merge(stateAppearance?.titleTextAttributes ?? [:]) { $1 }
    attributes.merge(ownAttributes) { $1 }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    let color = item.badgeColor ?? stateAppearance?.badgeBackgroundColor ?? .systemRed
    badge.show(item.badgeValue, color: color, badgeAttributes)
  }

  private var badgeAttributes: [NSAttributedString.Key: Any] {
    var attributes = stateAppearance?.badgeTextAttributes ?? [:]
    for state in [UIControl.State.normal, itemState] {
      attributes.merge(item.badgeTextAttributes(for: state) ?? [:]) { $1 }
    }
    return attributes
  }

  private var itemState: UIControl.State { !isEnabled ? .disabled : isSelected ? .selected : .normal }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let normal = item.titleTextAttributes(for: .normal) ?? [:]
    return normal.merging(item.titleTextAttributes(for: itemState) ?? [:]) { $1 }
  }

  /// Applies the position adjustments of the item and its bar.
  private func adjust() {
    let (own, given) = (item.titlePositionAdjustment, stateAppearance?.titlePositionAdjustment ?? .zero)
    let offset = CGPoint(x: own.horizontal + given.horizontal, y: own.vertical + given.vertical).finite
    label.frame = label.frame.offsetBy(dx: offset.x, dy: offset.y)
    picture.frame = picture.frame.offsetBy(dx: item.imageShift.x, dy: item.imageShift.y)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { AppearanceProxies.dress(item, at: self) }
  }

  private func layOutBelow(_ icon: CGSize, _ title: CGSize) {
    let width = Swift.min(title.width, bounds.width)
    let hasTitle = !(item.title ?? "").isEmpty
    let middle = hasTitle ? Self.iconMiddle : bounds.height / 2
    picture.frame = CGRect(
      x: (bounds.width - icon.width) / 2, y: middle - icon.height / 2, width: icon.width, height: icon.height)
    label.frame = CGRect(
      x: (bounds.width - width) / 2, y: Self.titleMiddle - title.height / 2, width: width, height: title.height)
  }

  private func layOutBeside(_ icon: CGSize, _ title: CGSize) {
    let gap = gap(icon, title, in: bounds.width)
    let width = Swift.min(title.width, Swift.max(0, bounds.width - icon.width - gap))
    let start = (bounds.width - icon.width - gap - width) / 2
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let iconX = isRightToLeft ? start + width + gap : start
    let titleX = isRightToLeft ? start : start + icon.width + gap
    picture.frame = CGRect(
      x: iconX, y: (bounds.height - icon.height) / 2, width: icon.width, height: icon.height)
    label.frame = CGRect(x: titleX, y: (bounds.height - title.height) / 2, width: width, height: title.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
