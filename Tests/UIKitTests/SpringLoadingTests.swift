import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

/// Views that are activated by a drag that rests over them.
@MainActor
struct SpringLoadingTests {
  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let giver = Giver()
    let source = UIView(frame: rect(20, 100, 100, 100))

    init(_ target: UIView) {
      for view in [source, target] { device.window.addSubview(view) }
      source.addInteraction(UIDragInteraction(delegate: giver))
      step()
      touch(.began, at: CGPoint(x: 70, y: 150))
      run(for: 0.8)
      touch(.moved, at: CGPoint(x: 80, y: 300))
    }

    func rest(at point: CGPoint, for seconds: TimeInterval) {
      touch(.moved, at: point)
      run(for: seconds)
    }
  }

  private final class Giver: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "note" as NSString))] }
  }

  @Test func aDragThatRestsOverAButtonTapsItOnce() {
    let button = UIButton(frame: rect(20, 500, 200, 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    expectFalse(button.isSpringLoaded)
    button.isSpringLoaded = true
    expectTrue(button.isSpringLoaded)
    let phone = Phone(button)
    phone.rest(at: CGPoint(x: 100, y: 520), for: 0.2)
    expectTrue(button.isHighlighted)
    expectEqual(taps, 0)
    phone.run(for: 3)
    expectEqual(taps, 1)
    phone.rest(at: CGPoint(x: 100, y: 700), for: 0.1)
    expectFalse(button.isHighlighted)
    phone.rest(at: CGPoint(x: 100, y: 520), for: 3)
    expectEqual(taps, 2)
  }

  @Test func aDragThatMovesOnActivatesNothing() {
    let button = UIButton(frame: rect(20, 500, 200, 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    let phone = Phone(button)
    for x in 2..<10 { phone.rest(at: CGPoint(x: x * 20, y: 520), for: 0.4) }
    expectEqual(taps, 0)
    button.isSpringLoaded = false
    phone.rest(at: CGPoint(x: 60, y: 520), for: 3)
    expectEqual(taps, 0)
    expectTrue(button.interactions.isEmpty)
  }

  @Test func aDisabledButtonIsNotActivated() {
    let button = UIButton(frame: rect(20, 500, 200, 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    button.isEnabled = false
    let phone = Phone(button)
    phone.rest(at: CGPoint(x: 100, y: 520), for: 3)
    expectEqual(taps, 0)
    expectFalse(button.isHighlighted)
  }

  @Test func aTabBarSelectsTheItemUnderTheFinger() {
    let bar = UITabBar(frame: rect(0, 600, 390, 49))
    bar.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
    bar.isSpringLoaded = true
    let phone = Phone(bar)
    phone.rest(at: CGPoint(x: 300, y: 620), for: 3)
    expectEqual(bar.selectedItem?.tag, 1)
    phone.rest(at: CGPoint(x: 100, y: 620), for: 3)
    expectEqual(bar.selectedItem?.tag, 0)
  }

  @Test func aSegmentedControlSelectsTheSegmentUnderTheFinger() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame = rect(0, 600, 300, 32)
    control.isSpringLoaded = true
    control.setEnabled(false, forSegmentAt: 0)
    var values: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in values.append(control.selectedSegmentIndex) }, for: .valueChanged)
    let phone = Phone(control)
    for x in [250, 150, 50] { phone.rest(at: CGPoint(x: x, y: 615), for: 3) }
    expectEqual(values, [2, 1])
  }

  @Test func aBarButtonItemIsActivated() throws {
    var count = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
    item.isSpringLoaded = true
    let toolbar = UIToolbar(frame: rect(0, 600, 390, 44))
    toolbar.items = [item]
    let phone = Phone(toolbar)
    let button = try #require(toolbar.hitTest(CGPoint(x: 40, y: 22), with: nil))
    expectFalse(button === toolbar)
    phone.rest(at: CGPoint(x: 40, y: 622), for: 3)
    expectEqual(count, 1)
  }

  private final class Watcher: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    var lines: [String] = []
    var allows = true
    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { allows }
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { lines.append("finish") }
    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { lines.append("\(context.state.rawValue) at \(context.location(in: interaction.view))") }
  }

  @Test func effectsAndBehaviorsAreTold() {
    let view = UIView(frame: rect(0, 500, 200, 100))
    let watcher = Watcher()
    let spring = UISpringLoadedInteraction(interactionBehavior: watcher, interactionEffect: watcher) { own, context in
      watcher.lines.append("activate \(context.targetView === own.view)")
    }
    view.addInteraction(spring)
    let phone = Phone(view)
    phone.rest(at: CGPoint(x: 50, y: 520), for: 3)
    phone.touch(.ended, at: CGPoint(x: 50, y: 520))
    phone.run(for: 1)
    let place = "(50.0, 20.0)"
    expectEqual(
      watcher.lines,
      ["1 at \(place)", "2 at \(place)", "3 at \(place)", "activate true", "0 at \(place)", "finish"])
    watcher.lines = []
    watcher.allows = false
    view.removeInteraction(spring)
    view.addInteraction(spring)
    let other = Phone(view)
    other.rest(at: CGPoint(x: 50, y: 520), for: 3)
    expectEqual(watcher.lines, [])
  }

  private final class Chooser: NSObject, UICollectionViewDelegate {
    var chosen: [Int] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      chosen.append(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.item != 1 && context.targetView === collectionView.cellForItem(at: indexPath) }
  }

  @Test func aCollectionViewSelectsTheItemUnlessItsDelegateRefuses() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: rect(0, 400, 390, 400), collectionViewLayout: layout)
    let data = RecordingDataSource(counts: [3], log: CallLog())
    data.register(with: view)
    view.dataSource = data
    let chooser = Chooser()
    view.delegate = chooser
    expectFalse(view.isSpringLoaded)
    view.isSpringLoaded = true
    let phone = Phone(view)
    phone.rest(at: CGPoint(x: 100, y: 425), for: 0.3)
    expectTrue(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isHighlighted == true)
    for y in [425, 475, 525] { phone.rest(at: CGPoint(x: 100, y: y), for: 3) }
    expectEqual(chooser.chosen, [0, 2])
    phone.touch(.ended, at: CGPoint(x: 100, y: 525))
    phone.run(for: 1)
    expectFalse(view.cellForItem(at: IndexPath(item: 2, section: 0))?.isHighlighted == true)
  }

  private final class RowChooser: NSObject, UITableViewDelegate, UITableViewDataSource {
    var chosen: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != 1 && context.targetView === tableView.cellForRow(at: indexPath) }
  }

  @Test func aTableSelectsTheRowUnlessItsDelegateRefuses() {
    let table = UITableView(frame: rect(0, 400, 390, 400), style: .plain)
    let chooser = RowChooser()
    (table.rowHeight, table.dataSource, table.delegate) = (50, chooser, chooser)
    expectFalse(table.isSpringLoaded)
    table.isSpringLoaded = true
    let phone = Phone(table)
    phone.rest(at: CGPoint(x: 100, y: 425), for: 0.3)
    expectTrue(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
    for y in [425, 475, 525] { phone.rest(at: CGPoint(x: 100, y: y), for: 3) }
    expectEqual(chooser.chosen, [0, 2])
  }
}
