/// A class that is an accessibility element unless an app says otherwise.
///
/// It is a protocol because members of a module cannot be overridden in another one unless they are public.
@MainActor
package protocol AccessibleByNature: UIResponder {
  /// The value of the element; `nil` for none.
  var accessibilityValueByNature: String? { get }
  /// The traits of the element, in addition to those of every control.
  var accessibilityTraitsByNature: UIAccessibilityTraits { get }
}

/// A control that draws parts without views, each of which is an accessibility element.
@MainActor
package protocol AccessibilityPartsProviding: UIView {
  /// The elements of the parts, in reading order.
  var accessibilityParts: [UIAccessibilityElement] { get }
}

extension UIResponder {
  var accessibleByNature: (any AccessibleByNature)? { self as? any AccessibleByNature }
}
