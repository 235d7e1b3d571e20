import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// The context menu that a control configures itself.
@MainActor
struct ControlContextMenuTests {
  private final class MenuControl: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: "menu" as NSString) }
  }

  @Test func theControlIsTheDelegateOfItsInteraction() throws {
    let control = MenuControl()
    expectFalse(control.isContextMenuInteractionEnabled)
    expectNil(control.contextMenuInteraction)
    control.isContextMenuInteractionEnabled = true
    let interaction = try #require(control.contextMenuInteraction)
    expectTrue(control.interactions.contains { $0 === interaction })
    let configuration = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    expectEqual(configuration?.identifier as? NSString, "menu")
    control.isContextMenuInteractionEnabled = false
    expectFalse(control.interactions.contains { $0 === interaction })
  }

  @Test func classesHaveNames() {
    let control = MenuControl()
    expectTrue(object_getClass(control) == MenuControl.self)
    expectNil(object_getClass(nil))
    expectNil(object_getClass(3))
    expectTrue(String(cString: class_getName(MenuControl.self)).hasSuffix("MenuControl"))
    expectEqual(class_getName(UIControl.self), object_getClassName(UIControl()))
    expectTrue(class_getSuperclass(MenuControl.self) == UIControl.self)
    expectEqual(String(cString: class_getName(nil)), "nil")
  }

  @Test func objectsConformToProtocols() {
    expectTrue(MenuControl().conforms(to: UIContextMenuInteractionDelegate.self))
    expectFalse(MenuControl().conforms(to: UIGestureRecognizerDelegate.self))
  }

  @Test func theKeySelfIsTheObject() {
    let names = NSArray(array: ["b", "a"])
    let sorted = names.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)])
    expectEqual(sorted as? [String], ["a", "b"])
    let control = MenuControl()
    expectIdentical(control.value(forKey: "self") as? MenuControl, control)
  }
}
