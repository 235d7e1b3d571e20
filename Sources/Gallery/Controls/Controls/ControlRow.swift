import UIKit

/// Views side by side, as wide as they are by themselves; what has no width of its own shares the rest.
final class ControlRow: UIView {
  private static let spacing: CGFloat = 12
  private let views: [UIView]

  init(_ views: [UIView]) {
    self.views = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func natural(_ view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    return size == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      ? view.sizeThatFits(.zero) : size
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = views.map(natural)
    return CGSize(
      width: sizes.reduce(0) { $0 + max(0, $1.width) + Self.spacing } - Self.spacing,
      height: sizes.reduce(0) { max($0, $1.height) })
  }

  /// A row of one control fills the width.
  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = views.map(natural)
    let flexible = sizes.indices.filter { sizes[$0].width < 0 || views.count == 1 }
    let taken = sizes.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : sizes[$1].width) }
    let free = max(0, bounds.width - taken - Self.spacing * CGFloat(views.count - 1))
    var x: CGFloat = 0
    for (index, view) in views.enumerated() {
      let width = flexible.contains(index) ? free / CGFloat(flexible.count) : sizes[index].width
      let left = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - width : x
      view.frame = CGRect(
        x: left, y: ((bounds.height - sizes[index].height) / 2).rounded(), width: width, height: sizes[index].height)
      x += width + Self.spacing
    }
  }
}
