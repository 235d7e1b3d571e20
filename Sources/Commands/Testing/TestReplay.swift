/// A repetition of a script for its frames.
struct TestReplay {
  let command: [String]
  /// The name of the folder for the frames.
  let number: Int

  /// Returns the repetitions of a script that has ended: with all its frames, and at a small size for a page.
  ///
  /// - Parameter hasEnded: Whether the script ended by itself, so that it is worth while to wait for it again.
  static func replays(
    of test: TestCase, hasPassed: Bool, hasEnded: Bool, trace: TestTrace, keepsFilm: Bool
  ) -> [TestReplay] {
    guard case .script = test.kind else { return [] }
    let command = test.commands[0].filter { $0 != "--no-frames" }
    let keepsTrace = trace == .on || trace == .onFailure && !hasPassed
    let whole = keepsTrace ? [TestReplay(command: command, number: 99)] : []
    guard keepsFilm, !hasPassed, hasEnded else { return whole }
    return whole + [TestReplay(command: small(command), number: TestFilm.number)]
  }

  private static func small(_ command: [String]) -> [String] {
    var command = command.filter { $0 != "--layouts" }
    if let scale = command.firstIndex(of: "--scale") { command.removeSubrange(scale..<min(scale + 2, command.count)) }
    return command + ["--scale", "0.5"]
  }
}
