import Foundation
import Geometry

/// A control that does something when it is tapped.
///
/// What it shows is either said by a ``Configuration``, or state by state with ``setTitle(_:for:)`` and its kin.
///
/// - Fidelity: observed (iOS 17) for sizes, insets and colours; approximated for the looks of pressed and selected
///   buttons, and for menus, which open when the finger is lifted. Roles' looks and the pointer are absent.
@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Hashable, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  public enum Role: Int, Hashable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  /// A tap turns ``isSelected``.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { contentDidChange() } }
  }

  // MARK: Menu

  /// Opened by a tap if ``UIControl/showsMenuAsPrimaryAction`` is on. With ``changesSelectionAsPrimaryAction`` one of its
  /// elements is always on, and is the button's title.
  open var menu: UIMenu? { didSet { if menu !== oldValue { contentDidChange() } } }

  // MARK: Configuration

  /// nil for a button whose content is said state by state.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// Called when the button's state has changed, to change its configuration.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether colours follow the button's state by themselves.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  open func setNeedsUpdateConfiguration() { contentDidChange() }

  /// Called before the content is shown anew; overrides change ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Parts

  /// What shows the title. Its text and colours belong to the button.
  open var titleLabel: UILabel? { parts.title }
  open var subtitleLabel: UILabel? { parts.subtitle }
  open var imageView: UIImageView? { parts.image }

  final let parts = ButtonParts()
  final var stated = ButtonContents()
  final var needsUpdate = true
  final var isUpdating = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    take(buttonType)
  }

  /// A system button that shows the action's title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      take(.system)
      stated.title[.normal] = primaryAction.title.isEmpty ? nil : primaryAction.title
      stated.image[.normal] = primaryAction.image
    }
  }

  /// What the configuration leaves open is the action's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(.system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      let hasTitle = configuration.attributedTitle != nil || primaryAction.title.isEmpty
      if !hasTitle { configuration.title = primaryAction.title }
      if configuration.image == nil { configuration.image = primaryAction.image }
    }
    self.configuration = configuration
    bounds.size = intrinsicContentSize
  }

  private func prepare() {
    isOpaque = false
    parts.title.font = buttonType.titleFont
    parts.add(to: self)
  }

  private func take(_ type: ButtonType) {
    buttonType = type
    parts.title.font = type.titleFont
    if let name = type.symbolName { stated.image[.normal] = UIImage(systemName: name) }
    contentDidChange()
  }

  final func contentDidChange() {
    guard !isUpdating else { return }
    needsUpdate = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    needsUpdate = true
    if configuration == nil { stated.isFading = !isHighlighted }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    needsUpdate = true
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  override var claimsTaps: Bool { true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if opensMenu { openMenu() } else if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  /// What was added for the primary action is performed with the touch that goes up inside.
  open override func sendActions(for controlEvents: Event) {
    let isTap = controlEvents.contains(.touchUpInside) && !opensMenu
    super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override func performPrimaryAction() {
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction()
  }

  // MARK: Content, state by state

  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitle, title, state) }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// What was set for the state, or else for the normal one; so for all of these.
  open func title(for state: State) -> String? { stated.title.value(for: state) }
  open func titleColor(for state: State) -> UIColor? { stated.titleColor.value(for: state) }
  open func image(for state: State) -> UIImage? { stated.image.value(for: state) }
  open func backgroundImage(for state: State) -> UIImage? { stated.backgroundImage.value(for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? { stated.attributedTitle.value(for: state) }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    stated.symbolConfiguration.value(for: state)
  }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { currentTitle }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  open var currentTitleColor: UIColor { stated.titleColor(of: self) }
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Size

  /// A button with constraints whose title wraps is as high as its width makes it.
  final var constrainedWidth: CGFloat?

  open override var intrinsicContentSize: CGSize { fittingSize(width: constrainedWidth ?? .infinity) }

  package override var baselineInsets: (first: CGFloat, last: CGFloat) { titleBaselines }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? FiniteGeometry.length(size.width) : .infinity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
}

extension UIButton.ButtonType {
  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}
