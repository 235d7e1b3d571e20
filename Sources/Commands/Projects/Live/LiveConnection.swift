import Foundation
import Simulator

/// A process, and what is known about its answers. It has one request at a time.
struct LiveConnection {
  /// A request without an answer.
  enum Request {
    case load
    /// A step, or the inspector alone.
    case play(SessionLog.Frame?)
    /// A number of past steps, and whether the picture after them is shown.
    case replay(Int, isLast: Bool)
    case preview(Int)
  }

  let child: LiveChild
  private(set) var pending: Request?
  /// The time of the latest request, on the window's clock for the device.
  var sent: TimeInterval = 0
  private var isLocationRequested = false
  var last = RemoteReply()
  /// The pixels per point of the latest request.
  private(set) var pictureScale: CGFloat = 0

  init(_ child: LiveChild) { self.child = child }

  var isIdle: Bool { pending == nil }

  mutating func load(_ load: RemoteRequest.Load, at now: TimeInterval) {
    pictureScale = load.pictureScale
    send(.load(load), .load, at: now)
  }

  mutating func play(_ frame: SessionLog.Frame?, _ play: RemoteRequest.Play, at now: TimeInterval) {
    pictureScale = play.pictureScale
    send(.play(play), .play(frame), at: now)
  }

  mutating func replay(_ replay: RemoteRequest.Replay, at now: TimeInterval) {
    pictureScale = replay.pictureScale
    send(.replay(replay), .replay(replay.frames.count, isLast: replay.isLast), at: now)
  }

  mutating func preview(_ count: Int, at now: TimeInterval) { send(.preview(count), .preview(count), at: now) }

  private mutating func send(_ request: RemoteRequest, _ pending: Request, at now: TimeInterval) {
    (self.pending, sent, isLocationRequested) = (pending, now, false)
    child.send(request)
  }

  /// Adopts an answer, and returns the request to which it belongs.
  mutating func note(_ reply: RemoteReply) -> Request? {
    defer { pending = nil }
    last = reply
    return pending
  }

  /// Asks a process that has not answered for long where it is, once.
  mutating func askIfLate(at now: TimeInterval) {
    guard pending != nil, !isLocationRequested, now - sent > Double(LoadWatch.patience) else { return }
    isLocationRequested = true
    child.ask()
  }
}
