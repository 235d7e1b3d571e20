public import Foundation

/// The assertions and settings under the name of the snapshot library for iOS, for code that names its module, such as
/// `SnapshotTesting.isRecording`.
public enum SnapshotTesting {
  /// Whether all snapshots are recorded. The default is `false`.
  public static var isRecording: Bool {
    get { TesseraTesting.isRecording }
    set { TesseraTesting.isRecording = newValue }
  }

  /// The command that messages show for the difference between two files.
  public static var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { TesseraTesting.diffTool }
    set { TesseraTesting.diffTool = newValue }
  }

  /// Asserts that a value matches a reference on disk, as the function of this name outside of the type does.
  public static func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
  ) {
    TesseraTesting.assertSnapshot(
      of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }

  /// Compares a value with a reference on disk, as the function of this name outside of the type does.
  ///
  /// - Returns: A message that describes the failure; `nil` if the value matches.
  public static func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
  ) -> String? {
    TesseraTesting.verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, snapshotDirectory: snapshotDirectory,
      timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}
