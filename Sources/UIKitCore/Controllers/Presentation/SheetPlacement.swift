import Foundation
import Geometry

/// The part of the screen that a sheet takes.
///
/// - Fidelity: documented for the size classes; approximated for the sizes of cards, whose margins are unknown.
enum SheetPlacement: Equatable {
  /// At the bottom edge, in the middle of the safe area.
  case bottom(width: CGFloat)
  /// All of it: where there is little height, a sheet is no card.
  case wholeScreen
  /// A card in the middle of a large screen.
  case card(CGSize)

  /// The size of a form sheet that prefers none, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The largest width of a page sheet, in points.
  private static let pageWidth: CGFloat = 712
  /// The least distance between the safe area and a card, in points.
  private static let margin: CGFloat = 20

  @MainActor
  init(of sheet: UISheetPresentationController?, in space: PresentationSpace) {
    let area = space.bounds.inset(by: space.safeArea)
    let content = sheet?.presentedViewController
    let preferred = content?.preferredContentSize ?? .zero
    switch space.sizeClasses {
    case (.regular, .regular):
      let isForm = content?.modalPresentationStyle == .formSheet
      let room = CGSize(
        width: max(0, area.width - 2 * Self.margin),
        height: max(0, space.bounds.height - 2 * (space.safeArea.top + Self.margin)))
      let standard = isForm ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
      let wanted = isForm && preferred.width > 0 && preferred.height > 0 ? preferred : standard
      self = .card(CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height)))
    case (_, .compact) where sheet?.prefersEdgeAttachedInCompactHeight != true: self = .wholeScreen
    default:
      let follows = sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true && preferred.width > 0
      self = .bottom(width: follows ? min(preferred.width, area.width) : area.width)
    }
  }
}
