import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Storyboards and nib files of a bundle, and what is wrong in damaged ones.
@MainActor
struct StoryboardTests {
  private let folder = TemporaryFolder()

  private func storyboard(_ scenes: String, initial: String = "a", name: String = "Main") throws -> UIStoryboard {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
      <scenes>\(scenes)</scenes></document>
      """, to: "app/\(name).storyboard")
    return UIStoryboard(name: name, bundle: Bundle(path: folder.path("app")))
  }

  private func scene(_ objects: String) -> String { "<scene><objects>\(objects)</objects></scene>" }

  private func page(_ id: String, _ more: String = "") -> String {
    scene(
      """
      <viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="300" height="500"/>\(more)</view></viewController>
      """)
  }

  @Test func splitControllersHaveTheirColumns() throws {
    let split = try #require(
      try storyboard(
        scene(
          """
          <splitViewController style="doubleColumn" id="a" sceneMemberID="viewController"><connections>
          <segue destination="n" kind="relationship" relationship="masterViewController" id="1"/>
          <segue destination="d" kind="relationship" relationship="detailViewController" id="2"/></connections></splitViewController>
          """)
          + scene(
            """
            <navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="nb"/>
            <connections><segue destination="l" kind="relationship" relationship="rootViewController" id="3"/></connections></navigationController>
            """) + page("l") + page("d")
      ).instantiateInitialViewController() as? UISplitViewController)
    expectEqual(split.style, .doubleColumn)
    let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
    expectEqual(primary.viewControllers.map(\.title), ["l"])
    let secondary = try #require(split.viewController(for: .secondary) as? UINavigationController)
    expectEqual(secondary.viewControllers.map(\.title), ["d"])
  }

  @Test func cyclesOfRelationshipsEnd() throws {
    let navigation = try storyboard(
      scene(
        """
        <navigationController id="a" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>
        """)
    ).instantiateInitialViewController()
    #expect(navigation is UINavigationController)
  }

  @Test func cyclesOfEmbeddedControllersEnd() throws {
    let container = """
      <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="90" height="90"/>
      <connections><segue destination="a" kind="embed" id="1"/></connections></containerView></subviews>
      """
    let controller = try #require(try storyboard(page("a", container)).instantiateInitialViewController())
    expectEqual(controller.view.subviews.count, 1)
  }

  @Test func cyclesBetweenStoryboardsEnd() throws {
    let placeholder = { (other: String) in
      self.scene(
        "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"a\" sceneMemberID=\"viewController\"/>")
    }
    _ = try storyboard(placeholder("Main"), name: "Other")
    try expectNil(storyboard(placeholder("Other")).instantiateInitialViewController())
  }

  @Test func damagedStoryboardsShowTheirBeginning() throws {
    let whole = scene(
      "<viewController id=\"a\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"><subviews><label id=\"l\"/><lab"
    )
    let controller = try storyboard(whole).instantiateInitialViewController()
    #expect(controller?.view.subviews.first is UILabel)
    try expectNil(storyboard("", name: "Empty").instantiateInitialViewController())
  }

  @Test func tenThousandViewsAreRead() throws {
    let labels = (0..<10_000).map { "<label text=\"\($0)\" id=\"l\($0)\"/>" }.joined()
    let view = try #require(NibText.view("<view id=\"v\"><subviews>\(labels)</subviews></view>"))
    expectEqual(view.subviews.count, 10_000)
  }

  @Test func missingEndsOfConnectionsLeaveTheRest() throws {
    let view = try #require(
      NibText.view(
        """
        <view id="v"><subviews><button id="b"><connections><action selector="go:" destination="gone" eventType="touchUpInside" id="1"/>
        <outlet property="nothing" destination="gone" id="2"/></connections></button><label text="Stays" id="l"/></subviews>
        <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="l" secondAttribute="top" id="3"/></constraints></view>
        """))
    expectEqual(view.subviews.count, 2)
    expectEmpty(view.constraints)
  }

  @Test func viewsThatContainThemselvesEnd() throws {
    let view = try #require(
      NibText.view(
        "<view id=\"v\"><subviews><view id=\"v\"><subviews><view id=\"v\"/></subviews></view></subviews></view>"))
    #expect(view.subviews.count == 1 && view.subviews[0].subviews.count == 1)
  }

  @Test func filesForTheDeviceComeFirst() throws {
    for (name, text) in [("Cell", "any"), ("Cell~iphone", "phone"), ("Cell~ipad", "pad")] {
      try folder.write(NibText.document("<label text=\"\(text)\" id=\"l\"/>"), to: "app/\(name).xib")
    }
    let nib = UINib(nibName: "Cell", bundle: Bundle(path: folder.path("app")))
    expectEqual((nib.instantiate(withOwner: nil).first as? UILabel)?.text, "phone")
  }

  @Test func itemsWithoutKeysAndEmptyListsAreRead() throws {
    let controller = try #require(
      try storyboard(
        scene(
          """
          <tableViewController id="a" sceneMemberID="viewController"><tableView key="view" id="t">
          <prototypes><tableViewCell reuseIdentifier="Row" id="c"/></prototypes><sections/></tableView>
          <toolbarItems><barButtonItem title="Left" id="1"/><barButtonItem title="Right" id="2"/></toolbarItems>
          <navigationItem key="navigationItem" id="n"><rightBarButtonItems><barButtonItem title="One" id="3"/>
          <barButtonItem title="Two" id="4"/></rightBarButtonItems></navigationItem></tableViewController>
          """)
      ).instantiateInitialViewController() as? UITableViewController)
    expectEqual(controller.toolbarItems?.map(\.title), ["Left", "Right"])
    expectEqual(controller.navigationItem.rightBarButtonItems?.map(\.title), ["One", "Two"])
    #expect(controller.tableView.dequeueReusableCell(withIdentifier: "Row") != nil)
    expectEqual(controller.numberOfSections(in: controller.tableView), 1)
  }

  /// Static cells: the storyboard describes the rows of a table completely.
  @Test func tablesHaveStaticCells() throws {
    let board = try storyboard(
      scene(
        """
        <tableViewController title="a" id="a" sceneMemberID="viewController">
        <tableView key="view" rowHeight="44" style="grouped" id="t"><rect key="frame" x="0" y="0" width="300" height="500"/>
        <sections><tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
        <tableViewCell rowHeight="70" id="c1"><tableViewCellContentView key="contentView" id="cc"><subviews>
        <label text="One" id="l"/></subviews></tableViewCellContentView>
        <connections><segue destination="p" kind="show" identifier="go" id="sg"/></connections></tableViewCell>
        <tableViewCell tag="2" id="c2"/></cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell tag="3" id="c3"/></cells></tableViewSection></sections>
        <connections><outlet property="dataSource" destination="a" id="o1"/>
        <outlet property="delegate" destination="a" id="o2"/></connections></tableView></tableViewController>
        """) + page("p"))
    let controller = try #require(board.instantiateInitialViewController() as? UITableViewController)
    let table = try #require(controller.tableView)
    expectEqual(controller.numberOfSections(in: table), 2)
    expectEqual((0...2).map { controller.tableView(table, numberOfRowsInSection: $0) }, [2, 1, 0])
    expectEqual((0...2).map { controller.tableView(table, titleForHeaderInSection: $0) }, ["Head", nil, nil])
    expectEqual((0...2).map { controller.tableView(table, titleForFooterInSection: $0) }, ["Foot", nil, nil])
    let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)]
    expectEqual(paths.map { controller.tableView(table, heightForRowAt: $0) }, [70, 44, 44])
    let cells = paths.map { controller.tableView(table, cellForRowAt: $0) }
    expectEqual((cells[0].contentView.subviews.first as? UILabel)?.text, "One")
    expectEqual(cells.map(\.tag), [0, 2, 3])
    let device = TestDevice(size: CGSize(width: 300, height: 500), draws: false)
    let stack = UINavigationController(rootViewController: controller)
    device.window.rootViewController = stack
    device.run(for: 0.5)
    for (path, cell) in zip(paths, cells) { expectIdentical(table.cellForRow(at: path), cell) }
    expectEqual(paths.map { table.rectForRow(at: $0).height }, [70, 44, 44])
    let row = table.rectForRow(at: paths[0])
    device.tap(table.convert(CGPoint(x: row.midX, y: row.midY), to: nil))
    device.run(for: 1)
    expectEqual(stack.viewControllers.map(\.title), ["a", "p"])
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: path.item == 0 ? "Cell" : "Other", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      let name = kind == UICollectionView.elementKindSectionHeader ? "Head" : "Foot"
      return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: path)
    }
  }

  @Test func collectionsRegisterTheirCellsAndHeaders() throws {
    let controller = try #require(
      try storyboard(
        scene(
          """
          <collectionViewController id="a" sceneMemberID="viewController"><collectionView key="view" id="v">
          <rect key="frame" x="0" y="0" width="300" height="500"/>
          <collectionViewFlowLayout key="collectionViewLayout" id="fl"><size key="itemSize" width="50" height="50"/>
          <size key="headerReferenceSize" width="50" height="20"/><size key="footerReferenceSize" width="50" height="30"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="Cell" tag="5" id="c"/><collectionViewCell tag="1" id="n"/>
          <collectionViewCell reuseIdentifier="Other" tag="6" id="o"/></cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" tag="7" id="h"/>
          <collectionReusableView key="sectionFooterView" reuseIdentifier="Foot" tag="8" id="f"/>
          </collectionView></collectionViewController>
          """)
      ).instantiateInitialViewController() as? UICollectionViewController)
    let items = Items()
    let view = try #require(controller.collectionView)
    view.dataSource = items
    let device = TestDevice(size: CGSize(width: 300, height: 500), draws: false)
    device.window.rootViewController = controller
    device.run(for: 0.1)
    let first = IndexPath(item: 0, section: 0)
    expectEqual((0...1).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.tag }, [5, 6])
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let boundaries = kinds.map { view.supplementaryView(forElementKind: $0, at: first) }
    expectEqual(boundaries.map { $0?.tag }, [7, 8])
    expectEqual(boundaries.map { $0?.reuseIdentifier }, ["Head", "Foot"])
    expectEqual(boundaries.map { $0?.frame.height }, [20, 30])
    withExtendedLifetime(items) {}
  }

  @Test func tablesRegisterNibs() throws {
    try folder.write(
      NibText.document(
        """
        <tableViewCell reuseIdentifier="Row" id="c"><tableViewCellContentView key="contentView" id="cc"><subviews><label text="Row" id="l"/></subviews></tableViewCellContentView></tableViewCell>
        """), to: "app/Row.xib")
    try folder.write(
      NibText.document(
        "<tableViewHeaderFooterView id=\"h\"><subviews><label text=\"Head\" id=\"hl\"/></subviews></tableViewHeaderFooterView>"
      ),
      to: "app/Head.xib")
    let bundle = Bundle(path: folder.path("app"))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(UINib(nibName: "Row", bundle: bundle), forCellReuseIdentifier: "Row")
    table.register(UINib(nibName: "Head", bundle: bundle), forHeaderFooterViewReuseIdentifier: "Head")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
    expectEqual((cell.contentView.subviews.first as? UILabel)?.text, "Row")
    expectEqual(cell.reuseIdentifier, "Row")
    let head = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "Head"))
    expectEqual(head.reuseIdentifier, "Head")
  }
}
