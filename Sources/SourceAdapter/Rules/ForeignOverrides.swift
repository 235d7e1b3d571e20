import SwiftSyntax

/// Overrides that extensions of UIKit's classes declare.
///
/// On iOS such a member takes the place of the class's own. Here it replaces a member that UIKit declares `dynamic`; any
/// other one is renamed, and nothing calls it.
enum ForeignOverrides {
  /// The members that UIKit declares `dynamic`, by class.
  static let replaceable: [String: Set<String>] = {
    let touches = "touchesBegan(_:with:)"
    let controllers: Set = [
      "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
      "viewDidLayoutSubviews()", "preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
      "childForStatusBarHidden", "shouldAutorotate", "supportedInterfaceOrientations",
      "preferredInterfaceOrientationForPresentation", "traitCollectionDidChange(_:)", touches,
    ]
    return [
      "UINavigationController": controllers, "UITabBarController": controllers,
      "UIAlertController": [
        "shouldAutorotate", "supportedInterfaceOrientations", "preferredStatusBarStyle", "viewDidAppear(_:)",
      ],
      "UIViewController": ["awakeFromNib()", touches, "motionEnded(_:with:)"],
      "UIView": ["awakeFromNib()", touches],
      "UIScrollView": [touches, "touchesMoved(_:with:)", "touchesEnded(_:with:)", "touchesCancelled(_:with:)"],
      "UITextField": [
        "awakeFromNib()", "canPerformAction(_:withSender:)", "layoutSubviews()", "intrinsicContentSize",
      ],
      "UITextView": ["awakeFromNib()", "canPerformAction(_:withSender:)", "layoutSubviews()"],
      "UILabel": ["awakeFromNib()", "intrinsicContentSize"],
      "UIButton": ["awakeFromNib()", "layoutSubviews()", "intrinsicContentSize"],
      "UIImageView": ["awakeFromNib()", "intrinsicContentSize"],
    ]
  }()

  /// Renames the overrides of a file, and lets them replace what UIKit declares.
  ///
  /// - Parameter dispatch: The overrides of methods that the target adds to UIKit.
  static func apply(to context: inout FileContext, dispatch: ForeignDispatch) {
    for (owner, member) in context.index.foreignMembers
    where member.file == context.number && member.isOverride && !dispatch.includes(member) {
      guard let modifiers = member.function?.modifiers ?? member.variable?.modifiers, let first = modifiers.first,
        let name = member.function.map({ Syntax($0.name) })
          ?? member.variable?.bindings.first.map({ Syntax($0.pattern) })
      else { continue }
      for modifier in modifiers where ["override", "open"].contains(modifier.name.text) {
        context.edits.blank(modifier)
      }
      if ForeignDispatch.isOverload(member, in: context.index), let last = member.parameters?.last {
        // A further parameter, which no call passes, tells the compiler that this is no override.
        context.edits.insert(", _ tessera: Void = ()", after: last)
        continue
      }
      context.edits.replace(name, with: "tessera_\(member.name)")
      if replaceable[owner]?.contains(member.fullName) == true {
        context.edits.insert("@_dynamicReplacement(for: \(member.fullName)) ", before: first)
      } else {
        context.messages.append(
          context.file.message(
            .warning, at: member.node,
            "\(owner).\(member.fullName) cannot be overridden in an extension here; nothing calls it"))
      }
    }
  }
}
