import Foundation
import Simulator

/// A process, and what is known about its answers.
struct LiveConnection {
  let child: LiveChild
  let load: RemoteRequest.Load
  /// The window's time at the process's time zero, in seconds.
  var start: TimeInterval = 0
  /// The number of requests without an answer, and the time of the first one.
  var pending = 0
  var since: TimeInterval = 0
  /// The time of the latest request.
  var sent: TimeInterval = 0
  var isLocationRequested = false
  var last = RemoteReply()
  /// Whether the state was left out, because user code trapped while it was restored.
  var isFresh = false
}

extension LiveConnection {
  mutating func send(_ request: RemoteRequest, at now: TimeInterval) {
    // A process that does not answer gets no more than it can take.
    guard pending < 8 else { return }
    if pending == 0 { (since, isLocationRequested) = (now, false) }
    pending += 1
    sent = now
    child.send(request)
  }

  mutating func note(_ reply: RemoteReply, at now: TimeInterval) {
    pending = max(0, pending - 1)
    (since, isLocationRequested) = (now, false)
    last = reply
  }

  /// Asks a process that has not answered for long where it is, once.
  mutating func askIfLate(at now: TimeInterval) {
    guard pending > 0, !isLocationRequested, now - since > Double(LoadWatch.patience) else { return }
    isLocationRequested = true
    child.ask()
  }
}
