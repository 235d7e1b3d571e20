import Foundation
import UIKitCore

extension NibValues {
  /// The frame of a view; `nil` if the file leaves it to constraints.
  var frame: CGRect? { rect("frame") ?? insetFrame }

  /// The frame as the first Xcode 8 wrote it: as distances to the edges of the view around, and sizes.
  private var insetFrame: CGRect? {
    guard let insets = child("frameInset"), insets.element.name == "frame" else { return nil }
    let outer = frameAround?.size ?? .zero
    let (x, width) = insets.span("minX", "maxX", "width", in: outer.width)
    let (y, height) = insets.span("minY", "maxY", "height", in: outer.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frame of the nearest view around that has one.
  private var frameAround: CGRect? {
    guard let parent = element.parent else { return nil }
    let values = NibValues(parent, context)
    return values.frame ?? values.frameAround
  }

  /// Returns a position and a length from two of the three attributes that determine them.
  private func span(_ start: String, _ end: String, _ length: String, in outer: CGFloat) -> (CGFloat, CGFloat) {
    let (start, end, length) = (share(start, of: outer), share(end, of: outer), share(length, of: outer))
    if let length { return (start ?? end.map { outer - $0 - length } ?? 0, length) }
    return (start ?? 0, Swift.max(0, outer - (start ?? 0) - (end ?? 0)))
  }

  /// Returns a number of points, which may be written as a percentage of a length.
  private func share(_ name: String, of length: CGFloat) -> CGFloat? {
    guard let text = element[name], text.hasSuffix("%") else { return number(name) }
    guard let percentage = Double(text.dropLast()), percentage.isFinite else { return nil }
    return length * CGFloat(percentage) / 100
  }
}
