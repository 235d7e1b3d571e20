import Foundation
import Glibc
import SystemText
import TestSupport
import Testing

/// Computations in processes of their own.
struct BoundedWorkTests {
  @Test func resultsOfAnySizeArrive() throws {
    for count in [0, 1, 65_536, 3_000_000] {
      let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
      #expect(try BoundedWork.run(seconds: 60) { bytes } == bytes)
    }
  }

  @Test func changesStayInTheirProcess() throws {
    var number = 1
    let result = try BoundedWork.run(seconds: 60) {
      number = 2
      return Data("\(number) \(getpid() == getppid())".utf8)
    }
    expectEqual(String(decoding: result, as: UTF8.self), "2 false")
    expectEqual(number, 1)
  }

  /// A process that was ended no longer exists, so it takes no more of the processor.
  @Test func endlessWorkIsEnded() {
    let page = mmap(nil, 4_096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
    defer { munmap(page, 4_096) }
    let number = page?.assumingMemoryBound(to: pid_t.self)
    #expect(throws: BoundedWork.Failure.tooSlow) {
      try BoundedWork.run(seconds: 0.05) {
        number?.pointee = getpid()
        while true {}
      }
    }
    let process = number?.pointee ?? 0
    #expect(process > 0 && process != getpid())
    expectEqual(kill(process, 0), -1)
  }

  @Test func aCrashIsAnError() {
    #expect(throws: BoundedWork.Failure.ended(signal: SIGSEGV)) {
      try BoundedWork.run(seconds: 60) {
        raise(SIGSEGV)
        return Data()
      }
    }
  }
}
