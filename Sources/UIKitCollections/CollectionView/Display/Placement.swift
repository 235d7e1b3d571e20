import Foundation
import Geometry
import LayoutSolver

/// The frame and appearance at which an element is displayed.
struct Placement {
  var key: ElementKey
  /// The frame in content coordinates, before the transform. The offset of an orthogonal section does not move the
  /// frames of its items.
  var frame: CGRect
  var zIndex = 0
  var alpha: CGFloat = 1
  var transform3D: CATransform3D = CATransform3DIdentity
  var isHidden = false
  /// The section whose embedded scroll view shows the element; `nil` for an element of the content itself.
  var scrollingSection: Int?
  /// The attributes that a custom layout returned; they may have properties beyond those of this structure.
  var attributes: UICollectionViewLayoutAttributes?

  init(_ element: LayoutElement, scrollingSection: Int? = nil) {
    key = element.key
    frame = element.frame
    zIndex = element.zIndex
    self.scrollingSection = scrollingSection
  }

  /// Creates a placement from attributes; `nil` if their index path does not name an element.
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

  /// Whether a view that shows `other` already shows this placement. Attributes of an app's own class compare their
  /// additional properties in `isEqual(_:)`.
  @MainActor
  func hasSameAppearance(as other: Placement) -> Bool {
    guard
      key == other.key && frame == other.frame && zIndex == other.zIndex && alpha == other.alpha
        && transform3D == other.transform3D && isHidden == other.isHidden && scrollingSection == other.scrollingSection
    else { return false }
    guard let attributes, attributes.isOfOwnClass else { return true }
    return other.attributes.map { attributes.isEqual($0) } ?? false
  }

  /// The placement to keep for later comparisons. Layouts may change attributes that they have returned, so attributes
  /// that affect the comparison are copied.
  @MainActor
  var kept: Placement {
    guard let attributes, attributes.isOfOwnClass else { return self }
    var kept = self
    kept.attributes = attributes.copy() as? UICollectionViewLayoutAttributes
    return kept
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether the attributes are of an app's subclass, which may have additional properties.
  var isOfOwnClass: Bool { type(of: self) != UICollectionViewLayoutAttributes.self }
}

/// The elements that appeared, stayed and vanished between two frames.
struct VisibleChange {
  private(set) var appeared: [Placement] = []
  private(set) var stayed: [Placement] = []
  /// The vanished elements, in an order unrelated to the screen, but the same on every run.
  private(set) var vanished: [ElementKey] = []

  /// Whether no element appeared or vanished.
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
