import Foundation
import Geometry
import UIKitCore

/// A row of commands in a rounded plate beside some content.
final class CalloutView: UIView {
  private let row = UIStackView()
  private let scroll = UIScrollView()

  private static let height: CGFloat = 44
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8

  /// - Parameter choose: Called with the index of the command that was tapped.
  init(_ titles: [String], choose: @escaping @MainActor (Int) -> Void) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    scroll.showsHorizontalScrollIndicator = false
    addSubview(scroll)
    for (index, title) in titles.enumerated() {
      if index > 0 { row.addArrangedSubview(Self.separator()) }
      row.addArrangedSubview(Self.button(title) { choose(index) })
    }
    row.spacing = 0
    scroll.addSubview(row)
  }

  required init?(coder: NSCoder) { nil }

  private static func button(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    return button
  }

  private static func separator() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.widthAnchor.constraint(equalToConstant: 1).isActive = true
    return line
  }

  /// Places the plate above a rectangle of the window, or below it if there is no space above.
  func place(beside rect: CGRect, below isBelow: Bool, in window: UIWindow) {
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let wide = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let width = Swift.min(wide, Swift.max(0, area.width))
    let above = rect.minY - Self.gap - Self.height
    let below = Swift.min(rect.maxY + Self.gap, area.maxY - Self.height)
    frame = CGRect(
      x: Swift.max(area.minX, Swift.min(rect.midX - width / 2, area.maxX - width)),
      y: isBelow || above < area.minY ? below : above, width: width, height: Self.height)
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: wide, height: Self.height)
    row.frame = CGRect(x: 0, y: 0, width: wide, height: Self.height)
  }
}

/// The view behind a callout that hides the callout at the first touch outside it. The touch still reaches the view
/// below.
final class CalloutCatcher: UIView {
  var onTouch: @MainActor () -> Void = {}

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if event?.type == .touches, window != nil { DispatchQueue.main.async { [onTouch] in onTouch() } }
    return false
  }
}
