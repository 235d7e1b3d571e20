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

  /// Over so many points the background comes in.
  private static let backdropFade: CGFloat = 12

  init(_ controller: UIViewController) {
    self.controller = controller
    contents = NavigationBarContents(controller.navigationItem)
  }

  func loadView() {
    guard let content = controller.view, content.superview !== view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
  }

  /// Brings bar and safe area up to where the content is scrolled.
  ///
  /// - Parameters:
  ///   - top: Of the bar.
  ///   - row: Its height without large title; 0 for no bar.
  func update(top: CGFloat, row: CGFloat, largest: CGFloat) {
    let isAtStart = state.extra == state.largest
    let oldInset = fullInset
    fullInset = row > 0 ? top + row + largest : 0
    state.row = row
    state.largest = largest
    if isAtStart, fullInset != oldInset {
      scrollView?.headroom = 0
      view.cover(fullInset)
    }
    follow(controller.isViewLoaded ? controller.topScrollView : nil)
    measure()
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
    view.cover(fullInset)
  }

  /// The bar gives up the large title's room to content that is scrolled up.
  private func measure() {
    guard let scrollView, scrollView.safeAreaAdjustment.top > 0, state.row > 0 else {
      state.extra = state.largest
      (state.stretch, state.backdrop) = (0, scrollView.map { backdrop(under: $0) } ?? 0)
      return view.cover(state.row > 0 ? fullInset : 0)
    }
    let scrolled = scrollView.contentOffset.y + fullInset + scrollView.contentInset.top
    state.extra = Swift.max(0, Swift.min(state.largest - scrolled, state.largest))
    state.stretch = state.largest > 0 ? Swift.max(0, -scrolled) : 0
    state.backdrop = ((scrolled - state.largest) / Self.backdropFade).unitClamped
    let headroom = state.largest - state.extra
    // The range must hold the offset at every moment: it grows before the other gives.
    if headroom > scrollView.headroom { scrollView.headroom = headroom }
    view.cover(fullInset - headroom)
    scrollView.headroom = headroom
  }

  private func backdrop(under scrollView: UIScrollView) -> CGFloat {
    ((scrollView.contentOffset.y + fullInset) / Self.backdropFade).unitClamped
  }

  func scrollViewDidCommit(_ scrollView: UIScrollView) {
    let old = state
    measure()
    if state != old { onScroll?() }
  }

  /// A large title is all there or not at all.
  func restingOffset(for scrollView: UIScrollView, proposed: CGPoint) -> CGPoint {
    guard state.largest > 0 else { return proposed }
    let scrolled = proposed.y + fullInset + scrollView.contentInset.top
    guard scrolled > 0, scrolled < state.largest else { return proposed }
    let shift = scrolled < state.largest / 2 ? -scrolled : state.largest - scrolled
    return CGPoint(x: proposed.x, y: proposed.y + shift)
  }
}

/// Holds a controller's view below the bar: what the bar covers is not safe.
final class NavigationPageView: UIView {
  private var covered: CGFloat = 0
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

  /// How dark the page lies behind another one, 0 ... 1.
  var darkness: CGFloat {
    get { shade.alpha }
    set { shade.alpha = newValue }
  }

  /// - Parameter height: From the top of the page.
  func cover(_ height: CGFloat) {
    guard covered != height else { return }
    covered = height
    safeAreaMayHaveChanged()
  }

  override var safeAreaInsets: UIEdgeInsets {
    var insets = super.safeAreaInsets
    insets.top = Swift.max(insets.top, covered)
    return insets
  }
}
