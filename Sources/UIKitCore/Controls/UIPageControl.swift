import Foundation
import Drawing
import Geometry

/// A row of dots, one for each page of a document.
///
/// A tap on one side of the current dot moves one page to that side; a press that moves scrubs through the pages. Both
/// send `valueChanged`. Setting `currentPage` sends nothing.
///
/// - Fidelity: documented for behaviour; approximated for sizes, which Apple does not publish.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Negative values count as zero.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(0, newValue)
      page = clamped(page)
      pagesDidChange()
    }
  }

  /// Always a page there is; values outside are moved to the nearest.
  open var currentPage: Int {
    get { page }
    set {
      let new = clamped(newValue)
      guard new != page else { return }
      page = new
      setNeedsDisplay()
    }
  }

  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// nil for the system's colour.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// nil for the system's colour.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { setNeedsDisplay() } }
  open var direction: Direction = .natural { didSet { pagesDidChange() } }
  /// Whether a press that moves scrubs through the pages.
  open var allowsContinuousInteraction = true
  public private(set) var interactionState: InteractionState = .none { didSet { setNeedsDisplay() } }

  private var pages = 0
  private var page = 0
  private var pressed: CGPoint?
  /// A press that has moved this far, in points, scrubs: the slop of a pan.
  private static let scrubSlop: CGFloat = 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func clamped(_ page: Int) -> Int { max(0, min(page, pages - 1)) }

  private func pagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Size

  /// The smallest size that shows so many dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(axis, along: PageIndicatorRow.length(forPages: pageCount), across: PageIndicatorRow.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = touch.location(in: self)
    setNeedsDisplay()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    guard allowsContinuousInteraction, let pressed else { return true }
    if interactionState != .continuous, abs(location[axis] - pressed[axis]) < Self.scrubSlop { return true }
    interactionState = .continuous
    if let page = row.page(at: positionInRow(of: location)) { choose(page) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interactionState == .none, isTouchInside, let touch { step(towards: touch.location(in: self)) }
    finishInteraction()
  }

  open override func cancelTracking(with event: UIEvent?) { finishInteraction() }

  private func finishInteraction() {
    pressed = nil
    interactionState = .none
    setNeedsDisplay()
  }

  /// One page towards the tapped half.
  private func step(towards location: CGPoint) {
    interactionState = .discrete
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)[axis]
    let forward = isReversed ? location[axis] < middle : location[axis] >= middle
    choose(page + (forward ? 1 : -1))
  }

  private func choose(_ newPage: Int) {
    let old = page
    currentPage = newPage
    guard page != old else { return }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Drawing

  private var axis: Axis {
    direction == .topToBottom || direction == .bottomToTop ? .vertical : .horizontal
  }

  /// The first page is at the far end of the axis.
  private var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  private var row: PageIndicatorRow { PageIndicatorRow(pages: pages, current: page, room: bounds.size[axis]) }

  private func positionInRow(of location: CGPoint) -> CGFloat {
    let start = (bounds.size[axis] - row.length) / 2
    let position = location[axis] - bounds.origin[axis] - start
    return isReversed ? row.length - position : position
  }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard pages > 0, !(hidesForSinglePage && pages == 1) else { return }
    let row = row
    let start = CGPoint(
      axis, along: bounds.origin[axis] + (bounds.size[axis] - row.length) / 2,
      across: bounds.origin[axis.other] + (bounds.size[axis.other] - PageIndicatorRow.height) / 2)
    if showsBackground {
      let rect = CGRect(origin: start, size: CGSize(axis, along: row.length, across: PageIndicatorRow.height))
      commands.append(
        .fill(
          RoundedRect(rect, radius: PageIndicatorRow.height / 2),
          UIColor.tertiarySystemFill.drawn(with: traitCollection)))
    }
    for indicator in row.indicators {
      let along = isReversed ? row.length - indicator.center : indicator.center
      let center = CGPoint(axis, along: start[axis] + along, across: start[axis.other] + PageIndicatorRow.height / 2)
      commands.append(.fill(circle(around: center, diameter: indicator.diameter), color(of: indicator.page)))
    }
  }

  private var showsBackground: Bool {
    switch backgroundStyle {
    case .prominent: true
    case .minimal: false
    case .automatic: isTracking
    }
  }

  private func circle(around center: CGPoint, diameter: CGFloat) -> RoundedRect {
    let rect = CGRect(x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    return RoundedRect(rect, radius: diameter / 2)
  }

  private func color(of page: Int) -> Color {
    let tint = page == self.page ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    return tint.drawn(with: traitCollection)
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  public enum InteractionState: Int, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }
}
