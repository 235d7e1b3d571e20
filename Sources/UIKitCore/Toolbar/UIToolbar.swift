import Foundation
import Geometry

/// A row of buttons at the bottom of the screen.
///
/// - Fidelity: documented; images, shadows of an app's own and animated changes of items are absent. Distances approximated.
open class UIToolbar: UIView {
  /// From where reading starts; spaces keep others apart.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange(from: oldValue ?? []) } }
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// If not, nothing shines through, and content ends above the bar unless it asks for more.
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { translucencyDidChange() } } }
  /// A black bar is dark whatever the interface is.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
  /// Over content that ends above the bar; nil for the standard one without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsLayout() } }

  private let ground = BottomBarGround(frame: .zero)
  private var buttons: [BarButton] = []
  /// How much of the content goes on below the bar: 0 none, 1 more than a few points.
  final var backdrop: CGFloat = 1 { didSet { if backdrop != oldValue { setNeedsLayout() } } }
  /// What lies below the row of buttons, down to the edge of the screen.
  final var bottom: CGFloat = 0 { didSet { if bottom != oldValue { setNeedsLayout() } } }

  /// Between buttons, and beside the first and the last one, in points.
  private static let (gap, edge): (CGFloat, CGFloat) = (8, 8)

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

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// Of the row of buttons, in points.
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

  /// Buttons whose items have changed are made anew: there are only few.
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
    let (appearance, look) = shown
    ground.frame = bounds
    ground.show(look, isTranslucent: isTranslucent)
    for button in buttons {
      button.look = button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    layOutButtons()
  }

  private var shown: (appearance: UIToolbarAppearance, look: BottomBarGround.Look) {
    if backdrop < 0.5, let edge = scrollEdgeAppearance { return (edge, .init(edge)) }
    var look = BottomBarGround.Look(standardAppearance)
    if let barTintColor { look.color = barTintColor }
    look.level = scrollEdgeAppearance == nil ? backdrop : 1
    return (standardAppearance, look)
  }

  /// What is left over goes to the flexible spaces in equal parts.
  private func layOutButtons() {
    let height = Swift.min(Self.rowHeight(traitCollection), bounds.height)
    let insets = safeAreaInsets
    let widths = buttons.map { $0.fittingWidth(height: height) }
    let gaps = Self.gap * CGFloat(Swift.max(0, buttons.count - 1))
    let room = bounds.width - insets.left - insets.right - 2 * Self.edge - gaps - widths.reduce(0, +)
    let springs = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let share = springs > 0 ? Swift.max(0, room) / CGFloat(springs) : 0
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

/// What a toolbar looks like.
///
/// - Fidelity: documented.
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.duplicate
    doneButtonAppearance = other.doneButtonAppearance.duplicate
  }
}
