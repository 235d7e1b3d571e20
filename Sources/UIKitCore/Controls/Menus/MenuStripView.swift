import Foundation
import Geometry

/// Elements of a menu beside each other, with hairlines between them.
///
/// - Fidelity: approximated in sizes, after iOS 16.
final class MenuStripView: UIView {
  /// The most elements in one line.
  static let most = 4

  let rows: [MenuRowView]
  private let lines: [UIView]

  init(_ elements: [MenuRows.Element], _ size: UIMenu.ElementSize) {
    rows = elements.map { element in
      switch element {
      case .action(let action): MenuRowView(.action(action), keepsMarks: false, size: size)
      case .submenu(let menu): MenuRowView(.submenu(menu), keepsMarks: false, size: size)
      }
    }
    lines = elements.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    for line in lines {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
    }
    for view in rows + lines { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func height(width: CGFloat) -> CGFloat {
    rows.map { $0.height(width: width / CGFloat(rows.count)) }.max() ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width / CGFloat(Swift.max(1, rows.count))
    let hairline = traitCollection.hairline
    for (index, row) in rows.enumerated() {
      let place = CGFloat(isMirrored ? rows.count - 1 - index : index)
      row.frame = CGRect(x: place * width, y: 0, width: width, height: bounds.height)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(x: CGFloat(index + 1) * width, y: 0, width: hairline, height: bounds.height)
    }
  }
}
