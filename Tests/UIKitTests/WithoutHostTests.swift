import DeviceSupport
import Foundation
import SystemServices
import Testing
import UIKit
import UIKitCore
import TestSupport

/// Code that imports only UIKit, in a process of its own: a phone exists from the first use.
@MainActor
struct WithoutHostTests {
  @Test func aPhoneExists() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let screen = UIScreen.main
        guard screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844), screen.scale == 3 else { exit(1) }
        guard UITraitCollection.current.displayScale == 3, UIDevice.current.userInterfaceIdiom == .phone else {
          exit(2)
        }
        let window = UIWindow(frame: screen.bounds)
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        guard controller.view.frame == screen.bounds, UIApplication.shared.keyWindow === window else { exit(3) }
        window.layoutIfNeeded()
        guard controller.view.safeAreaInsets.top == 47 else { exit(4) }
      }
    }
  }

  @Test func textIsMeasuredAndDrawnWithTheMachinesFonts() async {
    await #expect(processExitsWith: .success) {
      unsetenv("TESSERA_TEXT")
      await MainActor.run {
        let label = UILabel()
        label.text = "iii"
        let narrow = label.intrinsicContentSize.width
        label.text = "WWW"
        guard label.intrinsicContentSize.width > 2 * narrow else { exit(1) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
          UIColor.red.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        guard let data = image.pngData(), UIImage(data: data)?.size.width == 30 || UIImage(data: data) != nil else {
          exit(2)
        }
      }
    }
  }

  @Test func environmentCanSelectBoxesForText() async {
    await #expect(processExitsWith: .success) {
      setenv("TESSERA_TEXT", "boxes", 1)
      await MainActor.run {
        let label = UILabel()
        label.text = "iii"
        let narrow = label.intrinsicContentSize.width
        label.text = "WWW"
        guard label.intrinsicContentSize.width == narrow else { exit(1) }
      }
    }
  }

  @Test func animationsEndWhileTheMainQueueRuns() async {
    await #expect(processExitsWith: .success) {
      let finished = await withCheckedContinuation { done in
        Task { @MainActor in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
          UIView.animate(withDuration: 0.05) {
            view.alpha = 0
          } completion: {
            done.resume(returning: $0)
          }
        }
      }
      if !finished { exit(1) }
    }
  }

  @Test func hostTakesOver() {
    let harness = TestDevice(size: CGSize(width: 77, height: 88))
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 77, height: 88))
    withExtendedLifetime(harness) {}
  }
}
