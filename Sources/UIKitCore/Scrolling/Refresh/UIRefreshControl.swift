import Foundation
import Geometry

/// Pulled down from the top of a scroll view, it asks for fresh content.
///
/// It belongs to a scroll view by ``UIScrollView/refreshControl``. Pulled far enough it sends `valueChanged` while the finger
/// is still down, and stays in sight above the content until ``endRefreshing()``.
///
/// - Fidelity: observed for its height and frame, which begins where the pulled content leaves room; approximated for how far
///   it has to be pulled and for the pace of the spokes that come one after another.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Between ``beginRefreshing()``, or a pull, and ``endRefreshing()``.
  open private(set) var isRefreshing = false
  /// Below the wheel.
  open var attributedTitle: NSAttributedString? {
    didSet {
      title.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  private let wheel = UIActivityIndicatorView(style: .medium)
  private let title = UILabel()
  weak var scrollView: UIScrollView?
  /// The content keeps clear of the control.
  private(set) var holdsInset = false
  /// A pull that has been answered has to be let go before it asks again.
  private var isSpent = false

  static let height: CGFloat = 60
  /// How far the content is pulled, in points, when the first spoke comes, and when it asks.
  private static let pull: (first: CGFloat, enough: CGFloat) = (36, 100)
  private static let wheelScale: CGFloat = 1.4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
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

  /// As if it had been pulled, but without an event. The content is not scrolled: whoever wants the control seen at once
  /// does that.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
    if !(scrollView?.driver.isDragging ?? false) { holdInset() }
  }

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

  /// As it is before a pull.
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

  /// The finger is about to lift: the content comes to rest below a control that is refreshing.
  func fingerLifts() { if isRefreshing, !holdsInset { holdInset() } }

  /// The content is somewhere else.
  func follow() {
    guard let scrollView else { return }
    let pull = Swift.max(0, scrollView.pullBeyondTop)
    if pull == 0 { isSpent = isRefreshing }
    if scrollView.driver.isDragging, pull >= Self.pull.enough, !isSpent, isEnabled {
      begin()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    let room = isRefreshing ? Swift.max(pull, Self.height) : pull
    frame = CGRect(x: 0, y: -room, width: scrollView.bounds.width, height: Self.height)
    title.alpha = room > 0 ? 1 : 0
    guard !isRefreshing, !wheel.isAnimating else { return }
    let share = (pull - Self.pull.first) / (Self.pull.enough - Self.pull.first)
    wheel.revealed = isSpent ? 0 : share.unitClamped
    wheel.isHidden = wheel.revealed == 0
  }
}

extension UIScrollView {
  /// How far the content is pulled down from where it begins, in points; negative where it is scrolled up.
  fileprivate var pullBeyondTop: CGFloat {
    -(contentOffset.y + adjustedContentInset.top - refreshInset + headroom)
  }

  /// What a control that is refreshing adds to the inset above the content.
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
