import Foundation
import Geometry

/// Learns which item of a tab bar was chosen.
///
/// - Fidelity: documented; customizing is absent.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of the screen.
///
/// - Fidelity: documented; customizing and an image for the selection are absent. More than five items become narrower:
///   there is no list of the others.
open class UITabBar: UIView {
  /// The bar of a tab bar controller tells the controller, and refuses another delegate.
  open weak var delegate: (any UITabBarDelegate)? {
    get { told }
    set {
      if let manager, newValue !== manager { refuseDirectly("Changing the delegate of", manager) }
      told = newValue
    }
  }
  /// The bar of a tab bar controller shows the items of its controllers, and refuses any others.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set {
      if let manager { refuseDirectly("Directly modifying", manager) }
      shownItems = newValue
    }
  }
  /// The bar of a tab bar controller selects as the controller does, and refuses another selection.
  open weak var selectedItem: UITabBarItem? {
    get { chosenItem }
    set {
      if let manager { refuseDirectly("Directly modifying", manager) }
      chosenItem = newValue
    }
  }
  final weak var told: (any UITabBarDelegate)?
  final var shownItems: [UITabBarItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  final weak var chosenItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The controller whose bar this is; it alone writes what the bar shows.
  final weak var manager: UITabBarController? { didSet { told = manager } }

  private func refuseDirectly(_ what: String, _ manager: UITabBarController) -> Never {
    refuse(
      "\(what) a tab bar managed by a tab bar controller is not allowed. Set viewControllers, tabBarItem or selectedIndex "
        + "of \(manager) or its controllers instead.")
  }
  /// nil for gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// If not, nothing shines through, and content ends above the bar unless it asks for more.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// Over content that goes on below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { givenAppearance ?? plainAppearance }
    set { givenAppearance = newValue }
  }
  /// nil as long as nobody has set one.
  final var givenAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
  private let plainAppearance = UITabBarAppearance()
  /// In place of the background; an image of no size leaves nothing of it.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// In place of the hairline, where there is a background image as well.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// A black bar is dark whatever the interface is.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Over content that ends above the bar; nil for the standard one without its background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// How the items are spread over the bar's width.
  ///
  /// - Fidelity: documented.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// Of a centered item, in points; zero for the standard width.
  ///
  /// - Fidelity: documented; the standard width is approximated.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// Between centered items, in points; zero for the standard spacing.
  ///
  /// - Fidelity: documented; the standard spacing is approximated.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  /// How the items of a tab bar are spread over its width.
  ///
  /// - Fidelity: documented.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Centered where there is much room across, as on a pad, filling elsewhere.
    case automatic = 0
    /// The whole width is divided among the items.
    case fill = 1
    /// Items of one width stand in the middle, with gaps.
    case centered = 2
  }

  private let ground = BottomBarGround(frame: .zero)
  private var buttons: [TabBarButton] = []
  /// How much of the content goes on below the bar: 0 none, 1 more than a few points.
  final var backdrop: CGFloat = 1 { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// What lies below the row of tabs, down to the edge of the screen.
  final var bottom: CGFloat = 0 { didSet { if bottom != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() { addSubview(ground) }

  private func translucencyDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Of the row of tabs, in points.
  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad ? 32 : 49
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight(traitCollection) + bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight(traitCollection))
  }

  // MARK: Items

  private func itemsDidChange(from old: [UITabBarItem]) {
    for item in old { item.onChange = nil }
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map(makeButton)
    if let chosenItem, !(items ?? []).contains(where: { $0 === chosenItem }) { self.chosenItem = nil }
    setNeedsLayout()
  }

  private func makeButton(for item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.choose($0) } }, for: .touchUpInside)
    item.onChange = { [weak self, weak button] in
      button?.setNeedsLayout()
      self?.setNeedsLayout()
    }
    addSubview(button)
    return button
  }

  private func choose(_ item: UITabBarItem) {
    chosenItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (appearance, look) = shown
    ground.frame = bounds
    ground.show(look, isTranslucent: isTranslucent)
    layOutButtons(appearance)
  }

  private func layOutButtons(_ appearance: UITabBarAppearance) {
    let height = Self.rowHeight(traitCollection)
    let isLow = height < 49
    let isInline = isLow || traitCollection.horizontalSizeClass == .regular
    let itemAppearance =
      isLow
      ? appearance.compactInlineLayoutAppearance
      : isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.look = TabBarButton.Look(
        isInline: isInline, isLow: isLow, tint: tintColor, normalColor: unselectedItemTintColor,
        appearance: itemAppearance)
    }
    place(height: height, placement(stackedAs: isInline ? nil : appearance))
  }

  private func place(height: CGFloat, _ placement: TabItemPlacement) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let grid = PixelGrid(scale: Swift.max(1, traitCollection.displayScale))
    for (button, range) in zip(buttons, placement.ranges) {
      let leading = isRightToLeft ? placement.available - range.upperBound : range.lowerBound
      button.frame = grid.round(
        CGRect(
          x: safeAreaInsets.left + leading, y: 0, width: range.upperBound - range.lowerBound, height: height))
    }
  }

  /// - Parameter appearance: Has a say where titles stand below icons, unless it leaves it to the bar.
  private func placement(stackedAs appearance: UITabBarAppearance?) -> TabItemPlacement {
    var placement = TabItemPlacement(
      available: Swift.max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right), natural: [],
      positioning: itemPositioning, width: itemWidth, spacing: itemSpacing)
    if let appearance, appearance.stackedItemPositioning != .automatic {
      placement.positioning = appearance.stackedItemPositioning
      (placement.width, placement.spacing) = (appearance.stackedItemWidth, appearance.stackedItemSpacing)
    }
    if placement.positioning == .automatic {
      placement.positioning = traitCollection.horizontalSizeClass == .regular ? .centered : .fill
    }
    let isMeasured = placement.positioning == .centered
    placement.natural = buttons.map { isMeasured ? $0.sizeThatFits(.zero).width : 0 }
    return placement
  }

  private var shown: (appearance: UITabBarAppearance, look: BottomBarGround.Look) {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if let backgroundImage {
      return (standard, .init(image: backgroundImage, line: shadowImage == nil ? standard.shadowColor : nil))
    }
    if backdrop < 0.5, let edge { return (edge, .init(edge)) }
    var look = BottomBarGround.Look(standard)
    if let barTintColor { look.color = barTintColor }
    look.level = edge == nil ? backdrop : 1
    return (standard, look)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
