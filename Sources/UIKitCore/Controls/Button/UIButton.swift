import Foundation
import Geometry

/// A control that performs an action when it is tapped.
///
/// Its content is set either with a ``Configuration``, or for individual states with ``setTitle(_:for:)`` and similar
/// methods.
///
/// - Fidelity: observed (iOS 17) for sizes, insets and colors; approximated for the appearance of pressed and selected
///   buttons, and for menus, which open when the touch ends. The appearance of roles, and pointer effects, are absent.
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The type of a button, which determines its default appearance.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A button without a default appearance.
    case custom = 0
    /// A button with a title in the tint color.
    case system = 1
    /// A button with the letter i in a circle.
    case detailDisclosure = 2
    /// A button with the letter i in a circle. The same as `detailDisclosure`.
    case infoLight = 3
    /// A button with the letter i in a circle. The same as `detailDisclosure`.
    case infoDark = 4
    /// A button with a plus sign in a circle.
    case contactAdd = 5
    /// A button with a cross in a filled circle.
    case close = 7

    /// The same as `system`, by its name before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// The meaning of a button's action.
  public enum Role: Int, Hashable, Sendable {
    /// An action without a special meaning.
    case normal = 0
    /// The action that the user is most likely to choose.
    case primary = 1
    /// An action that cancels.
    case cancel = 2
    /// An action that deletes data.
    case destructive = 3
  }

  /// A closure that updates a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// The type of the button. The default is `custom`.
  open private(set) var buttonType = ButtonType.custom
  /// The meaning of the button's action. It does not change the appearance here. The default is `normal`.
  open var role = Role.normal
  /// Whether a tap toggles ``UIControl/isSelected``. The default is `false`.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { contentDidChange() } }
  }

  // MARK: Menu

  /// The menu, which a tap opens if ``UIControl/showsMenuAsPrimaryAction`` is `true`. With
  /// ``changesSelectionAsPrimaryAction``, one of its elements is always on, and its title is the button's. The default
  /// is `nil`.
  open var menu: UIMenu? { didSet { if menu !== oldValue { contentDidChange() } } }

  /// The order of the menu's rows. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  // MARK: Configuration

  /// The content and appearance of the button; `nil`, the default, for a button with content for individual states.
  open var configuration: Configuration? { didSet { contentDidChange() } }
  /// A closure that changes the configuration when the button's state has changed. The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration's colors follow the button's state. The default is `true`.
  open var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Requests that the configuration is updated before the next layout.
  open func setNeedsUpdateConfiguration() { contentDidChange() }

  /// Called before the content is displayed again. The default implementation calls ``configurationUpdateHandler``.
  /// Overrides change ``configuration``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Parts

  /// The label of the title. The button sets its text and colors: those of states at once, and those of a configuration
  /// before the next layout. It is never `nil` here.
  ///
  /// In a button without a configuration, a title whose line break mode wraps has any number of lines within the
  /// button's bounds, at the edge where its language begins. The intrinsic size remains that of one line.
  ///
  /// - Fidelity: observed (iOS 17).
  open var titleLabel: UILabel? {
    showStates()
    if configuration == nil { parts.wrapTitle() }
    return parts.title
  }
  /// The label of the subtitle. The button sets its text and colors. It is never `nil` here.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image. The button sets its image: that of a state at once, and that of a configuration before the
  /// next layout. It is never `nil` here.
  open var imageView: UIImageView? {
    showStates()
    return parts.image
  }

  final let parts = ButtonParts()
  final var configured = ButtonContents()
  final var needsUpdate = true { didSet { if needsUpdate { hidesChanges = true } } }
  /// Whether the parts do not show the latest content for individual states.
  final var hidesChanges = true
  final var isUpdating = false

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UIButton.self)
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button of a type that performs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    take(buttonType)
  }

  /// Returns a system button with an image that calls a method of a target.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let made = unsafeBitCast(self as AnyClass, to: InstantiableView.Type.self).init(frame: .zero) as UIView
    guard let button = made as? Self else {
      refuse("\(self).init(frame:) returned \(made); return an instance of the class.")
    }
    button.take(.system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
  /// Whether a pointer over the button changes its shape. The pointer here does not. The default is `false`.
  open var isPointerInteractionEnabled = false
  /// Whether drags that rest over the button activate it, as a tap does. The default is `false`.
  open var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue, allows: { [weak self] _ in self?.isEnabled ?? false }) { [weak self] _ in self?.spring() }
    }
  }

  private func spring() {
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .touchUpInside)
  }

  /// Whether the button glows while it is touched. It does not since iOS 7. The default is `false`.
  open var showsTouchWhenHighlighted = false

  /// Creates a button that performs an action. If there is one, it is a system button with the action's title and
  /// image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      take(.system)
      configured.title[.normal] = primaryAction.title.isEmpty ? nil : primaryAction.title
      configured.image[.normal] = primaryAction.image
    }
  }

  /// Creates a system button with a configuration, which performs an action. The action's title and image are used if
  /// the configuration has none.
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
    self.frame.size = intrinsicContentSize
  }

  private func prepare() {
    isOpaque = false
    parts.title.font = buttonType.titleFont
    parts.add(to: self)
  }

  package final func take(_ type: ButtonType) {
    buttonType = type
    parts.title.font = type.titleFont
    if let name = type.symbolName {
      configured.image[.normal] = UIImage(systemName: name, withConfiguration: type.symbolConfiguration)
    }
    contentDidChange()
    if bounds.size == .zero, type.symbolName != nil { frame.size = intrinsicContentSize }
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
    if configuration == nil { configured.isFading = !isHighlighted }
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

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    if opensMenu { openMenu() } else if changesSelectionAsPrimaryAction { isSelected.toggle() }
  }

  /// Sends actions. The actions for the primary event are performed with `touchUpInside`.
  open override func sendActions(for controlEvents: Event) {
    let isTap = controlEvents.contains(.touchUpInside) && !opensMenu
    super.sendActions(for: isTap ? controlEvents.union(.primaryActionTriggered) : controlEvents)
  }

  open override func performPrimaryAction() {
    if opensMenu { return openMenu() }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performPrimaryAction()
  }

  // MARK: The rectangles of a button without a configuration

  /// Returns the rectangle of the background. The default is the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of image and title. The default is the bounds within ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the frame of the title.
  ///
  /// - Parameter contentRect: The rectangle of image and title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { stateFrames(inContent: contentRect).title }
  /// Returns the frame of the image.
  ///
  /// - Parameter contentRect: The rectangle of image and title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { stateFrames(inContent: contentRect).image }

  // MARK: Content, state by state

  /// The distances between the content and the edges of a button without a configuration, in points. The default is
  /// zero.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// The insets of the title of a button without a configuration, in points: the title is aligned and limited within
  /// them. The default is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The insets of the image of a button without a configuration, in points: the image is aligned and limited within
  /// them. The default is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the image of a custom button is dimmed while it is pressed. The default is `true`.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  /// Whether the image of a custom button is dimmed while it is disabled. The default is `true`.
  ///
  /// - Fidelity: approximated; it has no effect.
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }

  /// Sets the title for a state; `nil` removes it. That of the normal state becomes the configuration's, if there is one.
  open func setTitle(_ title: String?, for state: State) {
    set(\.title, title, state)
    if state == .normal, configuration != nil { configuration?.title = title }
  }
  /// Sets the color of the title for a state; `nil` removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) { set(\.titleColor, color, state) }
  /// Sets the color of the title's shadow for a state; `nil` removes it. The shadow is moved by the title label's
  /// `shadowOffset`.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { set(\.titleShadowColor, color, state) }
  /// Returns the color of the title's shadow for a state, or that of the normal state if it has none.
  open func titleShadowColor(for state: State) -> UIColor? { configured.titleShadowColor.value(for: state) }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// Whether the title's shadow changes its side while the button is pressed. The default is `false`.
  open var reversesTitleShadowWhenHighlighted = false
  /// Sets the image for a state; `nil` removes it. That of the normal state becomes the configuration's, if there is one.
  open func setImage(_ image: UIImage?, for state: State) {
    set(\.image, image, state)
    if state == .normal, configuration != nil { configuration?.image = image }
  }
  /// Sets the image behind the content for a state; `nil` removes it. It is stretched to the bounds.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { set(\.backgroundImage, image, state) }
  /// Sets the title with attributes for a state; `nil` removes it. It takes precedence over the title without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { set(\.attributedTitle, title, state) }
  /// Sets the configuration of symbol images for a state; `nil` removes it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    set(\.symbolConfiguration, configuration, state)
  }

  /// Returns the title for a state, or that of the normal state if it has none.
  open func title(for state: State) -> String? { configured.title.value(for: state) }
  /// Returns the color of the title for a state, or that of the normal state if it has none.
  open func titleColor(for state: State) -> UIColor? { configured.titleColor.value(for: state) }
  /// Returns the image for a state, or that of the normal state if it has none.
  open func image(for state: State) -> UIImage? { configured.image.value(for: state) }
  /// Returns the background image for a state, or that of the normal state if it has none.
  open func backgroundImage(for state: State) -> UIImage? { configured.backgroundImage.value(for: state) }
  /// Returns the title with attributes for a state, or that of the normal state if it has none.
  open func attributedTitle(for state: State) -> NSAttributedString? { configured.attributedTitle.value(for: state) }
  /// Returns the symbol configuration for a state, or that of the normal state if it has none.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    configured.symbolConfiguration.value(for: state)
  }

  override var isElementByNature: Bool { true }
  /// The label of a button without a title whose symbol is that of its type.
  private final var typeLabel: String? {
    guard title(for: .normal) == nil, configuration == nil else { return nil }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: return "More Info"
    case .contactAdd: return "Add Contact"
    case .close: return "Close"
    default: return nil
    }
  }
  override var naturalLabel: String? {
    [currentTitle, currentAttributedTitle?.string, typeLabel, currentImage?.spokenName].lazy.compactMap { $0 }.first {
      !$0.isEmpty
    }
  }
  override var naturalTraits: UIAccessibilityTraits { super.naturalTraits.union(.button) }

  /// The current title: that of the configuration, or else that for the current state.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The current color of the title, for a button without a configuration.
  open var currentTitleColor: UIColor { configured.titleColor(of: self) }
  /// The current image: that of the configuration, or else that for the current state.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image for the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes for the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Size

  /// The width that constraints give to a button whose title wraps, which determines its height.
  final var constrainedWidth: CGFloat?

  open dynamic override var intrinsicContentSize: CGSize { fittingSize(width: constrainedWidth ?? .infinity) }

  package override var baselineInsets: (first: CGFloat, last: CGFloat) { titleBaselines }

  /// Returns the size of title and image. Only the title of a button with a configuration wraps at the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = configuration != nil && size.width > 0
    return fittingSize(width: isLimited ? FiniteGeometry.length(size.width) : .infinity)
  }

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

extension UIButton.ButtonType {
  /// The look of the type's symbol; `nil` for the tint color. A close button is gray, and its circle has 30 points.
  fileprivate var symbolConfiguration: UIImage.SymbolConfiguration? {
    guard self == .close else { return nil }
    return UIImage.SymbolConfiguration(paletteColors: [.systemGray3])
      .applying(UIImage.SymbolConfiguration(pointSize: 27))
  }

  fileprivate var symbolName: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    }
  }
}

extension UIButton: TapClaiming {}
