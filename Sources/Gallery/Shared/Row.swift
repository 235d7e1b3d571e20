import UIKit

/// A line of a list.
struct Row: Hashable {
  /// An emoji before the text.
  var symbol: String? = nil
  var title: String
  var subtitle: String? = nil
  /// The text at the other end of the line.
  var detail: String? = nil
}
