import Drawing
import Foundation
import Geometry

/// A row of segments, of which at most one is selected.
///
/// A tap selects a segment, and a touch of the selected one drags the selection. Both send `valueChanged` when the
/// touch ends, and perform the segment's own action. Setting `selectedSegmentIndex` sends no event.
///
/// - Fidelity: observed (iOS 17) for sizes and colors; approximated for the pace at which the selection moves.
///   Images for backgrounds and dividers are those of regular height.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
  /// The value of ``selectedSegmentIndex`` without a selection, -1.
  public nonisolated static let noSegment = -1

  /// Whether segments lose their selection right after it has been reported. The default is `false`.
  open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether segments without a set width are as wide as their content rather than all equally wide. The default is
  /// `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The index of the selected segment; ``noSegment``, the default, for none. An index without a segment selects none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue, isAnimated: false) }
  }
  /// The color of the selection; `nil`, the default, for white in light style and gray in dark style.
  open var selectedSegmentTintColor: UIColor? { didSet { selection.setNeedsDisplay() } }

  final var backgrounds: [UInt: UIImage] = [:]
  final var dividers: [UInt: [UInt: UIImage]] = [:]

  /// Sets an image in place of the background of segments in a state, stretched to the segment; `nil` for none. With an
  /// image for the normal state, an empty one included, the control draws no background and no selection of its own.
  ///
  /// - Fidelity: approximated; one image applies to all heights.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[state.rawValue] = backgroundImage
    showSegments()
  }
  /// Returns the image set in place of the background of segments in a state; `nil` if none was set.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state.rawValue] }
  /// Sets an image in place of the line between segments in two states; `nil` for the line. An empty image hides it.
  ///
  /// - Fidelity: approximated; the image takes no room, and one image applies to all heights.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividers[leftState.rawValue, default: [:]][rightState.rawValue] = dividerImage
    setNeedsDisplay()
  }
  /// Returns the image set in place of the line between segments in two states; `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividers[leftState.rawValue]?[rightState.rawValue] }

  final var segments: [SegmentContent] = []
  final var views: [SegmentView] = []
  final var grounds: [SegmentGround] = []
  final let selection = SegmentSelection(frame: .zero)
  final var adjustments: [Segment: UIOffset] = [:] { didSet { contentDidChange() } }
  final var selected = UISegmentedControl.noSegment
  final var textAttributes = StatedTextAttributes() { didSet { contentDidChange() } }
  /// The position of the selection, counted in segments.
  final var position = Ramp(0)
  /// The compression of the selection: 1 while it is held.
  final var squeeze = Ramp(0)
  private var isMoving = false
  /// The segment under the touch.
  private var pressed: Int?
  private var isDragging = false
  private var selectedAtTouch = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control with segments, at its natural size.
  ///
  /// - Parameter items: The titles and images as strings and `UIImage`s. Other objects are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    for item in items ?? [] {
      if let title = item as? String { insert(SegmentContent(title: title), at: numberOfSegments) }
      if let image = item as? UIImage { insert(SegmentContent(image: image), at: numberOfSegments) }
    }
    self.frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action. If the frame's size is zero, it has its natural size.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
    coder.read(self, as: UISegmentedControl.self)
  }

  // MARK: Text

  /// Sets the attributes of titles for a state. Missing ones are those of the normal state.
  ///
  /// - Parameter attributes: The attributes, or `nil` for the defaults.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
  }

  /// Returns the attributes that were set for titles in a state, or `nil`.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }

  private func style(of index: Int) -> SegmentView.Style {
    let isSelected = index == selected
    let isUsable = isEnabled && segments[index].isEnabled
    let state: State = !isUsable ? .disabled : (isSelected ? .selected : (pressed == index ? .highlighted : .normal))
    let normal = textAttributes[.normal] ?? [:]
    return SegmentView.Style(
      attributes: normal.merging(textAttributes[state] ?? [:]) { $1 }, isSelected: isSelected,
      isPressed: pressed == index, isEnabled: isUsable)
  }

  final func showSegments() {
    for (index, view) in views.enumerated() {
      view.show(segments[index], style(of: index), moved: adjustment(of: index))
      view.place = "\(index + 1) of \(views.count)"
    }
    selection.isHidden = !showsSelection
    setNeedsLayout()
    setNeedsDisplay()
  }

  final func contentDidChange() {
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?.legibilityWeight != traitCollection.legibilityWeight else { return }
    traitCollection.performAsCurrent { contentDidChange() }
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
      position.move(to: CGFloat(index), at: frameTime, motion)
      displayDidSetOut()
    }
    showSegments()
  }

  /// Updates the selection after segments before it were inserted or removed.
  final func selectionDidShift(to index: Int) {
    selected = index
    position = Ramp(CGFloat(Swift.max(0, index)))
  }

  private func displayDidSetOut() {
    isMoving = true
    setNeedsLayout()
  }

  private func report() {
    let index = selected
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if segments.indices.contains(index), let action = segments[index].action { sendAction(action) }
    if isMomentary { select(Self.noSegment, isAnimated: false) }
  }

  // MARK: Size

  private static let height: CGFloat = 32
  package static let radius: CGFloat = 8.91

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
    placeViews()
    selection.setNeedsDisplay()
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Touches

  /// Returns the enabled segment at an x-coordinate, or `nil`.
  private func index(at x: CGFloat) -> Int? {
    frames.indices.first { frames[$0].minX <= x && x < frames[$0].maxX }.flatMap { segments[$0].isEnabled ? $0 : nil }
  }

  /// Whether drags that rest over a segment select it. The default is `false`.
  open var isSpringLoaded: Bool {
    get { hasSpring }
    set {
      setSpring(newValue, allows: { [weak self] in self?.aims($0) ?? false }) { [weak self] in self?.spring($0) }
    }
  }

  /// Lets a drag select the segment under the finger, and returns whether there is one.
  private func aims(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard isEnabled, let index = index(at: context.location(in: self).x), views.indices.contains(index) else {
      return false
    }
    (context.targetView, context.targetItem) = (views[index], index)
    return true
  }

  private func spring(_ context: any UISpringLoadedInteractionContext) {
    guard let index = context.targetItem as? Int, index != selected else { return }
    select(index, isAnimated: true)
    report()
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

  /// Whether the touch that has just ended dragged the selection.
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
    super.recordContent(in: bounds, into: &commands)
    paintSegments(in: bounds, into: &commands)
  }

  // MARK: Segments

  /// Inserts a segment with a title.
  ///
  /// - Parameters:
  ///   - segment: The index of the new segment, clamped to the existing ones.
  ///   - animated: Ignored; the change is not animated.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    baseInsertSegment(withTitle: title, at: segment, animated: animated)
  }
  /// Inserts a segment with an image. The index is clamped to the existing segments; the change is not animated.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    baseInsertSegment(with: image, at: segment, animated: animated)
  }
  /// Inserts a segment with the title, or else the image, of an action. The index is clamped to the existing segments;
  /// the change is not animated.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    baseInsertSegment(action: action, at: segment, animated: animated)
  }
  /// Removes a segment. If it was selected, no segment is. An index without a segment has no effect; the change is not
  /// animated.
  open func removeSegment(at segment: Int, animated: Bool) { baseRemoveSegment(at: segment, animated: animated) }
  /// Removes all segments, and with them the selection.
  open func removeAllSegments() { baseRemoveAllSegments() }
  /// Sets the title of a segment, and removes its image. An index without a segment has no effect.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { baseSetTitle(title, forSegmentAt: segment) }
  /// Returns the title of a segment; `nil` if it has none or does not exist.
  open func titleForSegment(at segment: Int) -> String? { baseTitleForSegment(at: segment) }
  /// Sets the image of a segment, and removes its title. An index without a segment has no effect.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { baseSetImage(image, forSegmentAt: segment) }
  /// Returns the image of a segment; `nil` if it has none or does not exist.
  open func imageForSegment(at segment: Int) -> UIImage? { baseImageForSegment(at: segment) }
  /// Sets the action of a segment, which is performed when the user selects it, and takes its title or else its image
  /// from the action. An index without a segment has no effect.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { baseSetAction(action, forSegmentAt: segment) }
  /// Returns the action of a segment; `nil` if it has none or does not exist.
  open func actionForSegment(at segment: Int) -> UIAction? { baseActionForSegment(at: segment) }
  /// Returns the index of the segment whose action has an identifier; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    baseSegmentIndex(identifiedBy: actionIdentifier)
  }
  /// Sets the width of a segment. An index without a segment has no effect.
  ///
  /// - Parameter width: The width in points; 0 for a share of the remaining width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { baseSetWidth(width, forSegmentAt: segment) }
  /// Returns the width that was set for a segment, in points; 0 if none was set or it does not exist.
  open func widthForSegment(at segment: Int) -> CGFloat { baseWidthForSegment(at: segment) }
  /// Sets the displacement of a segment's title or image, in points. An index without a segment has no effect.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    baseSetContentOffset(offset, forSegmentAt: segment)
  }
  /// Returns the displacement of a segment's title or image, in points; zero if none was set or it does not exist.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { baseContentOffsetForSegment(at: segment) }
  /// Sets the displacement of titles and images of the segments at a place of the row, in points. Segments of places
  /// without one have that of `any`.
  ///
  /// - Fidelity: documented; one displacement applies to all heights.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) { adjustments[leftCenterRightOrAlone] = adjustment }
  /// Returns the displacement that was set for segments at a place of the row; zero if none was set.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? .zero }
  /// Sets whether a segment can be selected by the user. An index without a segment has no effect.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { baseSetEnabled(enabled, forSegmentAt: segment) }
  /// Returns whether a segment can be selected by the user; `false` if it does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool { baseIsEnabledForSegment(at: segment) }
}

extension UISegmentedControl: FrameTicking {
  package var isTicking: Bool { isMoving && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    isMoving = position.isMoving(at: time) || squeeze.isMoving(at: time)
    setNeedsLayout()
  }
}

extension UISegmentedControl: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .given(\UISegmentedControl.selectedSegmentTintColor), .value(\UISegmentedControl.backgrounds),
      .value(\UISegmentedControl.dividers), .value(\UISegmentedControl.adjustments),
      .value(\UISegmentedControl.textAttributes.comparable),
    ]
  }
}

extension UISegmentedControl: TapClaiming {}
