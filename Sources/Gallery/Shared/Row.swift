import UIKit

/// A line of a list.
struct Row: Hashable {
  /// An emoji in front of the text.
  var symbol: String? = nil
  var title: String
  var subtitle: String? = nil
  /// At the other end of the line.
  var detail: String? = nil
}
