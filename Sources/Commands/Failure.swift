import LayoutFiles
import Raster
import SDLWindow
import Simulator

/// Why a command could not do its work: one line for people, one number for scripts.
struct Failure: Error {
  /// The words of `sysexits.h`.
  enum Code: Int32 {
    /// Nothing failed.
    case success = 0
    /// The command line is wrong.
    case usage = 64
    /// A file's content is wrong.
    case data = 65
    /// A file is missing or cannot be read.
    case missingInput = 66
    /// No display, no fonts.
    case unavailable = 69
    /// A promise of our own is broken.
    case software = 70
    case cannotCreate = 73
    case inputOutput = 74
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// What any error of the modules below means to whoever called.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as DeviceError: self.init(.usage, error.description)
    case let error as RasterError: self.init(.usage, error.description)
    case let error as LayoutFileError: self.init(.data, error.description)
    case let error as WindowError: self.init(.unavailable, error.description)
    case let error as OutputError:
      switch error {
      case .cannotCreate: self.init(.cannotCreate, error.description)
      case .cannotWrite: self.init(.inputOutput, error.description)
      }
    default: self.init(.software, "\(error); this is a fault of tessera's, please report it with the command line")
    }
  }
}
