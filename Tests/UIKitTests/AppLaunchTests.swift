import DeviceSupport
import Foundation
import Testing
import UIKitCore
import TestSupport

/// The delegate calls that an app and its scene receive at launch, and the window that is shown then.
@MainActor
struct AppLaunchTests {
  @Test func delegatesRunInOrderAndShowWindow() throws {
    let harness = TestDevice()
    LaunchLog.lines = []
    let shown = harness.root.launch(AppDelegate.self)
    expectEqual(
      LaunchLog.lines,
      [
        "willFinishLaunching", "didFinishLaunching", "configuration", "willConnect", "willEnterForeground",
        "didBecomeActive",
      ])
    let delegate = try #require(harness.root.scene.delegate as? SceneDelegate)
    expectIdentical(shown, delegate.window?.rootViewController)
    expectEqual(harness.root.scene.windows, [delegate.window])
    expectEqual(delegate.window?.isKeyWindow, true)
    #expect(UIApplication.shared.delegate is AppDelegate)
    harness.frame()
    expectIdentical(shown.view.window, harness.window)
    expectContains(harness.dump(), "fill (0,0 100×200) #FF0000FF")
  }

  /// As on iOS, where a delegate may lack the property.
  @Test func theWindowOfAnUnknownDelegateIsOptionalTwice() throws {
    let harness = TestDevice()
    _ = harness.root.launch(WindowMaker.self)
    let delegate = try #require(UIApplication.shared.delegate)
    expectIdentical(delegate.window??.rootViewController, (delegate as? WindowMaker)?.window?.rootViewController)
    let other = UIWindow(frame: rect(0, 0, 10, 10))
    delegate.window = other
    expectIdentical((delegate as? WindowMaker)?.window, other)
    if let window = UIApplication.shared.delegate?.window, let shown = window { expectIdentical(shown, other) }
    _ = harness.root.launch(AppDelegate.self)
    UIApplication.shared.delegate?.window = other
    expectNil(UIApplication.shared.delegate?.window ?? nil)
    expectNotNil((harness.root.scene.delegate as? any UIWindowSceneDelegate)?.window??.bounds)
  }

  /// Apps that leave out the frame fill the screen, as on iOS since version 9.
  @Test func aWindowWithoutAFrameIsAsLargeAsTheScreen() {
    let harness = TestDevice(size: CGSize(width: 320, height: 480))
    harness.becomeCurrent()
    expectEqual(UIWindow().frame, rect(0, 0, 320, 480))
    #expect(UIWindow().isHidden)
    final class OwnWindow: UIWindow {}
    expectEqual(OwnWindow().frame, rect(0, 0, 320, 480))
    expectEqual(UIWindow(frame: .zero).frame, .zero)
  }

  @Test func aConfigurationNamesTheDelegate() throws {
    let harness = TestDevice()
    _ = harness.root.launch(ConfiguringDelegate.self)
    #expect(harness.root.scene.delegate is OtherSceneDelegate)
    expectEqual(harness.root.scene.session.configuration.name, "Other")
  }

  @Test func anAppMayMakeItsWindowItself() throws {
    let harness = TestDevice()
    let controller = harness.root.launch(WindowMaker.self)
    let delegate = try #require(UIApplication.shared.delegate as? WindowMaker)
    expectIdentical(harness.window, delegate.window)
    expectIdentical(delegate.window?.rootViewController, controller)
  }

  @Test func keyWindowOrLastVisibleWindowIsShown() throws {
    for (visible, key, expected) in [
      ([1], nil, 1), ([0, 1], nil, 1), ([0], nil, 0), ([0, 1, 2], 1, 1), ([2, 0], 0, 0),
    ]
      as [([Int], Int?, Int)]
    {
      WindowsMaker.plan = (visible, key)
      let device = TestDevice()
      let controller = device.root.launch(WindowsMaker.self)
      let delegate = try #require(UIApplication.shared.delegate as? WindowsMaker)
      expectIdentical(controller, delegate.windows[expected].rootViewController, "\(visible) \(key ?? -1)")
      expectIdentical(device.window, delegate.windows[expected])
    }
  }

  @Test func everyHostHasItsOwnApp() throws {
    let (first, second) = (TestDevice(), TestDevice())
    let (one, other) = (first.root.launch(WindowMaker.self), second.root.launch(WindowMaker.self))
    expectNotIdentical(one, other)
    first.frame()
    expectIdentical((UIApplication.shared.delegate as? WindowMaker)?.window?.rootViewController, one)
    second.frame()
    expectIdentical((UIApplication.shared.delegate as? WindowMaker)?.window?.rootViewController, other)
  }

  @Test func delegatesAreMadeThroughTheInitialiserTheyHave() {
    expectEqual((instantiated(Numbered.self) as? Numbered)?.number, 7)
    #expect(instantiated(Inheriting.self) is Inheriting)
  }

  @Test func appWithoutWindowIsReported() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestDevice().root.launch(ShowingNothing.self) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expectContains(text, "If a storyboard did so on iOS, the Info.plist in ")
  }

  @Test func incompleteWindowIsReported() async {
    let empty = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = TestDevice().root.launch(EmptyWindowMaker.self) }
    }
    let text = String(decoding: empty?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("its window has no rootViewController") && !text.contains("storyboards"))
  }

  private func instantiated(_ delegate: AnyClass) -> NSObject? {
    let harness = TestDevice()
    _ = harness.root.launch(delegate)
    return harness.root.appDelegate as? NSObject
  }
}

private final class EmptyWindowMaker: NSObject, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SilentSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    return true
  }
}

/// Makes three windows and shows some of them.
private final class WindowsMaker: NSObject, UIApplicationDelegate {
  static var plan: (visible: [Int], key: Int?) = ([], nil)
  var windows: [UIWindow] = []

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SilentSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    for _ in 0..<3 {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      windows.append(window)
    }
    for index in Self.plan.visible.sorted() { windows[index].isHidden = false }
    if let key = Self.plan.key { windows[key].makeKey() }
    return true
  }
}

@MainActor
private enum LaunchLog { static var lines: [String] = [] }

/// The app delegate of Xcode's template.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.lines.append("willFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LaunchLog.lines.append("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LaunchLog.lines.append("configuration")
    return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

/// A scene delegate that is found by its name.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    LaunchLog.lines.append("willConnect")
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = Plain()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { LaunchLog.lines.append("willEnterForeground") }
  func sceneDidBecomeActive(_ scene: UIScene) { LaunchLog.lines.append("didBecomeActive") }
}

private final class Plain: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .red }
}

private final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Other", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = OtherSceneDelegate.self
    return configuration
  }
}

private final class OtherSceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
    window?.rootViewController = Plain()
    window?.makeKeyAndVisible()
  }
}

/// An app from before scenes: the configuration names no scene delegate.
private class WindowMaker: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var isActive = false

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Plain()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SilentSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { isActive = true }
}

private final class SilentSceneDelegate: NSObject, UISceneDelegate {}
private final class Inheriting: WindowMaker {}
private final class Numbered: WindowMaker {
  let number: Int
  override init() {
    number = 7
    super.init()
  }
}
private final class ShowingNothing: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SilentSceneDelegate.self
    return configuration
  }
}
