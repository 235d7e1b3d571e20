import Foundation
import Glibc

/// The functions of Expat, an XML parser, which is loaded when the first nib file is read. Apps without nib files do not
/// pay for it.
///
/// Expat follows no reference to another file unless its user does so, and bounds the expansion of entities itself.
struct Expat: @unchecked Sendable {
  typealias Parser = OpaquePointer
  typealias StartHandler =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutablePointer<UnsafePointer<CChar>?>?
    ) -> Void
  typealias EndHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void
  typealias TextHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, CInt) -> Void
  typealias EntityHandler =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?, CInt, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Void

  let create: @convention(c) (UnsafePointer<CChar>?) -> Parser?
  let free: @convention(c) (Parser) -> Void
  let setUserData: @convention(c) (Parser, UnsafeMutableRawPointer?) -> Void
  let setElementHandler: @convention(c) (Parser, StartHandler?, EndHandler?) -> Void
  let setTextHandler: @convention(c) (Parser, TextHandler?) -> Void
  let setDefaultHandler: @convention(c) (Parser, TextHandler?) -> Void
  let setEntityHandler: @convention(c) (Parser, EntityHandler?) -> Void
  let setForeignDTD: @convention(c) (Parser, UInt8) -> CInt
  let parse: @convention(c) (Parser, UnsafePointer<CChar>?, CInt, CInt) -> CInt
  let stop: @convention(c) (Parser, UInt8) -> CInt
  let errorCode: @convention(c) (Parser) -> CInt
  let errorText: @convention(c) (CInt) -> UnsafePointer<CChar>?
  let line: @convention(c) (Parser) -> CUnsignedLong

  /// The library; `nil` if it is not installed.
  static let shared = Expat()

  /// The message for a machine without the library.
  static let missing =
    "Nib files need the XML parser Expat, libexpat.so.1, which is not installed: sudo apt-get install libexpat1"

  private init?() {
    guard let library = dlopen("libexpat.so.1", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func symbol<Function>(_ name: String) -> Function? {
      dlsym(library, "XML_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let create: @convention(c) (UnsafePointer<CChar>?) -> Parser? = symbol("ParserCreate"),
      let free: @convention(c) (Parser) -> Void = symbol("ParserFree"),
      let setUserData: @convention(c) (Parser, UnsafeMutableRawPointer?) -> Void = symbol("SetUserData"),
      let setElementHandler: @convention(c) (Parser, StartHandler?, EndHandler?) -> Void = symbol("SetElementHandler"),
      let setTextHandler: @convention(c) (Parser, TextHandler?) -> Void = symbol("SetCharacterDataHandler"),
      let setDefaultHandler: @convention(c) (Parser, TextHandler?) -> Void = symbol("SetDefaultHandler"),
      let setEntityHandler: @convention(c) (Parser, EntityHandler?) -> Void = symbol("SetEntityDeclHandler"),
      let setForeignDTD: @convention(c) (Parser, UInt8) -> CInt = symbol("UseForeignDTD"),
      let parse: @convention(c) (Parser, UnsafePointer<CChar>?, CInt, CInt) -> CInt = symbol("Parse"),
      let stop: @convention(c) (Parser, UInt8) -> CInt = symbol("StopParser"),
      let errorCode: @convention(c) (Parser) -> CInt = symbol("GetErrorCode"),
      let errorText: @convention(c) (CInt) -> UnsafePointer<CChar>? = symbol("ErrorString"),
      let line: @convention(c) (Parser) -> CUnsignedLong = symbol("GetCurrentLineNumber")
    else { return nil }
    (self.create, self.free, self.setUserData, self.setElementHandler) = (create, free, setUserData, setElementHandler)
    (self.setTextHandler, self.setDefaultHandler, self.setEntityHandler) =
      (setTextHandler, setDefaultHandler, setEntityHandler)
    self.setForeignDTD = setForeignDTD
    (self.parse, self.stop, self.errorCode, self.errorText, self.line) = (parse, stop, errorCode, errorText, line)
  }
}
