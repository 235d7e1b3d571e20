import Scenes
import UIKit

extension Scene.Group {
  /// The scenes that introduce collection views.
  public static let basics = Self("Basics")
  /// The scenes about sections and their layouts.
  public static let sections = Self("Sections")
  /// The scenes with headers, badges and backgrounds.
  public static let boundary = Self("Headers, badges, backgrounds")
  /// The scenes with lists.
  public static let lists = Self("Lists")
  /// The scenes with controls.
  public static let controls = Self("Controls")
  /// The scenes with sections that scroll sideways.
  public static let orthogonal = Self("Orthogonal scrolling")
  /// The scenes for common designs.
  public static let recipes = Self("Recipes")
  /// The scenes with custom layouts.
  public static let free = Self("Free forms")
  /// The scenes that resemble whole apps.
  public static let apps = Self("Apps")
}

extension Scene {
  /// All scenes, in the order of their groups.
  public static let all: [Scene] = basics + sections + boundary + lists + controls + orthogonal + recipes + free + apps

  private static let basics = [
    Scene("list", "List", "Rows of one height", in: .basics) { ListViewController() },
    Scene("grid", "Grid", "Five squares to a row", in: .basics) { GridViewController() },
    Scene("inset-grid", "Inset grid", "The same with air around every item", in: .basics) { InsetGridViewController() },
    Scene("two-column", "Two columns", "A counted group, with spacing", in: .basics) { TwoColumnViewController() },
  ]

  private static let sections = [
    Scene("distinct-sections", "Distinct sections", "A list, three columns and five, on one screen", in: .sections) {
      DistinctSectionsViewController()
    },
    Scene("adaptive-sections", "Adaptive sections", "More columns where there is more room", in: .sections) {
      AdaptiveSectionsViewController()
    },
    Scene("nested-groups", "Nested groups", "Groups in groups in groups", in: .sections) {
      NestedGroupsViewController()
    },
  ]

  private static let boundary = [
    Scene("badges", "Badges", "Supplementary items at the corners of icons", in: .boundary) {
      BadgesViewController()
    },
    Scene("headers-footers", "Headers and footers", "As high as their text", in: .boundary) {
      HeadersFootersViewController()
    },
    Scene("pinned-headers", "Pinned headers", "An address book whose letters stay in sight", in: .boundary) {
      PinnedHeadersViewController()
    },
    Scene("section-backgrounds", "Section backgrounds", "Decoration views behind groups of rows", in: .boundary) {
      SectionBackgroundsViewController()
    },
  ]

  private static let lists = [
    Scene("simple-list", "Simple list", "The least that a list takes", in: .lists) {
      UINavigationController(rootViewController: SimpleListViewController())
    },
    Scene("wifi", "Wi-Fi", "A switch, and networks that come and go", in: .lists) {
      UINavigationController(rootViewController: WiFiViewController())
    },
    Scene("expenses", "Expenses", "Rows with a content configuration of their own", in: .lists) {
      largeTitled(ExpensesViewController())
    },
    Scene("emoji-list", "Emoji list", "Headers that are rows, and a star under a swipe", in: .lists) {
      largeTitled(EmojiListViewController())
    },
    Scene("outline", "Outline", "Folders in folders, which a touch opens and closes", in: .lists) {
      largeTitled(OutlineViewController())
    },
    Scene("settings", "Settings", "Inset groups of rows with symbols, values and chevrons", in: .lists) {
      SettingsViewController()
    },
    Scene("list-appearances", "List appearances", "Five of them, and all that a row can have", in: .lists) {
      ListAppearancesViewController()
    },
    Scene("mailbox", "Mailbox", "Swipe actions at both sides, and menus under a long press", in: .lists) {
      UINavigationController(rootViewController: MailboxViewController())
    },
    Scene("packing-list", "Packing list", "Rows to move, to choose and to strike off", in: .lists) {
      UINavigationController(rootViewController: PackingListViewController())
    },
    Scene("wifi-table", "Wi-Fi table", "The same networks in a table", in: .lists) {
      UINavigationController(rootViewController: WiFiTableViewController())
    },
    Scene("reading-list", "Reading list", "A table whose rows are struck off and moved", in: .lists) {
      UINavigationController(rootViewController: ReadingListViewController())
    },
    Scene("greetings", "Greetings", "Scripts of the world, and lines that are read both ways", in: .lists) {
      UINavigationController(rootViewController: GreetingsViewController())
    },
  ]

  private static let controls = [
    Scene("controls", "Controls", "Buttons, switches, sliders, and layers that are drawn", in: .controls) {
      ControlsViewController()
    },
    Scene("sign-up", "Sign up", "Text fields, one after the other, and a button that waits for them", in: .controls) {
      UINavigationController(rootViewController: SignUpViewController())
    },
    Scene("skeleton", "Skeleton", "Blocks that shimmer until a ring is full, and hearts that beat", in: .controls) {
      UINavigationController(rootViewController: SkeletonViewController())
    },
  ]

  private static let orthogonal = [
    Scene("banner", "Banner", "Centred paging, and a page control in the footer", in: .orthogonal) {
      BannerViewController()
    },
    Scene("auto-banner", "Auto banner", "A timer turns the pages, and a finger holds it up", in: .orthogonal) {
      AutoBannerViewController()
    },
    Scene("orthogonal-sections", "Orthogonal sections", "Nested groups that scroll sideways", in: .orthogonal) {
      OrthogonalSectionsViewController()
    },
    Scene("orthogonal-behaviors", "Orthogonal behaviours", "All six, one below the other", in: .orthogonal) {
      OrthogonalBehaviorsViewController()
    },
    Scene("carousel", "Carousel", "Cards that grow as they come to the centre", in: .orthogonal) {
      CarouselViewController()
    },
  ]

  private static let recipes = [
    Scene("scale", "Scale", "Rows of pictures that swell under a lens; so do the cards of the carousel", in: .recipes) {
      ScaleViewController(title: "Scale", eyebrow: "LARGEST IN THE MIDDLE")
    },
    Scene("parallax", "Parallax", "Pictures that move against the scroll, inside their cards", in: .recipes) {
      ParallaxViewController(title: "Parallax", eyebrow: "WINDOWS ON THE DISTANCE")
    },
    Scene("cover-flow", "Cover flow", "Covers that turn away in perspective", in: .recipes) {
      CoverFlowViewController(title: "Cover flow", eyebrow: "TURNED IN SPACE")
    },
    Scene("fade", "Fade", "Pages that stay in place and fade into one another", in: .recipes) {
      FadeViewController(title: "Fade", eyebrow: "ONE BECOMES THE NEXT")
    },
    Scene("stack", "Stack", "Tickets that pile up at the top", in: .recipes) {
      StackViewController(title: "Stack", eyebrow: "SIXTEEN TICKETS")
    },
    Scene("sticky-first", "Sticky first", "Covers that stay while the tracks pass under them", in: .recipes) {
      StickyFirstViewController(title: "Mixes", eyebrow: "THE COVER STAYS")
    },
    Scene("side-menu", "Side menu", "A menu and a page, and no stop in between", in: .recipes) {
      SideMenuViewController()
    },
    Scene("infinite-carousel", "Infinite carousel", "Cards without a first and a last one", in: .recipes) {
      InfiniteCarouselViewController(title: "Round trip", eyebrow: "NO FIRST AND NO LAST")
    },
  ]

  private static let free = [
    Scene("waterfall", "Waterfall", "A custom group: pictures in their own proportions", in: .free) {
      WaterfallViewController()
    },
    Scene("tag-cloud", "Tag cloud", "Words as wide as they are; tap to choose", in: .free) {
      TagCloudViewController()
    },
    Scene("calendar", "Calendar", "A flow layout whose delegate fits seven days in a line", in: .free) {
      CalendarViewController()
    },
    Scene("insertion-sort", "Insertion sort", "Rows of colours that sort themselves, step by step", in: .free) {
      UINavigationController(rootViewController: InsertionSortViewController())
    },
    Scene("mosaic", "Mosaic", "Pages of large and small pictures", in: .free) { MosaicViewController() },
  ]

  private static let apps = [
    Scene("today", "Today", "Large cards, made of constraints and stack views", in: .apps) { TodayViewController() },
    Scene("photo-library", "Photo library", "Moments, pinned headers, and pictures to choose", in: .apps) {
      largeTitled(PhotoLibraryViewController())
    },
    Scene("chats", "Chats", "Friends in a row, and conversations to swipe", in: .apps) {
      largeTitled(ChatsViewController())
    },
    Scene("note", "Note", "Text to write on, and glass over its end", in: .apps) {
      UINavigationController(rootViewController: NoteViewController())
    },
    Scene("preferences", "Preferences", "Cells with switches, sliders and choices of their own", in: .apps) {
      largeTitled(PreferencesViewController())
    },
    Scene("music", "Music", "Shelves of albums and songs, and a player of glass", in: .apps) {
      largeTitled(MusicViewController())
    },
    Scene("store-home", "Store home", "Banners with a page control, departments, shelves, a grid", in: .apps) {
      UINavigationController(rootViewController: StoreHomeViewController())
    },
    Scene("planner", "Planner", "A month, and what the day that was tapped holds", in: .apps) {
      UINavigationController(rootViewController: PlannerViewController())
    },
    Scene("board", "Board", "Tasks in columns that scroll by themselves", in: .apps) {
      UINavigationController(rootViewController: BoardViewController())
    },
    Scene("onboarding", "Onboarding", "A pager, its dots, and a button that goes on", in: .apps) {
      OnboardingViewController()
    },
    Scene("tabs", "Tabs", "Four screens behind a tab bar, with a badge", in: .apps) { TabsViewController() },
    Scene("product", "Product", "Photographs, choices, a text that unfolds, and a bar to buy with", in: .apps) {
      UINavigationController(rootViewController: ProductViewController())
    },
    Scene("conference-videos", "Conference videos", "Talks by track, paged group by group", in: .apps) {
      ConferenceVideosViewController()
    },
    Scene("news-feed", "News feed", "Stories that are as high as their text", in: .apps) { NewsFeedViewController() },
    Scene("app-store", "App shop", "A shop window, columns of three, categories, links", in: .apps) {
      AppStoreViewController()
    },
    Scene("albums", "Albums", "Columns of two, faces in a row, a list", in: .apps) { AlbumsViewController() },
    Scene("emoji-explorer", "Emoji Explorer", "A row, an outline that expands, and two lists", in: .apps) {
      UINavigationController(rootViewController: EmojiExplorerViewController())
    },
    Scene("mixed-page", "Mixed page", "Stories, banners, columns of three, a list and a grid", in: .apps) {
      largeTitled(MixedPageViewController())
    },
    Scene("mountains", "Mountains", "A search bar over a grid that shows what it finds", in: .apps) {
      MountainsViewController()
    },
    Scene("mountain-list", "Mountain list", "A search below a large title, with a choice of where", in: .apps) {
      let navigation = UINavigationController(rootViewController: MountainListViewController())
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    },
    Scene("stores", "Stores", "A row of stores that moves a map", in: .apps) { StoresViewController() },
    Scene("instagram-grid", "Instagram grid", "Three columns of squares under a profile", in: .apps) {
      InstagramViewController(page: .profile)
    },
    Scene("instagram-mosaic", "Instagram mosaic", "Squares and a tall picture, mirrored in turn", in: .apps) {
      InstagramViewController(page: .explore)
    },
  ]

  @MainActor
  private static func largeTitled(_ root: UIViewController) -> UIViewController {
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
