import Drawing
import Foundation
import Geometry
import UIKitCore

/// A row of dots, one for each page of a document.
///
/// A tap on one half moves by one page to that side. A press that moves scrubs through the pages, and continues beyond
/// the ends of a row that is too short for all pages. Both send `valueChanged`, and so does a timer that changes the
/// page. Setting `currentPage` sends no event.
///
/// - Fidelity: observed (iOS 17 to 27) for sizes, colors and the background's timing; approximated for its material,
///   which is not blurred, and for the size of dots at the ends. Haptic feedback and pointer effects are absent.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages. Negative values count as 0, the default.
  open var numberOfPages: Int {
    get { pages }
    set { setNumberOfPages(newValue) }
  }

  /// The index of the current page. Values outside the range are clamped. The default is 0.
  open var currentPage: Int {
    get { page }
    set {
      given = (given.count &+ 1, newValue)
      turn(to: newValue, isDisplayed: true)
    }
  }

  /// The number of pages that the app has given to the control, and the latest one, by which wrong computations of pages
  /// are found.
  package private(set) final var given = (count: 0, latest: 0)

  /// Whether the indicators are hidden if there is one page. The default is `false`.
  open var hidesForSinglePage = false { didSet { progressMayBeVisible() } }

  /// The color of other pages' indicators; `nil`, the default, for a translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's indicator; `nil`, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The visibility of the background. The default is `automatic`.
  open var backgroundStyle: BackgroundStyle = .automatic { didSet { platterMayShow(isAnimated: false) } }
  /// The direction from the first page to the last. The default is `natural`.
  open var direction: Direction = .natural { didSet { if direction != oldValue { measuresDidChange() } } }

  /// Whether a press that moves scrubs through the pages. The default is `true`.
  open var allowsContinuousInteraction = true
  /// The kind of the current interaction.
  open var interactionState: InteractionState { interaction }

  /// Whether a tap changes ``currentPage`` but not the display, which then follows with ``updateCurrentPageDisplay()``.
  /// The default is `false`.
  @available(iOS, deprecated: 14.0, message: "Scrubbing shows pages as it goes.")
  open var defersCurrentPageDisplay: Bool {
    get { defersDisplay }
    set { defersDisplay = newValue }
  }

  /// Displays the current page if its display was deferred.
  @available(iOS, deprecated: 14.0, message: "Scrubbing shows pages as it goes.")
  open func updateCurrentPageDisplay() { if defersDisplay { displayPage() } }

  /// The progress that fills the current page's indicator. An object belongs to one control at a time. The default is
  /// `nil`.
  open var progress: UIPageControlProgress? { didSet { progressDidChange(from: oldValue) } }

  // MARK: State, written by the extensions beside this file

  final var pages = 0
  final var page = 0
  final var display = PageControlDisplay()
  final var images = PageIndicatorImages()
  final var interaction = InteractionState.none
  final var press = PagePress()
  final var defersDisplay = false
  /// Whether the display was in motion in the last frame.
  final var isMoving = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.read(self, as: UIPageControl.self)
  }

  // MARK: Images

  /// The image of pages without one of their own, drawn as a template; `nil`, the default, for dots.
  open var preferredIndicatorImage: UIImage? {
    get { images.all }
    set { changeImages { $0.all = newValue } }
  }

  /// The image of the current page if it has none of its own; `nil`, the default, for the same as other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { images.current }
    set { changeImages { $0.current = newValue } }
  }

  /// Returns the image that was set for a page, or `nil`.
  open func indicatorImage(forPage page: Int) -> UIImage? { images.ofPages[page] }

  /// Sets the image of a page; `nil` restores the preferred one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { changeImages { $0.ofPages[page] = image } }

  /// Returns the image that was set for a page while it is the current one, or `nil`.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { images.ofCurrentPages[page] }

  /// Sets the image of a page while it is the current one; `nil` restores the preferred one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    changeImages { $0.ofCurrentPages[page] = image }
  }

  // MARK: Size

  /// Returns the smallest size that shows the given number of indicators.
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
    noteWindow()
    progress?.clockDidStop()
  }

  // MARK: Touches

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

  package func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard showsIndicators else { return }
    painter(in: bounds).paint(into: &commands)
  }
}

extension UIPageControl: ContentRecording, TapClaiming {}

extension UIPageControl: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UIPageControl.pageIndicatorTintColor), .given(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}

extension UIPageControl: AccessibleByNature {
  package var accessibilityValueByNature: String? {
    numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil
  }

  package var accessibilityTraitsByNature: UIAccessibilityTraits { .adjustable }
}
