import Foundation
import Geometry

/// A question in the middle of the screen, or choices at its bottom, to be presented like any other controller.
///
/// - Fidelity: documented; sizes and colours are approximated, and what lies behind the card does
///   not shine through it.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Hashable, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet = 0
    /// A card in the middle.
    case alert = 1
  }

  open private(set) var preferredStyle: Style = .actionSheet
  open override var title: String? { didSet { contentDidChange() } }
  /// What stands below the title, in smaller letters.
  open var message: String? { didSet { contentDidChange() } }
  /// In the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The one that stands out; in an alert the Return key chooses it.
  ///
  /// - Precondition: One of `actions`, or `nil`.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        fatalError(
          "The preferredAction “\(preferredAction.title ?? "")” is none of the alert's \(actions.count) actions. "
            + "Add it with addAction(_:) first.")
      }
      contentDidChange()
    }
  }

  /// In the order they were added; nil if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  private var fields: [UITextField] = []
  private var isClosing = false

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Puts a button below those that are there; a cancel button keeps its own place.
  ///
  /// - Precondition: There is no other cancel action if this is one.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = actions.first(where: { $0.style == .cancel }) {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: “\(other.title ?? "")” "
          + "is one already, and “\(action.title ?? "")” would be another.")
    }
    actions.append(action)
    contentDidChange()
  }

  /// Puts a text field below the words and the fields that are there. Return goes from one to the next, and from the last
  /// one to the preferred action.
  ///
  /// - Precondition: This is no action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle != .alert {
      fatalError(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert, and this one "
          + "is an action sheet.")
    }
    let field = UITextField(frame: .zero)
    field.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
    field.adjustsFontForContentSizeCategory = true
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.goOn(from: field) }, for: .primaryActionTriggered)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  private func goOn(from field: UITextField?) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { preferredAction.map(choose) }
  }

  // MARK: View

  open override func loadView() {
    let card = AlertCard(style: preferredStyle)
    card.onChoose = { [weak self] in self?.choose($0) }
    card.onTextSizeChange = { [weak self] in self?.contentDidChange() }
    view = card
    contentDidChange()
  }

  private var card: AlertCard? { loadedView as? AlertCard }

  private func contentDidChange() {
    guard let card else { return }
    card.show(
      title: title, message: message, fields: fields, actions: orderedActions, preferred: boldAction)
    rootContainer.presenter?.presentation?.layOut()
  }

  /// A cancel action comes last, wherever it was added; beside another one it comes first.
  private var orderedActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  private var boldAction: UIAlertAction? { preferredAction ?? actions.first { $0.style == .cancel } }

  override var isOwnForm: Bool { true }

  override var presentationForm: any PresentationForm {
    loadViewIfNeeded()
    return AlertForm(style: preferredStyle, card: card)
  }

  // MARK: Choice

  /// Beside an action sheet a touch cancels it; beside an alert it does nothing.
  override func wasTappedBeside() {
    if preferredStyle == .actionSheet { cancel() }
  }

  /// Chooses the cancel action.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  final func cancel() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  private func choose(_ action: UIAlertAction) {
    guard !isClosing, action.isEnabled else { return }
    isClosing = true
    dismiss(animated: true) { [weak self] in
      self?.isClosing = false
      action.handler?(action)
    }
  }

  open override var canBecomeFirstResponder: Bool { true }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap { $0.key?.keyCode }
    let isTyping = fields.contains(where: \.isFirstResponder)
    if !isTyping, keys.contains(.keyboardReturnOrEnter), let preferredAction { return choose(preferredAction) }
    if keys.contains(.keyboardEscape), cancel() { return }
    super.pressesBegan(presses, with: event)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (fields.first ?? self).becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    loadedView?.endEditing(true)
    resignFirstResponder()
  }
}

/// In the middle or at the bottom, as high as what it says.
struct AlertForm: PresentationForm {
  let style: UIAlertController.Style
  let card: AlertCard?
  let coversAll = false

  var duration: TimeInterval { style == .alert ? 0.4 : 0.5057 }

  func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
    guard let card else { return bounds }
    let isLarge = card.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let room = AlertLayout.room(for: style, in: bounds, safeArea: safeArea, isLarge: isLarge)
    let height = min(room.height, card.height(for: room.width))
    let top = style == .alert ? room.midY - height / 2 : room.maxY - height
    return CGRect(x: room.minX, y: top.rounded(), width: room.width, height: height)
  }

  /// An alert shrinks to its size while it appears, and fades when it goes.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, place: CGRect, bounds: CGRect) {
    guard style == .alert else {
      let below = CGPoint(x: place.center.x, y: place.center.y + bounds.maxY - place.minY)
      return view.center = shown ? place.center : below
    }
    view.alpha = shown ? 1 : 0
    view.transform = shown || !isAppearing ? .identity : CGAffineTransform(scaleX: 1.15, y: 1.15)
  }
}
