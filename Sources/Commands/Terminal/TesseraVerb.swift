import ArgumentParser

/// A verb that runs on the main thread and reports failures in one line.
protocol TesseraVerb: ParsableCommand, Sendable {
  @MainActor
  func perform() throws
}

extension TesseraVerb {
  mutating func run() throws {
    let verb = self
    do {
      try MainActor.assumeIsolated { try verb.perform() }
    } catch {
      throw Failure(error)
    }
  }
}
