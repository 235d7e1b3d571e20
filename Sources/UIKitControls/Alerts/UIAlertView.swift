import Foundation
import UIKitCore

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Hashable, Sendable {
  /// No field.
  case `default` = 0
  /// A field whose text is hidden.
  case secureTextInput = 1
  /// A field.
  case plainTextInput = 2
  /// A field for a name, and one for a password.
  case loginAndPasswordInput = 3
}

/// A question in the middle of the screen, as apps asked before `UIAlertController`, which shows it.
///
/// - Fidelity: documented; that it is refused in apps with scenes is not imitated.
@preconcurrency @MainActor
open class UIAlertView: UIView {
  /// The object that receives the choice.
  open weak var delegate: AnyObject?
  /// The title. The default is empty.
  open var title = ""
  /// The text below the title.
  open var message: String?
  /// The index of the button that changes nothing; -1, the default, for none.
  open var cancelButtonIndex = -1
  /// The text fields. The default is none.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { remakeAlert() } }
  /// Whether the alert is on screen.
  open var isVisible: Bool { choices != nil }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that does not cancel; -1 if there is none.
  open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

  private var titles: [String?] = []
  private var alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
  private var choices: ChoiceWindow?

  private var listener: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Creates an alert with at most one button.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    (self.title, self.message, self.delegate) = (title ?? "", message, delegate as AnyObject?)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with several buttons.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Adds a button, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title)
    return titles.count - 1
  }

  /// Returns the title of a button.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Returns a text field, which `alertViewStyle` creates.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  /// Shows the alert above everything, and keeps it until it is dismissed.
  open func show() {
    guard choices == nil else { return }
    (alert.title, alert.message) = (title, message)
    for (index, title) in titles.enumerated() {
      let action = UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in
        self.didDismiss(index)
      }
      alert.addAction(action)
    }
    alert.onChoice = { [weak self] action in
      guard let self, let index = alert.actions.firstIndex(of: action) else { return }
      listener?.alertView(self, clickedButtonAt: index)
      listener?.alertView(self, willDismissWithButtonIndex: index)
    }
    askAboutFirstOtherButton()
    let window = ChoiceWindow(frame: UIScreen.main.bounds)
    choices = window
    listener?.willPresent(self)
    window.present(alert) { [weak self] in self.map { $0.listener?.didPresent($0) } }
  }

  /// Dismisses the alert as if a button had been chosen, except that the delegate is not told about a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard choices != nil else { return }
    listener?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alert.dismiss(animated: animated) { self.didDismiss(buttonIndex) }
  }

  private func didDismiss(_ index: Int) {
    choices?.close()
    choices = nil
    listener?.alertView(self, didDismissWithButtonIndex: index)
    remakeAlert()
  }

  private func remakeAlert() {
    alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let fields: [(placeholder: String?, isSecure: Bool)] =
      switch alertViewStyle {
      case .default: []
      case .secureTextInput: [(nil, true)]
      case .plainTextInput: [(nil, false)]
      case .loginAndPasswordInput: [("Login", false), ("Password", true)]
      }
    for field in fields {
      alert.addTextField { [weak self] in
        ($0.placeholder, $0.isSecureTextEntry) = (field.placeholder, field.isSecure)
        $0.addAction(UIAction { _ in self?.askAboutFirstOtherButton() }, for: .editingChanged)
      }
    }
  }

  private func askAboutFirstOtherButton() {
    guard let listener, alert.actions.indices.contains(firstOtherButtonIndex) else { return }
    alert.actions[firstOtherButtonIndex].isEnabled = listener.alertViewShouldEnableFirstOtherButton(self)
  }
}

/// Methods that receive the choice in an alert view. Every method is optional.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Reports the chosen button, before the alert is dismissed.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Reports that the system dismisses the alert. Never called.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Reports that the alert is about to appear.
  func willPresent(_ alertView: UIAlertView)
  /// Reports that the alert has appeared.
  func didPresent(_ alertView: UIAlertView)
  /// Reports that the alert is about to disappear.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Reports that the alert has disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Asks, after each change of a text, whether the first button that does not cancel can be chosen.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func alertViewCancel(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func willPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func didPresent(_ alertView: UIAlertView) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  /// Returns `true`.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
