import Foundation
import Geometry
import UIKitCore

/// The metrics, fonts and colors of a preset.
///
/// The margins and paddings of `cell()` and the margins of `groupedHeader()` were printed by phones under iOS 14 to 17.
/// The values of sidebars and footers, the numbers of lines, and the smallest scale of sidebars' text were recorded on
/// a Mac (macOS 27 Catalyst). Other values are chosen to give the heights known from phones: 28 for a plain header, 58⅔
/// for a row with a subtitle.
struct ListContentMetrics {
  var margins: NSDirectionalEdgeInsets
  var text = FontRole.body
  var textColor = UIColor.label
  var secondary = FontRole(style: .caption1)
  var imageToText: CGFloat = 16
  var verticalPadding: CGFloat = 3
  var horizontalPadding: CGFloat = 6
  var isUppercase = false

  /// The configuration of symbols, whose size follows the text.
  var symbols: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(textStyle: text.style, scale: .large) }

  init(_ preset: UIListContentConfiguration.Preset) {
    margins = Self.margins(of: preset)
    switch preset {
    case .cell: break
    case .subtitleCell: verticalPadding = 2
    case .valueCell: secondary = .body
    case .sidebarCell, .sidebarHeader, .accompaniedSidebarCell:
      (imageToText, secondary) = (10, FontRole(style: .footnote))
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      (imageToText, secondary, verticalPadding) = (10, FontRole(style: .footnote), 0)
    case .groupedHeader, .header: setSmall(uppercase: true)
    case .plainFooter, .groupedFooter, .footer: setSmall(uppercase: false)
    default: secondary = FontRole(style: .footnote)
    }
    if let bold = Self.boldRole(of: preset) { text = bold }
  }

  private mutating func setSmall(uppercase: Bool) {
    (text, secondary) = (FontRole(style: .footnote), FontRole(style: .footnote))
    textColor = .secondaryLabel
    isUppercase = uppercase
  }

  private static func margins(of preset: UIListContentConfiguration.Preset) -> NSDirectionalEdgeInsets {
    func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: 8)
    }
    switch preset {
    case .cell, .subtitleCell, .valueCell: return insets(11, 16, 11)
    case .sidebarCell, .accompaniedSidebarCell, .sidebarHeader: return insets(11, 8, 11)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell: return insets(4, 8, 4)
    case .plainHeader: return insets(4, 8, 11 / 3)
    case .groupedHeader, .header: return insets(17, 8, 6)
    case .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: return insets(17, 8, 10)
    case .plainFooter, .groupedFooter, .footer: return insets(8, 8, 6)
    }
  }

  private static func boldRole(of preset: UIListContentConfiguration.Preset) -> FontRole? {
    switch preset {
    case .plainHeader: FontRole(style: .headline)
    case .sidebarHeader: FontRole(style: .title3, weight: .bold)
    case .prominentInsetGroupedHeader: FontRole(style: .title3, weight: .semibold)
    case .extraProminentInsetGroupedHeader: FontRole(style: .title2, weight: .bold)
    default: nil
    }
  }
}
