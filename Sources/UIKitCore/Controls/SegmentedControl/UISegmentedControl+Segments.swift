import Foundation
import Geometry

extension UISegmentedControl {
  final func insert(_ segment: Segment, at index: Int) {
    let index = Swift.max(0, Swift.min(index, segments.count))
    segments.insert(segment, at: index)
    let view = SegmentView(frame: .zero)
    views.insert(view, at: index)
    insertSubview(view, at: index)
    if selectedSegmentIndex >= index { selectionDidShift(to: selectedSegmentIndex + 1) }
    contentDidChange()
  }

  /// - Parameter segment: The index; one beyond the last is as good as the last.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action), at: segment)
  }

  /// Segments that are none are left alone, as by all of the following.
  public func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    views.remove(at: segment).removeFromSuperview()
    if selectedSegmentIndex == segment {
      selectionDidShift(to: Self.noSegment)
    } else if selectedSegmentIndex > segment {
      selectionDidShift(to: selectedSegmentIndex - 1)
    }
    contentDidChange()
  }

  public func removeAllSegments() {
    for view in views { view.removeFromSuperview() }
    (segments, views) = ([], [])
    selectionDidShift(to: Self.noSegment)
    contentDidChange()
  }

  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    contentDidChange()
  }

  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// The action gives the segment its title or image, and is performed when the user takes the segment.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { old in
      var new = Segment(action)
      (new.width, new.isEnabled) = (old.width, old.isEnabled)
      old = new
    }
  }

  public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// `NSNotFound` without such a segment.
  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// - Parameter width: In points; 0 for as wide as the others.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = FiniteGeometry.length(width) }
  }

  public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
}

extension Segment {
  @MainActor
  init(_ action: UIAction) {
    let hasTitle = !action.title.isEmpty
    self.init(
      title: hasTitle ? action.title : nil, image: hasTitle ? nil : action.image, action: action,
      isEnabled: !action.attributes.contains(.disabled))
  }
}
