import Foundation
import Geometry

/// A text field for searching, with a button to cancel and a choice of scopes.
///
/// - Fidelity: documented for calls; observed (iOS 17) for sizes. Lists of results are absent.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// The background of a search bar.
  public enum Style: UInt, Hashable, Sendable {
    /// A translucent background with a hairline.
    case `default` = 0
    /// The same as `default`.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// A place of an image in a search bar.
  public enum Icon: Int, Hashable, Sendable {
    /// The magnifying glass before the text.
    case search = 0
    /// The button that deletes the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for a list of results.
    case resultsList = 3
  }

  private var icons: [Icon: [UInt: UIImage]] = [:]
  /// Returns the image that an app has set; `nil` if there is none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state.rawValue] }
  /// Sets an image in place of the bar's own; `nil` for the bar's own.
  ///
  /// - Fidelity: approximated; only the images `search` and `bookmark` in their normal state are shown.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: [:]][state.rawValue] = iconImage
    if icon == .bookmark, state == .normal { bookmark?.setImage(bookmarkImage, for: .normal) }
    if icon == .search, state == .normal { searchTextField.showIcon(iconImage) }
  }

  /// The object that permits edits and is notified of them. The default is `nil`.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field in which the user types.
  open private(set) var searchTextField = UISearchTextField(frame: .zero)

  /// The text to search for. Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the field is empty; `nil`, the default, for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line of text above the field; `nil`, the default, for none.
  ///
  /// - Fidelity: approximated in its height.
  open var prompt: String? { didSet { if prompt != oldValue { promptDidChange() } } }
  /// The background of the bar. The default is `default`; below a navigation bar's title there is none.
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { setNeedsLayout() } } }
  /// The color of the background; `nil`, the default, for that of the system.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether content is visible through the background. The default is `true`.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// The style of the bar. The default is `default`; a black bar is dark in any interface.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// Sets the attributes of the scopes' titles in a state; `nil` for the default ones.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = (state, attributes)
    scopes?.setTitleTextAttributes(attributes, for: state)
  }
  /// Returns the attributes set for the scopes' titles in a state; `nil` if none were set.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state.rawValue]?.attributes
  }
  private var scopeAttributes: [UInt: (state: UIControl.State, attributes: [NSAttributedString.Key: Any]?)] = [:]
  /// An image in place of the background, stretched to the bar's size; an empty image for no background. The default is
  /// `nil`.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
  /// Sets an image in place of the background; `nil` for the bar's own.
  ///
  /// - Fidelity: approximated; one image serves all positions and metrics.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  /// Returns the image in place of the background; `nil` for the bar's own.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { backgroundImage }

  private var fieldImages: [UInt: UIImage] = [:]
  /// Sets an image in place of the field's background, stretched to the field's width; `nil` for that of the system. The
  /// field is as high as the image.
  ///
  /// - Fidelity: approximated; images for other states than normal and disabled are not shown.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldImages[state.rawValue] = backgroundImage
    searchTextField.show(
      background: searchFieldBackgroundImage(for: .normal), disabled: searchFieldBackgroundImage(for: .disabled))
    textSizeDidChange()
  }
  /// Returns the image in place of the field's background; `nil` if there is none for the state.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state.rawValue] }
  /// The offset of the field in the bar. The default is zero.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
  /// The offset of the text in the field. The default is zero.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.shifts.text }
    set { searchTextField.shifts.text = newValue }
  }
  /// Sets the offset of an image in the field.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.shifts.icons[icon] = adjustment
  }
  /// Returns the offset of an image in the field, zero by default.
  open func positionAdjustment(for icon: Icon) -> UIOffset { searchTextField.shifts.icons[icon] ?? .zero }

  /// Whether a button for bookmarks is shown at the end of the field, unless the user edits the text. The default is
  /// `false`.
  ///
  /// - Fidelity: documented.
  open var showsBookmarkButton = false {
    didSet {
      guard showsBookmarkButton != oldValue else { return }
      bookmark = showsBookmarkButton ? makeBookmark() : nil
      searchTextField.rightView = bookmark
      searchTextField.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
    }
  }
  private var bookmark: UIButton?
  private var bookmarkImage: UIImage? {
    icons[.bookmark]?[UIControl.State.normal.rawValue] ?? UIImage(systemName: "book")
  }

  private func makeBookmark() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(bookmarkImage, for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Bookmarks"
    button.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarBookmarkButtonClicked(self)
      }, for: .touchUpInside)
    return button
  }

  /// Whether the cancel button is shown. The default is `false`.
  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  // MARK: Scopes

  /// The titles of the scopes; `nil`, the default, for none.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
  /// The index of the selected scope. The default is 0. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex: Int {
    get { chosenScope }
    set {
      chosenScope = newValue
      scopes?.selectedSegmentIndex = newValue
    }
  }
  /// Whether the scopes are shown below the field, if there are titles. The default is `false`.
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      onHeightChange?()
    }
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { change(animated: animated) { self.showsScopeBar = show } }

  // MARK: State

  private let backgroundView = BarBackgroundView()
  private let picture = UIImageView(image: nil)
  private let hairline = UIView()
  private let cancel = UIButton(type: .system)
  /// The cancel button while it is shown, which apps reach by the name `cancelButton`.
  final var shownCancelButton: UIButton? { showsCancelButton ? cancel : nil }
  /// The title of the cancel button, which apps set by the name `cancelButtonText`; `nil`, the default, for the system's.
  final var cancelTitle: String? {
    didSet {
      cancel.setTitle(cancelTitle ?? InterfaceText.cancel.text, for: .normal)
      setNeedsLayout()
    }
  }
  private var promptLabel: UILabel?
  private var scopes: UISegmentedControl?
  private var chosenScope = 0
  private let messenger = SearchFieldMessenger()
  /// The navigation bar's margin while the search bar is below its title, where it has no background of its own; `nil`
  /// in any other position.
  final var navigationMargin: CGFloat? { didSet { if navigationMargin != oldValue { setNeedsLayout() } } }
  /// Whether the bar is in a navigation bar in place of the title, where it has no background of its own.
  final var isTitle = false { didSet { if isTitle != oldValue { setNeedsLayout() } } }
  private var isInside: Bool { isTitle || navigationMargin != nil }
  /// The search controller, which is notified along with the delegate.
  final weak var search: UISearchController?
  final var onHeightChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.read(self, as: UISearchBar.self)
  }

  private func prepare() {
    for view in [backgroundView, picture, hairline, searchTextField, cancel] { addSubview(view) }
    backgroundView.isUserInteractionEnabled = false
    clipsToBounds = false
    enablesReturnKeyAutomatically = true
    messenger.bar = self
    searchTextField.delegate = messenger
    searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle(InterfaceText.cancel.text, for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (bar: UISearchBar, _) in
      bar.textSizeDidChange()
    }
    cancel.addAction(UIAction { [weak self] _ in self?.cancelWasTouched() }, for: .touchUpInside)
  }

  private func textSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onHeightChange?()
  }

  private func promptDidChange() {
    if promptLabel == nil {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13)
      label.textAlignment = .center
      addSubview(label)
      promptLabel = label
    }
    promptLabel?.text = prompt
    textSizeDidChange()
  }

  private var fieldHeight: CGFloat {
    // An empty image, which removes the gray background, leaves the height.
    searchFieldBackgroundImage(for: .normal).map(\.size.height).flatMap { $0 > 0 ? $0 : nil }
      ?? SearchBarLayout.fieldHeight(traitCollection)
  }

  /// The height of the line above the field.
  private var promptHeight: CGFloat { prompt == nil ? 0 : SearchBarLayout.promptHeight }

  private func change(animated: Bool, _ change: @escaping () -> Void) {
    guard animated, window != nil else { return change() }
    UIView.animate(withDuration: SearchBarLayout.duration) {
      change()
      self.layoutIfNeeded()
    }
  }

  private func scopesDidChange() {
    scopes?.removeFromSuperview()
    scopes = scopeButtonTitles.map { UISegmentedControl(items: $0) }
    if let scopes {
      scopes.selectedSegmentIndex = chosenScope
      for (state, attributes) in scopeAttributes.values { scopes.setTitleTextAttributes(attributes, for: state) }
      scopes.addAction(UIAction { [weak self] _ in self?.scopeWasChosen() }, for: .valueChanged)
      addSubview(scopes)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    onHeightChange?()
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// The view shown above the keyboard while the field is first responder.
  ///
  /// - Fidelity: documented.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: Events

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.searchTextDidChange()
  }

  private func cancelWasTouched() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.wasCancelled()
  }

  private func scopeWasChosen() {
    chosenScope = scopes?.selectedSegmentIndex ?? 0
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: chosenScope)
    search?.searchTextDidChange()
  }

  // MARK: Layout

  private var plan: SearchBarLayout {
    SearchBarLayout(
      bounds: bounds.inset(by: UIEdgeInsets(top: promptHeight, left: 0, bottom: 0, right: 0)), margins: margins,
      cancelWidth: showsCancelButton ? cancel.intrinsicContentSize.width : nil, hasScopes: showsScopes,
      fieldHeight: fieldHeight, isInNavigationBar: navigationMargin != nil,
      isRightToLeft: isRightToLeft)
  }

  /// The margins of the field, which avoids the notch of a phone in landscape, unlike the bar's background.
  private var margins: (left: CGFloat, right: CGFloat) {
    let side = navigationMargin ?? SearchBarLayout.margin
    if isTitle { return (side, side) }
    return (side + safeAreaInsets.left, side + safeAreaInsets.right)
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  final var naturalHeight: CGFloat {
    SearchBarLayout.height(
      fieldHeight: fieldHeight, isInNavigationBar: navigationMargin != nil,
      hasScopes: showsScopes) + promptHeight
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: naturalHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: FiniteGeometry.length(size.width), height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan
    let shift = searchFieldBackgroundPositionAdjustment
    searchTextField.frame = plan.field.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    cancel.frame = plan.cancel
    promptLabel?.frame = CGRect(
      x: plan.bounds.minX + margins.left, y: plan.bounds.minY - promptHeight + SearchBarLayout.promptInset,
      width: max(0, plan.bounds.width - margins.left - margins.right), height: promptHeight)
    cancel.alpha = showsCancelButton ? 1 : 0
    scopes?.frame = plan.scopes
    scopes?.alpha = showsScopes ? 1 : 0
    layOutBackground()
  }

  /// The appearance of a search bar outside of a navigation bar.
  private static let standard = UIBarAppearance()

  private func layOutBackground() {
    backgroundView.frame = bounds
    let line = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: bounds.minX, y: bounds.maxY - line, width: bounds.width, height: line)
    let isPlain = searchBarStyle == .minimal || isInside
    backgroundView.isHidden = isPlain || backgroundImage != nil
    backgroundView.show(Self.standard.backgroundEffect, under: barTintColor, isTranslucent: isTranslucent)
    picture.frame = bounds
    picture.isHidden = isPlain
    picture.image = backgroundImage
    hairline.isHidden = isPlain || backgroundImage != nil
    hairline.backgroundColor = Self.standard.shadowColor
  }

  // MARK: Text input traits

  /// The capitalization of typed text; that of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The correction of typed text; that of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// The checking of spelling; that of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The proposal of text while typing; that of the field.
  open var inlinePredictionType: UITextInlinePredictionType {
    get { searchTextField.inlinePredictionType }
    set { searchTextField.inlinePredictionType = newValue }
  }
  /// The kind of keyboard; that of the field.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The appearance of the keyboard; that of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// The title of the Return key; that of the field.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether Return has an effect only if there is text. The default in a search bar is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is concealed; that of the field. The default is `false`.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text; that of the field.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

extension UISearchBar: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UISearchBar.barTintColor)
    ]
  }
}
