import Foundation
import Geometry

/// The window above the app's windows that contains input views.
///
/// - Fidelity: approximated; a view of fixed height ends at the safe area, where iOS extends it to the screen's edge.
///   Behind it is a plain color, where iOS blurs the content.
final class InputWindow: UIWindow {
  private weak var inputs: InputViews?
  private let host = InputHost(frame: .zero)
  /// The area of the keyboard behind an input view.
  private let backdrop = UIView()
  private var accessory: UIView?
  private var input: UIView?

  /// The duration of showing and of hiding, in seconds.
  static let duration: TimeInterval = 0.25

  /// The color of the system's keyboard, where the content behind it is white or black.
  private static let backdropColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.17, green: 0.17, blue: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.835, blue: 0.86, alpha: 1)
  }

  init(windowScene: UIWindowScene, owner: InputViews) {
    inputs = owner
    super.init(windowScene: windowScene)
    windowLevel = UIWindow.Level(10)
    addSubview(host)
    backdrop.backgroundColor = Self.backdropColor
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// Passes touches beside the views through to the windows below.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === host ? nil : hit
  }

  // MARK: Showing and hiding

  func show(accessory: UIView?, input: UIView?, of owner: UIResponder?) {
    let isNew = self.accessory == nil && self.input == nil
    for old in [self.accessory, self.input].compactMap({ $0 }) where old !== accessory && old !== input { release(old) }
    (self.accessory, self.input, host.owner) = (accessory, input, owner)
    if input == nil { backdrop.removeFromSuperview() } else { host.insertSubview(backdrop, at: 0) }
    for view in [input, accessory].compactMap({ $0 }) { adopt(view) }
    setNeedsLayout()
    layoutIfNeeded()
    if isNew { rise() }
  }

  private func adopt(_ view: UIView) {
    view.onContentSizeChange = { [weak self] _ in self?.setNeedsLayout() }
    if view.superview !== host { host.addSubview(view) }
  }

  /// Removes a view, unless an app has moved it to another superview.
  private func release(_ view: UIView) {
    view.onContentSizeChange = nil
    if view.superview === host { view.removeFromSuperview() }
  }

  private func rise() {
    UIView.performWithoutAnimation { host.transform = below }
    UIView.animate(withDuration: Self.duration) { self.host.transform = .identity }
  }

  func leave() {
    UIView.animate(withDuration: Self.duration) {
      self.host.transform = self.below
    } completion: { _ in
      for view in [self.accessory, self.input].compactMap({ $0 }) { self.release(view) }
      (self.accessory, self.input) = (nil, nil)
      self.isHidden = true
      self.windowScene = nil
    }
  }

  private var below: CGAffineTransform {
    CGAffineTransform(translationX: 0, y: bounds.height - (host.top ?? bounds.height))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    host.bounds = bounds
    host.center = CGPoint(x: bounds.midX, y: bounds.midY)
    var bottom = bounds.height
    for view in [input, accessory].compactMap({ $0 }) { bottom = place(view, above: bottom) }
    host.top = bottom
    let top = input?.frame.minY ?? bounds.height
    backdrop.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    inputs?.cover(
      bottom < bounds.height ? CGRect(x: 0, y: bottom, width: bounds.width, height: bounds.height - bottom) : .null)
  }

  /// Places a view above a position.
  ///
  /// - Returns: The upper edge of the view.
  private func place(_ view: UIView, above bottom: CGFloat) -> CGFloat {
    if !view.translatesAutoresizingMaskIntoConstraints {
      host.pin(view, above: bottom)
      host.layoutIfNeeded()
    } else if view.choosesItsHeight {
      // The view's natural height includes the safe area, so it is placed at the edge before it is measured.
      put(view, height: Swift.max(view.frame.height, safeAreaInsets.bottom), above: bottom)
      put(view, height: view.chosenHeight(in: bounds.width), above: bottom)
    } else {
      let isLowest = bottom == bounds.height
      put(view, height: view.frame.height, above: isLowest ? bottom - safeAreaInsets.bottom : bottom)
    }
    return view.frame.minY
  }

  private func put(_ view: UIView, height: CGFloat, above bottom: CGFloat) {
    let height = Swift.max(0, Swift.min(height, bottom))
    view.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
  }
}

extension UIView {
  /// Whether the view's height is determined by its content.
  fileprivate var choosesItsHeight: Bool {
    if let view = self as? UIInputView, view.allowsSelfSizing { return true }
    return autoresizingMask.contains(.flexibleHeight) && intrinsicContentSize.height != UIView.noIntrinsicMetric
  }

  fileprivate func chosenHeight(in width: CGFloat) -> CGFloat {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return Swift.max(fitting.height, intrinsicContentSize.height)
  }
}

/// The superview of input views. The next responder after them is the one that provides them.
private final class InputHost: UIView {
  weak var owner: UIResponder?
  /// The upper edge of the views; nil before the first layout.
  var top: CGFloat?
  private var pins: [ObjectIdentifier: NSLayoutConstraint] = [:]

  override var next: UIResponder? { owner ?? super.next }

  /// Constrains a view to the width of the screen, with its lower edge at `bottom`; its own constraints determine its
  /// height.
  func pin(_ view: UIView, above bottom: CGFloat) {
    if let pin = pins[ObjectIdentifier(view)], pin.isActive {
      if pin.constant != bottom { pin.constant = bottom }
      return
    }
    let pin = view.bottomAnchor.constraint(equalTo: topAnchor, constant: bottom)
    pins[ObjectIdentifier(view)] = pin
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor), view.trailingAnchor.constraint(equalTo: trailingAnchor),
      pin,
    ])
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    pins[ObjectIdentifier(subview)] = nil
  }
}
