import Foundation
import UIKitCore

/// The accessories of a row, which correspond to those of list cells.
extension UITableViewCell {
  func accessoriesDidChange() {
    row.accessories =
      side(accessoryType, accessoryView, .whenNotEditing)
      + side(editingAccessoryType, editingAccessoryView, .whenEditing) + controls
  }

  private func side(
    _ type: AccessoryType, _ view: UIView?, _ displayed: UICellAccessory.DisplayedState
  ) -> [UICellAccessory] {
    if let view { return [accessory(view, displayed)] }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: displayed)]
    case .checkmark: return [.checkmark(displayed: displayed)]
    case .detailButton: return [detail(displayed)]
    case .detailDisclosureButton: return [detail(displayed), .disclosureIndicator(displayed: displayed)]
    }
  }

  /// Returns an accessory that displays a view in its own size.
  private func accessory(_ view: UIView, _ displayed: UICellAccessory.DisplayedState) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .trailing(displayed: displayed), reservedLayoutWidth: .actual,
        maintainsFixedSize: view.bounds.size != .zero))
  }

  private func detail(_ displayed: UICellAccessory.DisplayedState) -> UICellAccessory {
    .detail(displayed: displayed) { [weak self] in
      guard let self, let (table, path) = tableAndPath else { return }
      accessorySegue?()
      table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
    }
  }

  private var controls: [UICellAccessory] {
    var controls: [UICellAccessory] = []
    if showsMultiselect {
      controls.append(.multiselect())
    } else if editingStyle == .delete {
      controls.append(.delete())
    } else if editingStyle == .insert {
      controls.append(.insert { [weak self] in self?.commitInsertion() })
    } else if makesRoomForControl {
      let room = UIView(frame: CGRect(x: 0, y: 0, width: AccessoryKind.delete.standardWidth, height: 1))
      controls.append(
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: room, placement: .leading(displayed: .whenEditing), maintainsFixedSize: true)))
    }
    if showsReorderControl || isMovable {
      controls.append(.reorder(options: UICellAccessory.ReorderOptions(showsVerticalSeparator: false)))
    }
    return controls
  }

  private func commitInsertion() {
    guard let (table, path) = tableAndPath else { return }
    table.dataSource?.tableView(table, commit: .insert, forRowAt: path)
  }

  /// The table and index path of the cell; `nil` if the cell is not displayed.
  private var tableAndPath: (UITableView, IndexPath)? {
    guard let table = (row.enclosingCollectionView as? TableContents)?.table, let path = table.indexPath(for: self)
    else {
      return nil
    }
    return (table, path)
  }
}
