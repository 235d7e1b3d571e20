public import Foundation

// Initializers without arguments, of classes that have counterparts among Swift's values, and of streams and files.

extension NSURL: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSURL {
  /// Creates an address without text.
  public init() {
    guard let address = NSURL(string: "") ?? NSURL(string: "/") else { fatalError("The address is valid.") }
    self.init(made: address)
  }
}

extension NSLocale: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSLocale {
  /// Creates the locale without a region.
  public init() { self.init(made: NSLocale(localeIdentifier: "")) }
}

extension NSCalendar: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSCalendar {
  /// Creates the calendar of the user's settings.
  public init() { self.init(made: NSCalendar.current as NSCalendar) }
}

extension NSTimeZone: TesseraPlainObject {}
extension TesseraPlainObject where Self: NSTimeZone {
  /// Creates the time zone of the device.
  public init() { self.init(made: TimeZone.current as NSTimeZone) }
}

extension InputStream: TesseraPlainObject {}
extension TesseraPlainObject where Self: InputStream {
  /// Creates a stream without data.
  public init() { self.init(made: InputStream(data: Data())) }
}

extension OutputStream: TesseraPlainObject {}
extension TesseraPlainObject where Self: OutputStream {
  /// Creates a stream to memory.
  public init() { self.init(made: OutputStream(toMemory: ())) }
}

extension FileHandle: TesseraPlainObject {}
extension TesseraPlainObject where Self: FileHandle {
  /// Returns the file that is always empty.
  public init() { self.init(made: FileHandle.nullDevice) }
}
