import Foundation
import UIKitCore

/// The type of an accessory as a key that identifies its view when the cell's accessories change. Apple's type is not
/// hashable.
enum AccessoryKind: Hashable {
  case customView(ObjectIdentifier)
  case label, popUpMenu, checkmark, detail, outlineDisclosure, disclosureIndicator, reorder
  case delete, insert, multiselect

  init(_ accessory: UICellAccessory) {
    switch accessory.accessoryType {
    case .customView(let view): self = .customView(ObjectIdentifier(view))
    case .disclosureIndicator: self = .disclosureIndicator
    case .outlineDisclosure: self = .outlineDisclosure
    case .checkmark: self = .checkmark
    case .delete: self = .delete
    case .insert: self = .insert
    case .reorder: self = .reorder
    case .multiselect: self = .multiselect
    case .label: self = .label
    case .detail: self = .detail
    case .popUpMenu: self = .popUpMenu
    }
  }

  /// The kind's name, for error messages.
  var name: String { if case .customView = self { "customView" } else { "\(self)" } }

  /// The order of system accessories, from the leading to the trailing edge, regardless of the order in which they are
  /// given.
  ///
  /// - Source: recorded from UIKit (macOS 27 Catalyst), except for `detail` and the menu, which are chosen.
  private static let leading: [AccessoryKind] = [.delete, .insert, .multiselect]
  private static let trailing: [AccessoryKind] = [
    .label, .popUpMenu, .checkmark, .detail, .outlineDisclosure, .disclosureIndicator, .reorder,
  ]

  /// Whether the accessory is at the leading edge. The chevron of an outline is at the leading edge on a Mac, and at
  /// the trailing edge on a phone.
  func isLeading(on idiom: UIUserInterfaceIdiom) -> Bool {
    self == .outlineDisclosure ? idiom == .mac : Self.leading.contains(self)
  }

  var rank: Int {
    Self.trailing.firstIndex(of: self) ?? Self.leading.firstIndex(of: self) ?? Self.leading.count
  }

  /// The default width reserved for the accessory, in points.
  ///
  /// - Source: recorded from UIKit (macOS 27 Catalyst).
  var standardWidth: CGFloat { self == .disclosureIndicator || self == .outlineDisclosure ? 14 : 24 }

  /// The default color of an accessory.
  enum DefaultColor {
    case fixed(UIColor)
    /// The tint color of the cell.
    case tint

    /// Returns the color in a cell with the given tint color.
    func color(tint: UIColor) -> UIColor {
      switch self {
      case .fixed(let color): color
      case .tint: tint
      }
    }
  }

  /// The drawing of an accessory. Sizes are multiples of the size of body text.
  enum Glyph {
    case symbol(String, size: CGFloat, weight: UIImage.SymbolWeight, color: DefaultColor)
    /// A symbol on a colored disc.
    case disc(String, color: DefaultColor)
    case text
    case menu
    case view
  }

  var glyph: Glyph {
    switch self {
    case .disclosureIndicator:
      .symbol("chevron.forward", size: 14 / 17, weight: .semibold, color: .fixed(.tertiaryLabel))
    case .outlineDisclosure: .symbol("chevron.forward", size: 14 / 17, weight: .semibold, color: .tint)
    case .checkmark: .symbol("checkmark", size: 1, weight: .semibold, color: .tint)
    case .detail: .symbol("info.circle", size: 22 / 17, weight: .regular, color: .tint)
    case .reorder: .symbol("line.3.horizontal", size: 20 / 17, weight: .regular, color: .fixed(.tertiaryLabel))
    case .delete: .disc("minus", color: .fixed(.systemRed))
    case .insert: .disc("plus", color: .fixed(.systemGreen))
    case .multiselect: .disc("checkmark", color: .tint)
    case .label: .text
    case .popUpMenu: .menu
    case .customView: .view
    }
  }
}

/// The visible accessories of a cell on both sides, each from the leading to the trailing edge.
struct AccessorySides {
  private(set) var leading: [UICellAccessory] = []
  private(set) var trailing: [UICellAccessory] = []

  init(_ accessories: [UICellAccessory], isEditing: Bool, idiom: UIUserInterfaceIdiom) {
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    let system = shown.filter { $0.placement == nil }
    requireUnique(system)
    let sorted = system.sorted { AccessoryKind($0).rank < AccessoryKind($1).rank }
    leading = sorted.filter { AccessoryKind($0).isLeading(on: idiom) }
    trailing = sorted.filter { !AccessoryKind($0).isLeading(on: idiom) }
    for accessory in shown {
      guard let placement = accessory.placement else { continue }
      if case .leading = placement {
        leading.insert(accessory, by: placement.position)
      } else {
        trailing.insert(accessory, by: placement.position)
      }
    }
  }

  private func requireUnique(_ system: [UICellAccessory]) {
    var seen: Set<AccessoryKind> = []
    for accessory in system where !seen.insert(AccessoryKind(accessory)).inserted {
      raise(
        "Accessories cannot contain more than one system accessory of the same type: \(AccessoryKind(accessory).name). "
          + "Give a cell each system accessory once; custom views may be many.")
    }
  }
}

extension [UICellAccessory] {
  /// Inserts an accessory at a position, clamped to the list.
  fileprivate mutating func insert(_ accessory: UICellAccessory, by position: UICellAccessory.Placement.Position) {
    let location = position(self)
    insert(accessory, at: location < 0 ? 0 : (location > count ? count : location))
  }
}

extension UICellAccessory {
  fileprivate func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }
}
