import Foundation
import UIKitCore

/// The properties of an alert that apps set by name because UIKit does not declare them: attributed texts that replace
/// the plain ones, and a controller whose view is shown below them.
@MainActor
struct AlertNames {
  var title: NSAttributedString?
  var message: NSAttributedString?
  var content: UIViewController?

  /// Makes the properties known by name, once.
  static func register() { _ = registered }

  private static let registered: Void = {
    KeyValueAccess.add(
      "attributedTitle", of: UIAlertController.self, as: NSAttributedString.self, get: { $0.named.title },
      set: { $0.named.title = $1 })
    KeyValueAccess.add(
      "attributedMessage", of: UIAlertController.self, as: NSAttributedString.self, get: { $0.named.message },
      set: { $0.named.message = $1 })
    KeyValueAccess.add(
      "contentViewController", of: UIAlertController.self, as: UIViewController.self, get: { $0.named.content },
      set: { $0.named.content = $1 })
    AlertActionLook.register()
  }()
}

/// The properties of an alert's action that apps set by name: the color and alignment of its title, an image, and a check
/// mark.
@MainActor
struct AlertActionLook {
  var titleColor: UIColor?
  var titleAlignment: NSTextAlignment?
  var image: UIImage?
  var imageColor: UIColor?
  var isChecked = false

  /// The alignment that apps set by name: a number, or the mode of a text layer.
  private static func alignment(of value: Any?) -> NSTextAlignment? {
    if let mode = value as? CATextLayerAlignmentMode {
      let modes: [CATextLayerAlignmentMode: NSTextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
      ]
      return modes[mode] ?? .natural
    }
    return ((value as? NSNumber)?.intValue ?? value as? Int).flatMap { NSTextAlignment(rawValue: $0) }
  }

  static func register() {
    KeyValueAccess.add("handler", of: UIAlertAction.self, as: BlockObject.self, get: { $0.block })
    KeyValueAccess.add(
      "titleTextColor", of: UIAlertAction.self, as: UIColor.self, get: { $0.look.titleColor },
      set: { $0.look.titleColor = $1 })
    KeyValueAccess.add(
      "titleTextAlignment", of: UIAlertAction.self, as: Any.self, get: { $0.look.titleAlignment?.rawValue },
      set: { $0.look.titleAlignment = Self.alignment(of: $1) })
    KeyValueAccess.add(
      "image", of: UIAlertAction.self, as: UIImage.self, get: { $0.look.image }, set: { $0.look.image = $1 })
    KeyValueAccess.add(
      "imageTintColor", of: UIAlertAction.self, as: UIColor.self, get: { $0.look.imageColor },
      set: { $0.look.imageColor = $1 })
    KeyValueAccess.add(
      "checked", of: UIAlertAction.self, as: Bool.self, get: { $0.look.isChecked },
      set: { $0.look.isChecked = $1 ?? false })
  }
}
