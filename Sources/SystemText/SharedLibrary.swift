import Glibc

/// A C library that is loaded when it is first used, so that programs that do not need it neither load nor install it.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library and those on which it depends; `nil` if it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library, or of those on which it depends; `nil` if there is none of that name.
  ///
  /// - Parameter type: A type with the convention of C that is the function's.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
