import Foundation
import Geometry
import UIKitCore

/// A controller that asks a question in the middle of the screen, or offers choices at its bottom.
///
/// Present it as any other controller. It dismisses itself when the user chooses an action.
///
/// - Fidelity: documented; sizes and colors are approximated, and the card is opaque.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The form in which an alert appears.
  public enum Style: Int, Hashable, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet = 0
    /// A card in the middle of the screen.
    case alert = 1
  }

  /// The form in which the alert appears.
  open private(set) var preferredStyle: Style = .actionSheet
  open override var title: String? { didSet { contentDidChange() } }
  /// The text below the title, in a smaller font; `nil` for none.
  open var message: String? { didSet { contentDidChange() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action with a bold title. In an alert, the Return key chooses it. The default is `nil`.
  ///
  /// - Precondition: The action is one of `actions`, or `nil`.
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

  /// The text fields, in the order in which they were added; `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// The properties that apps set by name.
  final var named = AlertNames() {
    didSet {
      guard named.content !== oldValue.content else { return contentDidChange() }
      exchangeContent(oldValue.content)
    }
  }

  private func exchangeContent(_ old: UIViewController?) {
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    if let new = named.content {
      addChild(new)
      contentDidChange()
      new.didMove(toParent: self)
    } else {
      contentDidChange()
    }
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    contentDidChange()
  }

  private var fields: [UITextField] = []
  private var isClosing = false
  /// A closure that is called with the chosen action before the alert is dismissed.
  final var onChoice: ((UIAlertAction) -> Void)?

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    AlertNames.register()
    self.preferredStyle = preferredStyle
    self.message = message
    self.title = title
  }

  /// Adds a button below the existing ones. The cancel button keeps a position of its own, wherever it was added.
  ///
  /// - Precondition: An alert has at most one cancel action.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, let other = actions.first(where: { $0.style == .cancel }) {
      fatalError(
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel: “\(other.title ?? "")” "
          + "is one already, and “\(action.title ?? "")” would be another.")
    }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field below the message and the existing fields.
  ///
  /// The Return key moves from one field to the next, and from the last one chooses the preferred action.
  ///
  /// - Parameter configurationHandler: A closure that is called at once with the new field.
  /// - Precondition: `preferredStyle` is `alert`.
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

  fileprivate var card: AlertCard? { loadedView as? AlertCard }

  private func contentDidChange() {
    guard let card else { return }
    card.show(
      title: title, message: message, named: named, fields: fields, actions: orderedActions, preferred: boldAction)
    layOutPresentation()
  }

  /// The actions in display order: the cancel action is last, wherever it was added.
  private var orderedActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  private var boldAction: UIAlertAction? { preferredAction ?? actions.first { $0.style == .cancel } }

  // MARK: Choice

  /// Cancels an action sheet after a tap beside it. A tap beside an alert has no effect.
  package final func wasTappedOutside() {
    if preferredStyle == .actionSheet { cancel() }
  }

  /// Chooses the cancel action.
  ///
  /// - Returns: Whether the alert has a cancel button.
  @discardableResult
  package final func cancel() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  private func choose(_ action: UIAlertAction) {
    guard !isClosing, action.isEnabled else { return }
    isClosing = true
    onChoice?(action)
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

  open dynamic override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (fields.first ?? self).becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    loadedView?.endEditing(true)
    resignFirstResponder()
  }

  // MARK: Members that extensions in adapted source may override

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
}

/// The position, size and motion of an alert on screen.
struct AlertForm: PresentationForm {
  let style: UIAlertController.Style
  let card: AlertCard?
  let coversAll = false

  var duration: TimeInterval { style == .alert ? 0.4 : 0.5057 }

  func frame(in space: PresentationSpace) -> CGRect {
    guard let card else { return space.bounds }
    let isLarge = card.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let availableArea = AlertLayout.availableArea(
      for: style, in: space.bounds, safeArea: space.safeArea, isLarge: isLarge)
    let height = min(availableArea.height, card.height(for: availableArea.width))
    let top = style == .alert ? availableArea.midY - height / 2 : availableArea.maxY - height
    return CGRect(x: availableArea.minX, y: top.rounded(), width: availableArea.width, height: height)
  }

  /// Moves an alert: it shrinks to its size while it appears and fades when it disappears. An action sheet slides.
  func move(_ view: UIView, shown: Bool, isAppearing: Bool, finalFrame: CGRect, bounds: CGRect) {
    guard style == .alert else {
      let below = CGPoint(x: finalFrame.center.x, y: finalFrame.center.y + bounds.maxY - finalFrame.minY)
      return view.center = shown ? finalFrame.center : below
    }
    view.alpha = shown ? 1 : 0
    view.transform = shown || !isAppearing ? .identity : CGAffineTransform(scaleX: 1.15, y: 1.15)
  }
}

extension UIAlertController: SelfPresenting {
  package var ownForm: any PresentationForm {
    loadViewIfNeeded()
    return AlertForm(style: preferredStyle, card: card)
  }
}
