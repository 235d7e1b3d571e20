import Foundation
import Geometry

/// A field to search in, with a button to give up and a choice of where to search.
///
/// - Fidelity: documented for calls; observed (iOS 17) for sizes. Prompts, bookmarks, lists of results and images of an
///   app's own are absent.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    /// As ``default``.
    case prominent = 1
    /// Nothing behind the field.
    case minimal = 2
  }

  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) var searchTextField = UISearchTextField(frame: .zero)

  /// Setting it tells nobody.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { setNeedsLayout() } } }
  /// Of the ground behind the field.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// If not, nothing shines through its ground.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// In place of the ground; an empty one for none.
  open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }

  open var showsCancelButton = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
  open var selectedScopeButtonIndex: Int {
    get { chosenScope }
    set {
      chosenScope = newValue
      scopes?.selectedSegmentIndex = newValue
    }
  }
  open var showsScopeBar = false {
    didSet {
      guard showsScopeBar != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      onHeightChange?()
    }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { change(animated: animated) { self.showsScopeBar = show } }

  // MARK: State

  private let ground = BarGround()
  private let picture = UIImageView(image: nil)
  private let hairline = UIView()
  private let cancel = UIButton(type: .system)
  private var scopes: UISegmentedControl?
  private var chosenScope = 0
  private let messenger = SearchFieldMessenger()
  /// The navigation bar's margin while the search bar stands below its title; it has no ground of its own then.
  final var navigationMargin: CGFloat? { didSet { if navigationMargin != oldValue { setNeedsLayout() } } }
  /// What a search controller wants to know besides the delegate.
  final weak var search: UISearchController?
  final var onHeightChange: (() -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [ground, picture, hairline, searchTextField, cancel] { addSubview(view) }
    ground.isUserInteractionEnabled = false
    clipsToBounds = false
    enablesReturnKeyAutomatically = true
    messenger.bar = self
    searchTextField.delegate = messenger
    searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
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

  /// The field's.
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
      bounds: bounds, margins: margins,
      cancelWidth: showsCancelButton ? cancel.intrinsicContentSize.width : nil, hasScopes: showsScopes,
      fieldHeight: SearchBarLayout.fieldHeight(traitCollection), isInNavigationBar: navigationMargin != nil,
      isRightToLeft: isRightToLeft)
  }

  /// A bar may reach under the notch of a phone on its side; its field does not.
  private var margins: (left: CGFloat, right: CGFloat) {
    let side = navigationMargin ?? SearchBarLayout.margin
    return (side + safeAreaInsets.left, side + safeAreaInsets.right)
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  final var naturalHeight: CGFloat {
    SearchBarLayout.height(
      fieldHeight: SearchBarLayout.fieldHeight(traitCollection), isInNavigationBar: navigationMargin != nil,
      hasScopes: showsScopes)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: naturalHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: FiniteGeometry.length(size.width), height: naturalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let plan = plan
    searchTextField.frame = plan.field
    cancel.frame = plan.cancel
    cancel.alpha = showsCancelButton ? 1 : 0
    scopes?.frame = plan.scopes
    scopes?.alpha = showsScopes ? 1 : 0
    layOutGround()
  }

  /// What a bar that stands by itself looks like.
  private static let standard = UIBarAppearance()

  private func layOutGround() {
    ground.frame = bounds
    let line = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: bounds.minX, y: bounds.maxY - line, width: bounds.width, height: line)
    let isPlain = searchBarStyle == .minimal || navigationMargin != nil
    ground.isHidden = isPlain || backgroundImage != nil
    ground.show(Self.standard.backgroundEffect, under: barTintColor, isTranslucent: isTranslucent)
    picture.frame = bounds
    picture.isHidden = isPlain
    picture.image = backgroundImage
    hairline.isHidden = isPlain || backgroundImage != nil
    hairline.backgroundColor = Self.standard.shadowColor
  }

  // MARK: Text input traits

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// True in a search bar: without a text there is nothing to search.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}
