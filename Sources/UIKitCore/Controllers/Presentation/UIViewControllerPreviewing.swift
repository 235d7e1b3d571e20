import Foundation
import Geometry

/// The registration of a view in which firm presses show previews.
///
/// - Fidelity: documented for devices that do not measure force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The gesture recognizer that other ones may be made dependent on.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// The object that supplies the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that is pressed.
  var sourceView: UIView { get }
  /// The part of the view that stays sharp during a press. The default is the whole view.
  var sourceRect: CGRect { get set }
}

/// The methods that supply previews for firm presses. They are not called: the device does not measure force.
///
/// - Fidelity: documented for devices that do not measure force.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview at a location; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows the previewed controller, which was pressed more firmly.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// An element below the preview of a firm press.
///
/// - Fidelity: documented for devices that do not measure force.
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
  /// The title of the element.
  var title: String { get }
}

/// An action below the preview of a firm press.
///
/// - Fidelity: documented for devices that do not measure force.
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The appearance of an action.
  public enum Style: Int, Hashable, Sendable {
    /// The usual appearance.
    case `default` = 0
    /// A selected action.
    case selected = 1
    /// An action that removes something.
    case destructive = 2
  }

  /// The title of the action.
  open private(set) var title: String
  /// The closure that performs the action.
  open private(set) var handler: (any UIPreviewActionItem, UIViewController) -> Void
  private let style: Style

  /// Creates an action.
  public init(
    title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
  ) {
    (self.title, self.style) = (title, style)
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// A group of actions below the preview of a firm press.
///
/// - Fidelity: documented for devices that do not measure force.
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  /// The title of the group.
  open private(set) var title: String
  private let style: UIPreviewAction.Style
  private let actions: [UIPreviewAction]

  /// Creates a group of actions.
  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    (self.title, self.style, self.actions) = (title, style, actions)
    super.init()
  }
}

/// The views of a controller in which firm presses show previews.
@MainActor
final class PreviewingRegistrations {
  private var all: [PreviewingRegistration] = []

  func add(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) -> any UIViewControllerPreviewing {
    let new = PreviewingRegistration(delegate: delegate, sourceView: view)
    all.append(new)
    return new
  }

  func remove(_ registration: any UIViewControllerPreviewing) { all.removeAll { $0 === registration } }
}

private final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  lazy var sourceRect = sourceView.bounds

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    (self.delegate, self.sourceView) = (delegate, sourceView)
    super.init()
  }
}
