import DeviceSupport
import Foundation
import SourceAdapter
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// A view of adapted source with properties that appearance proxies pass on.
private final class Badge: UIView {
  var radius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
  var gap: CGFloat = 1
}

/// Properties of an app's views on appearance proxies.
@MainActor struct StyledPropertyTests {
  @Test func dynamicPropertiesAreRegistered() {
    let source = """
      class Badge: UIView {
        @objc dynamic var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
        @objc dynamic var gap: CGFloat = 1
        @objc dynamic var size: CGFloat { 1 }
        @objc var other: CGFloat = 1
      }
      class Model: NSObject { @objc dynamic var name = "" }
      """
    let text = Adapter().adapt([.init(path: "/App/File.swift", text: source)]).files[0].text
    #expect(text.contains("tesseraAppearance(\\Badge.radius)"))
    #expect(text.contains("tesseraAppearance(\\Badge.gap)"))
    for name in ["Badge.size", "Badge.other", "Model.name"] { #expect(!text.contains("tesseraAppearance(\\\(name))")) }
  }

  @Test func proxiesPassPropertiesOn() {
    tesseraAppearance(\Badge.radius)
    tesseraAppearance(\Badge.gap)
    Badge.appearance().radius = 12
    Badge.appearance().gap = 3
    let device = TestDevice.phone(draws: false)
    device.becomeCurrent()
    let (badge, own) = (Badge(), Badge())
    own.gap = 7
    device.window.addSubview(badge)
    device.window.addSubview(own)
    expectEqual([badge.radius, badge.gap, own.radius, own.gap], [12, 3, 12, 7])
  }

  @Test func theMainFileNamesTheClassOfTheApp() {
    func text(_ argument: String) -> String {
      let call = "UIApplicationMain(argc, argv, \(argument), NSStringFromClass(AppDelegate.self))"
      return Adapter().adapt([.init(path: "/App/main.swift", text: call)]).files[0].text
    }
    #expect(text("NSStringFromClass(App.self)").contains("tesseraApplication(App.self)"))
    for other in ["nil", "NSStringFromClass(UIApplication.self)"] {
      #expect(!text(other).contains("tesseraApplication"))
    }
  }
}
