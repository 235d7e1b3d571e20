import Foundation

/// The scaling and the position of content in a rectangle.
struct ContentFit {
  enum Scaling {
    case none
    /// The content is scaled to the size of the rectangle.
    case stretch
    /// The content is scaled to the largest size inside the rectangle, with its proportions.
    case fit
    /// The content is scaled to the smallest size that covers the rectangle, with its proportions.
    case fill
  }

  var scaling: Scaling
  /// The share of the free space that is before the content, along each axis.
  var alignment: CGPoint

  init(_ scaling: Scaling, x: CGFloat = 0.5, y: CGFloat = 0.5) {
    self.scaling = scaling
    alignment = CGPoint(x: x, y: y)
  }

  /// Returns the frame of content in a rectangle.
  ///
  /// - Returns: A rectangle that may exceed the bounds (`fill`, or content larger than the bounds); empty for empty
  ///   content.
  func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    // An image has zero length along both axes or along neither.
    guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let scaled = scaledSize(of: size, in: bounds.size)
    let free = CGSize(width: bounds.width - scaled.width, height: bounds.height - scaled.height)
    return CGRect(
      x: bounds.minX + free.width * alignment.x, y: bounds.minY + free.height * alignment.y,
      width: scaled.width, height: scaled.height)
  }

  private func scaledSize(of size: CGSize, in available: CGSize) -> CGSize {
    let horizontal = available.width / size.width
    let vertical = available.height / size.height
    switch scaling {
    case .none: return size
    case .stretch: return available
    case .fit: return size.scaled(by: min(horizontal, vertical))
    case .fill: return size.scaled(by: max(horizontal, vertical))
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
