import Foundation
import Geometry
import UIKitCore

extension UIListContentConfiguration {
  /// Returns the content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
  /// Returns the content of a row with the secondary text close below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitleCell) }
  /// Returns the content of a row with the secondary text at its end.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }

  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
  /// Returns the content of a row in a sidebar, with the secondary text close below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.sidebarSubtitleCell)
  }
  /// Returns the content of a row next to a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarCell)
  }
  /// Returns the content of a row next to a sidebar, with the secondary text close below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.accompaniedSidebarSubtitleCell)
  }

  /// Returns the content of a header in plain lists.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
  /// Returns the content of a footer in plain lists.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.plainFooter) }
  /// Returns the content of a header in grouped lists.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.groupedHeader) }
  /// Returns the content of a footer in grouped lists.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.groupedFooter) }
  /// Returns the content of a header in sidebars.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
  /// Returns the content of a larger header in inset groups.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.prominentInsetGroupedHeader)
  }
  /// Returns the content of the largest header in inset groups.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.extraProminentInsetGroupedHeader)
  }

  /// Returns the content of a header in the style of the list that the view is in.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
  /// Returns the content of a footer in the style of the list that the view is in.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }

  private init(_ preset: Preset) { self.init(preset, presetInUse: preset.styled(in: nil)) }

  enum Preset: Hashable {
    case cell, subtitleCell, valueCell
    case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
    case plainHeader, plainFooter, groupedHeader, groupedFooter, sidebarHeader
    case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
    case header, footer
  }
}

extension UIListContentConfiguration.Preset {
  /// The minimum height of a row, in points, regardless of its text.
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

  /// Whether the texts of a disabled row are paler. Headers and footers do not change, and sidebars fade as a whole.
  var fadesTexts: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  /// Returns the preset that an adaptive preset resolves to in a list; other presets return themselves.
  func styled(in position: ListPosition?) -> Self {
    switch self {
    case .header: position?.header ?? .groupedHeader
    case .footer: position?.footer ?? .groupedFooter
    default: self
    }
  }
}

extension ListPosition {
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

  /// The preset of `defaultContentConfiguration()`.
  var content: UIListContentConfiguration.Preset {
    switch role {
    case .header: header
    case .footer: footer
    case .row: appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell : .cell
    }
  }
}
