import Foundation

/// The accessibility properties that an app has set on one element.
struct AccessibilityWords {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
}

extension UIResponder {
  func speak(_ change: (inout AccessibilityWords) -> Void) {
    var words = spoken ?? AccessibilityWords()
    change(&words)
    spoken = words
  }
}
