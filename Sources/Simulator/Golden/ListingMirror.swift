import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// An exchange of left and right in the layout of a collection view.
///
/// The right-to-left layout of an app that supports both directions is the mirror image of its left-to-right layout.
@MainActor
struct ListingMirror {
  private let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  private func mirrored(_ rect: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(origin: CGPoint(x: start + end - rect.origin.x - rect.size.width, y: rect.origin.y), size: rect.size)
  }

  /// Returns a rectangle of the content, mirrored in the content.
  func callAsFunction(_ rect: CGRect) -> CGRect { mirrored(rect, from: 0, to: view.contentSize.width) }

  func callAsFunction(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// Returns the offset at which the view shows the mirror image of the content shown at `offset`.
  func callAsFunction(_ offset: CGPoint) -> CGPoint { self(CGRect(origin: offset, size: view.bounds.size)).origin }

  func callAsFunction(_ element: ListedElement) -> ListedElement {
    var result = element
    result.frame = self(element.frame, of: element)
    result.pinnedFrame = element.pinnedFrame.map { self($0, of: element) }
    let t = element.transform
    result.transform = CGAffineTransform(a: t.a, b: -t.b, c: -t.c, d: t.d, tx: -t.tx, ty: t.ty)
    return result
  }

  /// Returns the frame of an element of a horizontally scrolling section, mirrored within the section's groups, which
  /// start at the left edge of the viewport at any length.
  private func callAsFunction(_ frame: CGRect, of element: ListedElement) -> CGRect {
    guard let scroll = element.scrollingSection.flatMap({ view.listedScroll(of: $0) }), scroll.axis == .horizontal
    else { return self(frame) }
    let start = scroll.viewport.origin.x
    let inSection = mirrored(frame, from: start, to: start + scroll.contentLength)
    return inSection.offsetBy(dx: self(scroll.viewport).origin.x - start, dy: 0)
  }

  func callAsFunction(_ scroll: ListedScroll) -> ListedScroll {
    var result = scroll
    result.viewport = self(scroll.viewport)
    guard scroll.axis == .horizontal else { return result }
    let last = scroll.contentLength - scroll.viewport.size.width
    result.minOffset = last - scroll.maxOffset
    result.maxOffset = last - scroll.minOffset
    result.offset = last - scroll.offset
    result.mirroredEnd = last
    return result
  }
}
