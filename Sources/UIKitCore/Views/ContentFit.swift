import Foundation

extension UIView.ContentMode {
  /// Returns the rectangle of content of a size in a view's bounds.
  ///
  /// - Returns: The rectangle, which may extend beyond the bounds (`scaleAspectFill`, or content larger than the view);
  ///   empty for empty content.
  func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let scaled = scaledSize(of: size, in: bounds.size)
    let free = CGSize(width: bounds.width - scaled.width, height: bounds.height - scaled.height)
    let share = alignment
    return CGRect(
      x: bounds.minX + free.width * share.x, y: bounds.minY + free.height * share.y,
      width: scaled.width, height: scaled.height)
  }

  private func scaledSize(of size: CGSize, in room: CGSize) -> CGSize {
    let horizontal = room.width / size.width
    let vertical = room.height / size.height
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit: return size.scaled(by: min(horizontal, vertical))
    case .scaleAspectFill: return size.scaled(by: max(horizontal, vertical))
    default: return size
    }
  }

  /// The fraction of the free space before the content.
  private var alignment: CGPoint {
    switch self {
    case .topLeft: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
