import Foundation
import Simulator
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

@testable import LayoutLint
@testable import Workbench

/// The elements that the findings of the inspector's panel are about, on a screen with two collection views.
@MainActor
struct PinnedFindingTests {
  /// Two grids of squares with sides of 50 points, one below the other.
  private final class Grids: UIViewController, UICollectionViewDataSource {
    override func viewDidLoad() {
      super.viewDidLoad()
      for y in [0, 150] as [CGFloat] {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let grid = UICollectionView(frame: CGRect(x: 0, y: y, width: 200, height: 150), collectionViewLayout: layout)
        grid.contentInsetAdjustmentBehavior = .never
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "square")
        grid.dataSource = self
        view.addSubview(grid)
      }
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "square", for: path)
    }
  }

  private let host: SceneHost

  init() throws {
    host = try SceneHost(
      device: .screen(size: CGSize(width: 200, height: 300), scale: 1), services: HostServices(textEngine: BoxFont()))
    host.show(Grids())
    _ = host.step(events: [], at: 0)
    _ = host.step(events: [], at: 0.1)
  }

  private func hit(_ view: Int?, section: Int? = nil, element: String? = nil, frame: CGRect? = nil) throws -> LensHit? {
    var finding = LintFinding(
      try #require(LintRule.all.first), section: section, element: element, frame: frame, reason: "", fix: "")
    finding.view = view
    return LensReader(host).hit(of: finding)
  }

  @Test func aFindingIsPinnedInItsView() throws {
    let views = LensReader(host).views
    let named = LensHit(view: views[1], name: "0.5", frame: CGRect(x: 50, y: 200, width: 50, height: 50), section: 0)
    try expectEqual(hit(2, section: 0, element: "item 0.5"), named)
    let inArea = LensHit(view: views[0], name: "0.6", frame: CGRect(x: 100, y: 50, width: 50, height: 50), section: 0)
    try expectEqual(hit(1, frame: CGRect(x: 110, y: 60, width: 20, height: 20)), inArea)
    let first = LensHit(view: views[1], name: "0.0", frame: CGRect(x: 0, y: 150, width: 50, height: 50), section: 0)
    try expectEqual(hit(2, section: 0), first)
  }

  /// The element of another screen has the same name, but is another one.
  @Test func thePinGoesWithItsScreen() {
    let inspector = LocalInspector(device: { [host] in host }, install: { _ in })
    inspector.perform(.panel(isOpen: true), at: 0)
    inspector.perform(.hover(CGPoint(x: 70, y: 220), isMeasuring: false), at: 0)
    inspector.perform(.pin(CGPoint(x: 70, y: 220)), at: 0)
    _ = inspector.update(hasChanged: false)
    expectNotEqual(inspector.content.subject, "")
    _ = host.step(events: [], at: 0.2)
    _ = inspector.update(hasChanged: true)
    expectNotEqual(inspector.content.subject, "")
    inspector.perform(.hover(nil, isMeasuring: false), at: 0)
    host.show(Grids())
    for time in [0.3, 0.4] { _ = host.step(events: [], at: time) }
    _ = inspector.update(hasChanged: true)
    expectEqual(inspector.content.subject, "")
    expectNil(host.overlay)
  }

  /// A wheel moves the content below a mouse that stays where it is.
  @Test func theMousePointsAtWhatAScrollBringsBelowIt() {
    let inspector = LocalInspector(device: { [host] in host }, install: { _ in })
    inspector.perform(.panel(isOpen: true), at: 0)
    inspector.perform(.hover(CGPoint(x: 70, y: 120), isMeasuring: false), at: 0)
    _ = inspector.update(hasChanged: false)
    expectEqual(inspector.content.subject, "item 0.9")
    LensReader(host).views[0].contentOffset.y = -50
    _ = host.step(events: [], at: 0.2)
    _ = inspector.update(hasChanged: true)
    expectEqual(inspector.content.subject, "item 0.5")
    _ = host.step(events: [], at: 0.3)
    expectFalse(inspector.update(hasChanged: true))
  }

  @Test func thePinIsRemoved() {
    let inspector = LocalInspector(device: { [host] in host }, install: { _ in })
    inspector.perform(.panel(isOpen: true), at: 0)
    inspector.perform(.pin(CGPoint(x: 70, y: 220)), at: 0)
    expectTrue(inspector.content.isPinned)
    inspector.perform(.unpin, at: 0)
    expectFalse(inspector.content.isPinned)
    _ = inspector.update(hasChanged: false)
    expectEqual(inspector.content.subject, "")
  }

  /// Newer code has other views, and the element of the same name is pinned in them.
  @Test func thePinOutlastsTheViews() throws {
    let inspector = LocalInspector(device: { [host] in host }, install: { _ in })
    inspector.perform(.panel(isOpen: true), at: 0)
    inspector.perform(.pin(CGPoint(x: 70, y: 220)), at: 0)
    let pin = try #require(inspector.content.pin)
    expectEqual(pin, InspectionContent.Pin(view: 1, element: "0.5"))
    host.show(Grids())
    for time in [0.2, 0.3] { _ = host.step(events: [], at: time) }
    let newer = LocalInspector(device: { [host] in host }, install: { _ in })
    newer.perform(.panel(isOpen: true), at: 0)
    newer.perform(.pinElement(pin), at: 0)
    _ = newer.update(hasChanged: true)
    expectEqual(newer.content.pin, pin)
    expectContains(newer.content.subject, "0.5")
    for other in [
      InspectionContent.Pin(view: 5, element: "0.5"), .init(view: -1, element: "0.5"), .init(view: 0, element: "9.9"),
    ] {
      newer.perform(.unpin, at: 0)
      newer.perform(.pinElement(other), at: 0)
      expectFalse(newer.content.isPinned, "\(other)")
    }
  }

  @Test func findingsOfTheWholeScreenArePinnedNowhere() throws {
    try expectNil(hit(nil))
    try expectNil(hit(3))
    try expectNil(hit(0))
    try expectNil(hit(1, section: 1))
  }
}
