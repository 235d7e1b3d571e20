import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The outlets and actions that UIKit's own classes have in nib files.
@MainActor
struct NibOutletTests {
  /// An owner that is everything an outlet may lead to.
  private final class Owner: NSObject, UICollectionViewDelegate, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UITableViewDelegate, UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDragDelegate,
    UITableViewDropDelegate, UITextViewDelegate, UITextFieldDelegate, UIPickerViewDelegate, UIPickerViewDataSource,
    UISearchBarDelegate, UITabBarDelegate, UINavigationBarDelegate, UIGestureRecognizerDelegate
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
  }

  private let owner = Owner()

  /// Returns the object of an element with outlets that lead to the owner.
  private func object<Object: NSObject>(_ element: String, _ outlets: String..., as: Object.Type = Object.self)
    -> Object?
  {
    let connections = outlets.enumerated().map {
      "<outlet property=\"\($0.element)\" destination=\"-1\" id=\"o\($0.offset)\"/>"
    }.joined()
    return NibText.nib("<\(element) id=\"x\"><connections>\(connections)</connections></\(element)>")
      .instantiate(withOwner: owner).first as? Object
  }

  @Test func listsHaveTheirSources() {
    let list = object(
      "collectionView", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
      as: UICollectionView.self)
    for found in [
      list?.delegate, list?.dataSource, list?.prefetchDataSource, list?.dragDelegate, list?.dropDelegate,
    ] as [AnyObject?] { expectIdentical(found, owner) }
    let table = object(
      "tableView", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", as: UITableView.self)
    for found in [
      table?.delegate, table?.dataSource, table?.prefetchDataSource, table?.dragDelegate, table?.dropDelegate,
    ] as [AnyObject?] { expectIdentical(found, owner) }
    let picker = object("pickerView", "delegate", "dataSource", as: UIPickerView.self)
    expectIdentical(picker?.delegate, owner)
    expectIdentical(picker?.dataSource, owner)
  }

  @Test func controlsHaveTheirDelegates() {
    expectIdentical(object("scrollView", "delegate", as: UIScrollView.self)?.delegate, owner)
    expectIdentical(object("textView", "delegate", as: UITextView.self)?.delegate, owner)
    expectIdentical(object("textField", "delegate", as: UITextField.self)?.delegate, owner)
    expectIdentical(object("searchBar", "delegate", as: UISearchBar.self)?.delegate, owner)
    expectIdentical(object("tabBar", "delegate", as: UITabBar.self)?.delegate, owner)
    expectIdentical(object("navigationBar", "delegate", as: UINavigationBar.self)?.delegate, owner)
    expectIdentical(
      object("tapGestureRecognizer", "delegate", as: UITapGestureRecognizer.self)?.delegate, owner)
    expectNotNil(object("toolbar", "delegate", as: UIToolbar.self))
  }

  /// Returns the first object of a file, with an outlet that leads to a view of the tag 7.
  private func source<Object: NSObject>(_ element: String, _ outlet: String, as: Object.Type) -> Object? {
    NibText.nib(
      """
      <\(element) id="x"><connections><outlet property="\(outlet)" destination="v" id="o"/></connections></\(element)>
      <view tag="7" id="v"/>
      """
    ).instantiate(withOwner: nil).first as? Object
  }

  @Test func viewsAreConnected() {
    let cells: [(String, ReferenceWritableKeyPath<UICollectionViewCell, UIView?>)] = [
      ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
    ]
    for (name, property) in cells {
      expectEqual(source("collectionViewCell", name, as: UICollectionViewCell.self)?[keyPath: property]?.tag, 7)
    }
    let rows: [(String, ReferenceWritableKeyPath<UITableViewCell, UIView?>)] = [
      ("backgroundView", \.backgroundView), ("selectedBackgroundView", \.selectedBackgroundView),
      ("accessoryView", \.accessoryView),
    ]
    for (name, property) in rows {
      expectEqual(source("tableViewCell", name, as: UITableViewCell.self)?[keyPath: property]?.tag, 7)
    }
    expectEqual(source("collectionView", "backgroundView", as: UICollectionView.self)?.backgroundView?.tag, 7)
    let tables: [(String, ReferenceWritableKeyPath<UITableView, UIView?>)] = [
      ("backgroundView", \.backgroundView), ("tableHeaderView", \.tableHeaderView),
      ("tableFooterView", \.tableFooterView),
    ]
    for (name, property) in tables {
      expectEqual(source("tableView", name, as: UITableView.self)?[keyPath: property]?.tag, 7)
    }
    expectEqual(source("navigationItem", "titleView", as: UINavigationItem.self)?.titleView?.tag, 7)
  }

  @Test func everyEventIsRead() {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("menuActionTriggered", .menuActionTriggered),
    ]
    func control(_ element: String, _ event: String?) -> UIControl? {
      let type = event.map { "eventType=\"\($0)\"" } ?? ""
      return NibText.nib(
        """
        <\(element) id="x"><connections><action selector="go:" destination="-1" \(type) id="a"/></connections></\(element)>
        """
      ).instantiate(withOwner: owner).first as? UIControl
    }
    for (name, event) in events {
      for element in ["control", "button"] {
        let found = control(element, name)
        expectEqual(found?.actions(forTarget: owner, forControlEvent: event), ["go:"], "\(element), \(name)")
        expectEqual(found?.allControlEvents, event, "\(element), \(name)")
      }
    }
    expectEqual(control("slider", nil)?.actions(forTarget: owner, forControlEvent: .valueChanged), ["go:"])
    expectEqual(control("slider", nil)?.allControlEvents, .valueChanged)
    expectEqual(control("control", nil)?.allControlEvents, .valueChanged)
    expectEqual(control("button", nil)?.allControlEvents, .touchUpInside)
    expectEqual(control("control", "unknown")?.allControlEvents, .valueChanged)
  }

  /// A nib without its view is an error at the owner's line, and its first view is shown all the same.
  @Test func aMissingViewIsReportedAtTheOwner() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let folder = TemporaryFolder()
      try folder.write(
        """
        <document>
        <objects>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <label tag="5" id="l"/>
        </objects></document>
        """, to: "app/Page.xib")
      let page = UIViewController(nibName: "Page", bundle: Bundle(path: folder.path("app")))
      expectEqual(page.view.tag, 5)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expectContains(
      text,
      "Page.xib:4: error: -[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Page\" nib but the view outlet was "
        + "not set. Connect the outlet view of the file's owner in Interface Builder. On iOS, this ends the app.")
  }
}
