import UIKit

/// Views side by side in their intrinsic width, on as many lines as they need; views without an intrinsic width share
/// the rest of their line.
final class ControlRow: UIView {
  private static let spacing: CGFloat = 12
  private let views: [UIView]

  /// The views of one line, and their natural sizes.
  @MainActor
  private struct Line {
    var views: [UIView] = []
    var sizes: [CGSize] = []

    /// The total width of the views that have an intrinsic width.
    var width: CGFloat { sizes.reduce(-ControlRow.spacing) { $0 + max(0, $1.width) + ControlRow.spacing } }
    var height: CGFloat { sizes.reduce(0) { max($0, $1.height) } }
  }

  init(_ views: [UIView]) {
    self.views = views
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private func natural(_ view: UIView, in width: CGFloat) -> CGSize {
    let size = view.intrinsicContentSize
    let isOpen = size == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    guard isOpen || size.width > width else { return size }
    let fitting = view.sizeThatFits(CGSize(width: isOpen ? 0 : width, height: 0))
    return CGSize(width: min(fitting.width, width), height: fitting.height)
  }

  private func lines(in width: CGFloat) -> [Line] {
    var lines = [Line()]
    for view in views {
      let size = natural(view, in: width)
      var line = lines[lines.count - 1]
      let isFull = !line.views.isEmpty && line.width + Self.spacing + max(0, size.width) > width
      if isFull { line = Line() }
      line.views.append(view)
      line.sizes.append(size)
      if isFull { lines.append(line) } else { lines[lines.count - 1] = line }
    }
    return lines
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let lines = lines(in: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    return CGSize(
      width: lines.reduce(0) { max($0, $1.width) },
      height: lines.reduce(-Self.spacing) { $0 + $1.height + Self.spacing })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = lines(in: bounds.width)
    let height = lines.reduce(-Self.spacing) { $0 + $1.height + Self.spacing }
    var top = (bounds.height - height) / 2
    for line in lines {
      layOut(line, top: top)
      top += line.height + Self.spacing
    }
  }

  /// Lays out a line. A single control fills the width.
  private func layOut(_ line: Line, top: CGFloat) {
    let flexible = line.sizes.indices.filter { line.sizes[$0].width < 0 || views.count == 1 }
    let taken = line.sizes.indices.reduce(0) { $0 + (flexible.contains($1) ? 0 : line.sizes[$1].width) }
    let free = max(0, bounds.width - taken - Self.spacing * CGFloat(line.views.count - 1))
    var x: CGFloat = 0
    for (index, view) in line.views.enumerated() {
      let size = line.sizes[index]
      let width = flexible.contains(index) ? free / CGFloat(flexible.count) : size.width
      let y = (top + (line.height - size.height) / 2).rounded()
      place(view, at: CGRect(x: x, y: y, width: width, height: size.height))
      x += width + Self.spacing
    }
  }
}
