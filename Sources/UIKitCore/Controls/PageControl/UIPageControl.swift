import Drawing
import Foundation
import Geometry

/// A row of dots, one for each page of a document.
///
/// A tap on one side moves one page to that side; a press that moves scrubs through the pages, and goes on by itself
/// beyond the ends of a row that is too short for all pages. Both send `valueChanged`, and so does a timer that turns the
/// page. Setting `currentPage` sends nothing.
///
/// - Fidelity: observed (iOS 17 to 27) for sizes, colours and the background's timing; approximated for its material,
///   which is not blurred, and for how far dots shrink at the ends. Taps are not felt, and the pointer does not hover.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Negative values count as zero.
  open var numberOfPages: Int {
    get { pages }
    set { setNumberOfPages(newValue) }
  }

  /// Always a page there is; values outside are moved to the nearest.
  open var currentPage: Int {
    get { page }
    set { turn(to: newValue, isDisplayed: true) }
  }

  open var hidesForSinglePage = false { didSet { progressMayBeVisible() } }

  /// nil for the system's colour, a translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// nil for the system's colour, white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { platterMayShow(isAnimated: false) } }
  open var direction: Direction = .natural { didSet { if direction != oldValue { measuresDidChange() } } }

  /// Whether a press that moves scrubs through the pages.
  open var allowsContinuousInteraction = true
  open var interactionState: InteractionState { interaction }

  /// With it a tap changes `currentPage`, but what is shown only follows with ``updateCurrentPageDisplay()``.
  @available(iOS, deprecated: 14.0, message: "Scrubbing shows pages as it goes.")
  open var defersCurrentPageDisplay: Bool {
    get { defersDisplay }
    set { defersDisplay = newValue }
  }

  /// Shows the current page, if that was deferred.
  @available(iOS, deprecated: 14.0, message: "Scrubbing shows pages as it goes.")
  open func updateCurrentPageDisplay() { if defersDisplay { displayPage() } }

  /// Fills the current page's indicator; an object belongs to one control at a time.
  open var progress: UIPageControlProgress? { didSet { progressDidChange(from: oldValue) } }

  // MARK: State, written by the extensions beside this file

  final var pages = 0
  final var page = 0
  final var display = PageControlDisplay()
  final var images = PageIndicatorImages()
  final var interaction = InteractionState.none
  final var press = PagePress()
  final var defersDisplay = false
  /// The display was not at rest in the last frame.
  final var isMoving = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Images

  /// For every page that has none of its own; a template, filled with the tint.
  open var preferredIndicatorImage: UIImage? {
    get { images.all }
    set { changeImages { $0.all = newValue } }
  }

  /// For the current page, if that has none of its own; nil for the one of other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.current }
    set { changeImages { $0.current = newValue } }
  }

  /// The page's own image, nil if it has none.
  open func indicatorImage(forPage page: Int) -> UIImage? { images.ofPages[page] }

  /// - Parameter image: nil for the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { changeImages { $0.ofPages[page] = image } }

  /// The image the page has of its own while it is the current one, nil if it has none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ofCurrentPages[page] }

  /// - Parameter image: nil for the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    changeImages { $0.ofCurrentPages[page] = image }
  }

  // MARK: Size

  /// The smallest size that shows so many indicators.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { fullSize(ofPages: pageCount) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: pages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    fitDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale { measuresDidChange() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
    progress?.clockDidStop()
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    press = PagePress(at: touch.location(in: self))
    platterMayShow(isPressed: true, isAnimated: true)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if interaction == .none, isTouchInside, let touch { step(towards: touch.location(in: self)) }
    finishInteraction()
  }

  open override func cancelTracking(with event: UIEvent?) { finishInteraction() }

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard showsIndicators else { return }
    painter(in: bounds).paint(into: &commands)
  }
}
