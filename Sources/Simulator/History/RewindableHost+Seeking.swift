import Foundation
package import Raster
import UIKitCore

/// A simulation of the past that is in progress.
struct HistorySearch {
  /// The number of steps after which the wanted picture is visible.
  var target: Int
  /// Whether the user still moves through the run, so that the picture is enough.
  var isMoving: Bool
  /// The device that is on its way; `nil` until a simulation is needed.
  var run: SessionRun?
  /// The picture of the film that is on screen.
  var previewed: Int?
}

extension RewindableHost {
  package var position: Int { search?.target ?? run.position }

  package var isSeeking: Bool { search != nil }

  package var isWaitingForPicture: Bool { search.map { film[$0.target] == nil } ?? false }

  package var progress: Double? {
    guard let search, let run = search.run else { return nil }
    return Double(run.position) / Double(max(1, search.target))
  }

  package func seek(to count: Int, isMoving: Bool) {
    recordPending()
    guard !log.frames.isEmpty else { return }
    let target = min(max(1, count), log.frames.count)
    let isThere = target == run.position && !isFull
    if isThere, search == nil { return }
    var next = HistorySearch(target: target, isMoving: isMoving)
    // A simulation on its way is of use unless it is already beyond the target.
    if let current = search?.run, current.position <= target { next.run = current }
    if target >= run.position, !isFull, run.position > (next.run?.position ?? 0) { next.run = run }
    next.previewed = search?.previewed
    search = next
  }

  package func keep() {
    recordPending()
    kept = KeptRun(log, upTo: run.position)
  }

  package func keepEnd() -> Bool {
    guard kept == nil else { return false }
    kept = KeptRun(log, upTo: log.frames.count)
    return true
  }

  package func returnToKept() -> Bool {
    guard let kept else { return false }
    if kept.isBeginning {
      seek(to: kept.count)
      return true
    }
    recordPending()
    guard let other = makeRun() else { return true }
    // The device on screen is on another course.
    (log, film, isBeyondLog) = (kept.log, PictureFilm(), true)
    self.kept = KeptRun(kept.log, upTo: kept.count)
    search = HistorySearch(target: kept.count, isMoving: false, run: other)
    return true
  }

  package func settle() { search?.isMoving = false }

  package func advance(steps: Int) -> ScreenUpdate? {
    guard var search else { return nil }
    var update: ScreenUpdate?
    if search.previewed != search.target, let picture = film[search.target] {
      search.previewed = search.target
      update = host.preview(picture)
      self.search = search
      if search.isMoving { return update }
    }
    if search.isMoving, film[search.target] != nil { return update }
    guard let run = search.run ?? makeRun() else {
      self.search = nil
      return update
    }
    search.run = run
    self.search = search
    simulate(run, upTo: search.target, steps: steps)
    guard run.position == search.target else { return update }
    self.search = nil
    adopt(run)
    run.beginMarks()
    _ = host.redraw()
    return ScreenUpdate(areas: [bitmap.bounds])
  }

  private func simulate(_ run: SessionRun, upTo target: Int, steps: Int) {
    // An idle step only runs the run loop: about a fiftieth of the work of a frame.
    var left = steps * 50
    if run !== self.run { run.host.drawsPixels = false }
    while run.position < target, left > 0 {
      left -= run.play(log.frames[run.position]).isBusy ? 50 : 1
      if PictureFilm.isNear(run.position, to: target), log.isShown(run.position - 1), let picture = run.host.recorded {
        film.add(picture, after: run.position)
      }
    }
    host.root.becomeCurrent()
  }
}
