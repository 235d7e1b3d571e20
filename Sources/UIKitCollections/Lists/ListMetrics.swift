import Foundation
import Geometry

/// The metrics of a list section, in points.
///
/// The metrics were recorded from UIKit on a Mac (macOS 27 Catalyst), for each appearance and header and footer mode.
/// Values known to differ on a phone are replaced: a row is estimated at 44 rather than the Mac's 40.04, and inset
/// groups have margins of 20 points on wide phones. The margins of a sidebar are taken as 10 points; the Mac's 12.987
/// are the scaled form of that.
struct ListMetrics: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let headerMode: UICollectionLayoutListConfiguration.HeaderMode
  let footerMode: UICollectionLayoutListConfiguration.FooterMode
  let headerTopPadding: CGFloat?
  /// The width of the section's container.
  let width: CGFloat

  static let estimatedRowHeight: CGFloat = 44
  /// The z-index of headers and footers, which are drawn over the rows that move below them.
  static let boundaryLevel = 200
  /// The width from which phones and tablets have wider margins.
  static let wideWidth: CGFloat = 414

  var contentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  /// Whether headers and footers remain visible, as in plain lists.
  var pinsBoundaries: Bool { appearance == .plain || appearance == .sidebarPlain }

  var estimatedBoundaryHeight: CGFloat { pinsBoundaries ? 28 : 17.5 }

  /// The padding above a header that is a supplementary view. Above a first item that is drawn as a header, the padding
  /// is part of ``contentInsets``.
  var paddingAboveHeader: CGFloat { headerMode == .supplementary ? headerTopPadding ?? 0 : 0 }

  /// Whether rows avoid the safe area at the sides. Rows of plain and grouped lists extend beneath it.
  ///
  /// - Fidelity: approximated; UIKit was recorded without a safe area only.
  var avoidsSafeArea: Bool { side > 0 }

  private var top: CGFloat {
    if headerMode == .firstItemInSection, let headerTopPadding { return headerTopPadding }
    switch appearance {
    case .plain: return headerMode == .firstItemInSection ? 22 : 0
    case .grouped, .insetGrouped: return headerMode == .none ? 35 : 0
    case .sidebar, .sidebarPlain: return 0
    }
  }

  private var bottom: CGFloat {
    guard footerMode == .none else { return 0 }
    switch appearance {
    case .plain, .sidebarPlain: return 0
    case .grouped, .insetGrouped: return 20
    case .sidebar: return 10
    }
  }

  private var side: CGFloat {
    switch appearance {
    case .plain, .grouped: 0
    case .insetGrouped: width >= Self.wideWidth ? 20 : 16
    case .sidebar, .sidebarPlain: 10
    }
  }
}
