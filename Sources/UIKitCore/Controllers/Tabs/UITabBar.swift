import Foundation
import Geometry

/// The method by which a tab bar reports the user's selection.
///
/// - Fidelity: documented; customizing is absent. Methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Reports that the user has tapped an item, even one that is selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation, which does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of tabs at the bottom of the screen.
///
/// - Fidelity: documented; customizing is absent. More than five items become narrower:
///   there is no list of further items.
open class UITabBar: UIView, UISpringLoadedInteractionSupporting {
  /// The object that is notified of the user's selection. Changing it in the bar of a tab bar controller is a
  /// programmer error. The default is `nil`.
  open weak var delegate: (any UITabBarDelegate)? {
    get { backingDelegate }
    set {
      if let manager, newValue !== manager { refuseDirectly("Changing the delegate of", manager) }
      backingDelegate = newValue
    }
  }
  /// The items of the bar, from the leading edge on; `nil`, the default, for none. Changing them in the bar of a tab
  /// bar controller is a programmer error.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set {
      if let manager { refuseDirectly("Directly modifying", manager) }
      shownItems = newValue
    }
  }
  /// The selected item; `nil` for none. Setting it does not notify the delegate; in the bar of a tab bar controller it
  /// is a programmer error.
  open weak var selectedItem: UITabBarItem? {
    get { chosenItem }
    set {
      if let manager { refuseDirectly("Directly modifying", manager) }
      chosenItem = newValue
    }
  }
  final weak var backingDelegate: (any UITabBarDelegate)?
  final var shownItems: [UITabBarItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  final weak var chosenItem: UITabBarItem? { didSet { setNeedsLayout() } }
  /// The controller that owns the bar, and is the only one to change its items and selection.
  final weak var manager: UITabBarController? { didSet { backingDelegate = manager } }

  private func refuseDirectly(_ what: String, _ manager: UITabBarController) -> Never {
    refuse(
      "\(what) a tab bar managed by a tab bar controller is not allowed. Set viewControllers, tabBarItem or selectedIndex "
        + "of \(manager) or its controllers instead.")
  }
  /// The color of items that are not selected; `nil`, the default, for gray.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the background; `nil`, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content is visible through the bar. The default is `true`. Content ends above an opaque bar unless its
  /// controller extends it.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// The appearance of the bar over content that extends below it.
  open var standardAppearance: UITabBarAppearance {
    get { givenAppearance ?? plainAppearance }
    set { givenAppearance = newValue }
  }
  /// The standard appearance as it was set; `nil` if it was not.
  final var givenAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
  private let plainAppearance = UITabBarAppearance()
  /// An image in place of the background, stretched to the bar's size; an empty image for no background. The default is
  /// `nil`.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image above the bar in place of the hairline. It has an effect only with a background image. The default is
  /// `nil`.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// The style of the bar. The default is `default`; a black bar is dark in any interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The appearance over content that ends above the bar; `nil`, the default, for the standard one without its
  /// background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

  /// The distribution of the items over the bar's width. The default is `automatic`.
  ///
  /// - Fidelity: documented.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }
  /// The width of centered items, in points; 0, the default, for that of the system.
  ///
  /// - Fidelity: documented; the default width is approximated.
  open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
  /// The gap between centered items, in points; 0, the default, for that of the system.
  ///
  /// - Fidelity: documented; the default gap is approximated.
  open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

  /// The distribution of a tab bar's items over its width.
  ///
  /// - Fidelity: documented.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// Centered in bars of regular width, as on iPad, and filling others.
    case automatic = 0
    /// The items divide the whole width.
    case fill = 1
    /// Items of equal width are in the middle, with gaps between them.
    case centered = 2
  }

  /// An image behind the selected item, in the middle of its part of the bar; `nil`, the default, for none.
  open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
  private var indicator: UIImageView?

  private let backgroundView = BottomBarBackgroundView(frame: .zero)
  private var buttons: [UITabBarButton] = []
  /// The extent of content below the bar: from 0 for none to 1 for more than a few points.
  final var backdrop: CGFloat = 1 { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// Whether the background over content has no line.
  final var hidesLine = false { didSet { if hidesLine != oldValue { setNeedsLayout() } } }
  /// The height below the row of tabs, down to the edge of the screen.
  final var bottom: CGFloat = 0 { didSet { if bottom != oldValue { setNeedsLayout() } } }

  /// The height of the row of tabs in a controller, which an override of ``sizeThatFits(_:)`` determines; `nil`
  /// without a controller.
  final var row: CGFloat? { didSet { if row != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UITabBar.self)
  }

  private func prepare() {
    keepNaturalHeight()
    addSubview(backgroundView)
  }

  private func translucencyDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Sets the items of the bar. The change is not animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Returns the height of the row of tabs, in points.
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

  private func makeButton(for item: UITabBarItem) -> UITabBarButton {
    let button = UITabBarButton(item)
    button.addAction(UIAction { [weak self, weak item] _ in item.map { self?.choose($0) } }, for: .touchUpInside)
    item.onChange = { [weak self, weak button] in
      button?.setNeedsLayout()
      self?.setNeedsLayout()
    }
    addSubview(button)
    return button
  }

  /// Whether drags that rest over an item select it. The default is `false`.
  open var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue, allows: { [weak self] in self?.aims($0) ?? false }) { [weak self] context in
        (context.targetView as? UITabBarButton).map { self?.choose($0.item) }
      }
    }
  }

  /// Lets a drag activate the enabled item under the finger, and returns whether there is one.
  private func aims(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let button = buttons.first { $0.isEnabled && $0.bounds.holds(context.location(in: $0)) }
    context.targetView = button
    return button != nil
  }

  private func choose(_ item: UITabBarItem) {
    chosenItem = item
    delegate?.tabBar(self, didSelect: item)
    manager?.userDidTap(item)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (appearance, style) = shown
    backgroundView.frame = bounds
    backgroundView.show(style, isTranslucent: isTranslucent)
    layOutButtons(appearance)
    layOutIndicator(appearance.selectionIndicatorImage ?? selectionIndicatorImage)
  }

  private func layOutIndicator(_ image: UIImage?) {
    let button = buttons.first { $0.item === selectedItem }
    indicator?.isHidden = image == nil || button == nil
    guard let image, let button else { return }
    let view = indicator ?? UIImageView(image: nil)
    if indicator == nil { insertSubview(view, aboveSubview: backgroundView) }
    indicator = view
    view.image = image
    view.frame = CGRect(
      x: button.frame.midX - image.size.width / 2, y: button.frame.midY - image.size.height / 2,
      width: image.size.width, height: image.size.height)
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
      button.style = UITabBarButton.Style(
        isInline: isInline, isLow: isLow, tint: tintColor, normalColor: unselectedItemTintColor,
        appearance: itemAppearance)
    }
    place(height: row ?? height, placement(stackedAs: isInline ? nil : appearance))
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

  /// Returns the distribution of the items.
  ///
  /// - Parameter appearance: The appearance of items with titles below icons, which determines the distribution unless
  ///   it is `automatic`; `nil` for titles beside icons.
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
    // The other distributions do not use the natural widths, so that items are not measured for them.
    let isMeasured = placement.positioning == .centered
    placement.natural = buttons.map { isMeasured ? $0.sizeThatFits(.zero).width : 0 }
    return placement
  }

  private var shown: (appearance: UITabBarAppearance, style: BottomBarBackgroundView.Style) {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if let backgroundImage {
      let shadow = shadowImage ?? standard.shadowImage
      return (standard, .init(image: backgroundImage, line: standard.shadowColor, shadow: shadow))
    }
    if backdrop < 0.5, let edge { return (edge, .init(edge)) }
    var style = BottomBarBackgroundView.Style(standard)
    if hidesLine { style.line = nil }
    if let barTintColor { style.color = barTintColor }
    style.level = edge == nil ? backdrop : 1
    return (standard, style)
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

extension UITabBar: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UITabBar.barStyle), .value(\UITabBar.isTranslucent), .given(\UITabBar.givenAppearance),
      .value(\UITabBar.itemPositioning), .value(\UITabBar.itemWidth), .value(\UITabBar.itemSpacing),
      .given(\UITabBar.scrollEdgeAppearance), .given(\UITabBar.barTintColor),
      .given(\UITabBar.unselectedItemTintColor), .given(\UITabBar.backgroundImage), .given(\UITabBar.shadowImage),
      .given(\UITabBar.selectionIndicatorImage),
    ]
  }
}
