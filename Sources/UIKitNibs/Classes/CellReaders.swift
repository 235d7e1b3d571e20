import Foundation
import UIKitCollections
import UIKitCore

/// The properties of reused views.
@MainActor
enum CellReaders {
  static func reusable(_ view: UICollectionReusableView, _ values: NibValues) {
    if let identifier = values.element["reuseIdentifier"], !identifier.isEmpty { view.queueIdentifier = identifier }
  }

  static func collectionCell(_ cell: UICollectionViewCell, _ values: NibValues) {
    readContentView(of: cell, values)
    for key in ["backgroundView", "selectedBackgroundView"] {
      guard let element = values.element.child(forKey: key) else { continue }
      let view = values.context.makeObject(element) as? UIView
      if key == "backgroundView" { cell.backgroundView = view } else { cell.selectedBackgroundView = view }
    }
    readSegue(values) { perform in cell.selectionSegue = { [weak cell] in perform(cell) } }
  }

  static func tableCell(_ cell: UITableViewCell, _ values: NibValues) {
    if let value = values.choice("accessoryType", accessories) { cell.accessoryType = value }
    if let value = values.choice("editingAccessoryType", accessories) { cell.editingAccessoryType = value }
    if let value = values.choice("selectionStyle", selections) { cell.selectionStyle = value }
    if let value = values.bool("showsReorderControl") { cell.showsReorderControl = value }
    if let value = values.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = value }
    if let value = values.integer("indentationLevel") { cell.indentationLevel = value }
    if let value = values.number("indentationWidth") { cell.indentationWidth = value }
    if let insets = values.insets("separatorInset") { cell.separatorInset = insets }
    readContentView(of: cell, values)
    readLabels(of: cell, values)
    for key in ["backgroundView", "selectedBackgroundView", "accessoryView"] {
      guard let element = values.element.child(forKey: key) else { continue }
      let view = values.context.makeObject(element) as? UIView
      switch key {
      case "backgroundView": cell.backgroundView = view
      case "accessoryView": cell.accessoryView = view
      default: cell.selectedBackgroundView = view
      }
    }
    readSegue(values) { perform in cell.selectionSegue = { [weak cell] in perform(cell) } }
    readSegue(values, trigger: "accessoryAction") { perform in
      cell.accessorySegue = { [weak cell] in perform(cell)?() }
    }
  }

  static func boundary(_ view: UITableViewHeaderFooterView, _ values: NibValues) { readContentView(of: view, values) }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]
  private static let selections: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]

  // MARK: Content

  private static func readContentView(of cell: UIView, _ values: NibValues) {
    guard let content = values.child("contentView"), let view = CellContent.view(of: cell) else { return }
    values.context.alias(view, for: content.element)
    values.context.register(connectionsOf: content.element, from: view)
    ViewReader.readContents(of: view, content)
  }

  /// Reads the labels of a cell with one of the system's styles into its own, in place of views inside the content.
  private static func readLabels(of cell: UITableViewCell, _ values: NibValues) {
    func take(_ name: String, _ own: UIView?, _ read: (NibValues) -> Void) {
      guard let id = values.element[name], let own, let element = values.context.document.elements[id] else { return }
      (values.context.object(id) as? UIView)?.removeFromSuperview()
      values.context.alias(own, for: id)
      let values = NibValues(element, values.context)
      // A content view that is shown without its cell, such as in a header, keeps the places of the file.
      if let frame = values.frame { own.frame = frame }
      ViewReader.readAttributes(of: own, values)
      values.context.register(connectionsOf: element, from: own)
      read(values)
    }
    take("textLabel", cell.textLabel) { values in cell.textLabel.map { LabelReader.read($0, values) } }
    take("detailTextLabel", cell.detailTextLabel) { values in cell.detailTextLabel.map { LabelReader.read($0, values) }
    }
    guard values.element["imageView"] != nil else { return }
    take("imageView", cell.imageView) { values in
      // The image view of the file replaces that of the cell, whose symbols are larger.
      cell.imageView?.preferredSymbolConfiguration = nil
      cell.imageView.map { ImageViewReader.read($0, values) }
    }
  }

  // MARK: Segues

  /// Finds the segue that a cell triggers.
  private static func readSegue(
    _ values: NibValues, trigger: String? = nil, _ set: (@escaping @MainActor (UIView?) -> (() -> Void)?) -> Void
  ) {
    let segues = values.element.child(named: "connections")?.children(named: "segue") ?? []
    guard let segue = segues.first(where: { $0["trigger"] == trigger }), let scene = values.context.scene else {
      return
    }
    let context = values.context
    set { [weak scene] sender in scene?.prepare(segue, sender: sender, in: context) }
  }
}
