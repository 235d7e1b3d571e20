/// The calls by which a navigation controller tells its delegate which controller it shows.
@MainActor
struct NavigationAnnouncement {
  /// The controller that the delegate was told of last.
  weak var shown: UIViewController?
  /// Whether that controller has not appeared yet, without a transition from another one.
  var isFirst = false
  /// The coordinator of a transition that has not begun or has ended, for the duration of the delegate's method.
  var coordinator: NavigationCoordinator?
}

extension UINavigationController {
  /// Tells the delegate of a controller that appears with the navigation controller, unless it has been told before.
  func announceFirst(_ controller: UIViewController, animated: Bool) {
    guard transition == nil, controller === topViewController, announcement.shown !== controller else { return }
    announcement = NavigationAnnouncement(shown: controller, isFirst: true)
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  /// Tells the delegate that the controller has appeared.
  func firstDidAppear(_ controller: UIViewController, animated: Bool) {
    guard announcement.isFirst, announcement.shown === controller else { return }
    announcement.isFirst = false
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }
}
