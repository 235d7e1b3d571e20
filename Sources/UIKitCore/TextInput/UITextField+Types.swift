import Foundation
import Geometry

extension UITextField {
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3

    /// Between the edges and the text, in points.
    var insets: UIEdgeInsets {
      switch self {
      case .none: .zero
      case .line: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      case .bezel: UIEdgeInsets(top: 3, left: 7, bottom: 4, right: 7)
      case .roundedRect: UIEdgeInsets(top: 6, left: 7, bottom: 6, right: 7)
      }
    }
  }

  /// When something beside the text is seen.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
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

  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed = 0
    case cancelled = 1
  }

  /// Their object is the field.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
