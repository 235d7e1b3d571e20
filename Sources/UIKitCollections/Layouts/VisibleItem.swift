import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// What a handler sees of one element. Values that were never set read as the layout gives them.
///
/// NaN and infinities are ignored, and named in the log: the value before stays.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// As the layout places it.
  var base: Placement
  private var ownAlpha: CGFloat?
  private var ownZIndex: Int?
  private var ownHidden: Bool?
  private var ownCenter: CGPoint?
  private var ownTransform: CATransform3D?

  @MainActor
  init(_ base: Placement) {
    self.base = base
    super.init()
  }

  /// A placement of the same element with what the handler set.
  func changed(_ placement: Placement) -> Placement {
    var changed = placement
    if let ownAlpha { changed.alpha = ownAlpha }
    if let ownZIndex { changed.zIndex = ownZIndex }
    if let ownHidden { changed.isHidden = ownHidden }
    if let ownTransform { changed.transform3D = ownTransform }
    if let ownCenter {
      changed.frame.origin = CGPoint(
        x: ownCenter.x - changed.frame.size.width / 2, y: ownCenter.y - changed.frame.size.height / 2)
    }
    return changed
  }

  /// Clamped to 0...1.
  var alpha: CGFloat {
    get { ownAlpha ?? base.alpha }
    set {
      if newValue.isNaN { return refuse("alpha \(newValue)") }
      ownAlpha = newValue < 0 ? 0 : (newValue > 1 ? 1 : newValue)
    }
  }

  var zIndex: Int {
    get { ownZIndex ?? base.zIndex }
    set { ownZIndex = newValue }
  }

  var isHidden: Bool {
    get { ownHidden ?? base.isHidden }
    set { ownHidden = newValue }
  }

  var center: CGPoint {
    get { ownCenter ?? base.frame.center }
    set { if newValue.isFinite { ownCenter = newValue } else { refuse("center \(newValue)") } }
  }

  var bounds: CGRect { CGRect(origin: .zero, size: base.frame.size) }

  var frame: CGRect { changed(base).frame }

  var transform3D: CATransform3D {
    get { ownTransform ?? base.transform3D }
    set {
      if newValue.isUsable { ownTransform = newValue } else { refuse("a transform with a number that is not finite") }
    }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  private func refuse(_ what: String) {
    LayoutLog.write(
      "A visibleItemsInvalidationHandler gave the \(base.key.category.noun) at \(base.key.indexPath.readable) \(what); "
        + "it stays as it was. Look for a division by zero, such as by a width that is 0.")
  }

  var name: String { "" }
  var indexPath: IndexPath { base.key.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory { base.key.category }
  var representedElementKind: String? { base.key.kind }
}
