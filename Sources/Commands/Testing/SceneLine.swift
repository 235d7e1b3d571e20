import ArgumentParser

/// The options that a line of a list may give to a scene.
struct SceneLine: ParsableArguments {
  @OptionGroup var options: HostOptions
  @Option var at: Double?

  /// Throws an error that names the mistake in the words of a line.
  static func check(_ words: [String], _ path: String, _ line: Int) throws(Failure) {
    do {
      _ = try SceneLine.parse(words)
    } catch {
      throw Failure(.data, "\(path):\(line): \(message(for: error))")
    }
  }
}
