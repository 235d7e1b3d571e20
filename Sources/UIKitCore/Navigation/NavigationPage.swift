import Foundation
import Geometry

/// One controller of a stack: its view, what the bar shows for it, and how far it is scrolled.
@MainActor
final class NavigationPage: OffsetObserving {
  let controller: UIViewController
  let view = NavigationPageView(frame: .zero)
  let contents: NavigationBarContents
  private(set) var state = NavigationBarState()
  /// The page must be looked at again.
  var onScroll: (() -> Void)?
  private weak var scrollView: UIScrollView?
  /// From the top of the screen, with the bar as high as it gets.
  private var fullInset: CGFloat = 0
  private var room = NavigationBarRoom()
  /// What a bar below covers of the page, down to the edge of the screen, in points; 0 without one.
  var coveredBottom: CGFloat = 0 { didSet { view.covered.bottom = coveredBottom } }
  /// What bars cover of the page that its content is to keep clear of, in points.
  private var withheld = UIEdgeInsets.zero

  private var isMeasuring = false
  /// Whether the content has been scrolled since the bar was last measured.
  private var isBehind = false
  /// How often the bar follows an app that scrolls whenever its safe area changes; then the next scroll brings it up.
  private static let measureRounds = 4

  /// Over so many points the background comes in.
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
    // Not its frame, which says nothing while an app has it transformed.
    content.bounds.size = area.size
    content.center = CGPoint(x: area.midX, y: area.midY)
  }

  /// Brings bar and safe area up to where the content is scrolled.
  ///
  /// - Parameters:
  ///   - top: Of the bar.
  ///   - reach: The edges at which content goes on below bars.
  func update(top: CGFloat, room: NavigationBarRoom, reach: UIRectEdge) {
    withheld = UIEdgeInsets(
      top: reach.contains(.top) || room.height == 0 ? 0 : top + room.height, left: 0,
      bottom: reach.contains(.bottom) ? 0 : view.safeAreaInsets.bottom, right: 0)
    layOutContent()
    let isAtStart = state.height == self.room.height
    let oldInset = fullInset
    self.room = room
    fullInset = room.height > 0 ? top + room.height : 0
    (state.row, state.largest, state.raised) = (room.row, room.largest, room.raised)
    if isAtStart, fullInset != oldInset { view.covered.top = fullInset }
    follow(controller.isViewLoaded ? controller.topScrollView : nil)
    measure()
    view.overlay = contents.item.searchController?.overlay
  }

  private func follow(_ new: UIScrollView?) {
    guard scrollView !== new else { return }
    if scrollView?.offsetObserver === self {
      scrollView?.offsetObserver = nil
      scrollView?.headroom = 0
    }
    scrollView = new
    if new?.offsetObserver == nil { new?.offsetObserver = self }
    // Content that lies at its start finds all of the bar above it.
    view.covered.top = fullInset
  }

  /// The bar gives up the search bar's room to content that is scrolled up, and then the large title's.
  private func measure() {
    isBehind = true
    guard !isMeasuring else { return }
    isMeasuring = true
    for _ in 0..<Self.measureRounds where isBehind {
      isBehind = false
      cover(allBut: followScroll())
    }
    isMeasuring = false
  }

  private func cover(allBut headroom: CGFloat) {
    guard let scrollView else { return view.covered.top = fullInset }
    scrollView.changeRange {
      // The range must hold the offset at every moment: one grows before the other gives.
      if headroom > scrollView.headroom { scrollView.headroom = headroom }
      view.covered.top = fullInset - headroom
      scrollView.headroom = headroom
    }
  }

  /// Brings the bar's state up to where the content is.
  ///
  /// - Returns: How much of its height the bar gives up, in points.
  private func followScroll() -> CGFloat {
    guard let scrollView, room.height > 0, goesOnUnderBar(scrollView), scrollView.safeAreaAdjustment.top > 0 else {
      (state.extra, state.search) = (state.largest, room.search)
      (state.stretch, state.backdrop) = (0, scrollView.map { backdrop(under: $0) } ?? 0)
      return 0
    }
    let scrolled = scrollView.contentOffset.y - start(of: scrollView)
    let giving = room.collapsingSearch
    state.search = room.search - Swift.max(0, Swift.min(scrolled, giving))
    state.extra = Swift.max(0, Swift.min(state.largest - (scrolled - giving), state.largest))
    state.stretch = state.largest + room.search > 0 ? Swift.max(0, -scrolled) : 0
    state.backdrop = ((scrolled - state.largest - giving) / Self.backdropFade).unitClamped
    return room.height - state.height
  }

  /// The vertical offset at which the content lies at its start, on whole device pixels as offsets are.
  ///
  /// The inset is that under a bar of full height. It does not depend on the offset, so the bar may follow the offset and
  /// the offset the start, without an end of one going on from the other.
  private func start(of scrollView: UIScrollView) -> CGFloat {
    let given = fullInset - view.covered.top
    return scrollView.onPixels(-(scrollView.effectiveInset.top - scrollView.refreshInset + given))
  }

  /// Whether content passes under the bar even where the bar is at its lowest height. A scroll view that begins below
  /// the bar must not make it lower: it would follow the bar up, and find the bar above it again.
  private func goesOnUnderBar(_ scrollView: UIScrollView) -> Bool {
    top(of: scrollView) < fullInset - state.largest - room.collapsingSearch - 0.5
  }

  private func top(of scrollView: UIScrollView) -> CGFloat {
    guard let parent = scrollView.superview, scrollView.isDescendant(of: view) else { return 0 }
    return parent.convert(scrollView.frame.origin, to: view).y
  }

  /// How much of the background content calls for that passes under a bar which does not change its height.
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

  /// The view may lie below the bar now, or no longer.
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) { scrollViewDidCommit(scrollView) }

  /// A search bar or a large title is all there or not at all.
  func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint {
    let scrolled = proposed.y - start(of: scrollView)
    var start: CGFloat = 0
    for part in [room.collapsingSearch, state.largest] {
      if scrolled > start, scrolled < start + part {
        let rest = scrolled < start + part / 2 ? start : start + part
        return CGPoint(x: proposed.x, y: proposed.y + rest - scrolled)
      }
      start += part
    }
    return proposed
  }
}

/// Holds a controller's view below the bar: what the bar covers is not safe.
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

  /// Over the content and under what darkens the page.
  var overlay: UIView? {
    didSet {
      if overlay !== oldValue {
        if oldValue?.superview === self { oldValue?.removeFromSuperview() }
        if let overlay { insertSubview(overlay, belowSubview: shade) }
      }
      overlay?.frame = bounds
    }
  }

  /// How dark the page lies behind another one, 0 ... 1.
  var darkness: CGFloat {
    get { shade.alpha }
    set { shade.alpha = newValue }
  }
}
