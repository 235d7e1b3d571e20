import Drawing
import Foundation
import Geometry

/// A wheel of eight spokes that turns while a task is in progress.
///
/// - Fidelity: observed (iOS 17) for sizes; approximated for the spokes' shape and pace. All indicators turn in step.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Hashable, Sendable {
    /// A white wheel of 37 points.
    case whiteLarge = 0
    /// A white wheel of 20 points.
    case white = 1
    /// A gray wheel of 20 points.
    case gray = 2
    /// A wheel of 20 points.
    case medium = 100
    /// A wheel of 37 points.
    case large = 101
  }

  /// The size of the indicator. Setting it changes the size of the bounds. The default is `medium`.
  open var style: Style { didSet { if style != oldValue { sizeDidChange() } } }
  /// Whether the indicator is hidden while it does not turn. The default is `true`.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes. Setting `nil` restores the default, `systemGray`.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  /// Whether the indicator turns. The default is `false`.
  open private(set) var isAnimating = false

  /// The visible fraction of the spokes while the indicator does not turn. They appear one after another from the top.
  var revealed: CGFloat = 1 { didSet { if revealed != oldValue { setNeedsDisplay() } } }

  override var isElementByNature: Bool { true }
  override var naturalLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  override var naturalValue: String? { isAnimating ? "1" : "0" }
  override var naturalTraits: UIAccessibilityTraits { .updatesFrequently }

  private var ownColor: UIColor?
  private var shownStep = 0

  /// Creates a hidden indicator of the size that the style has.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden indicator of the medium style. Archives are not supported, so the coder is ignored.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    isHidden = true
    coder.read(self, as: UIView.self)
    coder.read(self, as: UIActivityIndicatorView.self)
  }

  /// Shows the indicator and makes it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the indicator, and hides it if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  private func sizeDidChange() {
    bounds.size = style.size
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window?.root?.register(self)
  }

  // MARK: Drawing

  private static let spokes = 8
  /// The duration of a revolution, in seconds.
  private static let period: TimeInterval = 0.8

  private static func step(at time: FrameTime) -> Int {
    Int((time / period * Double(spokes)).rounded(.down).truncatingRemainder(dividingBy: Double(spokes)))
  }

  private func strength(atAge age: Int) -> CGFloat { 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokes - 1) }

  private func appearance(of spoke: Int) -> CGFloat { (revealed * CGFloat(Self.spokes) - CGFloat(spoke)).unitClamped }

  package override func recordContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    super.recordContent(in: bounds, into: &commands)
    let color = drawn(self.color)
    let side = style.size.width
    for spoke in 0..<Self.spokes {
      // The spokes behind the leading one fade.
      let age = (shownStep - spoke + Self.spokes) % Self.spokes
      var faded = color
      faded.alpha *= revealed < 1 ? appearance(of: spoke) : strength(atAge: age)
      let angle = CGFloat(spoke) / CGFloat(Self.spokes) * 2 * .pi
      let (x, y) = (sin(angle) * side, -cos(angle) * side)
      let line = Outline.Contour(
        start: CGPoint(x: x * 0.23, y: y * 0.23), segments: [.line(CGPoint(x: x * 0.435, y: y * 0.435))])
      let stroke = StrokeStyle(width: side * 0.115, cap: .round)
      commands.append(
        .path(PathCommand(Outline(contours: [line]), at: bounds.center, .stroke(stroke), color: faded)))
    }
  }
}

extension UIActivityIndicatorView: FrameTicking {
  package var isTicking: Bool { isAnimating && !isHidden && window != nil }

  package func tick(to time: FrameTime) {
    guard isTicking else { return }
    let step = Self.step(at: time)
    guard step != shownStep else { return }
    shownStep = step
    setNeedsDisplay()
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize {
    self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

extension UIActivityIndicatorView: AppearanceTaking {
  package static var appearanceSlots: [AppearanceSlot] {
    [
      .value(\UIActivityIndicatorView.color)
    ]
  }
}
