import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The frame and appearance of a cell, supplementary view or decoration view.
///
/// Subclasses that add properties override `copy(with:)` and also `isEqual(_:)`, so that views are notified of changes.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying, UIDynamicItem {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The category of the element: a cell, a supplementary view or a decoration view.
  open private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// The kind of a supplementary view or decoration view; `nil` for cells.
  open private(set) var representedElementKind: String?
  /// The opacity of the element, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The position in front of or behind other elements. The default is 0.
  open var zIndex = 0
  /// Whether the element is hidden. The default is `false`.
  open var isHidden = false
  /// The three-dimensional transform around the center. The default is the identity.
  open var transform3D: CATransform3D = CATransform3DIdentity

  /// The frame before the transform. It is stored as a rectangle because `center - size / 2` does not restore every
  /// origin exactly.
  var box: CGRect = .zero {
    didSet { unusableBox = nil }
  }
  /// The non-finite rectangle that was set, if any. It causes no error until the element is displayed. ``box`` has
  /// finite numbers meanwhile.
  private(set) var unusableBox: CGRect?
  /// The section whose embedded scroll view shows the element; `nil` for an element of the content itself.
  var scrollingSection: Int?
  /// The axes along which the element's view is measured; `nil` if no layout with size specifications created the
  /// attributes.
  var estimatedAxes: EstimatedAxes?

  /// Creates attributes for a cell at the first index path.
  public override init() { super.init() }

  /// Creates attributes of the class on which it is called, which Swift allows only for required initializers.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating: Void) { self.init() }

  /// Creates attributes for a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The smallest axis-aligned rectangle around the transformed element, in the content's coordinates. Setting it sets
  /// ``center`` and ``size``. Displaying an element with a non-finite frame raises an error.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else { return box }
      let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return CGRect(origin: around.origin + center, size: around.size)
    }
    set { setBox(newValue) }
  }

  /// The size of the element, in points. Setting it keeps the center.
  open var size: CGSize {
    get { box.size }
    set {
      let middle = center
      setBox(
        CGRect(
          x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
          height: newValue.height))
    }
  }

  /// The center of the element, in the content's coordinates. The default is zero.
  open var center: CGPoint {
    get { box.center }
    set {
      setBox(CGRect(origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size))
    }
  }

  /// The element's rectangle in its own coordinates, whose origin is always zero. Setting it sets the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional part of ``transform3D``. The default is the identity.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(instantiating: ())
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.box = box
    copy.unusableBox = unusableBox
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.scrollingSection = scrollingSection
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  /// Whether both attributes have the same values for the same element. Views receive changed attributes only if they
  /// are not equal.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || readAnywhere { says(theSameAs: other) }
  }

  open override nonisolated var hash: Int { readAnywhere { indexPath.hashValue } }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind && indexPath == other.indexPath && box == other.box
      && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && transform3D == other.transform3D && scrollingSection == other.scrollingSection
  }

  func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  private func setBox(_ new: CGRect) {
    box = new.finite
    if !new.isFinite { unusableBox = new }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The solver's key for the element; `nil` if the index path does not name an element.
  var key: ElementKey? { ElementKey(representedElementCategory, kind: representedElementKind, at: indexPath) }

  /// Raises an error for non-finite numbers. UIKit raises it when they reach a layer.
  func requireFinite(for layout: UICollectionViewLayout) {
    guard let what = unusable else { return }
    raise(
      "CALayerInvalidGeometry: \(type(of: layout)) returned attributes for the \(representedElementCategory.noun) at "
        + "\(indexPath.readable) \(what). Look for a division by zero, for example by a number of columns or by the size of "
        + "a collection view that has none yet.")
  }

  private var unusable: String? {
    if let unusableBox { return "whose frame is \(unusableBox)" }
    return transform3D.isUsable ? nil : "whose transform has entries that are not finite"
  }
}

extension CATransform3D {
  /// Whether every entry is finite.
  var isUsable: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
  }
}

extension ElementKey {
  /// Returns the key of a supplementary view of a section, or of the whole layout for a path with one index.
  static func supplementary(_ kind: String, at indexPath: IndexPath) -> ElementKey? {
    ElementKey(.supplementaryView, kind: kind, at: indexPath)
  }

  var category: UICollectionView.ElementCategory {
    switch self {
    case .item: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
