import PlainText
import ArgumentParser
import Foundation
import Glibc
import Projects
import Raster
import Simulator
import UIKit
import UIKitCore

/// The process that runs a project's code for the process that owns the window. It is started before the code is
/// compiled, so that fonts are loaded by then.
struct LiveHostCommand: TesseraVerb {
  static let name = "live-host"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Runs a project's code for a window.", shouldDisplay: false)

  /// The descriptors of reports, messages and pictures.
  static let (reports, messages, pictures): (Int32, Int32, Int32) = (3, 4, 5)

  @OptionGroup
  var options: HostOptions

  @MainActor
  func perform() throws {
    guard let picture = SharedPicture(descriptor: Self.pictures) else {
      throw Failure(.usage, "\(Self.name) is started by `\(Program.name) run PATH` only")
    }
    // Ctrl+C in the terminal goes to all processes of the job; this one ends with its window.
    signal(SIGINT, SIG_IGN)
    let stream = MessageStream(Self.messages)
    let configuration = try options.configuration()
    let host = try configuration.makeHost(pictureScale: nil)
    guard case .load(let load)? = stream.receive(RemoteRequest.self) else { return }
    guard let record = ProjectBuilder.record(at: load.record) else {
      throw Failure(.missingInput, "the build \(load.record) no longer exists")
    }
    do {
      try ProjectHost.load(record) { catalogue in
        let session = try LiveSession(host: host, stream: stream, picture: picture, load: load, record: record)
        session.follow()
      }
    } catch {
      var reply = RemoteReply()
      reply.failure = Failure(error).message
      _ = stream.send(reply)
    }
  }
}
