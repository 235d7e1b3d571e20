import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// Where one cell, supplementary or decoration view lies and how it looks there.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying, UIDynamicItem {
  open var indexPath = IndexPath(item: 0, section: 0)
  public private(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
  /// `nil` for cells.
  public private(set) var representedElementKind: String?
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform3D: CATransform3D = CATransform3DIdentity

  /// Without the transform. Kept as a rectangle because `center - size / 2` does not give back every origin exactly.
  var box: CGRect = .zero
  /// The section whose embedded scroll view shows the element; `nil` for what lies in the content itself.
  var scrollingSection: Int?
  /// The sides that the element's view is asked about.
  var estimatedAxes: EstimatedAxes = []

  public override init() { super.init() }

  /// Makes attributes of the class it is sent to, which Swift allows for required initialisers only.
  @_spi(UIKitInstantiation)
  public required convenience init(instantiating: Void) { self.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.supplementaryView, kind: elementKind, at: indexPath)
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    represent(.decorationView, kind: decorationViewKind, at: indexPath)
  }

  /// The upright rectangle around the transformed element; setting it sets ``center`` and ``size``.
  open var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else { return box }
      let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform)
      return CGRect(origin: around.origin + center, size: around.size)
    }
    set { box = newValue.finite }
  }

  open var size: CGSize {
    get { box.size }
    set {
      let middle = center
      box =
        CGRect(
          x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
          height: newValue.height
        ).finite
    }
  }

  open var center: CGPoint {
    get { box.center }
    set { box.origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2).finite }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The two-dimensional part of ``transform3D``.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(instantiating: ())
    copy.represent(representedElementCategory, kind: representedElementKind, at: indexPath)
    copy.box = box
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.scrollingSection = scrollingSection
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  func represent(_ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }
}

extension UICollectionViewLayoutAttributes {
  /// The solver's name for the element; `nil` if the index path names none.
  var key: ElementKey? {
    switch (representedElementCategory, representedElementKind) {
    case (.cell, _): indexPath.count == 2 ? .item(section: indexPath.section, item: indexPath.item) : nil
    case (.supplementaryView, let kind?): .supplementary(kind, at: indexPath)
    case (.decorationView, let kind?):
      indexPath.isEmpty
        ? nil : .decoration(kind: kind, section: indexPath[0], index: indexPath.count > 1 ? indexPath[1] : 0)
    default: nil
    }
  }
}

extension ElementKey {
  /// The supplementary of a section, or of the whole layout for a path of one index.
  static func supplementary(_ kind: String, at indexPath: IndexPath) -> ElementKey? {
    switch indexPath.count {
    case 1: .supplementary(kind: kind, section: nil, index: indexPath[0])
    case 2: .supplementary(kind: kind, section: indexPath.section, index: indexPath.item)
    default: nil
    }
  }

  var category: UICollectionView.ElementCategory {
    switch self {
    case .item: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }
}
