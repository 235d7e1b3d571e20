import UIKit

/// One screen of the gallery.
public struct Scene: Sendable {
  /// How it is asked for on the command line.
  public let name: String
  public let title: String
  /// What there is to see, in one line.
  public let summary: String
  public let makeViewController: @MainActor @Sendable () -> UIViewController
}

extension Scene {
  public static let all: [Scene] = [
    Scene(
      name: "banner", title: "Banner", summary: "Centred paging with a page control in the section's footer",
      makeViewController: { BannerViewController() }),
    Scene(
      name: "carousel", title: "Carousel", summary: "Cards that grow as they come to the centre",
      makeViewController: { CarouselViewController() }),
    Scene(
      name: "stores", title: "Stores", summary: "A row of stores that moves a map",
      makeViewController: { StoresViewController() }),
    Scene(
      name: "instagram-grid", title: "Instagram grid", summary: "Three columns of squares under a profile",
      makeViewController: { InstagramGridViewController() }),
    Scene(
      name: "instagram-mosaic", title: "Instagram mosaic", summary: "Four squares and a tall picture, mirrored in turn",
      makeViewController: { InstagramMosaicViewController() }),
  ]
}
