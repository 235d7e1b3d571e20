import Drawing
import Foundation
import Geometry

/// A row of choices, of which at most one is taken.
///
/// A tap takes a segment, and a finger on the taken one drags it to others; both send `valueChanged` when the finger is
/// lifted, and perform the segment's own action. Setting `selectedSegmentIndex` sends nothing.
///
/// - Fidelity: observed (iOS 17) for sizes and colours; approximated for the pace at which the selection slides. Images
///   for backgrounds and dividers are absent.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// What ``selectedSegmentIndex`` is without a selection.
  public nonisolated static let noSegment = -1

  /// Segments lose their selection as soon as it was reported.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
  open var numberOfSegments: Int { segments.count }
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// Indices without a segment select none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue, isAnimated: false) }
  }
  /// nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  final var segments: [Segment] = []
  final var views: [SegmentView] = []
  final var selected = UISegmentedControl.noSegment
  final var textAttributes = StatedTextAttributes() { didSet { contentDidChange() } }
  /// Where the selection is, counted in segments.
  final var place = Ramp(0)
  /// 1 while the selection is held.
  final var squeeze = Ramp(0)
  private var isMoving = false
  /// The segment under the finger, and whether it drags the selection.
  private var pressed: Int?
  private var isDragging = false
  private var selectedAtTouch = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// - Parameter items: Strings and images; what is neither is left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    for item in items ?? [] {
      if let title = item as? String { insert(Segment(title: title), at: numberOfSegments) }
      if let image = item as? UIImage { insert(Segment(image: image), at: numberOfSegments) }
    }
    bounds.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Text

  /// - Parameter attributes: Font and colour are used; nil for the system's.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  private func look(of index: Int) -> SegmentView.Look {
    let isSelected = index == selected
    let isUsable = isEnabled && segments[index].isEnabled
    let state: State = !isUsable ? .disabled : (isSelected ? .selected : (pressed == index ? .highlighted : .normal))
    let normal = textAttributes[.normal] ?? [:]
    return SegmentView.Look(
      attributes: normal.merging(textAttributes[state] ?? [:]) { $1 }, isSelected: isSelected,
      isPressed: pressed == index, isEnabled: isUsable)
  }

  final func showSegments() {
    for (index, view) in views.enumerated() { view.show(segments[index], look(of: index)) }
    setNeedsDisplay()
  }

  final func contentDidChange() {
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  // MARK: Selection

  final func select(_ index: Int, isAnimated: Bool) {
    let index = segments.indices.contains(index) ? index : Self.noSegment
    guard index != selected else { return }
    let hadNone = selected == Self.noSegment
    selected = index
    if index != Self.noSegment {
      let motion = isAnimated && !hadNone && canMove ? Ramp.Motion(response: 0.3, damping: 0.95) : nil
      place.move(to: CGFloat(index), at: frameTime, motion)
      displayDidSetOut()
    }
    showSegments()
  }

  /// Segments have come or gone before the selected one.
  final func selectionDidShift(to index: Int) {
    selected = index
    place = Ramp(CGFloat(Swift.max(0, index)))
  }

  private func displayDidSetOut() {
    isMoving = true
    setNeedsDisplay()
  }

  private func report() {
    let index = selected
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { select(Self.noSegment, isAnimated: false) }
  }

  // MARK: Size

  private static let height: CGFloat = 32
  static let radius: CGFloat = 8.91

  private var arrangement: SegmentLayout {
    SegmentLayout(
      fixed: segments.map(\.width), natural: views.map(\.fittingWidth), apportions: apportionsSegmentWidthsByContent)
  }

  open override var intrinsicContentSize: CGSize {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(width: grid.ceil(arrangement.fittingWidth), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  final var frames: [CGRect] { arrangement.frames(in: bounds, isRightToLeft: isRightToLeft) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in zip(views, frames) { view.frame = frame }
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Touches

  override var claimsTaps: Bool { true }

  /// The nearest segment that can be chosen; beside the control there is none.
  private func index(at x: CGFloat) -> Int? {
    frames.indices.first { frames[$0].minX <= x && x < frames[$0].maxX }.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    selectedAtTouch = selected
    pressed = index(at: touch.location(in: self).x)
    isDragging = pressed != nil && pressed == selected && !isMomentary
    hold(isDragging)
    showSegments()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let found = isTouchInside ? index(at: touch.location(in: self).x) : nil
    if isDragging {
      if let found { select(found, isAnimated: true) }
    } else if found != pressed {
      pressed = found
      showSegments()
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let chosen = isTouchInside ? pressed : nil
    finishTouch()
    if let chosen, !wasDragging { select(chosen, isAnimated: true) }
    if selected != selectedAtTouch { report() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    finishTouch()
    select(selectedAtTouch, isAnimated: true)
  }

  /// Whether the finger that was just lifted dragged the selection.
  private var wasDragging = false

  private func finishTouch() {
    wasDragging = isDragging
    (pressed, isDragging) = (nil, false)
    hold(false)
    showSegments()
  }

  private func hold(_ isHeld: Bool) {
    squeeze.move(to: isHeld ? 1 : 0, at: frameTime, canMove ? Ramp.Motion(response: 0.25) : nil)
    displayDidSetOut()
  }

  // MARK: Drawing

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    paintSegments(in: bounds, into: &commands)
  }

  // MARK: Segments

  /// - Parameter segment: The index; one beyond the last is as good as the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    baseInsertSegment(withTitle: title, at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    baseInsertSegment(with: image, at: segment, animated: animated)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    baseInsertSegment(action: action, at: segment, animated: animated)
  }
  /// Segments that are none are left alone, as by all of the following.
  open func removeSegment(at segment: Int, animated: Bool) { baseRemoveSegment(at: segment, animated: animated) }
  open func removeAllSegments() { baseRemoveAllSegments() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { baseSetTitle(title, forSegmentAt: segment) }
  open func titleForSegment(at segment: Int) -> String? { baseTitleForSegment(at: segment) }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { baseSetImage(image, forSegmentAt: segment) }
  open func imageForSegment(at segment: Int) -> UIImage? { baseImageForSegment(at: segment) }
  /// The action gives the segment its title or image, and is performed when the user takes the segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { baseSetAction(action, forSegmentAt: segment) }
  open func actionForSegment(at segment: Int) -> UIAction? { baseActionForSegment(at: segment) }
  /// `NSNotFound` without such a segment.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    baseSegmentIndex(identifiedBy: actionIdentifier)
  }
  /// - Parameter width: In points; 0 for as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { baseSetWidth(width, forSegmentAt: segment) }
  open func widthForSegment(at segment: Int) -> CGFloat { baseWidthForSegment(at: segment) }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { baseSetEnabled(enabled, forSegmentAt: segment) }
  open func isEnabledForSegment(at segment: Int) -> Bool { baseIsEnabledForSegment(at: segment) }
}

extension UISegmentedControl: FrameTicking {
  package var isTicking: Bool { isMoving && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    isMoving = place.isMoving(at: time) || squeeze.isMoving(at: time)
    setNeedsDisplay()
  }
}
