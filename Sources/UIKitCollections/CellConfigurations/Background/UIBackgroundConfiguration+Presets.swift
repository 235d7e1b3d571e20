import Foundation
import UIKitCore

extension UIBackgroundConfiguration {
  /// Nothing, in every state.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

  /// As rows of the list look that it is in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listCell) }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listHeader) }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.listFooter) }

  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.plainHeaderFooter)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.groupedHeaderFooter)
  }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarHeader) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.sidebarCell) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.accompaniedSidebarCell)
  }

  enum Preset: Hashable {
    case clear
    case listCell, listHeader, listFooter
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarHeader, sidebarCell, accompaniedSidebarCell
  }
}

extension UIBackgroundConfiguration.Preset {
  /// What an adapting preset stands for in a list; itself, if it looks the same in all.
  func look(in place: ListPlace?) -> Self {
    let appearance = place?.appearance ?? .plain
    switch self {
    case .listCell:
      switch appearance {
      case .plain: return .plainCell
      case .grouped, .insetGrouped: return .groupedCell
      case .sidebar, .sidebarPlain: return .sidebarCell
      }
    case .listHeader, .listFooter:
      switch appearance {
      case .plain, .sidebarPlain: return .plainHeaderFooter
      case .grouped, .insetGrouped: return .groupedHeaderFooter
      case .sidebar: return self == .listHeader ? .sidebarHeader : .groupedHeaderFooter
      }
    default: return self
    }
  }
}

/// The colour and corners of a preset in a state.
///
/// - Fidelity: approximated; the colours of rows at rest are observed (iOS 16), those under a finger are the system's
///   grey of selected rows, and headers that stay in sight are opaque where UIKit blurs what passes below them.
struct BackgroundLook {
  private(set) var color: UIColor? = .clear
  private(set) var cornerRadius: CGFloat = 0

  /// Of what stands alone in a sidebar, in points.
  private static let sidebarRadius: CGFloat = 10

  init(_ preset: UIBackgroundConfiguration.Preset, in state: KnownState?) {
    switch preset.look(in: state?.listPlace) {
    case .plainCell: color = Self.marked(state) ?? .systemBackground
    case .groupedCell: color = Self.marked(state) ?? .secondarySystemGroupedBackground
    case .plainHeaderFooter: color = .systemBackground
    case .sidebarCell, .accompaniedSidebarCell:
      cornerRadius = Self.sidebarRadius
      color = Self.marked(state, selected: .secondarySystemFill) ?? .clear
    case .sidebarHeader: cornerRadius = Self.sidebarRadius
    default: break
    }
  }

  /// The colour of a row that is touched, selected or swept aside; rows that are chosen among many are a little lighter.
  private static func marked(_ state: KnownState?, selected: UIColor = .systemGray4) -> UIColor? {
    guard let state else { return nil }
    if state.isHighlighted { return .systemGray4 }
    guard state.isSelected else { return state.isSwiped ? .systemGray5 : nil }
    return state.isEditing ? .systemGray5 : selected
  }
}
