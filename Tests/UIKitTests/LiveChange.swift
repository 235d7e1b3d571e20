import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// A change of a property, with its name for a failure message.
typealias LiveChange<Value> = (name: String, apply: (Value) -> Void)

/// Expects that a property that changes while its view is shown looks as if it had been set before.
///
/// Each view is shown with its own frame, and in the middle of the screen in the size that Auto Layout gives it.
@MainActor
func expectLive<View: UIView>(
  _ make: () -> View, _ changes: [LiveChange<View>], sourceLocation: SourceLocation = #_sourceLocation
) {
  let device = TestDevice()
  func made() -> View {
    device.becomeCurrent()
    return make()
  }
  let untouched = LivePicture.text(of: made(), isPinned: false, before: {}, after: {})
  for change in changes {
    for isPinned in [false, true] {
      let (early, late) = (made(), made())
      let wanted = LivePicture.text(of: early, isPinned: isPinned, before: { change.apply(early) }, after: {})
      let found = LivePicture.text(of: late, isPinned: isPinned, before: {}, after: { change.apply(late) })
      let name = "\(View.self).\(change.name)\(isPinned ? " with constraints" : "")"
      expectEqual(found, wanted, "\(name)", sourceLocation: sourceLocation)
      if !isPinned { expectNotEqual(wanted, untouched, "\(name) shows nothing", sourceLocation: sourceLocation) }
    }
  }
}

/// Pictures of views that are drawn only when they ask for it, as a device draws them.
@MainActor
enum LivePicture {
  /// Returns the picture of a view after closures that run before and after it is first shown.
  static func text(of view: UIView, isPinned: Bool, before: () -> Void, after: () -> Void) -> String {
    let device = TestDevice(size: CGSize(width: 320, height: 200))
    device.drawsOnDemand = true
    before()
    if isPinned {
      pin(view, in: device.window)
    } else {
      if view.bounds.size == .zero { view.bounds.size = CGSize(width: 280, height: 60) }
      view.center = CGPoint(x: 160, y: 100)
      device.window.addSubview(view)
    }
    device.run(for: 0.5)
    after()
    device.run(for: 1)
    return withoutNumbers(device.dump())
  }

  /// Returns a picture without the numbers of scroll views, which tell the order of their creation.
  static func withoutNumbers(_ picture: String) -> String {
    picture.replacing(/group scroll \d+/, with: "group scroll")
  }

  private static func pin(_ view: UIView, in window: UIWindow) {
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
  }
}
