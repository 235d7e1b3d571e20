import DeviceSupport
import Foundation
import Observation
import TestSupport
import Testing
import UIKit

/// Updates of properties before layout, with the observable properties that they read.
@MainActor
struct PropertyUpdateTests {
  private let fixture = NavigationFixture()

  @Observable final class Model {
    var count = 1
    var unused = 0
  }

  private final class Counter: UIView {
    let model = Model()
    var log: [String] = []
    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.count)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  /// Waits for a turn of the main queue, by which changes made outside of the main thread arrive.
  private func turn() async {
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
  }

  @Test func changesOfTheModelUpdatePropertiesWithoutLayout() async {
    let view = Counter(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    fixture.first.view.addSubview(view)
    fixture.run(for: 0.1)
    expectEqual(view.log, ["properties 1", "layout"])
    view.model.count = 2
    view.model.count = 3
    await turn()
    fixture.run(for: 0.1)
    expectEqual(view.log.dropFirst(2), ["properties 3"])
    view.model.unused = 1
    await turn()
    fixture.run(for: 0.1)
    expectEqual(view.log.count, 3)
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    view.updatePropertiesIfNeeded()
    expectEqual(view.log.count, 4)
    view.setNeedsLayout()
    fixture.run(for: 0.1)
    expectEqual(view.log.last, "layout")
    expectEqual(view.log.count, 5)
  }

  private final class Page: UIViewController {
    var updates = 0
    override func updateProperties() {
      super.updateProperties()
      updates += 1
    }
  }

  @Test func controllersUpdateTheirProperties() {
    let page = Page()
    fixture.navigation.pushViewController(page, animated: false)
    fixture.run(for: 0.1)
    expectEqual(page.updates, 1)
    page.setNeedsUpdateProperties()
    fixture.run(for: 0.1)
    expectEqual(page.updates, 2)
  }
}
