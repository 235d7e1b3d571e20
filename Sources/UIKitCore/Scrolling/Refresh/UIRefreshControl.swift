import Foundation
import Geometry

/// A control that reloads the content of a scroll view when the user pulls it down from the top.
///
/// Assign it to ``UIScrollView/refreshControl``. Pulled far enough, the control sends `valueChanged` while the finger
/// is still down, and stays visible above the content until ``endRefreshing()``.
///
/// - Fidelity: observed for its height and its frame, which fills the gap above the pulled content; approximated for
///   the distance it has to be pulled, and for the pace at which the spokes appear.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is under way: from a pull or ``beginRefreshing()`` to ``endRefreshing()``.
  open private(set) var isRefreshing = false
  /// The text below the wheel; `nil`, the default, for none.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  weak var scrollView: UIScrollView?
  /// Whether the scroll view adds the control's height to its top inset.
  private(set) var holdsInset = false
  /// Whether the current pull has already triggered a refresh: it must end before the next one.
  private var isSpent = false

  static let height: CGFloat = 60
  /// The distances, in points, at which the first spoke appears and at which the control triggers.
  private static let pull: (first: CGFloat, enough: CGFloat) = (36, 100)
  private static let wheelScale: CGFloat = 1.4

  /// Creates a control.
  public init() {
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.read(self, as: UIRefreshControl.self)
  }

  private func setUp() {
    frame.size = CGSize(width: frame.width, height: Self.height)
    autoresizingMask = .flexibleWidth
    isUserInteractionEnabled = false
    wheel.hidesWhenStopped = false
    wheel.revealed = 0
    wheel.isHidden = true
    wheel.transform = CGAffineTransform(scaleX: Self.wheelScale, y: Self.wheelScale)
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    title.textAlignment = .center
    addSubview(wheel)
    addSubview(title)
  }

  /// Starts refreshing without sending an event. Does nothing while a refresh is under way.
  ///
  /// The content is not scrolled; set ``UIScrollView/contentOffset`` to reveal the control at once.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
    if !(scrollView?.driver.isDragging ?? false) { holdInset() }
  }

  /// Ends the refresh: fades the wheel out and lets the content return to its top inset.
  ///
  /// Does nothing if no refresh is under way.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isSpent = true
    UIView.animate(
      withDuration: 0.25, animations: { self.wheel.alpha = 0 },
      completion: { _ in if !self.isRefreshing { self.rest() } })
    if holdsInset {
      holdsInset = false
      scrollView?.driver.releaseInset()
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    wheel.color = ownTint
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let text = title.sizeThatFits(bounds.size)
    let hasTitle = text.height > 0 && attributedTitle?.length ?? 0 > 0
    wheel.center = CGPoint(x: bounds.midX, y: hasTitle ? 22 : Self.height / 2)
    title.isHidden = !hasTitle
    title.frame = CGRect(x: 0, y: Self.height - text.height - 4, width: bounds.width, height: text.height)
  }
}

extension UIRefreshControl {
  private func begin() {
    isRefreshing = true
    isSpent = true
    wheel.alpha = 1
    wheel.isHidden = false
    wheel.revealed = 1
    wheel.startAnimating()
    follow()
  }

  /// Hides the wheel, the state before a pull.
  private func rest() {
    wheel.stopAnimating()
    wheel.alpha = 1
    wheel.revealed = 0
    follow()
  }

  private func holdInset() {
    holdsInset = true
    scrollView?.contentGeometryDidChange()
  }

  /// Keeps the content below a refreshing control, before the finger lifts.
  func fingerLifts() { if isRefreshing, !holdsInset { holdInset() } }

  /// Follows the content to its new offset.
  func follow() {
    guard let scrollView else { return }
    let pull = Swift.max(0, scrollView.pullBeyondTop)
    if pull == 0 { isSpent = isRefreshing }
    if scrollView.driver.isDragging, pull >= Self.pull.enough, !isSpent, isEnabled {
      begin()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    let revealedHeight = isRefreshing ? Swift.max(pull, Self.height) : pull
    frame = CGRect(x: 0, y: -revealedHeight, width: scrollView.bounds.width, height: Self.height)
    title.alpha = revealedHeight > 0 ? 1 : 0
    guard !isRefreshing, !wheel.isAnimating else { return }
    let share = (pull - Self.pull.first) / (Self.pull.enough - Self.pull.first)
    wheel.revealed = isSpent ? 0 : share.unitClamped
    wheel.isHidden = wheel.revealed == 0
  }
}

extension UIScrollView {
  /// The distance the content is pulled below its start, in points; negative when it is scrolled up.
  fileprivate var pullBeyondTop: CGFloat {
    -(contentOffset.y + adjustedContentInset.top - refreshInset + headroom)
  }

  /// The height a refreshing control adds to the top inset.
  var refreshInset: CGFloat { refreshControl?.holdsInset ?? false ? UIRefreshControl.height : 0 }

  func refreshControlDidChange(from old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.removeFromSuperview()
    old?.scrollView = nil
    if let refreshControl {
      refreshControl.scrollView = self
      insertSubview(refreshControl, at: 0)
      refreshControl.follow()
    }
    contentGeometryDidChange()
  }
}
