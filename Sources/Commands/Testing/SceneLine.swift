import ArgumentParser

/// The options that a line of a list may give to a scene.
struct SceneLine: ParsableArguments {
  @OptionGroup var options: HostOptions
  @Option var at: Double?
}

/// The options that a line of a list may give to the search for faults in a scene.
struct LintLine: ParsableArguments {
  @OptionGroup var options: HostOptions
  @Option var rule: [String] = []
}

extension ParsableArguments {
  /// Throws an error that names the mistake in the words of a line.
  static func check(_ words: [String], _ path: String, _ line: Int) throws(Failure) {
    do {
      _ = try parse(words)
    } catch {
      throw Failure(.data, "\(path):\(line): \(message(for: error))")
    }
  }
}
