import Foundation
import Geometry

extension UITextField {
  /// The border of a text field.
  ///
  /// - Fidelity: documented; insets and colors are approximated. The height of a rounded border is observed (iOS 17)
  ///   for fonts up to 17 points, and approximated for larger ones.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none = 0
    /// A thin rectangle.
    case line = 1
    /// A rectangle with a bezel.
    case bezel = 2
    /// A rectangle with rounded corners.
    case roundedRect = 3

    /// The insets of the text from the edges, in points.
    var insets: UIEdgeInsets {
      switch self {
      case .none: .zero
      case .line: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      case .bezel: UIEdgeInsets(top: 3, left: 7, bottom: 4, right: 7)
      case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
      }
    }

    /// The smallest natural height, in points: that of a rounded border around the default font, since iOS 13.
    var smallestHeight: CGFloat { self == .roundedRect ? 34 : 0 }
  }

  /// The condition for showing a view beside the text.
  ///
  /// - Fidelity: documented.
  public enum ViewMode: Int, Hashable, Sendable {
    /// The view is never shown.
    case never = 0
    /// The view is shown while the field is edited.
    case whileEditing = 1
    /// The view is shown while the field is not edited.
    case unlessEditing = 2
    /// The view is always shown.
    case always = 3

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason for the end of editing.
  ///
  /// - Fidelity: documented.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text was accepted. The only reason that occurs.
    case committed = 0
    /// The text was rejected; does not occur.
    case cancelled = 1
  }

  /// Posted when editing has begun. The notification's object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when the user has changed the text. The notification's object is the field.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Posted when editing has ended. The notification's object is the field.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
