import Foundation
import UIKit

extension PublishedCodeTests {
  private nonisolated static let pad = CGSize(width: 1024, height: 1366)

  private nonisolated static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Frames on screens of 390 by 844 points with three pixels to a point, unless a size is given.
  nonisolated static let samples: [String: Sample] = catalogue.merging(homes) { $1 }.merging(patterns) { $1 }
    .merging(lists) { $1 }

  private nonisolated static let catalogue: [String: Sample] = [
    "list": Sample(counts: [94], frames: ["0.2": box(0, 88, 390, 44)]) { ListScreen() },
    "grid": Sample(counts: [94], frames: ["0.0": box(5, 5, 68, 68), "0.6": box(83, 83, 68, 68)]) { GridScreen() },
    "two columns": Sample(counts: [20], frames: ["0.1": box(200, 0, 180, 44), "0.2": box(10, 54, 180, 44)]) {
      TwoColumnScreen()
    },
    "distinct sections": Sample(
      counts: [5, 12, 12],
      frames: ["0.1": box(22, 66, 346, 40), "1.6": box(92, 352, 66, 66), "2.0": box(22, 532, 112.667, 66)]
    ) { DistinctSectionsScreen() },
    "adaptive, narrow": Sample(counts: [2, 10, 6], frames: ["1.1": box(80, 90, 74, 74)]) { AdaptiveScreen() },
    // A tenth of 1024 is 102.4 points: 102 in whole pixels.
    "adaptive, wide": Sample(counts: [2, 10, 6], size: pad, frames: ["1.1": box(104, 46, 98, 200.5)]) {
      AdaptiveScreen()
    },
    // A quarter of 350 is 87.5 points: 87⅓ in whole pixels. Badges extend 0.3 of their size beyond the corner.
    "badges": Sample(
      counts: [30], frames: ["0.0": box(25, 25, 77.333, 60)],
      supplementaries: ["badge-element-kind 0.0": box(88.333, 19, 20, 20)]
    ) { BadgeScreen() },
    "headers and footers": Sample(
      counts: [5, 5], frames: ["0.0": box(10, 44, 370, 44), "1.0": box(10, 372, 370, 44)],
      supplementaries: ["section-footer-element-kind 0.0": box(10, 284, 370, 44)]
    ) { HeadersFootersScreen(isPinned: false) },
    "pinned headers": Sample(counts: [5, 5], frames: ["1.0": box(10, 372, 370, 44)]) {
      HeadersFootersScreen(isPinned: true)
    },
    "decoration": Sample(counts: [5, 5], frames: ["0.0": box(10, 10, 370, 44), "1.0": box(10, 270, 370, 44)]) {
      DecorationScreen()
    },
    // 0.4 of 844 in whole pixels is 337⅓, which two items share.
    "nested groups": Sample(
      counts: [10], frames: ["0.0": box(10, 10, 253, 317.333), "0.2": box(283, 178.667, 97, 148.667)]
    ) { NestedGroupsScreen(scrollsSideways: false) },
    "nested groups, sideways": Sample(
      counts: [10], frames: ["0.0": box(10, 10, 198.333, 317.333), "0.3": box(322, 10, 198.333, 317.333)]
    ) { NestedGroupsScreen(scrollsSideways: true) },
    "orthogonal behaviours": Sample(
      counts: [6, 6, 6, 6, 6, 2],
      frames: ["0.1": box(322, 54, 292, 80), "1.0": box(10, 218, 292, 80), "5.1": box(10, 974, 370, 80)]
    ) { OrthogonalBehaviorsScreen() },
    "conference": Sample(counts: [4, 4], frames: ["0.1": box(371.333, 44, 331.333, 250)]) { ConferenceScreen() },
    "conference, wide": Sample(counts: [4, 4], size: pad, frames: ["0.1": box(475, 44, 435, 250)]) {
      ConferenceScreen()
    },
    // A collection view's own margins are 8.
    "news feed": Sample(
      counts: [5, 1], frames: ["0.1": box(18, 180, 354, 100), "1.0": box(18, 638, 354, 100)],
      supplementaries: ["headline 0": box(0, 0, 390, 60)]
    ) { NewsFeedScreen() },
  ]

  private nonisolated static let homes: [String: Sample] = [
    "store": Sample(
      counts: [4, 7, 8],
      frames: [
        "0.1": box(356, 0, 341, 350), "1.1": box(5, 514.333, 341, 64.333), "1.3": box(356, 450, 341, 64.333),
        "2.1": box(20, 785, 331, 40),
      ],
      supplementaries: ["UICollectionElementKindSectionHeader 1.0": box(19.667, 370, 351, 80)]
    ) { StoreScreen() },
    "streaming": Sample(
      counts: [3, 10, 10],
      frames: ["0.1": box(390, 0, 390, 422), "1.2": box(280, 470, 120, 180), "2.0": box(16, 722, 234, 136.333)],
      supplementaries: ["UICollectionElementKindSectionHeader 1.0": box(16, 422, 358, 40)]
    ) { StreamingScreen() },
    "social feed": Sample(counts: [9, 20], frames: ["0.1": box(94, 4, 72, 96), "1.1": box(0, 600, 390, 480)]) {
      SocialFeedScreen()
    },
    "explore": Sample(
      counts: [18],
      frames: [
        "0.0": box(1, 1, 258, 258), "0.2": box(261, 131, 128, 128), "0.3": box(1, 261, 128, 128),
        "0.5": box(131, 261, 258, 258), "0.6": box(1, 521, 258, 258),
      ]
    ) { ExploreScreen() },
    "music": Sample(
      counts: [9, 6, 4],
      frames: ["0.1": box(2, 182, 347, 126), "0.3": box(353, 52, 347, 126), "1.1": box(16, 690, 200, 200)],
      supplementaries: ["UICollectionElementKindSectionHeader 1.0": box(0, 440, 390, 50)]
    ) { MusicScreen() },
    "shop": Sample(
      counts: [6, 3, 5],
      frames: ["0.1": box(96, 0, 80, 32), "1.1": box(371, 48, 351, 160), "2.3": box(200, 454, 182, 220)]
    ) { ShopScreen() },
  ]

  private nonisolated static let patterns: [String: Sample] = [
    // Heights 120 | 200, then 160 under the first, 90 under the second, …
    "waterfall": Sample(
      counts: [8],
      frames: ["0.0": box(0, 0, 191, 120), "0.2": box(0, 128, 191, 160), "0.3": box(199, 208, 191, 90)]
    ) { WaterfallScreen() },
    "waterfall, wide": Sample(counts: [8], size: pad, frames: ["0.4": box(774, 98, 250, 140)]) {
      WaterfallScreen()
    },
    "stack of cards": Sample(
      counts: [4], frames: ["0.1": box(20, 20, 350, 260), "0.3": box(0, 300, 350, 260)]
    ) { StackOfCardsScreen() },
    "tags": Sample(counts: [12], frames: ["0.1": box(94, 20, 70, 30), "0.4": box(16, 58, 70, 30)]) { TagsScreen() },
    "keypad": Sample(
      counts: [12], frames: ["0.0": box(45, 10, 80, 80), "0.1": box(155, 10, 80, 80), "0.5": box(265, 100, 80, 80)]
    ) { KeypadScreen() },
    // A seventh of 390 is 55.714 points: 55⅔ in whole pixels.
    "calendar": Sample(
      counts: [31, 28],
      frames: ["0.8": box(55.667, 109.667, 55.667, 55.667), "1.0": box(0, 374.333, 55.667, 55.667)],
      supplementaries: ["month 1.0": box(0, 344.333, 390, 30)]
    ) { CalendarScreen() },
    "timeline": Sample(counts: [40], frames: ["0.1": box(10, 104, 180, 60), "0.12": box(192, 40, 180, 60)]) {
      TimelineScreen()
    },
    "photos": Sample(
      counts: [10, 10], frames: ["0.4": box(131, 167, 128, 128)],
      supplementaries: ["favorite 0.4": box(135, 275, 16, 16)]
    ) { PhotosScreen() },
    "carousel": Sample(counts: [5], frames: [:]) { CarouselScreen() },
  ]

  private nonisolated static let lists: [String: Sample] = [
    "plain list": Sample(counts: [40], frames: ["0.1": box(0, 44, 390, 44)]) { PlainListScreen() },
    "settings": Sample(
      counts: [3, 4], frames: ["0.0": box(16, 17.667, 358, 44)],
      supplementaries: ["UICollectionElementKindSectionHeader 0.0": box(16, 0, 358, 17.5)]
    ) { SettingsScreen() },
    "mixed list": Sample(
      counts: [10, 3, 3],
      frames: ["0.1": box(134, 15, 99, 68), "1.0": box(10, 98, 370, 44), "2.0": box(0, 258, 390, 44)]
    ) { MixedListScreen() },
    "list of cards": Sample(counts: [3], frames: ["0.1": box(24, 72, 342, 44)]) { CardListScreen() },
  ]
}
