import Foundation
import Geometry

extension UISegmentedControl {
  final func insert(_ segment: SegmentContent, at index: Int) {
    let index = Swift.max(0, Swift.min(index, segments.count))
    segments.insert(segment, at: index)
    addViews(for: SegmentView(frame: .zero), at: index)
    if selectedSegmentIndex >= index { selectionDidShift(to: selectedSegmentIndex + 1) }
    contentDidChange()
  }

  func baseInsertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment)
  }

  func baseInsertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment)
  }

  func baseInsertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment)
  }

  func baseRemoveSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    removeViews(at: segment)
    if selectedSegmentIndex == segment {
      selectionDidShift(to: Self.noSegment)
    } else if selectedSegmentIndex > segment {
      selectionDidShift(to: selectedSegmentIndex - 1)
    }
    contentDidChange()
  }

  func baseRemoveAllSegments() {
    for index in views.indices.reversed() { removeViews(at: index) }
    segments = []
    selectionDidShift(to: Self.noSegment)
    contentDidChange()
  }

  private func change(_ index: Int, _ body: (inout SegmentContent) -> Void) {
    guard segments.indices.contains(index) else { return }
    body(&segments[index])
    contentDidChange()
  }

  private func segment(_ index: Int) -> SegmentContent? { segments.indices.contains(index) ? segments[index] : nil }

  func baseSetTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  func baseTitleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  func baseSetImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  func baseImageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  func baseSetAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { old in
      var new = SegmentContent(action)
      (new.width, new.isEnabled, new.offset) = (old.width, old.isEnabled, old.offset)
      old = new
    }
  }

  func baseActionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  func baseSegmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  func baseSetWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = FiniteGeometry.length(width) }
  }

  func baseWidthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  func baseSetContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = CGPoint(x: offset.width, y: offset.height).finite }
  }

  func baseContentOffsetForSegment(at segment: Int) -> CGSize {
    let offset = self.segment(segment)?.offset ?? .zero
    return CGSize(width: offset.x, height: offset.y)
  }

  func baseSetEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  func baseIsEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
}

extension SegmentContent {
  @MainActor
  init(_ action: UIAction) {
    let hasTitle = !action.title.isEmpty
    self.init(
      title: hasTitle ? action.title : nil, image: hasTitle ? nil : action.image, action: action,
      isEnabled: !action.attributes.contains(.disabled))
  }
}
