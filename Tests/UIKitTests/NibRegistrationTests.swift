import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Cells and supplementary views out of nib files, which collection views and tables register or have registrations of.
@MainActor
struct NibRegistrationTests {
  private let device = TestDevice(size: CGSize(width: 320, height: 400))

  private func cellNib(_ text: String) -> UINib {
    NibText.nib(
      """
      <collectionViewCell id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews><label text="\(text)" id="l"/></subviews></collectionViewCell>
      """)
  }

  private func headNib(_ text: String) -> UINib {
    NibText.nib(
      "<collectionReusableView id=\"h\"><subviews><label text=\"\(text)\" id=\"l\"/></subviews></collectionReusableView>"
    )
  }

  private func text(_ view: UIView?) -> String? {
    guard let view else { return nil }
    return (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(text).first
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 2
    var cell: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell() }
    var head: (UICollectionView, IndexPath) -> UICollectionReusableView = { _, _ in UICollectionReusableView() }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      cell(view, path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { head(view, path) }
  }

  private let source = Source()

  private func show() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    view.dataSource = source
    device.window.addSubview(view)
    return view
  }

  private let header = UICollectionView.elementKindSectionHeader

  @Test func registrationsOfNibsMakeAndConfigureTheirViews() throws {
    var lines: [String] = []
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: cellNib("cell")) {
      lines.append("\(text($0) ?? "-") \($1.item) \($2)")
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: headNib("head"), elementKind: header
    ) { lines.append("\(text($0) ?? "-") \($1 == header) \($2.section)") }
    source.cell = { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: 7 + $1.item) }
    source.head = { $0.dequeueConfiguredReusableSupplementary(using: heads, for: $1) }
    let view = show()
    device.step()
    expectEqual(lines.sorted(), ["cell 0 7", "cell 1 8", "head true 0"])
    let head = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
    expectEqual(text(head), "head")
    expectEqual(view.indexPath(forSupplementaryView: head), [0, 0])
    expectNil(view.indexPath(forSupplementaryView: UICollectionReusableView()))
    let cell = try #require(view.cellForItem(at: [0, 1]))
    expectNil(view.indexPath(forSupplementaryView: cell), "a cell")
    expectEqual(view.indexPath(for: cell), [0, 1])
    // A cell that leaves comes back in the place of the other one.
    source.count = 1
    view.reloadData()
    device.step()
    expectEqual(text(view.cellForItem(at: [0, 0])), "cell")
  }

  /// The nib that was registered last makes the views; those of the earlier one are not used again.
  @Test func nibsAreRegisteredAndReplaced() {
    let (first, second) = (cellNib("first"), cellNib("second"))
    source.cell = { $0.dequeueReusableCell(withReuseIdentifier: "c", for: $1) }
    source.head = { [header] in $0.dequeueReusableSupplementaryView(ofKind: header, withReuseIdentifier: "h", for: $1) }
    let view = show()
    view.register(first, forCellWithReuseIdentifier: "c")
    view.register(headNib("one"), forSupplementaryViewOfKind: header, withReuseIdentifier: "h")
    device.step()
    let old = view.cellForItem(at: [0, 0])
    expectEqual(text(old), "first")
    expectEqual(old?.reuseIdentifier, "c")
    let oldHead = view.supplementaryView(forElementKind: header, at: [0, 0])
    expectEqual([text(oldHead), oldHead?.reuseIdentifier], ["one", "h"])
    view.register(first, forCellWithReuseIdentifier: "c")
    view.reloadData()
    device.step()
    expectTrue(view.visibleCells.contains { $0 === old }, "the same nib again changes nothing")
    view.register(second, forCellWithReuseIdentifier: "c")
    view.register(headNib("two"), forSupplementaryViewOfKind: header, withReuseIdentifier: "h")
    view.reloadData()
    device.step()
    expectEqual(view.visibleCells.map(text), ["second", "second"])
    expectEqual(text(view.supplementaryView(forElementKind: header, at: [0, 0])), "two")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.reloadData()
    device.step()
    expectEqual(view.visibleCells.map { text($0) == nil }, [true, true])
  }

  /// A cell out of a nib without an identifier takes that of its registration.
  @Test func tablesReplaceNibs() throws {
    func nib(_ text: String) -> UINib {
      NibText.nib(
        "<tableViewCell id=\"c\"><tableViewCellContentView key=\"contentView\" id=\"cc\"><subviews>"
          + "<label text=\"\(text)\" id=\"l\"/></subviews></tableViewCellContentView></tableViewCell>")
    }
    let table = UITableView(frame: device.window.bounds)
    let first = nib("first")
    table.register(first, forCellReuseIdentifier: "row")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    expectEqual([text(cell), cell.reuseIdentifier], ["first", "row"])
    table.register(nib("second"), forCellReuseIdentifier: "row")
    expectEqual(text(table.dequeueReusableCell(withIdentifier: "row")), "second")
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    expectNil(table.dequeueReusableCell(withIdentifier: "row"))
    expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    expectEqual(table.dequeueReusableHeaderFooterView(withIdentifier: "head")?.reuseIdentifier, "head")
  }
}
