import Foundation

/// The effect by which bars stand out from content that is scrolled below them, at one edge of a scroll view.
///
/// - Fidelity: approximated; as of iOS 26, and the effect is the background of the bar at the edge.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// A boundary between a bar and the content below it.
  @preconcurrency @MainActor
  open class Style: NSObject {
    private static let shared = (automatic: Style(), soft: Style(), hard: Style())

    fileprivate override init() { super.init() }

    /// The style that suits the bar. It has a dividing line here.
    open class var automatic: Style { shared.automatic }
    /// A gradual boundary, without a line.
    open class var soft: Style { shared.soft }
    /// A boundary with a dividing line.
    open class var hard: Style { shared.hard }
  }

  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) { self.scrollView = scrollView }

  /// Whether bars at the edge have no background of their own over the content. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { scrollView?.edgeEffectDidChange() } } }
  /// The boundary between bar and content. The default is `automatic`.
  open var style = Style.automatic { didSet { if style !== oldValue { scrollView?.edgeEffectDidChange() } } }
}

/// The effects at the edges of one scroll view.
@MainActor
struct ScrollEdgeEffects {
  let top: UIScrollEdgeEffect
  let left: UIScrollEdgeEffect
  let bottom: UIScrollEdgeEffect
  let right: UIScrollEdgeEffect

  init(of scrollView: UIScrollView) {
    (top, left) = (UIScrollEdgeEffect(of: scrollView), UIScrollEdgeEffect(of: scrollView))
    (bottom, right) = (UIScrollEdgeEffect(of: scrollView), UIScrollEdgeEffect(of: scrollView))
  }
}

extension UIScrollView {
  /// The effects, which are made when the first one is used.
  final var usedEdgeEffects: ScrollEdgeEffects {
    let effects = edgeEffects ?? ScrollEdgeEffects(of: self)
    edgeEffects = effects
    return effects
  }

  /// Updates the bars that follow the view.
  final func edgeEffectDidChange() {
    offsetObserver?.scrollViewGeometryDidChange(self)
    bottomBarObserver?.scrollViewDidCommit(self)
  }
}
