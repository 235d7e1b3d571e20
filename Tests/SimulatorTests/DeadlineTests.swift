import Testing

import Simulator

struct DeadlineTests {
  @Test
  func waitingForAProcessorDoesNotCount() {
    let deadline = Deadline(after: 60, from: 100)
    #expect(!deadline.hasPassed(at: 159, waiting: 0))
    #expect(deadline.hasPassed(at: 161, waiting: 0))
    #expect(!deadline.hasPassed(at: 161, waiting: 2))
    #expect(deadline.hasPassed(at: 163, waiting: 2))
  }

  @Test
  func waitingBeforeTheSpanDoesNotMakeItLonger() {
    let deadline = Deadline(after: 15, from: 100, waiting: 50)
    #expect(!deadline.hasPassed(at: 116, waiting: 52))
    #expect(deadline.hasPassed(at: 118, waiting: 52))
    // A part of the processes may have ended.
    #expect(deadline.hasPassed(at: 116, waiting: 3))
  }

  @Test
  func theClockIsReadFirst() {
    let deadline = Deadline(after: 15, from: 100)
    var readings = 0
    func waiting() -> Double {
      readings += 1
      return 0
    }
    let hasPassed = deadline.hasPassed(at: 110, waiting: waiting())
    #expect(!hasPassed)
    #expect(readings == 0)
  }
}
