import Workbench
import Foundation
import Glibc
import PlainText
import Raster

/// The clipboard of the desktop for pictures.
///
/// SDL copies only text, and a copied picture must be kept by a running program. So a program of the desktop receives it:
/// `wl-copy` on Wayland, and `xclip` on X11.
@MainActor
enum PictureClipboard {
  /// Copies a picture, and reports that or the reason of a failure.
  static func copy(_ bitmap: Bitmap) {
    do {
      let file = try unnamedFile(try PNGCodec.encode(bitmap))
      defer { close(file) }
      try send(file)
      Terminal.answer(Notice("copied the picture", "그림을 복사했습니다"))
    } catch let failure as Failure {
      Terminal.answer("\(failure.message)")
    } catch {
      Terminal.answer("\(error)")
    }
  }

  private static func send(_ file: Int32) throws(Failure) {
    let variables = ProcessInfo.processInfo.environment
    guard let command = command(variables) else {
      throw Failure(
        .unavailable,
        "copying pictures needs xclip, or wl-clipboard on Wayland; install it, or write a file with Ctrl+S")
    }
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nothing) }
    let child = try ChildProcess(command, descriptors: [(0, file), (1, nothing), (2, nothing)])
    guard child.wait() == .exit(0) else {
      throw Failure(.unavailable, "\(command[0]) could not copy the picture; write a file with Ctrl+S")
    }
  }

  /// Returns the program that keeps a picture, with its arguments; `nil` if none is installed.
  private static func command(_ variables: [String: String]) -> [String]? {
    let xclip = ["xclip", "-selection", "clipboard", "-target", "image/png", "-in"]
    let wayland = ["wl-copy", "--type", "image/png"]
    let isWayland = !(variables["WAYLAND_DISPLAY"] ?? "").isEmpty
    for command in isWayland ? [wayland, xclip] : [xclip] {
      if let path = path(of: command[0], variables) { return [path] + command.dropFirst() }
    }
    return nil
  }

  private static func path(of program: String, _ variables: [String: String]) -> String? {
    (variables["PATH"] ?? "").split(separator: ":").lazy.map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
  }

  /// Returns a descriptor that reads the bytes, from a file that has no name any more.
  private static func unnamedFile(_ bytes: [UInt8]) throws(Failure) -> Int32 {
    var template = Array("\(NSTemporaryDirectory())/tessera-picture-XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else {
      throw Failure(.cannotCreate, "cannot make a temporary file: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    unlink(template)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || errno == EINTR else {
        let reason = String(cString: strerror(errno))
        close(file)
        throw Failure(.inputOutput, "cannot write a temporary file: \(reason)")
      }
    }
    lseek(file, 0, SEEK_SET)
    return file
  }
}
