#if canImport(Testing)
  public import Testing

  extension Trait where Self == SnapshotsTrait {
    /// Sets the conditions for the snapshots of a test or a suite.
    ///
    /// - Parameters:
    ///   - record: The condition under which references are recorded; unchanged if `nil`.
    ///   - diffTool: The command shown for a failure; unchanged if `nil`.
    ///   - text: The look of letters; unchanged if `nil`.
    public static func snapshots(
      record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
      text: SnapshotTestingConfiguration.Text? = nil
    ) -> Self {
      SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool, text: text))
    }

    /// Sets the conditions for the snapshots of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
      SnapshotsTrait(configuration: configuration)
    }
  }

  /// A trait with the conditions for the snapshots of a test or a suite.
  public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the trait applies to the tests of a suite. Always `true`.
    public let isRecursive = true

    /// Runs a test with the conditions; its snapshots are numbered from 1.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await SnapshotTestingConfiguration.$current.withValue(
        configuration.over(SnapshotTestingConfiguration.current)
      ) {
        try await SnapshotCounter.$ofTest.withValue(SnapshotCounts(), operation: function)
      }
    }
  }
#endif
