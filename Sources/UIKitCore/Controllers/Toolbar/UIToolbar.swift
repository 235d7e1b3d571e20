import Foundation
import Geometry

/// A row of buttons at the bottom of the screen.
///
/// - Fidelity: documented; animated changes of items are absent. Distances are approximated.
open class UIToolbar: UIView {
  /// The buttons and spaces from the leading edge on; `nil`, the default, for none.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  /// The color of the background; `nil`, the default, for that of the appearance.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content is visible through the bar. The default is `true`. Content ends above an opaque bar unless its
  /// controller extends it.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// The style of the bar. The default is `default`; a black bar is dark in any interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The appearance of the bar over content that extends below it.
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
  /// The appearance over content that ends above the bar; `nil`, the default, for the standard one without its
  /// background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  /// The position of the bar: at the bottom.
  open var barPosition: UIBarPosition { .bottom }
  /// The object that chooses the position of the bar. The default is `nil`.
  open weak var delegate: (any UIToolbarDelegate)?
  private var images: [UIBarPosition: UIImage] = [:]
  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Sets an image in place of the background for bars at a position. An empty image removes the background.
  ///
  /// - Fidelity: approximated; one image applies to all heights.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    images[topOrBottom] = backgroundImage
    setNeedsLayout()
  }
  /// Returns the background image set for bars at a position; `nil` if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { images[topOrBottom] }
  /// Sets an image above the bar in place of the hairline, for bars at a position.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadows[topOrBottom] = shadowImage
    setNeedsLayout()
  }
  /// Returns the image set in place of the hairline for bars at a position; `nil` if none was set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

  private let backgroundView = BottomBarBackgroundView(frame: .zero)
  private var buttons: [BarButton] = []
  /// The extent of content below the bar: from 0 for none to 1 for more than a few points.
  final var backdrop: CGFloat = 1 { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// Whether the background over content has no line.
  final var hidesLine = false { didSet { if hidesLine != oldValue { setNeedsLayout() } } }
  /// The height below the row of buttons, down to the edge of the screen.
  final var bottom: CGFloat = 0 { didSet { if bottom != oldValue { setNeedsLayout() } } }

  /// The distance between buttons, and of the first and last one from the edges, in points.
  private static let (gap, edge): (CGFloat, CGFloat) = (8, 8)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UIToolbar.self)
  }

  private func prepare() {
    keepNaturalHeight()
    addSubview(backgroundView)
  }

  private func translucencyDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Sets the buttons and spaces. The change is not animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Returns the height of the row of buttons, in points.
  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom != .pad ? 32 : 44
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.rowHeight(traitCollection) + bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight(traitCollection))
  }

  private func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old { item.onChange = nil }
    for item in items ?? [] { item.onChange = { [weak self] in self?.makeButtons() } }
    makeButtons()
  }

  /// Creates the buttons again, since there are only a few.
  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).filter { !$0.isHidden }.map(BarButton.init)
    for button in buttons {
      button.isUserInteractionEnabled = !button.item.isSpace
      addSubview(button)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (appearance, style) = shown
    backgroundView.frame = bounds
    backgroundView.show(style, isTranslucent: isTranslucent)
    for button in buttons {
      button.appearance = button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    layOutButtons()
  }

  private var shown: (appearance: UIToolbarAppearance, style: BottomBarBackgroundView.Style) {
    if backdrop < 0.5, let edge = scrollEdgeAppearance { return (edge, .init(edge)) }
    var style = BottomBarBackgroundView.Style(standardAppearance)
    if hidesLine { style.line = nil }
    if let barTintColor { style.color = barTintColor }
    if let image = images[.bottom] ?? images[.any] { (style.effect, style.color, style.image) = (nil, nil, image) }
    if let image = shadows[.bottom] ?? shadows[.any] { style.shadow = image }
    style.level = scrollEdgeAppearance == nil ? backdrop : 1
    return (standardAppearance, style)
  }

  /// Places the buttons. Flexible spaces share the remaining width equally.
  private func layOutButtons() {
    let height = Swift.min(Self.rowHeight(traitCollection), bounds.height)
    let insets = safeAreaInsets
    let widths = buttons.map { $0.fittingWidth(height: height) }
    let gaps = Self.gap * CGFloat(Swift.max(0, buttons.count - 1))
    let flexibleWidth = bounds.width - insets.left - insets.right - 2 * Self.edge - gaps - widths.reduce(0, +)
    let springs = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let share = springs > 0 ? Swift.max(0, flexibleWidth) / CGFloat(springs) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = insets.left + Self.edge
    for (button, natural) in zip(buttons, widths) {
      let width = button.item.systemItem == .flexibleSpace ? share : natural
      button.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: height)
      x += width + Self.gap
    }
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

/// The appearance of a toolbar.
///
/// - Fidelity: documented.
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of buttons of the `done` style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Creates an appearance with the values of another; with the defaults for those that it does not have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }
}

extension UIToolbar: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UIToolbar.barStyle), .given(\UIToolbar.barTintColor),
    ]
  }
}
