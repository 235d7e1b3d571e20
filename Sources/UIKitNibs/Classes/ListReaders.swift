import Foundation
import Geometry
import UIKitCollections
import UIKitCore

/// The properties of collection views, tables and flow layouts.
@MainActor
enum ListReaders {
  static func collectionView(_ view: UICollectionView, _ values: NibValues) {
    if let value = values.bool("allowsSelection") { view.allowsSelection = value }
    if let value = values.bool("allowsMultipleSelection") { view.allowsMultipleSelection = value }
    if let value = values.bool("allowsSelectionDuringEditing") { view.allowsSelectionDuringEditing = value }
    if let value = values.bool("allowsMultipleSelectionDuringEditing") {
      view.allowsMultipleSelectionDuringEditing = value
    }
    if let value = values.bool("prefetchingEnabled") { view.isPrefetchingEnabled = value }
    if let value = values.bool("dragInteractionEnabled") { view.dragInteractionEnabled = value }
    if let value = values.bool("springLoaded") { view.isSpringLoaded = value }
    if let element = values.element.child(forKey: "backgroundView") {
      view.backgroundView = values.context.makeObject(element) as? UIView
    }
    for cell in values.element.child(named: "cells")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
      view.register(nib(cell, values), forCellWithReuseIdentifier: identifier)
    }
    let kinds = [
      "sectionHeaderView": UICollectionView.elementKindSectionHeader,
      "sectionFooterView": UICollectionView.elementKindSectionFooter,
    ]
    for (key, kind) in kinds {
      guard
        let element = values.element.child(forKey: key)
          ?? values.element.children.first(where: { $0.key == key + "Element" }),
        let identifier = element["reuseIdentifier"], !identifier.isEmpty
      else { continue }
      view.register(nib(element, values), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }

  static func flowLayout(_ layout: UICollectionViewFlowLayout, _ values: NibValues) {
    if values.element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let value = values.number("minimumLineSpacing") { layout.minimumLineSpacing = value }
    if let value = values.number("minimumInteritemSpacing") { layout.minimumInteritemSpacing = value }
    if let size = values.size("itemSize") { layout.itemSize = size }
    if values.element["automaticEstimatedItemSize"] == "YES" {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = values.size("estimatedItemSize") {
      layout.estimatedItemSize = size
    }
    if let size = values.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = values.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = values.insets("sectionInset") { layout.sectionInset = insets }
    if let value = values.choice("sectionInsetReference", insetReferences) { layout.sectionInsetReference = value }
    if let value = values.bool("sectionHeadersPinToVisibleBounds") { layout.sectionHeadersPinToVisibleBounds = value }
    if let value = values.bool("sectionFootersPinToVisibleBounds") { layout.sectionFootersPinToVisibleBounds = value }
  }

  private static let insetReferences: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
    "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
  ]

  private static func nib(_ element: NibElement, _ values: NibValues) -> UINib {
    UINib(contents: PrototypeNib(element, in: values.context), named: values.context.document.file)
  }

  // MARK: Tables

  static func tableView(_ table: UITableView, _ values: NibValues) {
    readHeights(of: table, values)
    if let value = values.bool("allowsSelection") { table.allowsSelection = value }
    if let value = values.bool("allowsMultipleSelection") { table.allowsMultipleSelection = value }
    if let value = values.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = value }
    if let color = values.color("separatorColor") { table.separatorColor = color }
    if let insets = values.insets("separatorInset") { table.separatorInset = insets }
    if let value = values.bool("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = value
    }
    if let color = values.color("sectionIndexColor") { table.sectionIndexColor = color }
    if let color = values.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
    if let color = values.color("sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = color
    }
    if let value = values.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = value
    }
    if let value = values.bool("dragInteractionEnabled") { table.dragInteractionEnabled = value }
    if let value = values.bool("springLoaded") { table.isSpringLoaded = value }
    if values.element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let view = view("backgroundView", values) { table.backgroundView = view }
    if let view = view("tableHeaderView", values) { table.tableHeaderView = view }
    if let view = view("tableFooterView", values) { table.tableFooterView = view }
    for cell in values.element.child(named: "prototypes")?.children ?? [] {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
      table.register(nib(cell, values), forCellReuseIdentifier: identifier)
    }
    // Tables with prototypes may have an empty list of sections, too.
    if let sections = values.element.child(named: "sections"), !sections.children.isEmpty {
      table.staticSections = read(sections, values)
    }
  }

  private static func view(_ key: String, _ values: NibValues) -> UIView? {
    values.element.child(forKey: key).flatMap { values.context.makeObject($0) as? UIView }
  }

  private static func readHeights(of table: UITableView, _ values: NibValues) {
    func height(_ name: String) -> CGFloat? {
      values.number(name).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let value = height("rowHeight") { table.rowHeight = value }
    if let value = height("estimatedRowHeight") { table.estimatedRowHeight = value }
    if let value = height("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = value }
    if let value = height("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = value }
    if let value = height("sectionHeaderHeight") { table.sectionHeaderHeight = automatic(value, table) }
    if let value = height("sectionFooterHeight") { table.sectionFooterHeight = automatic(value, table) }
  }

  /// Returns the height of headers: Interface Builder writes 28 and 18 for heights that nobody has changed, and wrote
  /// 10 for those of grouped tables in files of early systems.
  private static func automatic(_ height: CGFloat, _ table: UITableView) -> CGFloat {
    let isUnchanged = height == 28 || height == 18 || (height == 10 && table.style != .plain)
    return isUnchanged ? UITableView.automaticDimension : height
  }

  private static func read(_ sections: NibElement, _ values: NibValues) -> [StaticSection] {
    sections.children(named: "tableViewSection").map { element in
      let section = NibValues(element, values.context)
      let elements = element.child(named: "cells")?.children ?? []
      let rows = elements.compactMap { element -> StaticSection.Row? in
        guard let cell = values.context.makeObject(element) as? UITableViewCell else { return nil }
        return StaticSection.Row(cell: cell, height: NibValues(element, values.context).number("rowHeight"))
      }
      return StaticSection(
        rows: rows, header: section.text("headerTitle"), footer: section.text("footerTitle"))
    }
  }
}
