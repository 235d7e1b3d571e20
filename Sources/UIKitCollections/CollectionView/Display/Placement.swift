import Foundation
import Geometry
import LayoutSolver

/// Where one element is to be shown and how it is to look there.
struct Placement {
  var key: ElementKey
  /// In content coordinates, before the transform; items of orthogonal sections are not moved by their offset.
  var frame: CGRect
  var zIndex = 0
  var alpha: CGFloat = 1
  var transform3D: CATransform3D = CATransform3DIdentity
  var isHidden = false
  /// The section whose embedded scroll view shows the element; `nil` for what lies in the content itself.
  var scrollingSection: Int?
  /// What a custom layout made; such objects may say more than the other properties here.
  var attributes: UICollectionViewLayoutAttributes?

  init(_ element: LayoutElement, scrollingSection: Int? = nil) {
    key = element.key
    frame = element.frame
    zIndex = element.zIndex
    self.scrollingSection = scrollingSection
  }

  /// `nil` for attributes whose index path names no element.
  @MainActor
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    guard let key = attributes.key else { return nil }
    self.key = key
    frame = attributes.box
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    transform3D = attributes.transform3D
    isHidden = attributes.isHidden
    scrollingSection = attributes.scrollingSection
    self.attributes = attributes
  }

  /// Whether a view that shows `other` already shows this. Attributes of a developer's own class decide with
  /// `isEqual(_:)` about what they add.
  @MainActor
  func looks(like other: Placement) -> Bool {
    guard
      key == other.key && frame == other.frame && zIndex == other.zIndex && alpha == other.alpha
        && transform3D == other.transform3D && isHidden == other.isHidden && scrollingSection == other.scrollingSection
    else { return false }
    guard let attributes, attributes.isOfOwnClass else { return true }
    return other.attributes.map { attributes.isEqual($0) } ?? false
  }

  /// For comparing later. Layouts change the objects they have returned, so those that count are copied.
  @MainActor
  var kept: Placement {
    guard let attributes, attributes.isOfOwnClass else { return self }
    var kept = self
    kept.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    return kept
  }
}

extension UICollectionViewLayoutAttributes {
  /// A developer's subclass, which may have properties that are unknown here.
  var isOfOwnClass: Bool { type(of: self) != UICollectionViewLayoutAttributes.self }
}

/// What appeared, stayed and vanished between two frames.
struct VisibleChange {
  private(set) var appeared: [Placement] = []
  private(set) var stayed: [Placement] = []
  /// In no particular order of the screen, but the same on every run.
  private(set) var vanished: [ElementKey] = []

  /// Nothing appeared and nothing vanished.
  var isEmpty: Bool { appeared.isEmpty && vanished.isEmpty }

  init(from previous: [ElementKey], to placements: [Placement]) {
    let before = Set(previous)
    var now: Set<ElementKey> = []
    for placement in placements where now.insert(placement.key).inserted {
      if before.contains(placement.key) { stayed.append(placement) } else { appeared.append(placement) }
    }
    vanished = previous.filter { !now.contains($0) }
  }
}
