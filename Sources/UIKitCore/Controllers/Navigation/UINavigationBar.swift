import Foundation
import Geometry

/// A bar with a title and buttons, above the controllers of a navigation controller or on its own.
///
/// - Fidelity: documented; items are animated only when controllers are pushed and popped. A bar of its own has its
///   standard appearance, and extends behind the status bar if its delegate says that it is attached to the top.
open class UINavigationBar: UIView {
  /// Whether titles are large while the content is at its start. The default is `false`; an item's
  /// ``UINavigationItem/largeTitleDisplayMode`` refines it. Titles are never large at compact height.
  open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { appearanceDidChange() } } }
  /// The appearance of the bar over content that has been scrolled under it.
  open var standardAppearance: UINavigationBarAppearance {
    get { givenAppearance ?? plainAppearance }
    set { givenAppearance = newValue }
  }
  /// The standard appearance as it was set; `nil` if it was not.
  final var givenAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  private let plainAppearance = UINavigationBarAppearance()
  /// The standard appearance at compact height; `nil`, the default, for that of regular height.
  open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The appearance over content at its start; `nil`, the default, for the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The appearance at compact height over content at its start; `nil`, the default, for that of regular height.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
  /// The attributes of the title in the standard appearance; `nil`, the default, for none.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes }
    set {
      standardAppearance.titleTextAttributes = newValue ?? [:]
      appearanceDidChange()
    }
  }
  /// The attributes of the large title in the standard appearance; `nil`, the default, for none.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { standardAppearance.largeTitleTextAttributes.isEmpty ? nil : standardAppearance.largeTitleTextAttributes }
    set {
      standardAppearance.largeTitleTextAttributes = newValue ?? [:]
      appearanceDidChange()
    }
  }
  /// The color of the background; `nil`, the default, for that of the appearance. Ignored for items with an appearance
  /// of their own.
  open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
  /// Whether content is visible through the bar and extends below it. The default is `true`.
  ///
  /// An opaque bar keeps its background over content at its start, and content begins below it unless its controller
  /// extends it.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// The style of the bar. The default is `default`; a black bar is dark in any interface, with light text in the
  /// status bar.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// An image below the bar, in place of the hairline. It has an effect only with a background image. The default is
  /// `nil`.
  ///
  /// - Fidelity: documented.
  open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
  /// Whether the hairline is hidden, which apps set by its name. The default is `false`.
  final var hidesShadow = false { didSet { setNeedsLayout() } }
  /// The image in place of the back button's chevron; `nil`, the default, for the chevron.
  open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
  /// The mask that the previous title passes behind in a transition. It is kept and not used. The default is `nil`.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// Sets an image in place of the background for bars of a height. An empty image removes the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    images[barMetrics] = backgroundImage
    appearanceDidChange()
  }
  /// Returns the background image set for bars of a height; `nil` if none was set.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics] }
  private var images: [UIBarMetrics: UIImage] = [:]
  /// The background image of regular height.
  final var plainImage: UIImage? {
    get { images[.default] }
    set { setBackgroundImage(newValue, for: .default) }
  }
  /// Moves the titles in bars of a height down, by points. The default is 0.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleVerticalShifts[barMetrics] = adjustment
    appearanceDidChange()
  }
  /// Returns the distance that titles in bars of a height are moved down, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleVerticalShifts[barMetrics] ?? 0
  }
  private var titleVerticalShifts: [UIBarMetrics: CGFloat] = [:]
  /// The distance that titles are moved down in the bar's present height.
  final var titleVerticalShift: CGFloat {
    let isCompact = traitCollection.verticalSizeClass == .compact
    let own = isCompact ? titleVerticalShifts[.compact] : nil
    return own ?? titleVerticalPositionAdjustment(for: .default)
  }
  /// The position of the bar: attached to the top for that of a navigation controller, otherwise what the delegate
  /// chooses. The default is `any`.
  open var barPosition: UIBarPosition {
    isManaged ? .topAttached : delegate?.position(for: self) ?? .any
  }
  /// The object that permits changes of the items. That of a navigation controller's bar is asked before the back button
  /// pops; without one the controller itself is, if it conforms. The default is `nil`.
  open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
  /// The items, the first one pushed first; `nil`, the default, before that. The bar shows the last one, with a back
  /// button to the one below. Those of a navigation controller's bar follow its controllers, and cannot be set.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The items of the bar; written here, and by the navigation controller that manages the bar.
  final var stack: [UINavigationItem]?
  /// Whether a navigation controller shows its controllers' items in the bar.
  final var isManaged = false
  /// The item that the bar shows; `nil` if there is none.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top one, to which the back button leads; `nil` if there is none.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  private let ownContents = OwnBarContents()

  private let backdrop = BarBackgroundView()
  private let edgeBackdrop = BarBackgroundView()
  private let hairline = BarShadowView(frame: .zero)
  private let edgeHairline = BarShadowView(frame: .zero)
  final var onChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UINavigationBar.self)
  }

  private func prepare() {
    keepNaturalHeight()
    for view in [edgeBackdrop, backdrop, edgeHairline, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func appearanceDidChange() {
    onChange?()
    guard !isManaged else { return }
    ownContents.dress(in: self)
    setNeedsLayout()
  }

  private func translucencyDidChange() {
    appearanceDidChange()
    superview?.setNeedsLayout()
  }

  /// Shows the bar in a state.
  ///
  /// - Parameter top: The position of the bar in the navigation controller's view. The background extends up to 0.
  final func show(_ state: NavigationBarState, for item: UINavigationItem?, top: CGFloat, width: CGFloat) {
    frame = CGRect(x: 0, y: top, width: width, height: state.height + state.stretch)
    showBackground(state, for: item, above: top)
  }

  /// - Parameter above: The height of the background above the bar.
  private func showBackground(_ state: NavigationBarState, for item: UINavigationItem?, above: CGFloat) {
    let (width, height) = (bounds.width, state.height + state.stretch)
    let background = CGRect(x: 0, y: -above, width: width, height: height + above)
    let standard = appearance(for: item)
    let edge = edgeAppearance(for: item)
    for (view, style) in [(backdrop, standard), (edgeBackdrop, edge)] {
      view.frame = background
      view.show(
        style?.backgroundEffect, under: style?.backgroundColor, image: style?.backgroundImage,
        isTranslucent: style == nil || isTranslucent)
    }
    for (view, style) in [(hairline, standard), (edgeHairline, edge)] {
      view.frame = CGRect(x: 0, y: height, width: width, height: 0)
      view.show(style?.shadowImage, color: style?.shadowColor)
    }
    backdrop.alpha = state.backdrop
    hairline.alpha = hidesShadow ? 0 : state.backdrop * state.line
    edgeBackdrop.alpha = 1
    edgeHairline.alpha = hidesShadow ? 0 : 1 - state.backdrop
  }

  final func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactAppearance ?? compactAppearance { return compact }
    if let own = item?.standardAppearance { return own }
    guard barTintColor != nil || plainImage != nil else { return standardAppearance }
    let style = UINavigationBarAppearance(barAppearance: standardAppearance)
    if let barTintColor { style.backgroundColor = barTintColor }
    if let image = isCompact ? backgroundImage(for: .compact) ?? plainImage : plainImage {
      // An opaque bar has a background of its own behind an image, which may be translucent.
      let behind = isTranslucent ? nil : barTintColor ?? (barStyle == .black ? .black : .white)
      (style.backgroundEffect, style.backgroundColor, style.backgroundImage) = (nil, behind, image)
      if let shadowImage { (style.shadowImage, style.shadowColor) = (shadowImage, nil) }
    }
    return style
  }

  private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
    let isCompact = traitCollection.verticalSizeClass == .compact
    if isCompact, let compact = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return compact }
    // A background made for bars without a scroll-edge appearance is also shown at the edge.
    return item?.scrollEdgeAppearance ?? scrollEdgeAppearance
      ?? (plainImage == nil && isTranslucent ? nil : appearance(for: item))
  }

  // MARK: Items of its own

  /// Replaces the items.
  ///
  /// - Fidelity: approximated; without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    refuseIfManaged("setItems:animated:")
    stack = items
    showOwnItems()
  }

  /// Adds an item, which the bar then shows, unless the delegate forbids it.
  ///
  /// - Fidelity: approximated; without an animation.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    refuseIfManaged("pushNavigationItem:animated:")
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    stack = (stack ?? []) + [item]
    showOwnItems()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the item that the bar shows, unless the delegate forbids it, and returns it; `nil` if there is none.
  ///
  /// - Fidelity: approximated; without an animation.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    refuseIfManaged("popNavigationItemAnimated:")
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    stack?.removeLast()
    showOwnItems()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private func refuseIfManaged(_ method: String) {
    guard isManaged else { return }
    refuse(
      "Cannot call \(method) directly on a UINavigationBar managed by a controller. "
        + "Push, pop or replace the controllers of the navigation controller.")
  }

  private func showOwnItems() {
    ownContents.show(topItem, above: backItem, in: self)
    appearanceDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isManaged else { return }
    let state = NavigationBarState(row: bounds.height, backdrop: 1)
    let above = barPosition == .topAttached ? Swift.max(0, convert(CGPoint.zero, to: nil).y) : 0
    showBackground(state, for: topItem, above: above)
    ownContents.layOut(state, in: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarState.rowHeight(traitCollection) + prompt)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: NavigationBarState.rowHeight(traitCollection) + prompt)
  }

  private var prompt: CGFloat { topItem?.prompt == nil ? 0 : NavigationBarContents.promptHeight }

  /// Touches within the row go to buttons or the bar, touches below it to the content.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && point.y > NavigationBarState.rowHeight(traitCollection) ? nil : hit
  }
}

extension UINavigationBar: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UINavigationBar.prefersLargeTitles), .value(\UINavigationBar.barStyle),
      .value(\UINavigationBar.isTranslucent), .given(\UINavigationBar.givenAppearance),
      .given(\UINavigationBar.compactAppearance), .given(\UINavigationBar.scrollEdgeAppearance),
      .given(\UINavigationBar.compactScrollEdgeAppearance), .given(\UINavigationBar.barTintColor),
      .given(\UINavigationBar.titleTextAttributes), .given(\UINavigationBar.largeTitleTextAttributes),
      .given(\UINavigationBar.plainImage), .given(\UINavigationBar.shadowImage),
      .given(\UINavigationBar.backIndicatorImage), .given(\UINavigationBar.backIndicatorTransitionMaskImage),
    ]
  }
}
