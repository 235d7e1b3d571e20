import Foundation
import Synchronization

/// An address of Core Foundation.
public typealias CFURL = URL
/// An error of Core Foundation.
public typealias CFError = NSError

/// The files of fonts that the app has registered while it runs.
package enum RegisteredFonts {
  private static let state = Mutex<(paths: [String], version: Int)>(([], 0))

  /// The paths of the files, in the order of registration.
  package static var paths: [String] { state.withLock(\.paths) }
  /// A number that changes with the paths.
  package static var version: Int { state.withLock(\.version) }

  /// - Returns: Whether the file was not registered before.
  fileprivate static func add(_ path: String) -> Bool {
    state.withLock { state in
      guard !state.paths.contains(path) else { return false }
      state = (state.paths + [path], state.version + 1)
      return true
    }
  }

  /// - Returns: Whether the file was registered.
  fileprivate static func remove(_ path: String) -> Bool {
    state.withLock { state in
      guard let index = state.paths.firstIndex(of: path) else { return false }
      state.paths.remove(at: index)
      state.version += 1
      return true
    }
  }
}

/// The processes in which a registered font is found.
///
/// - Fidelity: documented; here it is always the app's own.
public enum CTFontManagerScope: UInt32, Hashable, Sendable {
  /// No process.
  case none = 0
  /// The app's own process.
  case process = 1
  /// All processes of the user.
  case persistent = 2
  /// All processes of the user, until the session ends.
  case session = 3
}

/// The reasons for which a font cannot be registered.
public enum CTFontManagerError: Int, Hashable, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file cannot be read.
  case insufficientPermissions = 102
  /// The file is no font, or is damaged.
  case unrecognizedFormat = 103
  /// The font is registered.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
}

/// Registers the fonts of a file, which `UIFont(name:size:)` finds afterward.
///
/// - Fidelity: documented.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard FileManager.default.fileExists(atPath: fontURL.path) else { return fail(.fileNotFound, fontURL, error) }
  return RegisteredFonts.add(fontURL.path) || fail(.alreadyRegistered, fontURL, error)
}

/// Takes back the registration of a file's fonts.
///
/// - Fidelity: documented.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  RegisteredFonts.remove(fontURL.path) || fail(.notRegistered, fontURL, error)
}

private func fail(
  _ reason: CTFontManagerError, _ url: URL, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let reported = NSError(
    domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: reason.rawValue,
    userInfo: ["CTFontManagerErrorFontURLs": [url]])
  error?.pointee = Unmanaged.passRetained(reported)
  return false
}

/// A font as Core Graphics knows it, by its file or its name.
///
/// - Fidelity: documented; text layers draw with it, contexts do not.
public final class CGFont: @unchecked Sendable {
  fileprivate let url: URL?
  /// The font's PostScript name; `nil` for a font of a file.
  public let postScriptName: CFString?

  /// Creates the font of a file's bytes; `nil` if they were not read from a file.
  public init?(_ provider: CGDataProvider) {
    guard let url = provider.url else { return nil }
    (self.url, postScriptName) = (url, nil)
  }

  /// Creates the font with a name; `nil` if there is none.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    (url, postScriptName) = (nil, font.fontName)
  }
}

/// Registers a font, which `UIFont(name:size:)` finds afterward.
///
/// - Fidelity: documented.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  font.url.map { CTFontManagerRegisterFontsForURL($0, .process, error) } ?? false
}
