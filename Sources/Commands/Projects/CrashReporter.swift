import Glibc

/// A reporter of the code positions at which loaded code trapped or hangs. It reports to the process that supervises
/// this one.
///
/// Its handlers run inside signals, so they use only previously allocated memory and calls that are safe in signals.
enum CrashReporter {
  /// The environment variable with the descriptor for reports.
  static let variable = "TESSERA_REPORTS"
  /// The signals of traps.
  private static let traps = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
  /// The signal that requests the current position.
  static let question = SIGUSR2

  /// Reports that a screen is about to be shown, so that the next ones can be shown if it ends the process.
  ///
  /// - Parameter isLast: Whether no other screen is to be shown.
  static func reportScreen(_ name: String, isLast: Bool) {
    guard reportDescriptor >= 0 else { return }
    let words = CrashReport.words(forScreen: isLast ? "" : name)
    words.withUnsafeBytes { _ = write(reportDescriptor, $0.baseAddress, $0.count) }
  }

  /// Starts reporting, for addresses relative to a library's start.
  ///
  /// - Parameters:
  ///   - address: An address in the library.
  ///   - descriptor: The descriptor for reports.
  static func install(for address: UnsafeMutableRawPointer, descriptor: Int32) {
    // The fields of the C structure: the file's name, its start, and the nearest symbol's name and address.
    var info: (UInt, start: UInt, UInt, UInt) = (0, 0, 0, 0)
    guard addressInfo(address, &info) != 0 else { return }
    reportBase = info.start
    reportDescriptor = descriptor
    let frames = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: CrashReport.frames)
    // The first call loads a library, which is not safe in a signal.
    _ = callAddresses(frames, 4)
    reportFrames = frames
    reportNumbers = .allocate(capacity: CrashReport.frames + 2)
    useStackOfItsOwn()
    for signal in traps { handle(signal, flags: SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))) }
    handle(question, flags: SA_ONSTACK | SA_RESTART)
    handle(SIGALRM, flags: SA_ONSTACK | SA_RESTART)
  }

  /// Installs a separate stack for handlers, which they need after endless recursion.
  private static func useStackOfItsOwn() {
    let size = 1 << 18
    var stack = stack_t(ss_sp: .allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  private static func handle(_ signal: Int32, flags: Int32) {
    var action = sigaction()
    action.sa_flags = flags
    action.__sigaction_handler.sa_handler = { number in
      let error = errno
      writeReport(number)
      errno = error
      if number == SIGABRT { raise(SIGABRT) }
    }
    sigaction(signal, &action, nil)
  }
}

// Plain globals with constant values, which need no initialization inside a signal.
nonisolated(unsafe) private var reportBase: UInt = 0
nonisolated(unsafe) private var reportDescriptor: Int32 = -1
nonisolated(unsafe) private var reportFrames: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
nonisolated(unsafe) private var reportNumbers: UnsafeMutablePointer<UInt64>?

private func writeReport(_ signal: Int32) {
  guard let frames = reportFrames, let numbers = reportNumbers else { return }
  let count = Int(callAddresses(frames, Int32(CrashReport.frames)))
  numbers[0] = UInt64(signal)
  numbers[1] = UInt64(count)
  for index in 0..<count {
    numbers[index + 2] = UInt64(UInt(bitPattern: frames[index]) &- reportBase)
  }
  write(reportDescriptor, numbers, (count + 2) * 8)
}

// Glibc's module lacks these two functions, which are not part of POSIX.
@_silgen_name("backtrace")
private func callAddresses(_ frames: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ count: Int32) -> Int32

@_silgen_name("dladdr")
private func addressInfo(_ address: UnsafeMutableRawPointer, _ info: UnsafeMutableRawPointer) -> Int32
