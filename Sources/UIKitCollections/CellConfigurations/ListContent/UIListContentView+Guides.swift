import Foundation
import UIKitCore

/// A part of a list's content.
enum ListContentPart: Hashable, CaseIterable {
  case image
  case text
  case secondaryText
}

/// The layout guides of the parts, for views next to them.
///
/// - Fidelity: documented.
extension UIListContentView {
  var baseImageLayoutGuide: UILayoutGuide? { guide(of: .image) }
  var baseTextLayoutGuide: UILayoutGuide? { guide(of: .text) }
  var baseSecondaryTextLayoutGuide: UILayoutGuide? { guide(of: .secondaryText) }

  private func guide(of part: ListContentPart) -> UILayoutGuide? {
    guard let frame = parts.frame(of: part) else { return nil }
    if let known = partGuides[part] { return known }
    let guide = UILayoutGuide(role: .given, owner: self)
    guide.givenFrame = frame
    partGuides[part] = guide
    return guide
  }

  /// Updates the guides after the parts have been placed.
  func updateGuides() {
    for part in ListContentPart.allCases {
      guard let guide = partGuides[part], let frame = parts.frame(of: part) else { continue }
      guide.givenFrame = frame
    }
  }
}
