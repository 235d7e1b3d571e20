import Foundation

/// A text that a search controller suggests.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The suggested text with attributes, or `nil`.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The suggested text, or `nil`.
  var localizedSuggestion: String? { get }
  /// The description for assistive technologies, or `nil`.
  var localizedDescription: String? { get }
  /// The image beside the text, or `nil`.
  var iconImage: UIImage? { get }
  /// A value that the app attaches to the suggestion, or `nil`.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an image.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The suggested text with attributes, or `nil`.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The suggested text, or `nil`.
  open private(set) var localizedSuggestion: String?
  /// The description for assistive technologies, or `nil`.
  open private(set) var localizedDescription: String?
  /// The image beside the text, or `nil`.
  open private(set) var iconImage: UIImage?
  /// A value that the app attaches to the suggestion; `nil`, the default, for none.
  open var representedObject: Any?

  /// Creates a suggestion of a text.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedAttributedSuggestion = suggestion
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}
