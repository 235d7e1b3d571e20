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

  /// Waits until a window has drawn its content and keeps it for a second, or until a minute has passed.
  ///
  /// A window that exists is not ready: it is mapped, and takes input, when its first frame has been presented.
  func waitUntilDrawn(by process: Subprocess) throws {
    try waitUntilStill(process) { contents in
      // A screen without a window, and a window without content, have few different bytes.
      Set(stride(from: 0, to: contents.count, by: 101).map { contents[$0] }).count > 24
    }
  }

  /// Runs a gesture, and waits until the screen has changed and then stayed the same for a second, or until a minute
  /// has passed.
  func waitUntilStill(_ process: Subprocess, after gesture: () throws -> Void) throws {
    let before = try contents
    try gesture()
    try waitUntilStill(process) { $0 != before }
  }

  /// Drags horizontally, and waits until the screen stays the same.
  ///
  /// The content begins to move with the first movement of ten points that the window sees; what a busy machine adds to
  /// that movement is lost. So the distance counts from where the content has begun to move.
  func drag(from start: (x: Int, y: Int), byX distance: Int, in process: Subprocess) throws {
    let before = try contents
    var x = start.x
    try robot("mousemove", "\(x)", "\(start.y)", "mousedown", "1")
    for _ in 0..<40 where try contents == before {
      x += 3 * distance.signum()
      try robot("mousemove", "\(x)", "\(start.y)")
      usleep(100_000)
    }
    try waitUntilStill(process) {
      for step in 1...8 { try robot("mousemove", "\(x + distance * step / 8)", "\(start.y)") }
      try robot("mouseup", "1")
    }
  }

  /// A picture that stays the same may be that of a window which a busy machine does not let run, so that the processes
  /// must wait for input, too.
  private func waitUntilStill(_ process: Subprocess, once isReady: (Data) -> Bool) throws {
    var last = Data()
    var equal = 0
    for _ in 0..<600 where equal < 10 {
      let next = try contents
      if next != last || !isReady(next) { equal = 0 } else if process.isWaiting && server.isWaiting { equal += 1 }
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
