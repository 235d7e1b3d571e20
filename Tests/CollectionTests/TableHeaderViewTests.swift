import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The views above and below all rows, whose height apps compute once they know the width.
@MainActor
struct TableHeaderViewTests {
  private final class Plain: TableRows, UITableViewDataSource {}

  /// A controller that computes the height of its header for the header's width, as in published code.
  private final class Controller: UITableViewController {
    let header = UIView()
    let box = UIView()
    let source = Plain([["a", "b"]])

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.dataSource = source
      box.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -10),
        box.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 20),
        box.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -20),
        box.heightAnchor.constraint(equalToConstant: 70),
      ])
      tableView.tableHeaderView = header
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let size = header.systemLayoutSizeFitting(
        CGSize(width: header.frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      guard header.frame.height != size.height else { return }
      header.frame.size.height = size.height
      tableView.tableHeaderView = header
    }
  }

  @Test func aHeaderWithoutASizeTakesTheTablesWidth() {
    let header = UIView()
    let source = Plain([["a"]])
    let phone = TablePhone(source: source) { $0.tableHeaderView = header }
    expectEqual(header.frame, rect(0, 0, 390, 0))
    phone.table.frame.size.width = 300
    phone.step()
    expectEqual(header.frame.width, 300)
    header.frame.size.height = 40
    phone.table.tableHeaderView = header
    phone.step()
    expectEqual(header.frame, rect(0, 0, 300, 40))
    expectTrue(header.isDescendant(of: phone.table))
    phone.table.frame.size.width = 390
    phone.step()
    expectEqual(header.frame, rect(0, 0, 390, 40))
    header.frame.size.height = 60
    phone.table.tableHeaderView = header
    phone.step()
    expectEqual(header.frame, rect(0, 0, 390, 60))
    expectEqual(phone.table.rectForRow(at: [0, 0]).minY, 60)
    expectTrue(header.isDescendant(of: phone.table))
  }

  /// A header takes the space above the first grouped section without a title away, however low it is.
  @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
  func aHeaderRemovesTheSpaceAboveGroups(style: UITableView.Style) {
    let phone = TablePhone(style, source: Plain([["a"], ["b"]]))
    func tops() -> [CGFloat] { (0...1).map { phone.table.rectForRow(at: [$0, 0]).minY } }
    let without = tops()
    expectEqual(without[0], 35)
    phone.table.tableHeaderView = UIView(frame: rect(0, 0, 390, 180))
    phone.step()
    expectEqual(tops(), [180, without[1] + 145])
    phone.table.tableHeaderView = UIView(frame: rect(0, 0, 390, .leastNormalMagnitude))
    phone.step()
    expectEqual(tops(), [0, without[1] - 35])
    phone.table.tableHeaderView = UIView()
    phone.step()
    expectEqual(tops(), without)
  }

  @Test func aHeightComputedInLayoutTakesEffect() {
    let device = TestDevice(size: CGSize(width: 390, height: 844), scale: 3, draws: false)
    let controller = Controller()
    device.window.rootViewController = controller
    for _ in 0..<3 { device.step() }
    expectEqual(controller.header.frame, rect(0, 0, 390, 90))
    expectEqual(controller.box.frame, rect(20, 10, 350, 70))
    expectEqual(controller.tableView.rectForRow(at: [0, 0]).minY, 90)
  }

  /// Search bars above the rows reload them while text is typed.
  @Test func aFieldInTheHeaderIsEditedWhileRowsAreReloaded() {
    let (header, field) = (UIView(frame: rect(0, 0, 390, 60)), UITextField(frame: rect(0, 0, 200, 40)))
    header.addSubview(field)
    let source = Plain([["a"]])
    let phone = TablePhone(source: source) { $0.tableHeaderView = header }
    field.becomeFirstResponder()
    phone.table.reloadData()
    phone.step()
    expectTrue(field.isFirstResponder)
    expectEqual(header.frame, rect(0, 0, 390, 60))
    let other = UIView(frame: rect(0, 0, 390, 20))
    phone.table.tableHeaderView = other
    phone.step()
    expectFalse(field.isFirstResponder)
    expectNil(header.superview)
    expectTrue(other.isDescendant(of: phone.table))
  }
}
