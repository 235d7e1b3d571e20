import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Custom accessories, which are subviews of their table cells.
@MainActor
struct AccessorySuperviewTests {
  private final class Cell: UITableViewCell {
    var shift: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      accessoryView?.frame.origin.x -= shift
    }
  }

  private final class Source: TableRows, UITableViewDataSource {
    var size = CGSize(width: 50, height: 20)
    var shift: CGFloat = 0
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if cell.accessoryView == nil { cell.accessoryView = UIButton(frame: CGRect(origin: .zero, size: size)) }
      (cell as? Cell)?.shift = shift
      return cell
    }
  }

  private let source = Source([["a", "b"]])

  private func phone(_ direction: UITraitEnvironmentLayoutDirection = .leftToRight) -> TablePhone {
    TablePhone(source: source, direction: direction) {
      $0.rowHeight = 60
      $0.register(Cell.self, forCellReuseIdentifier: "cell")
    }
  }

  @Test func theSuperviewIsTheCell() throws {
    let phone = phone()
    let cell = try phone.cell(1)
    let view = try #require(cell.accessoryView)
    expectIdentical(view.superview, cell)
    expectEqual(view.frame, rect(324, 20, 50, 20))
    expectEqual(view.convert(view.bounds, to: phone.table), rect(324, 80, 50, 20))
    let mirrored = self.phone(.rightToLeft)
    expectEqual(try mirrored.cell(1).accessoryView?.frame, rect(16, 20, 50, 20))
  }

  @Test func theCellMayMoveItInItsLayout() throws {
    source.shift = 30
    let phone = phone()
    expectEqual(try phone.cell(0).accessoryView?.frame, rect(294, 20, 50, 20))
    phone.table.frame.size.width = 400
    phone.step()
    expectEqual(try phone.cell(0).accessoryView?.frame, rect(304, 20, 50, 20))
  }

  @Test func aTouchReachesIt() throws {
    let phone = phone()
    var taps = 0
    (try phone.cell(0).accessoryView as? UIButton)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    phone.tap(CGPoint(x: 340, y: 30))
    phone.run(for: 0.5)
    expectEqual(taps, 1)
  }

  @Test func anotherViewReplacesIt() throws {
    let phone = phone()
    let cell = try phone.cell(0)
    let (old, new) = (try #require(cell.accessoryView), UISwitch())
    cell.accessoryView = new
    phone.step()
    expectNil(old.superview)
    expectIdentical(new.superview, cell)
    cell.accessoryView = nil
    phone.step()
    expectNil(new.superview)
    cell.accessoryView = old
    phone.step()
    expectIdentical(old.superview, cell)
  }

  @Test func editingShowsItsOwnView() throws {
    let phone = phone()
    let cell = try phone.cell(0)
    let (usual, editing) = (try #require(cell.accessoryView), UIView(frame: rect(0, 0, 30, 30)))
    cell.editingAccessoryView = editing
    phone.table.setEditing(true, animated: true)
    phone.run(for: 1)
    expectIdentical(editing.superview, cell)
    expectNil(usual.superview)
    phone.table.setEditing(false, animated: true)
    phone.run(for: 1)
    expectIdentical(usual.superview, cell)
    expectEqual(usual.frame, rect(324, 20, 50, 20))
    expectNil(editing.superview)
  }

  @Test func aViewForBothModesStays() throws {
    let phone = phone()
    let cell = try phone.cell(0)
    cell.editingAccessoryView = cell.accessoryView
    phone.table.setEditing(true, animated: true)
    phone.run(for: 1)
    expectIdentical(cell.accessoryView?.superview, cell)
    phone.table.setEditing(false, animated: true)
    phone.run(for: 1)
    expectIdentical(cell.accessoryView?.superview, cell)
  }
}
