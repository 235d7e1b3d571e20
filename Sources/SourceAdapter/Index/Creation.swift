import SwiftSyntax

/// The initializer with which a class can be made without knowledge of its purpose.
struct Creation {
  /// The name of the initializer, as in `init(frame:)`.
  let initializer: String
  /// The arguments with their parentheses; `nil` if no value can be given for them.
  let arguments: String?

  /// The initializers of UIKit's classes with their arguments, in order of preference.
  private static let known: [(name: String, arguments: String?)] = [
    ("init()", "()"), ("init(frame:)", "(frame: .zero)"),
    ("init(collectionViewLayout:)", "(collectionViewLayout: UICollectionViewFlowLayout())"),
    ("init(frame:collectionViewLayout:)", "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"),
    ("init(style:)", "(style: .plain)"), ("init(frame:style:)", "(frame: .zero, style: .plain)"),
    ("init(style:reuseIdentifier:)", "(style: .default, reuseIdentifier: nil)"),
    ("init(reuseIdentifier:)", "(reuseIdentifier: nil)"), ("init(nibName:bundle:)", "(nibName: nil, bundle: nil)"),
    ("init(coder:)", nil),
  ]

  /// Finds the initializer of a class; `nil` if all need other arguments.
  init?(of type: TypeDeclaration, kind: ScreenSummary.Kind, base: String, in index: TargetIndex) {
    var available = Initializers(kind: kind, base: base)
    for type in index.lineage(of: type).reversed() { available = available.inherited(by: type) }
    let all = available.designated.union(available.convenience)
    guard let choice = Self.known.first(where: { all.contains($0.name) }) else { return nil }
    initializer = choice.name == "init(nibName:bundle:)" ? "init()" : choice.name
    let isSplit = base.simpleName == "UISplitViewController" && choice.name == "init(style:)"
    arguments = isSplit ? "(style: .doubleColumn)" : choice.arguments
  }
}

/// The initializers that a class has or inherits.
private struct Initializers {
  var designated: Set<String>
  var convenience: Set<String> = []

  /// The members of a class of UIKit.
  init(kind: ScreenSummary.Kind, base: String) {
    switch (kind, base.simpleName) {
    case (.viewController, "UINavigationController"):
      designated = [
        "init(rootViewController:)", "init(navigationBarClass:toolbarClass:)", "init(nibName:bundle:)", "init(coder:)",
      ]
      convenience = ["init()"]
    case (.viewController, "UIPageViewController"):
      designated = ["init(transitionStyle:navigationOrientation:options:)", "init(nibName:bundle:)", "init(coder:)"]
      convenience = ["init()"]
    case (.viewController, "UISearchController"):
      designated = ["init(searchResultsController:)", "init(nibName:bundle:)", "init(coder:)"]
      convenience = ["init()"]
    case (.viewController, "UISplitViewController"):
      (designated, convenience) = (["init(style:)", "init(nibName:bundle:)", "init(coder:)"], ["init()"])
    case (.viewController, _): (designated, convenience) = (["init(nibName:bundle:)", "init(coder:)"], ["init()"])
    case (.collectionViewController, _):
      designated = ["init(collectionViewLayout:)", "init(nibName:bundle:)", "init(coder:)"]
    case (.tableViewController, _):
      (designated, convenience) = (["init(style:)", "init(nibName:bundle:)", "init(coder:)"], ["init()"])
    case (.tableCell, _): designated = ["init(style:reuseIdentifier:)", "init(coder:)"]
    case (.layout, "UICollectionViewCompositionalLayout"): designated = []
    case (.layout, _): designated = ["init()", "init(coder:)"]
    case (_, "UICollectionView"): designated = ["init(frame:collectionViewLayout:)", "init(coder:)"]
    case (_, "UITableView"): (designated, convenience) = (["init(frame:style:)", "init(coder:)"], ["init()"])
    case (_, "UIActivityIndicatorView"):
      (designated, convenience) = (["init(style:)", "init(frame:)", "init(coder:)"], ["init()"])
    case (_, "UISegmentedControl"):
      (designated, convenience) = (["init(items:)", "init(frame:)", "init(coder:)"], ["init()"])
    case (_, "UIImageView"):
      designated = ["init(image:)", "init(image:highlightedImage:)", "init(frame:)", "init(coder:)"]
      convenience = ["init()"]
    case (_, "UIRefreshControl"): designated = ["init()", "init(frame:)", "init(coder:)"]
    case (_, "UITextView"):
      (designated, convenience) = (["init(frame:textContainer:)", "init(coder:)"], ["init(frame:)", "init()"])
    case (_, "UIVisualEffectView"):
      (designated, convenience) = (["init(effect:)", "init(frame:)", "init(coder:)"], ["init()"])
    case (_, "UITableViewHeaderFooterView"): designated = ["init(reuseIdentifier:)", "init(coder:)"]
    default: (designated, convenience) = (["init(frame:)", "init(coder:)"], ["init()"])
    }
  }

  /// Returns the initializers that a subclass has: all of these, unless it declares designated initializers.
  func inherited(by type: TypeDeclaration) -> Initializers {
    var result = self
    var (own, overridden): (Set<String>, Set<String>) = ([], [])
    var (ownConvenience, declaresAny): (Set<String>, Bool) = ([], false)
    for member in type.members where member.form == .initializer {
      let isConvenience = member.modifiers.contains("convenience")
      declaresAny = declaresAny || !isConvenience
      guard member.access > .private, !member.isUnavailable, !member.hasEffects else { continue }
      let names = member.initializerNames
      if isConvenience { ownConvenience.formUnion(names) } else { own.formUnion(names) }
      if !isConvenience { overridden.insert(member.fullName) }
    }
    if declaresAny {
      let overridesAll = designated.subtracting(["init(coder:)"]).isSubset(of: overridden)
      result.designated = own
      if !overridesAll { result.convenience = [] }
    }
    result.convenience.formUnion(ownConvenience)
    return result
  }
}

extension Member {
  /// The names by which the initializer can be called: parameters with defaults may be left out.
  fileprivate var initializerNames: Set<String> {
    guard let parameters else { return [] }
    let required = parameters.filter { $0.defaultValue == nil }.map(\.firstName.text)
    return ["init(\(labels.map { $0 + ":" }.joined()))", "init(\(required.map { $0 + ":" }.joined()))"]
  }

  fileprivate var isUnavailable: Bool {
    initializer?.attributes.attribute("available")?.arguments?.trimmedDescription.contains("unavailable") ?? false
  }
}
