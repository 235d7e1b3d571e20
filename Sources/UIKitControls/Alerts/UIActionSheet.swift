import Foundation
import Geometry
import UIKitCore

/// Choices at the bottom of the screen, as apps offered them before `UIAlertController`, which shows them.
///
/// - Fidelity: documented; on tablets the choices are a popover at the given place, or in the middle of the view.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The object that receives the choice.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title. The default is empty.
  open var title = ""
  /// The index of the button that changes nothing; -1, the default, for none.
  open var cancelButtonIndex = -1
  /// The index of the button with a red title; -1, the default, for none.
  open var destructiveButtonIndex = -1
  /// Whether the choices are on screen.
  open var isVisible: Bool { choices != nil }
  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that neither cancels nor has a red title; -1 if there is none.
  open var firstOtherButtonIndex: Int { titles.indices.first { style(of: $0) == .default } ?? -1 }

  private var titles: [String?] = []
  private var alert: UIAlertController?
  private var choices: ChoiceWindow?

  /// Creates choices with at most two buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates choices with several buttons.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
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

  /// Shows the choices.
  open func show(in view: UIView) { show(from: CGRect(origin: view.bounds.center, size: .zero), in: view, arrows: []) }
  /// Shows the choices, on tablets at a rectangle.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(from: rect, in: view, arrows: .any) }
  /// Shows the choices above a tab bar.
  open func show(from view: UITabBar) { show(in: view) }
  /// Shows the choices above a toolbar.
  open func show(from view: UIToolbar) { show(in: view) }
  /// Shows the choices, on tablets at an item of a bar.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    present { $0.barButtonItem = item }
  }

  private func show(from rect: CGRect, in view: UIView, arrows: UIPopoverArrowDirection) {
    present {
      ($0.sourceView, $0.sourceRect, $0.permittedArrowDirections) = (view, rect, arrows)
    }
  }

  private func present(_ place: (UIPopoverPresentationController) -> Void) {
    guard choices == nil else { return }
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      alert.addAction(UIAlertAction(title: title, style: style(of: index)) { _ in self.didDismiss(index) })
    }
    alert.onChoice = { [weak self] action in
      guard let self, let index = self.alert?.actions.firstIndex(of: action) else { return }
      delegate?.actionSheet(self, clickedButtonAt: index)
      delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    }
    let window = ChoiceWindow(frame: UIScreen.main.bounds)
    (choices, self.alert) = (window, alert)
    alert.popoverPresentationController.map(place)
    delegate?.willPresent(self)
    window.present(alert) { [weak self] in self.map { $0.delegate?.didPresent($0) } }
  }

  /// Dismisses the choices as if a button had been chosen, except that the delegate is not told about a click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard choices != nil else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    alert?.dismiss(animated: animated) { self.didDismiss(buttonIndex) }
  }

  private func didDismiss(_ index: Int) {
    choices?.close()
    (choices, alert) = (nil, nil)
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  private func style(of index: Int) -> UIAlertAction.Style {
    index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
  }
}

/// Methods that receive the choice in an action sheet. Every method is optional.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
  /// Reports the chosen button, before the choices are dismissed.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Reports that the system dismisses the choices. Never called.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
  /// Reports that the choices are about to appear.
  func willPresent(_ actionSheet: UIActionSheet)
  /// Reports that the choices have appeared.
  func didPresent(_ actionSheet: UIActionSheet)
  /// Reports that the choices are about to disappear.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Reports that the choices have disappeared.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func willPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func didPresent(_ actionSheet: UIActionSheet) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  /// Does nothing.
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
