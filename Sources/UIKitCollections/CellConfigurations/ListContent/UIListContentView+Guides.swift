import Foundation
import UIKitCore

/// What a list's content consists of.
enum ListContentPart: Hashable, CaseIterable {
  case image
  case text
  case secondaryText
}

/// Where the parts lie, for views beside them.
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

  /// The parts have been placed.
  func updateGuides() {
    for part in ListContentPart.allCases {
      guard let guide = partGuides[part], let frame = parts.frame(of: part) else { continue }
      guide.givenFrame = frame
    }
  }
}
