import Foundation
import Geometry

/// One controller of a stack: its view, its contents of the bar, and the state of the bar over it.
@MainActor
final class NavigationPage: OffsetObserving {
  let controller: UIViewController
  let view = NavigationPageView(frame: .zero)
  let contents: NavigationBarContents
  private(set) var state = NavigationBarState()
  /// A closure called when scrolling has changed the state of the bar.
  var onScroll: (() -> Void)?
  private weak var scrollView: UIScrollView?
  /// The inset of the content below the bar at its full height, from the top of the screen.
  private var fullInset: CGFloat = 0
  private var barHeights = NavigationBarHeights()
  /// The height at the bottom that a bar covers, down to the edge of the screen, in points; 0 without one.
  var coveredBottom: CGFloat = 0 { didSet { view.covered.bottom = coveredBottom } }
  /// The insets by which content is kept from extending below bars, in points.
  private var withheld = UIEdgeInsets.zero

  private var isMeasuring = false
  /// Whether the content has been scrolled since the bar was last measured.
  private var isBehind = false
  /// The limit on updates of the bar for an app that scrolls whenever its safe area changes. The next scroll updates it
  /// further.
  private static let measureRounds = 4

  /// The distance over which the background fades in, in points.
  private static let backdropFade: CGFloat = 12

  init(_ controller: UIViewController) {
    self.controller = controller
    contents = NavigationBarContents(controller.navigationItem)
  }

  func loadView() {
    guard let content = controller.view, content.superview !== view else { return }
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutContent()
  }

  private func layOutContent() {
    guard let content = controller.loadedView, content.superview === view else { return }
    let area = view.bounds.inset(by: withheld)
    // The frame is not used, as it is meaningless while an app has the view transformed.
    content.bounds.size = area.size
    content.center = CGPoint(x: area.midX, y: area.midY)
  }

  /// Updates bar and safe area for the present scroll offset.
  ///
  /// - Parameters:
  ///   - top: The top of the bar.
  ///   - reach: The edges at which content extends below bars.
  func update(top: CGFloat, barHeights: NavigationBarHeights, reach: UIRectEdge) {
    withheld = UIEdgeInsets(
      top: reach.contains(.top) || barHeights.height == 0 ? 0 : top + barHeights.height, left: 0,
      bottom: reach.contains(.bottom) ? 0 : view.safeAreaInsets.bottom, right: 0)
    layOutContent()
    let isAtStart = state.height == self.barHeights.height
    let oldInset = fullInset
    self.barHeights = barHeights
    fullInset = barHeights.height > 0 ? top + barHeights.height : 0
    (state.row, state.largest, state.raised) = (barHeights.row, barHeights.largest, barHeights.raised)
    if isAtStart, fullInset != oldInset { view.covered.top = fullInset }
    follow(coveredScrollView)
    measure()
    view.overlay = contents.item.searchController?.overlay
  }

  /// The scroll view that is below the bar: that of the page, or of the results that cover it.
  private var coveredScrollView: UIScrollView? {
    guard controller.isViewLoaded else { return nil }
    return (controller.activeSearch?.shownResults ?? controller).topScrollView
  }

  private func follow(_ new: UIScrollView?) {
    guard scrollView !== new else { return }
    if scrollView?.offsetObserver === self {
      scrollView?.offsetObserver = nil
      scrollView?.headroom = 0
    }
    scrollView = new
    if new?.offsetObserver == nil { new?.offsetObserver = self }
    // Content at its start is below the whole bar.
    view.covered.top = fullInset
  }

  /// Updates the bar's height: scrolled content first covers the search bar, then the large title.
  private func measure() {
    isBehind = true
    guard !isMeasuring else { return }
    isMeasuring = true
    // A pass without a change repeats the previous one and would only take time.
    for _ in 0..<Self.measureRounds where isBehind {
      isBehind = false
      cover(allBut: followScroll())
    }
    isMeasuring = false
  }

  private func cover(allBut headroom: CGFloat) {
    guard let scrollView else { return view.covered.top = fullInset }
    scrollView.changeRange {
      // The range must contain the offset at every moment: one part grows before the other shrinks.
      if headroom > scrollView.headroom { scrollView.headroom = headroom }
      view.covered.top = fullInset - headroom
      scrollView.headroom = headroom
    }
  }

  /// Updates the state of the bar for the present scroll offset.
  ///
  /// - Returns: The height by which the bar shrinks, in points.
  private func followScroll() -> CGFloat {
    let effect = scrollView?.edgeEffects?.top
    state.line = effect?.style === UIScrollEdgeEffect.Style.soft ? 0 : 1
    defer { if effect?.isHidden == true { state.backdrop = 0 } }
    guard let scrollView, barHeights.height > 0, extendsUnderBar(scrollView), scrollView.safeAreaAdjustment.top > 0
    else {
      (state.extra, state.search) = (state.largest, barHeights.search)
      (state.stretch, state.backdrop) = (0, scrollView.map { backdrop(under: $0) } ?? 0)
      return 0
    }
    let scrolled = scrollView.contentOffset.y - start(of: scrollView)
    let giving = barHeights.collapsingSearch
    state.search = barHeights.search - Swift.max(0, Swift.min(scrolled, giving))
    state.extra = Swift.max(0, Swift.min(state.largest - (scrolled - giving), state.largest))
    state.stretch = state.largest + barHeights.search > 0 ? Swift.max(0, -scrolled) : 0
    state.backdrop = ((scrolled - state.largest - giving) / Self.backdropFade).unitClamped
    return barHeights.height - state.height
  }

  /// The vertical offset at which the content is at its start, on whole device pixels as offsets are.
  ///
  /// The inset is that under a bar of full height. It does not depend on the offset, so the bar may follow the offset
  /// and the offset the start, without a feedback loop.
  private func start(of scrollView: UIScrollView) -> CGFloat {
    let given = fullInset - view.covered.top
    return scrollView.onPixels(-(scrollView.effectiveInset.top - scrollView.refreshInset + given))
  }

  /// Whether content extends under the bar even at the bar's smallest height. A scroll view that begins below the bar
  /// must not change its height: it would follow the bar up, and end below it again.
  private func extendsUnderBar(_ scrollView: UIScrollView) -> Bool {
    top(of: scrollView) < fullInset - state.largest - barHeights.collapsingSearch - 0.5
  }

  private func top(of scrollView: UIScrollView) -> CGFloat {
    guard let parent = scrollView.superview, scrollView.isDescendant(of: view) else { return 0 }
    return parent.convert(scrollView.frame.origin, to: view).y
  }

  /// Returns the opacity of the background over content under a bar of constant height.
  private func backdrop(under scrollView: UIScrollView) -> CGFloat {
    guard withheld.top == 0 else {
      return ((scrollView.contentOffset.y + scrollView.contentInset.top) / Self.backdropFade).unitClamped
    }
    let top = top(of: scrollView)
    let content = top - scrollView.contentOffset.y
    let visible = scrollView.clipsToBounds ? Swift.max(top, content) : content
    return ((fullInset - visible) / Self.backdropFade).unitClamped
  }

  func scrollViewDidCommit(_ scrollView: UIScrollView) {
    let old = state
    measure()
    if state != old { onScroll?() }
  }

  /// Updates the bar, since the view may have moved below it or away from it.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) { scrollViewDidCommit(scrollView) }

  /// Returns an offset at which search bar and large title are either fully visible or hidden.
  func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint {
    let scrolled = proposed.y - start(of: scrollView)
    var start: CGFloat = 0
    for part in [barHeights.collapsingSearch, state.largest] {
      if scrolled > start, scrolled < start + part {
        let rest = scrolled < start + part / 2 ? start : start + part
        return CGPoint(x: proposed.x, y: proposed.y + rest - scrolled)
      }
      start += part
    }
    return proposed
  }
}

/// The container of a controller's view. The area that bars cover is outside its safe area.
final class NavigationPageView: CoveredView {
  private let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(shade)
  }

  required init?(coder: NSCoder) { nil }

  /// A view above the content and below the shade.
  var overlay: UIView? {
    didSet {
      if overlay !== oldValue {
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        if let overlay { insertSubview(overlay, belowSubview: shade) }
      }
      overlay?.frame = bounds
    }
  }

  /// The darkness of a page behind another, from 0 to 1.
  var darkness: CGFloat {
    get { shade.alpha }
    set { shade.alpha = newValue }
  }
}
