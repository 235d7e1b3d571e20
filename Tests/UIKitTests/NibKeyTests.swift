import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Values that files set by name: user-defined runtime attributes, system colors and the outlets of UIKit's classes.
@MainActor
struct NibKeyTests {
  /// Returns a view of a file that sets one value by a key path; types as Interface Builder writes them.
  private func view<View: UIView>(
    _ path: String, _ type: String, _ value: String, in element: String = "view", as: View.Type = UIView.self
  ) -> View? {
    NibText.view(
      """
      <\(element) id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)</userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></\(element)>
      """, as: View.self)
  }

  /// The same, with a value that is an attribute of the element itself.
  private func written(_ element: String, _ key: String, _ type: String, _ value: String) -> UIView? {
    NibText.view(
      """
      <\(element) id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(key)" value="\(value)"/>
      </userDefinedRuntimeAttributes></\(element)>
      """)
  }

  private func real(_ value: Double) -> String { "<real key=\"value\" value=\"\(value)\"/>" }
  private let red = "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\"/>"

  @Test func layersHaveTheirNumbers() throws {
    let numbers: [(String, Double, KeyPath<CALayer, CGFloat>)] = [
      ("cornerRadius", 4, \.cornerRadius), ("borderWidth", 2.5, \.borderWidth), ("shadowRadius", 7, \.shadowRadius),
      ("zPosition", 3, \.zPosition),
    ]
    for (key, value, property) in numbers {
      let layer = try #require(view("layer.\(key)", "number", real(value))).layer
      expectEqual(layer[keyPath: property], value, "\(key)")
    }
    for (key, property) in [("shadowOpacity", \CALayer.shadowOpacity), ("opacity", \.opacity)] {
      expectEqual(view("layer.\(key)", "number", real(0.25))?.layer[keyPath: property], 0.25, "\(key)")
    }
    let offset = try #require(view("layer.shadowOffset", "size", "<size key=\"value\" width=\"2\" height=\"-5\"/>"))
    expectEqual(offset.layer.shadowOffset, CGSize(width: 2, height: -5))
    let flags: [(String, KeyPath<CALayer, Bool>)] = [("masksToBounds", \.masksToBounds), ("hidden", \.isHidden)]
    for (key, property) in flags {
      for (type, on, off) in [("boolean", "YES", "NO"), ("number", "1", "0")] {
        let found = [on, off].map { value -> Bool? in
          let made =
            type == "number"
            ? view("layer.\(key)", type, "<integer key=\"value\" value=\"\(value)\"/>")
            : written("view", "layer.\(key)", type, value)
          return made?.layer[keyPath: property]
        }
        expectEqual(found, [true, false], "\(key) as \(type)")
      }
    }
  }

  /// People write numbers as texts, which are read as numbers.
  @Test func layersReadNumbersFromTexts() {
    expectEqual(written("view", "layer.cornerRadius", "string", "12.5")?.layer.cornerRadius, 12.5)
    expectEqual(written("view", "layer.shadowOpacity", "string", "0.5")?.layer.shadowOpacity, 0.5)
    expectEqual(written("view", "layer.masksToBounds", "string", "YES")?.layer.masksToBounds, true)
    expectEqual(written("view", "layer.cornerRadius", "string", "round")?.layer.cornerRadius, 0)
  }

  /// A `UIColor` is no `CGColor`, so that iOS ignores the color; apps add a property of their own for it.
  @Test func layersIgnoreColorsOfViews() throws {
    for key in ["borderColor", "shadowColor", "backgroundColor"] {
      let layer = try #require(view("layer.\(key)", "color", red)).layer
      expectEqual(layer.borderColor, CALayer().borderColor)
      expectEqual(layer.shadowColor, CALayer().shadowColor)
      expectNil(layer.backgroundColor)
    }
    expectEqual(view("layer.borderUIColor", "color", red)?.layer.borderColor, UIColor.red.cgColor)
  }

  @Test func viewsHaveTheirValues() throws {
    expectEqual(view("alpha", "number", real(0.5))?.alpha, 0.5)
    expectEqual(view("tag", "number", real(7))?.tag, 7)
    expectEqual(view("backgroundColor", "color", red)?.backgroundColor, .red)
    expectEqual(view("tintColor", "color", red)?.tintColor, .red)
    let flags: [(String, KeyPath<UIView, Bool>)] = [
      ("clipsToBounds", \.clipsToBounds), ("hidden", \.isHidden), ("isHidden", \.isHidden),
      ("isAccessibilityElement", \.isAccessibilityElement),
    ]
    let texts: [(String, KeyPath<UIView, String?>)] = [
      ("accessibilityLabel", \.accessibilityLabel), ("accessibilityIdentifier", \.accessibilityIdentifier),
    ]
    for (key, property) in flags {
      expectEqual(written("view", key, "boolean", "YES")?[keyPath: property], true, "\(key)")
      expectEqual(written("view", key, "boolean", "NO")?[keyPath: property], false, "\(key)")
    }
    for (key, property) in texts {
      expectEqual(written("view", key, "string", "word")?[keyPath: property], "word", "\(key)")
    }
    let label = try #require(written("label", "text", "string", "word") as? UILabel)
    expectEqual(label.text, "word")
    expectEqual((written("label", "text", "localizedString", "no such key") as? UILabel)?.text, "no such key")
    expectEqual((written("textField", "text", "string", "word") as? UITextField)?.text, "word")
    expectEqual((written("textField", "placeholder", "string", "word") as? UITextField)?.placeholder, "word")
    expectEqual(
      (written("label", "adjustsFontForContentSizeCategory", "boolean", "YES") as? UILabel)?
        .adjustsFontForContentSizeCategory, true)
    expectEqual(view("textColor", "color", red, in: "label", as: UILabel.self)?.textColor, .red)
    expectEqual(view("numberOfLines", "number", real(3), in: "label", as: UILabel.self)?.numberOfLines, 3)
    let star = "<mutableString key=\"value\"/>"
    expectNotNil(view("unknown", "string", star), "an unknown key is logged, and the view is made")
  }

  /// A view with a property of any type.
  private final class Holder: UIView {
    var thing: Any? = "first"

    static func register() {
      let call: @MainActor (AnyObject, [Any?]) -> SelectorMethod.Result = { object, values in
        (object as? Holder)?.thing = values.first ?? nil
        return SelectorMethod.Result(nil)
      }
      let method = SelectorMethod(
        applies: { $0 is Holder },
        call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> SelectorMethod.Result).self))
      MethodTable.shared.add(Holder.self)
      MethodTable.shared.add(method, named: "setThing:", of: Holder.self)
    }
  }

  @Test func valuesHaveAllTypesOfInterfaceBuilder() throws {
    Holder.register()
    func thing(_ type: String, _ content: String, _ value: String = "") throws -> Any? {
      let all = NibText.nib(
        """
        <view id="v" customClass="Holder"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="\(type)" keyPath="thing"\(value)>\(content)</userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """, resources: "<image name=\"star\" catalog=\"system\" width=\"9\" height=\"9\"/>"
      ).instantiate(withOwner: nil)
      return try #require(all.first as? Holder).thing
    }
    expectEqual(try thing("point", "<point key=\"value\" x=\"1.5\" y=\"-2\"/>") as? CGPoint, CGPoint(x: 1.5, y: -2))
    expectEqual(
      try thing("size", "<size key=\"value\" width=\"3\" height=\"4\"/>") as? CGSize, CGSize(width: 3, height: 4))
    expectEqual(
      try thing("rect", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>") as? CGRect,
      CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(
      try thing("range", "<range key=\"value\" location=\"5\" length=\"6\"/>") as? NSRange,
      NSRange(location: 5, length: 6))
    let font = try thing("font", "<fontDescription key=\"value\" type=\"boldSystem\" pointSize=\"13\"/>") as? UIFont
    expectEqual(font, .boldSystemFont(ofSize: 13))
    expectEqual((try thing("image", "", " value=\"star\"") as? UIImage)?.isSymbolImage, true)
    expectEqual(try thing("string", "", " value=\"word\"") as? String, "word")
    expectNil(try thing("nil", ""))
  }

  @Test func partsOfButtonsHaveTheirValues() throws {
    let button = try #require(view("titleLabel.numberOfLines", "number", real(2), in: "button", as: UIButton.self))
    expectEqual(button.titleLabel?.numberOfLines, 2)
    expectEqual(
      view("titleLabel.textColor", "color", red, in: "button", as: UIButton.self)?.titleLabel?.textColor, .red)
    let image = try #require(view("imageView.alpha", "number", real(0.5), in: "button", as: UIButton.self))
    expectEqual(image.imageView?.alpha, 0.5)
    for cell in ["tableViewCell", "collectionViewCell"] {
      let made = try #require(view("contentView.tag", "number", real(5), in: cell))
      let content = (made as? UITableViewCell)?.contentView ?? (made as? UICollectionViewCell)?.contentView
      expectEqual(content?.tag, 5, "\(cell)")
      expectEqual(made.tag, 0, "\(cell)")
    }
  }

  /// The colors as UIKit names them in Objective-C, with `Color` after the Swift name.
  @Test func systemColorsAreFoundByTheirNames() throws {
    let colors: [(String, UIColor)] = [
      ("darkText", .darkText), ("lightText", .lightText), ("black", .black), ("white", .white), ("gray", .gray),
      ("darkGray", .darkGray), ("lightGray", .lightGray), ("red", .red), ("green", .green), ("blue", .blue),
      ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange), ("purple", .purple),
      ("brown", .brown), ("clear", .clear), ("tint", .tintColor), ("systemRed", .systemRed),
      ("systemOrange", .systemOrange), ("systemYellow", .systemYellow), ("systemGreen", .systemGreen),
      ("systemMint", .systemMint), ("systemTeal", .systemTeal), ("systemCyan", .systemCyan),
      ("systemBlue", .systemBlue), ("systemIndigo", .systemIndigo), ("systemPurple", .systemPurple),
      ("systemPink", .systemPink), ("systemBrown", .systemBrown), ("systemGray", .systemGray),
      ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
      ("systemGray5", .systemGray5), ("systemGray6", .systemGray6), ("link", .link), ("label", .label),
      ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
      ("placeholderText", .placeholderText), ("separator", .separator), ("opaqueSeparator", .opaqueSeparator),
      ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
      ("tertiarySystemFill", .tertiarySystemFill), ("quaternarySystemFill", .quaternarySystemFill),
      ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
      ("tertiarySystemBackground", .tertiarySystemBackground),
      ("systemGroupedBackground", .systemGroupedBackground),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
      ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
      // Older files name these; the first three have no equal today.
      ("groupTableViewBackground", .systemGroupedBackground), ("viewFlipsideBackground", .darkGray),
      ("scrollViewTexturedBackground", .systemGray6), ("tableCellGroupedBackground", .secondarySystemGroupedBackground),
    ]
    let views = colors.map { name, _ in
      "<view id=\"\(name)\"><color key=\"backgroundColor\" systemColor=\"\(name)Color\"/></view>"
    }
    let made = NibText.nib(views.joined()).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    expectEqual(made.count, colors.count)
    for (view, (name, color)) in zip(made, colors) { expectEqual(view.backgroundColor, color, "\(name)") }
  }

  private final class Both: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UITableViewDataSource, UITableViewDelegate, UITextViewDelegate, UITextFieldDelegate, UIPickerViewDelegate,
    UIPickerViewDataSource, UISearchBarDelegate, UITabBarDelegate, UIGestureRecognizerDelegate
  {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { .init() }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {}
    func collectionView(
      _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { .init() }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
  }

  /// Returns a view whose outlets a file connects to the owner.
  private func connected<View: UIView>(
    _ element: String, _ outlets: [String], inside: String = "", to owner: Both, as: View.Type
  ) throws -> View {
    let connections = outlets.enumerated().map { index, name in
      "<outlet property=\"\(name)\" destination=\"-1\" id=\"o\(index)\"/>"
    }
    let nib = NibText.nib(
      "<\(element) id=\"v\">\(inside)<connections>\(connections.joined())</connections></\(element)>")
    return try #require(nib.instantiate(withOwner: owner).first as? View)
  }

  @Test func viewsAreConnectedToTheirDelegates() throws {
    let owner = Both()
    let collection = try connected(
      "collectionView", ["delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate"],
      inside: "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/>", to: owner, as: UICollectionView.self)
    expectIdentical(collection.delegate, owner)
    expectIdentical(collection.dataSource, owner)
    expectIdentical(collection.prefetchDataSource, owner)
    expectIdentical(collection.dragDelegate, owner)
    expectIdentical(collection.dropDelegate, owner)
    let table = try connected("tableView", ["delegate", "dataSource"], to: owner, as: UITableView.self)
    expectIdentical(table.delegate, owner)
    expectIdentical(table.dataSource, owner)
    let picker = try connected("pickerView", ["delegate", "dataSource"], to: owner, as: UIPickerView.self)
    expectIdentical(picker.delegate, owner)
    expectIdentical(picker.dataSource, owner)
    expectIdentical(try connected("textView", ["delegate"], to: owner, as: UITextView.self).delegate, owner)
    expectIdentical(try connected("scrollView", ["delegate"], to: owner, as: UIScrollView.self).delegate, owner)
    expectIdentical(try connected("textField", ["delegate"], to: owner, as: UITextField.self).delegate, owner)
    expectIdentical(try connected("searchBar", ["delegate"], to: owner, as: UISearchBar.self).delegate, owner)
    expectIdentical(try connected("tabBar", ["delegate"], to: owner, as: UITabBar.self).delegate, owner)
  }

  @Test func viewsAreConnectedToViews() throws {
    func made(_ element: String, _ outlet: String, inside: String = "") throws -> (UIView, UIView) {
      let objects = NibText.nib(
        """
        <\(element) id="v">\(inside)<connections><outlet property="\(outlet)" destination="w" id="o"/></connections>
        </\(element)><view id="w"/>
        """
      ).instantiate(withOwner: nil).compactMap { $0 as? UIView }
      return (try #require(objects.first), try #require(objects.last))
    }
    let flow = "<collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/>"
    for outlet in ["backgroundView", "selectedBackgroundView", "accessoryView"] {
      let (view, other) = try made("tableViewCell", outlet)
      let cell = try #require(view as? UITableViewCell)
      let found = [cell.backgroundView, cell.selectedBackgroundView, cell.accessoryView].map { $0 === other }
      expectEqual(found, ["backgroundView", "selectedBackgroundView", "accessoryView"].map { $0 == outlet })
    }
    for outlet in ["backgroundView", "selectedBackgroundView"] {
      let (view, other) = try made("collectionViewCell", outlet)
      let cell = try #require(view as? UICollectionViewCell)
      expectEqual(
        [cell.backgroundView === other, cell.selectedBackgroundView === other],
        [outlet == "backgroundView", outlet != "backgroundView"])
    }
    for outlet in ["backgroundView", "tableHeaderView", "tableFooterView"] {
      let (view, other) = try made("tableView", outlet)
      let table = try #require(view as? UITableView)
      let found = [table.backgroundView, table.tableHeaderView, table.tableFooterView].map { $0 === other }
      expectEqual(found, ["backgroundView", "tableHeaderView", "tableFooterView"].map { $0 == outlet })
    }
    let (view, other) = try made("collectionView", "backgroundView", inside: flow)
    expectIdentical((view as? UICollectionView)?.backgroundView, other)
  }

  @Test func tablesHaveWhatInterfaceBuilderWrites() throws {
    let table = try #require(
      NibText.view(
        """
        <tableView style="grouped" allowsSelection="NO" allowsMultipleSelection="YES" allowsSelectionDuringEditing="YES"
          allowsMultipleSelectionDuringEditing="YES" separatorStyle="none" rowHeight="50" estimatedRowHeight="-1"
          sectionHeaderHeight="28" sectionFooterHeight="30" id="v">
        <color key="separatorColor" systemColor="systemRedColor"/>
        <color key="sectionIndexColor" systemColor="systemGreenColor"/>
        <inset key="separatorInset" minX="15" minY="1" maxX="2" maxY="3"/>
        <view key="tableHeaderView" tag="1" id="h"/><view key="tableFooterView" tag="2" id="f"/>
        <view key="backgroundView" tag="3" id="b"/></tableView>
        """, as: UITableView.self))
    expectEqual(
      [
        table.allowsSelection, table.allowsMultipleSelection, table.allowsSelectionDuringEditing,
        table.allowsMultipleSelectionDuringEditing,
      ], [false, true, true, true])
    expectEqual(table.style, .grouped)
    expectEqual(table.separatorStyle, .none)
    expectEqual([table.separatorColor, table.sectionIndexColor], [.systemRed, .systemGreen])
    expectEqual(table.separatorInset, UIEdgeInsets(top: 1, left: 15, bottom: 3, right: 2))
    let automatic = UITableView.automaticDimension
    expectEqual([table.rowHeight, table.estimatedRowHeight], [50, automatic])
    expectEqual([table.sectionHeaderHeight, table.sectionFooterHeight], [automatic, 30])
    expectEqual([table.tableHeaderView, table.tableFooterView, table.backgroundView].map { $0?.tag }, [1, 2, 3])
    let usual = try #require(
      NibText.view(
        "<tableView separatorStyle=\"singleLine\" sectionHeaderHeight=\"20\" sectionFooterHeight=\"18\" rowHeight=\"0\" id=\"v\"/>",
        as: UITableView.self))
    expectEqual(usual.separatorStyle, .singleLine)
    expectEqual([usual.sectionHeaderHeight, usual.sectionFooterHeight, usual.rowHeight], [20, automatic, 0])
  }

  @Test func flowLayoutsHaveWhatInterfaceBuilderWrites() throws {
    let view = try #require(
      NibText.view(
        """
        <collectionView allowsSelection="NO" allowsMultipleSelection="YES" prefetchingEnabled="NO" id="v">
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="11"
          minimumInteritemSpacing="12" sectionHeadersPinToVisibleBounds="YES" id="l">
        <size key="itemSize" width="31" height="32"/><size key="estimatedItemSize" width="33" height="34"/>
        <size key="headerReferenceSize" width="35" height="36"/><size key="footerReferenceSize" width="37" height="38"/>
        <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
        <view key="backgroundView" tag="5" id="b"/></collectionView>
        """, as: UICollectionView.self))
    expectEqual([view.allowsSelection, view.allowsMultipleSelection, view.isPrefetchingEnabled], [false, true, false])
    expectEqual(view.backgroundView?.tag, 5)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.scrollDirection, .horizontal)
    expectEqual([layout.minimumLineSpacing, layout.minimumInteritemSpacing], [11, 12])
    expectEqual([layout.itemSize.width, layout.itemSize.height], [31, 32])
    expectEqual([layout.estimatedItemSize.width, layout.estimatedItemSize.height], [33, 34])
    expectEqual([layout.headerReferenceSize.width, layout.headerReferenceSize.height], [35, 36])
    expectEqual([layout.footerReferenceSize.width, layout.footerReferenceSize.height], [37, 38])
    expectEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual([layout.sectionHeadersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds], [true, false])
    let other = try #require(
      NibText.view(
        """
        <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES"
        sectionFootersPinToVisibleBounds="YES" id="l"/></collectionView>
        """, as: UICollectionView.self
      )?.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(other.scrollDirection, .vertical)
    expectEqual(other.estimatedItemSize, UICollectionViewFlowLayout.automaticSize)
    expectEqual([other.sectionHeadersPinToVisibleBounds, other.sectionFootersPinToVisibleBounds], [false, true])
  }

  /// The bounds of an element are those of its view, whatever its frame is.
  @Test func boundsAreRead() {
    let view: UIView? = NibText.view(
      """
      <view id="v"><rect key="frame" x="1" y="2" width="100" height="50"/>
      <rect key="bounds" x="10" y="20" width="100" height="50"/></view>
      """)
    expectEqual(view?.bounds, CGRect(x: 10, y: 20, width: 100, height: 50))
    expectEqual(view?.frame, CGRect(x: 1, y: 2, width: 100, height: 50))
  }
}
