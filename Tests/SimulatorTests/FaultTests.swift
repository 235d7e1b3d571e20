import Foundation
import Glibc
import Testing
import TestSupport

/// Every verb that writes files, with each system call failing at each position: the exit code reports it, no partial
/// file remains, and a file that existed before is whole, old or new.
@Suite(.enabled(if: FaultShim.path != nil, "needs a compiler for C"))
struct FailingCalls {
  private let folder = TemporaryFolder()
  private static let script = "scene banner\nscale 0.5\nwait 0.04s\nsnapshot s\n"

  private enum Verb: String, CaseIterable {
    case snapshot
    case replay
    case motion
    case record
    case layout
  }

  private func arguments(_ verb: Verb) throws -> [String] {
    let script = folder.path("a.input")
    try Data(Self.script.utf8).write(to: URL(fileURLWithPath: script))
    let out = folder.path("out")
    switch verb {
    case .snapshot: return ["snapshot", "banner", "--at", "0", "--scale", "0.5", "--out", out]
    case .replay: return ["replay", script, "--out", out]
    case .motion: return ["replay", script, "--csv", out + "/a.csv", "--plot", out + "/a.svg"]
    case .record: return ["record", "banner", "--into", out]
    case .layout: return ["layout", "banner"]
    }
  }

  @Test(arguments: [
    ("snapshot", "write", ENOSPC), ("snapshot", "open", EMFILE), ("snapshot", "fsync", EIO),
    ("snapshot", "rename", EACCES), ("snapshot", "write", EINTR), ("snapshot", "fsync", EINTR),
    ("replay", "write", EIO), ("replay", "open", ENOSPC), ("replay", "fsync", ENOSPC), ("replay", "rename", EXDEV),
    ("motion", "write", EDQUOT), ("motion", "open", EACCES), ("motion", "fsync", EIO), ("motion", "rename", EROFS),
    ("motion", "open", EINTR), ("record", "write", ENOSPC), ("record", "open", EROFS), ("record", "fsync", EIO),
    ("record", "rename", ENOSPC), ("layout", "write", ENOSPC), ("layout", "write", EINTR),
  ])
  func everyCallMayFail(verb: String, call: String, code: Int32) throws {
    let arguments = try arguments(#require(Verb(rawValue: verb)))
    try makeFolder()
    let reference = try run(arguments)
    expectEqual(reference.code, 0, "\(reference.errors)")
    let whole = try contents()
    var hits = 0
    // Small outputs have few calls; of many calls, the first and a later one are tested.
    for number in [1, 2, 3, 4, 8] {
      try putEarlierFiles(named: whole.keys)
      let mark = folder.path("mark")
      unlink(mark)
      let result = try run(
        arguments,
        environment: [
          "FAULT_CALL": call, "FAULT_NUMBER": "\(number)", "FAULT_ERRNO": "\(code)", "FAULT_MARK": mark,
        ])
      let isHit = access(mark, F_OK) == 0
      let context = "\(verb), \(call) number \(number) fails with \(code): \(result.code) \(result.errors)"
      #expect(!isHit || code == EINTR ? result.code == 0 : [73, 74].contains(result.code), "\(context)")
      #expect(result.code == 0 || result.errors.hasPrefix("tessera: cannot "), "\(context)")
      try check(against: whole, isWhole: result.code == 0, context)
      guard isHit else { break }
      hits += 1
    }
    expectGreater(hits, 0, "\(verb) makes no call \(call)")
  }

  @Test func uncreatableFolderExits73() throws {
    for verb in [Verb.snapshot, .replay, .record] {
      let result = try run(
        arguments(verb), environment: ["FAULT_CALL": "mkdir", "FAULT_NUMBER": "1", "FAULT_ERRNO": "\(ENOSPC)"])
      expectEqual(result.code, 73, "\(result.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.path("out")))
    }
  }

  /// A file may accept a thousand bytes at a time.
  @Test(arguments: ["snapshot", "replay", "motion", "record", "layout"])
  func shortWritesAreContinued(verb: String) throws {
    let arguments = try arguments(#require(Verb(rawValue: verb)))
    try makeFolder()
    let reference = try run(arguments)
    let whole = try contents()
    try putEarlierFiles(named: whole.keys)
    let result = try run(arguments, environment: ["FAULT_SHORT": "1"])
    #expect(result.code == 0 && result.output.hasSuffix(reference.output.suffix(20)))
    try check(against: whole, isWhole: true, "\(verb)")
  }

  // MARK: Signals

  /// However and whenever a run ends, every file is whole, old or new, and no other file exists.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL, SIGPIPE])
  func aSignalLeavesWholeFiles(signal: Int32) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = Seeded(state: seed)
    let arguments = try arguments(.replay)
    try makeFolder()
    let start = DispatchTime.now().uptimeNanoseconds
    #expect(try run(arguments).code == 0)
    let duration = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let whole = try contents()
    for round in 0..<4 {
      try putEarlierFiles(named: whole.keys)
      let process = try Subprocess(Subprocess.tessera, arguments)
      usleep(UInt32(random.share() * duration * 1e6))
      kill(process.identifier, signal)
      let code = process.wait()
      let context = "signal \(signal), seed \(seed), round \(round): code \(code)"
      #expect(code == 0 || code == 128 + signal, "\(context)")
      try check(against: whole, isWhole: code == 0, context, mayLeaveParts: signal == SIGKILL)
    }
  }

  private struct Seeded {
    var state: UInt64

    mutating func share() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  // MARK: Files

  private func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
  }

  private func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Subprocess.Result {
    let preload = environment.isEmpty ? [:] : ["LD_PRELOAD": FaultShim.path ?? ""]
    return try Subprocess.run(Subprocess.tessera, arguments, environment: environment.merging(preload) { $1 })
  }

  private func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    let root = folder.path("out")
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder = ObjCBool(false)
      let path = root + "/" + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: path))
    }
    return contents
  }

  private static let earlier = Data("an earlier file".utf8)

  private func putEarlierFiles(named names: some Sequence<String>) throws {
    try FileManager.default.removeItem(atPath: folder.path("out"))
    try makeFolder()
    for name in names {
      let url = URL(fileURLWithPath: folder.path("out/" + name))
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.earlier.write(to: url)
    }
  }

  /// - Parameter mayLeaveParts: Whether partial files are permitted, for a signal that cannot be delayed.
  private func check(
    against whole: [String: Data], isWhole: Bool, _ context: String, mayLeaveParts: Bool = false
  ) throws {
    let found = try contents().filter { !mayLeaveParts || !$0.key.hasSuffix(".part") }
    expectEqual(found.keys.sorted(), whole.keys.sorted(), "\(context)")
    for (name, data) in found {
      #expect(data == whole[name] || !isWhole && data == Self.earlier, "\(name) is damaged: \(context)")
    }
  }
}
