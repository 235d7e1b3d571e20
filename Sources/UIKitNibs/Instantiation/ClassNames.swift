import Foundation
import UIKitCore

/// The classes of the app by the names in nib files.
enum ClassNames {
  /// Returns a class by its name and module; the module of the app is tried if there is none of that name.
  static func named(_ name: String, module: String?) -> AnyClass? {
    if let registered = MethodTable.shared.registeredClass(named: name) { return registered }
    let modules = [module].compactMap(\.self) + ClassModules.names + ["UIKitCore", "UIKitControls", "UIKitCollections"]
    for module in modules { if let found = NSClassFromString("\(module).\(name)") { return found } }
    return name.contains(".") ? NSClassFromString(name) : nil
  }
}

/// The modules in which an app's classes are searched for.
enum ClassModules {
  /// The modules of the app's delegate and of the classes with methods that were registered.
  static var names: [String] { MethodTable.shared.moduleNames }
}
