import Foundation
import Geometry
import LayoutSolver
import UIKitCore

/// The item that a handler receives for one element. Properties that the handler did not set have the layout's values.
///
/// NaN and infinities are ignored and logged: the previous value remains.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  /// The placement from the layout.
  var base: Placement
  /// Whether the handler has read or changed the item since the call began.
  var isRead = false
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

  /// Whether the handler has set a property to another value than the layout's.
  var hasChanges: Bool {
    let now = changed(base)
    return now.frame != base.frame || now.alpha != base.alpha || now.zIndex != base.zIndex
      || now.isHidden != base.isHidden || now.transform3D != base.transform3D
  }

  /// Returns a placement of the same element with the handler's changes.
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

  /// The opacity, clamped to 0...1.
  var alpha: CGFloat {
    get { markingRead(ownAlpha ?? base.alpha) }
    set {
      isRead = true
      if newValue.isNaN { return refuse("alpha \(newValue)") }
      ownAlpha = newValue < 0 ? 0 : (newValue > 1 ? 1 : newValue)
    }
  }

  var zIndex: Int {
    get { markingRead(ownZIndex ?? base.zIndex) }
    set { ownZIndex = markingRead(newValue) }
  }

  var isHidden: Bool {
    get { markingRead(ownHidden ?? base.isHidden) }
    set { ownHidden = markingRead(newValue) }
  }

  var center: CGPoint {
    get { markingRead(ownCenter ?? base.frame.center) }
    set { if newValue.isFinite { ownCenter = markingRead(newValue) } else { refuse("center \(newValue)") } }
  }

  var bounds: CGRect { markingRead(CGRect(origin: .zero, size: base.frame.size)) }

  var frame: CGRect { markingRead(changed(base).frame) }

  var transform3D: CATransform3D {
    get { markingRead(ownTransform ?? base.transform3D) }
    set {
      if newValue.isUsable {
        ownTransform = markingRead(newValue)
      } else {
        refuse("a transform with a number that is not finite")
      }
    }
  }

  var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  private func markingRead<Value>(_ value: Value) -> Value {
    isRead = true
    return value
  }

  private func refuse(_ what: String) {
    LayoutLog.write(
      "A visibleItemsInvalidationHandler gave the \(base.key.category.noun) at \(base.key.indexPath.readable) \(what); "
        + "it stays as it was. Look for a division by zero, such as by a width that is 0.")
  }

  var name: String { "" }
  var indexPath: IndexPath { markingRead(base.key.indexPath) }
  var representedElementCategory: UICollectionView.ElementCategory { markingRead(base.key.category) }
  var representedElementKind: String? { base.key.kind }
}
