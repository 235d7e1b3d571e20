/// The settings that all tests of a run share.
struct TestSettings: Sendable {
  /// The folder for the files that tests write.
  let folder: String
  let update: GoldenUpdate
  let tolerance: TestTolerance
  /// The seconds that one process of a test may take.
  let timeout: Double
  let trace: TestTrace
  /// Whether the results of failed scripts have frames.
  let keepsFilm: Bool
}
