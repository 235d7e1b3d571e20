public import Foundation
import UIKitCore

extension NSObject {
  /// The class, as an Objective-C class object returns it.
  public class func classForCoder() -> AnyClass { self }
}

/// Returns the class of a name, as `NSClassFromString` does, or the class of that name of UIKit, or of XCTest while it
/// tests.
public func tesseraClass(_ name: String) -> AnyClass? {
  if let known = NSClassFromString(name) ?? MethodTable.shared.objectiveCClass(named: name) { return known }
  let simple = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
  return (kitModules + ["XCTest."]).lazy.compactMap { NSClassFromString($0 + simple) }.first
}

/// Returns the name of a class with its module, or the name alone of a class of UIKit. Unlike Foundation's
/// `NSStringFromClass`, it accepts classes within other types.
public func tesseraClassName(_ type: AnyClass) -> String {
  let name = _typeName(type, qualified: true)
  let module = kitModules.first { name.hasPrefix($0) }
  return module.map { String(name.dropFirst($0.count)) } ?? name
}

/// The modules whose classes are UIKit's on iOS, with the period behind them.
private let kitModules = ["UIKitCore.", "UIKitControls.", "UIKitCollections."]
