package import Foundation

/// The size that a view requested; a `nil` size removes an earlier one.
package struct MeasuredSize: Sendable {
  /// The measured element.
  package var key: ElementKey
  /// The size that the view requested, in points; `nil` removes the stored size.
  package var size: CGSize?

  /// Creates a measurement of an element.
  package init(key: ElementKey, size: CGSize?) {
    self.key = key
    self.size = size
  }
}
