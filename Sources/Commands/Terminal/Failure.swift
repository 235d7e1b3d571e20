import LayoutFiles
import Projects
import Raster
import SDLWindow
import Simulator

/// The reason why a command failed: one line for people and one number for scripts.
struct Failure: Error {
  /// Exit codes of `sysexits.h`.
  enum Code: Int32 {
    /// Success.
    case success = 0
    /// Two things that were compared differ, or a test failed.
    case different = 1
    /// The command line is wrong.
    case usage = 64
    /// A file's content is wrong.
    case data = 65
    /// A file is missing or cannot be read.
    case missingInput = 66
    /// A display or fonts are missing.
    case unavailable = 69
    /// An internal error.
    case software = 70
    case cannotCreate = 73
    case inputOutput = 74
    /// Another run uses the same files.
    case locked = 75
    /// The time for the work has passed.
    case timedOut = 124
    /// The user interrupted the work, as with Ctrl+C.
    case interrupted = 130
    /// A signal such as SIGTERM ended the work.
    case terminated = 143
  }

  var code: Code
  var message: String
  /// Whether the reason is that a project has nothing to show.
  var isAboutScreens = false

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// Creates the failure that corresponds to an error of another module.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as DeviceError: self.init(.usage, error.description)
    case let error as RasterError: self.init(.usage, error.description)
    case let error as LayoutFileError: self.init(.data, error.description)
    case let error as ProjectError:
      switch error {
      case .unreadable: self.init(.missingInput, error.description)
      case .empty, .damaged, .unsuitable: self.init(.data, error.description)
      }
    case let error as WindowError: self.init(.unavailable, error.description)
    case let error as OutputError:
      switch error {
      case .cannotCreate: self.init(.cannotCreate, error.description)
      case .cannotWrite: self.init(.inputOutput, error.description)
      }
    default: self.init(.software, "\(error); please report this bug in Tessera with the command line")
    }
  }
}
