// Constants and type names of Apple's C libraries that Swift code for iOS uses.
import Foundation

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// The largest finite number with 32 bits.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// The largest finite number with 32 bits, which apps use for “forever”.
public let HUGE = Float.greatestFiniteMagnitude

/// An array of Core Foundation. It is a Swift array here.
public typealias CFArray = [Any]
/// A text of Core Foundation. It is a Swift string here.
public typealias CFString = String
/// A dictionary of Core Foundation. It is a Swift dictionary here.
public typealias CFDictionary = [AnyHashable: Any]
/// A truth value of Core Foundation. It is a number here.
public typealias CFBoolean = NSNumber
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The truth value “true” of Core Foundation.
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The truth value “false” of Core Foundation.
public let kCFBooleanFalse: CFBoolean! = false
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the short name in a bundle's `Info.plist`.
public let kCFBundleNameKey: CFString! = "CFBundleName"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the identifier in a bundle's `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the build version in a bundle's `Info.plist`.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the executable's name in a bundle's `Info.plist`.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the development region in a bundle's `Info.plist`.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the property list's format in a bundle's `Info.plist`.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The key of the localizations in a bundle's `Info.plist`.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
