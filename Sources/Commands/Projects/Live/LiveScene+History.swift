import Foundation
import Raster
import Simulator

/// The way to a past frame: the process on screen may still have its picture, and another process repeats the run.
struct LiveSearch {
  /// The number of steps after which the wanted picture is visible.
  var target: Int
  /// Whether the user still moves through the run, so that the picture is enough.
  var isMoving: Bool
  /// The process that repeats the run; `nil` if the one on screen goes on, or until it is needed.
  var simulation: LiveSimulation?
  /// The picture for which the process on screen was asked, and whether it has it; `nil` before it has answered.
  var asked: Int?
  var hasPicture: Bool?

  /// Whether the process on screen has shown the wanted picture, or does not have it; `nil` if it was not asked.
  var answer: Bool? { asked == target ? hasPicture : nil }
}

/// A process that repeats a run.
struct LiveSimulation {
  var connection: LiveConnection
  /// The number of repeated steps; 0 until the build is loaded.
  var position = 0
}

extension LiveScene: RunHistory {
  var log: SessionLog { course?.log ?? SessionLog() }
  var position: Int { search?.target ?? course?.position ?? 0 }
  var isInPast: Bool { course?.isInPast ?? false }
  var isFull: Bool { course?.isBeyondLog ?? false }
  var isSeeking: Bool { search != nil }
  var isWaitingForPicture: Bool { search.map { $0.answer != true } ?? false }

  var progress: Double? {
    guard let search, let done = search.simulation?.position else { return nil }
    return Double(done) / Double(max(1, search.target))
  }

  func seek(to count: Int, isMoving: Bool) {
    guard let course, !course.log.frames.isEmpty else { return }
    let target = min(max(1, count), course.log.frames.count)
    if search == nil, target == course.position, !course.isBeyondLog, current != nil { return }
    var next = search ?? LiveSearch(target: target, isMoving: isMoving)
    (next.target, next.isMoving) = (target, isMoving)
    // A simulation on its way is of use unless it is already beyond the target.
    if let other = next.simulation, other.position > target {
      other.connection.child.end()
      next.simulation = nil
    }
    search = next
  }

  func keep() { course.map { course?.kept = KeptRun($0.log, upTo: $0.position) } }

  func keepEnd() -> Bool {
    guard let run = course, run.kept == nil else { return false }
    course?.kept = KeptRun(run.log, upTo: run.log.frames.count)
    return true
  }

  func returnToKept() -> Bool {
    guard let kept = course?.kept else { return false }
    if kept.isBeginning {
      seek(to: kept.count)
      return true
    }
    endSearch()
    course?.returnToKept(kept)
    search = LiveSearch(target: kept.count, isMoving: false, asked: kept.count, hasPicture: false)
    return true
  }

  func settle() { search?.isMoving = false }

  func advance(steps: Int) -> ScreenUpdate? {
    receive()
    askForPicture()
    simulate()
    return takeChanges()
  }

  func endSearch() {
    search?.simulation?.connection.child.end()
    search = nil
  }

  /// Whether the process on screen reaches the target by going on.
  private var playsOn: Bool {
    guard let course, let search, current != nil else { return false }
    return course.position <= search.target && !course.isBeyondLog
  }

  // MARK: Pictures

  private func askForPicture() {
    guard let search, search.asked != search.target else { return }
    guard current?.isIdle ?? true else { return }
    self.search?.asked = search.target
    self.search?.hasPicture = current == nil ? false : nil
    current?.preview(search.target, at: time)
  }

  /// Notes an answer of the process on screen.
  func noteSearch(_ request: LiveConnection.Request, _ reply: RemoteReply) {
    switch request {
    case .preview(let count) where search?.asked == count: search?.hasPicture = !reply.isMissing
    case .replay(let count, let isLast):
      course?.position += count
      guard isLast, search?.target == course?.position else { return }
      search = nil
      adoptPast(reply)
    default: break
    }
  }

  // MARK: Simulation

  private func simulate() {
    guard let search, let course, search.answer == false || !search.isMoving else { return }
    guard search.answer != nil else { return }
    if playsOn {
      guard let current, current.isIdle else { return }
      self.current?.replay(replay(course, after: course.position, to: search.target), at: time)
      return
    }
    guard let simulation = search.simulation else { return beginSimulation(course) }
    guard simulation.connection.isIdle else { return }
    guard simulation.position <= search.target else { return restart(simulation, of: course) }
    self.search?.simulation?.connection.replay(
      replay(course, after: simulation.position, to: search.target), at: time)
  }

  private func replay(_ course: LiveCourse, after position: Int, to target: Int) -> RemoteRequest.Replay {
    let frames = course.messages(after: position, to: target)
    return RemoteRequest.Replay(
      frames: frames, target: target, isLast: position + frames.count == target, pictureScale: pictureScale)
  }

  /// Begins again in place of a process that was beyond the target when it answered.
  private func restart(_ simulation: LiveSimulation, of course: LiveCourse) {
    simulation.connection.child.end()
    search?.simulation = nil
    beginSimulation(course)
  }

  private func beginSimulation(_ course: LiveCourse) {
    var load = course.load
    load.pictureScale = pictureScale
    do {
      search?.simulation = LiveSimulation(connection: try begin(load))
    } catch {
      fail("cannot go back: \(Failure(error).message)")
    }
  }

  /// Adopts the answers of a process that repeats the run.
  func receiveSimulation() {
    guard var simulation = search?.simulation else { return }
    let inbox = simulation.connection.child.take()
    for reply in inbox.replies {
      if let failure = reply.failure { return fail("cannot go back: \(failure)") }
      let request = simulation.connection.note(reply)
      var isLast = false
      if case .replay(let count, let last) = request {
        (simulation.position, isLast) = (simulation.position + count, last)
      }
      if case .load = request { simulation.position = 1 }
      search?.simulation = simulation
      if isLast, simulation.position == search?.target { return adopt(simulation, reply) }
    }
    if inbox.hasEnded { fail("cannot go back: the app ended while its run was repeated") }
  }

  /// Shows the process that has repeated the run.
  private func adopt(_ simulation: LiveSimulation, _ reply: RemoteReply) {
    current?.child.end()
    current = simulation.connection
    course?.position = simulation.position
    course?.isBeyondLog = false
    search = nil
    inspector.begin()
    adoptPast(reply)
    adopt(reply, from: simulation.connection.child)
  }

  /// Returns to the frame before the search.
  private func fail(_ reason: String) {
    onFailure(reason)
    endSearch()
    guard let course, current != nil, !course.isBeyondLog else { return }
    search = LiveSearch(target: course.position, isMoving: false, asked: course.position, hasPicture: false)
  }
}
