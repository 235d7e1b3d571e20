import Foundation

/// The properties that apps rarely set on a responder, most of them for assistive technologies.
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
  var userInputLabels: [String]?
  var attributedLabel: NSAttributedString?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var respondsToUser: Bool?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var activity: NSUserActivity?
  var motionEffects: [UIMotionEffect]?
  var largeTitle: String?
  var largeImage: UIImage?
  var showsLarge = false
  var ignoresInvertedColors = false
}

extension UIResponder {
  func speak(_ change: (inout AccessibilityWords) -> Void) {
    var words = spoken ?? AccessibilityWords()
    change(&words)
    spoken = words
  }
}
