import Foundation
import Glibc
import TestSupport

/// An X server without a screen: its picture is a file in memory that the test reads.
final class VirtualDisplay {
  /// The display's name, as in `DISPLAY`.
  let name: String
  private let server: Subprocess
  private let folder = TemporaryFolder()

  static let size = (width: 800, height: 1000)

  /// Whether Xvfb and xdotool are installed; `scripts/install --tests` installs both.
  static let isAvailable = ["Xvfb", "xdotool"].allSatisfy { program in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }

  /// - Parameter size: The size of the screen, in pixels.
  init(size: (width: Int, height: Int) = VirtualDisplay.size) throws {
    // Without -noreset the server restarts when its last client leaves, and the next client connects during the
    // restart.
    server = try Subprocess(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(size.width)x\(size.height)x24", "-noreset", "-nolisten", "tcp",
        "-fbdir", folder.root,
      ])
    // The server writes its number once it accepts clients.
    for _ in 0..<400 where !server.output.hasSuffix("\n") { usleep(50_000) }
    name = ":" + server.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { kill() }

  func kill() {
    server.terminate()
    server.wait()
  }

  /// Runs an xdotool command.
  func robot(_ arguments: String...) throws {
    let result = try Subprocess.run("xdotool", arguments, environment: ["DISPLAY": name])
    guard result.code == 0 else { throw RobotError(message: result.errors) }
  }

  /// Returns the output of an xdotool command.
  func ask(_ arguments: String...) throws -> String {
    let result = try Subprocess.run("xdotool", arguments, environment: ["DISPLAY": name])
    guard result.code == 0 else { throw RobotError(message: result.errors) }
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The current contents of the screen.
  func screenshot() throws -> Picture {
    try Picture(windowDump: Data(contentsOf: URL(fileURLWithPath: folder.path("Xvfb_screen0"))))
  }

  /// The bytes of the screen's file, which are compared faster than a picture.
  private var contents: Data {
    get throws { try Data(contentsOf: URL(fileURLWithPath: folder.path("Xvfb_screen0"))) }
  }

  /// Waits until a window has drawn its content and keeps it for a second, or until 30 seconds have passed.
  ///
  /// A window that exists is not ready: it is mapped, and takes input, when its first frame has been presented.
  func waitUntilDrawn() throws {
    try waitUntilStill { contents in
      // A screen without a window, and a window without content, have few different bytes.
      Set(stride(from: 0, to: contents.count, by: 101).map { contents[$0] }).count > 24
    }
  }

  /// Runs a gesture, and waits until the screen has changed and then stayed the same for a second, or until 30 seconds
  /// have passed.
  func waitUntilStill(after gesture: () throws -> Void) throws {
    let before = try contents
    try gesture()
    try waitUntilStill { $0 != before }
  }

  private func waitUntilStill(once isReady: (Data) -> Bool) throws {
    var last = Data()
    var equal = 0
    for _ in 0..<300 where equal < 10 {
      let next = try contents
      equal = next == last && isReady(next) ? equal + 1 : 0
      last = next
      usleep(100_000)
    }
  }

  struct RobotError: Error { var message: String }
}

/// Colors without alpha, 0xRRGGBB, rows from the top.
struct Picture: Equatable {
  var width: Int
  var height: Int
  var pixels: [UInt32]

  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads X's window dump format: a header of big-endian words, a color map, then the pixels.
  init(windowDump data: Data) throws {
    let bytes = [UInt8](data)
    let word = { (index: Int) in bytes[(index * 4)..<(index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) } }
    let (headerSize, width, height, bitsPerPixel) = (word(0), word(4), word(5), word(11))
    let (bytesPerLine, colors) = (word(12), word(19))
    guard word(1) == 7, bitsPerPixel == 32 else { throw FormatError() }
    let start = headerSize + colors * 12
    var pixels: [UInt32] = []
    for y in 0..<height {
      for x in 0..<width {
        let at = start + y * bytesPerLine + x * 4
        pixels.append(UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  struct FormatError: Error {}

  func part(x: Int, y: Int, width: Int, height: Int) -> Picture {
    let rows = (y..<(y + height)).flatMap { row in
      let start: Int = row * self.width + x
      return pixels[start..<(start + width)]
    }
    return Picture(width: width, height: height, pixels: rows)
  }
}
