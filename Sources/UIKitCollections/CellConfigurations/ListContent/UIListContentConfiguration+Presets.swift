import Foundation
import Geometry
import UIKitCore

extension UIListContentConfiguration {
  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// A row whose secondary text stands close below the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
  /// A row with a value at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
  /// A larger header of an inset group.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentInsetGroupedHeader)
  }
  /// A still larger one.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentInsetGroupedHeader)
  }

  /// A header as those of the list are that it is in.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
  /// A footer as those of the list are that it is in.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

  private init(_ preset: Preset) { self.init(preset, look: preset.look(in: nil)) }

  enum Preset: Hashable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case header, footer
  }
}

extension UIListContentConfiguration.Preset {
  /// Rows are never lower than this, in points, whatever their text.
  static let minimumRowHeight: CGFloat = 44

  var minimumHeight: CGFloat {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell:
      Self.minimumRowHeight
    default: 0
    }
  }

  var isHeader: Bool {
    switch self {
    case .header, .plainHeader, .groupedHeader, .sidebarHeader, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      true
    default: false
    }
  }

  var isSidebar: Bool {
    switch self {
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell, .sidebarHeader:
      true
    default: false
    }
  }

  /// Whether the texts of a row that is disabled are paler: headers and footers stay as they are, and sidebars fade.
  var fadesTexts: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  /// What the preset stands for in a list; itself, if it looks the same in all.
  func look(in place: ListPlace?) -> Self {
    switch self {
    case .header: place?.header ?? .groupedHeader
    case .footer: place?.footer ?? .groupedFooter
    default: self
    }
  }
}

extension ListPlace {
  var header: UIListContentConfiguration.Preset {
    switch appearance {
    case .plain: .plainHeader
    case .grouped, .insetGrouped: .groupedHeader
    case .sidebar, .sidebarPlain: .sidebarHeader
    }
  }

  var footer: UIListContentConfiguration.Preset {
    appearance == .plain || appearance == .sidebarPlain ? .plainFooter : .groupedFooter
  }

  /// What `defaultContentConfiguration()` gives.
  var content: UIListContentConfiguration.Preset {
    switch role {
    case .header: header
    case .footer: footer
    case .row: appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell : .cell
    }
  }
}
