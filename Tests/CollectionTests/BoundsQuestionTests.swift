import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The order of calls when the bounds change, and the calls of the layout that follow, as recorded on iOS 26.1. The view
/// shows 300 of 2,000 points.
@MainActor
struct BoundsQuestionTests {
  private let device = TestDevice.phone()
  private let layout = AskedLayout()
  private let source = AskedSource()
  private let view: UICollectionView

  init() {
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source.layout = layout
    view.dataSource = source
    view.delegate = source
    device.window.addSubview(view)
    view.layoutIfNeeded()
    layout.log = []
  }

  /// Returns the calls of a question that was asked at 0, with the offset at which the invalidation came.
  private func question(_ new: Int, invalidatedAt old: Int) -> [String] {
    ["should \(new) at 0", "context at 0", "invalidate at \(old)", "invalidate with that context at \(old)"]
  }

  @Test func offsetMovesBetweenQuestionAndInvalidation() {
    view.contentOffset.y = 40
    expectEqual(layout.log, question(40, invalidatedAt: 40) + ["did scroll at 40"])
    view.layoutIfNeeded()
    expectEqual(Array(layout.log.suffix(3)), ["prepare at 40", "elements 0...600 at 40", "cell 6"])
  }

  @Test func methodsInvalidateBeforeTheyScroll() {
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    let expected = question(40, invalidatedAt: 0) + ["did scroll at 40"]
    expectEqual(layout.log, expected)
    view.setContentOffset(.zero, animated: false)
    view.layoutIfNeeded()
    layout.log = []
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 200, height: 40), animated: false)
    expectEqual(layout.log, expected)
  }

  @Test func scrollingToAnItemAsksForItsTile() {
    view.scrollToItem(at: [0, 6], at: .top, animated: false)
    view.layoutIfNeeded()
    expectEqual(layout.log.prefix(5), question(300, invalidatedAt: 0) + ["did scroll at 300"])
    expectEqual(layout.log.dropFirst(5).prefix(3), ["prepare at 300", "elements 300...600 at 300", "cell 6"])
  }

  @Test func animatedMethodsAskAboutTheEnd() {
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    expectEqual(layout.log, question(40, invalidatedAt: 0))
    view.layoutIfNeeded()
    expectEqual(Array(layout.log.suffix(2)), ["prepare at 0", "elements 0...300 at 0"])
    layout.log = []
    device.run(for: 0.1)
    expectContains(layout.log, "did scroll at 4")
    expectContains(layout.log, "should 7 at 4")
    device.run(for: 0.4)
    expectEqual(view.contentOffset.y, 40)
  }

  @Test func delegateDoesNotHearOfBounds() {
    view.bounds.origin.y = 40
    expectEqual(layout.log, question(40, invalidatedAt: 40))
    expectEqual(view.contentOffset.y, 40)
  }

  @Test func outdatedLayoutIsAskedAboutOtherSizesAlone() {
    view.contentOffset.y = 40
    layout.log = []
    view.contentOffset.y = 60
    expectEqual(layout.log, ["did scroll at 60"])
    view.frame.size.width = 220
    expectEqual(layout.log.dropFirst().first, "should 60 at 60")
    view.layoutIfNeeded()
    layout.log = []
    view.contentOffset.y = 80
    expectEqual(layout.log.first, "should 80 at 60")
  }

  @Test func refusalEndsTheQuestion() {
    layout.follows = false
    view.contentOffset.y = 40
    expectEqual(layout.log, ["should 40 at 0", "did scroll at 40"])
    view.layoutIfNeeded()
    expectEqual(Array(layout.log.suffix(2)), ["elements 0...600 at 40", "cell 6"])
    view.frame = view.frame
    expectEqual(layout.log.count, 4)
  }

  @Test func methodsAskALayoutThatRefusesOnce() {
    layout.follows = false
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
    expectEqual(layout.log, ["should 40 at 0", "did scroll at 40"])
    view.setContentOffset(.zero, animated: false)
    expectEqual(layout.log.suffix(2), ["should 0 at 40", "did scroll at 0"])
  }

  /// A layout that moves the content and lays it out within each of its calls for new bounds.
  private final class RestlessLayout: UICollectionViewFlowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      collectionView?.contentOffset.y += 1
      collectionView?.layoutIfNeeded()
      return true
    }

    override func invalidateLayout() {
      collectionView?.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
      super.invalidateLayout()
    }
  }

  @Test func questionsDoNotNest() {
    view.setCollectionViewLayout(RestlessLayout(), animated: false)
    view.layoutIfNeeded()
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    expectAtLeast(view.contentOffset.y, 0)
  }

  /// Signs of iOS 26.1: a scroll along the content keeps the attributes.
  @Test func flowContextsNameWhatTheBoundsChange() throws {
    let flow = UICollectionViewFlowLayout()
    let shown = UICollectionView(frame: view.frame, collectionViewLayout: flow)
    var answers: [Bool] = []
    for rect in [
      view.bounds, CGRect(x: 0, y: 40, width: 200, height: 300), CGRect(x: 5, y: 6, width: 200, height: 300),
      CGRect(x: 0, y: 0, width: 220, height: 300),
    ] {
      let context = flow.invalidationContext(forBoundsChange: rect)
      let flowContext = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
      answers.append(flowContext.invalidateFlowLayoutAttributes)
      expectFalse(flowContext.invalidateFlowLayoutDelegateMetrics)
    }
    expectEqual(answers, [false, false, true, true])
    expectIdentical(shown.collectionViewLayout, flow)
  }
}

/// Rows of 40 points, 50 points apart, that record the calls they receive.
private final class AskedLayout: UICollectionViewLayout {
  var log: [String] = []
  var follows = true
  private weak var context: UICollectionViewLayoutInvalidationContext?

  func note(_ what: String) { log.append(what) }

  private var place: String { "at \(Int(collectionView?.bounds.minY ?? -1))" }

  override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 2_000) }

  override func prepare() {
    super.prepare()
    note("prepare \(place)")
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    note("elements \(Int(rect.minY))...\(Int(rect.maxY)) \(place)")
    return (0..<40).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 200, height: 40)
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    note("should \(Int(newBounds.minY)) \(place)")
    return follows
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    self.context = context
    note("context \(place)")
    return context
  }

  override func invalidateLayout() {
    note("invalidate \(place)")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    note("invalidate with \(context === self.context ? "that" : "another") context \(place)")
    super.invalidateLayout(with: context)
  }
}

private final class AskedSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  weak var layout: AskedLayout?

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    layout?.note("cell \(path.item)")
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    layout?.note("did scroll at \(Int(scrollView.contentOffset.y))")
  }
}
