import Comparisons

/// The result of one test.
struct TestResult: Sendable {
  var test: TestCase
  /// The text of the failure; `nil` if the test passed.
  var failure: String?
  /// `recorded` or `updated` if a golden was written, or `skipped`; otherwise `nil`.
  var remark: String?
  /// The text that explains the remark.
  var explanation: String?
  var seconds: Double
  /// The pictures that differ.
  var pictures: [ComparedPicture] = []
  /// Whether the test's process could not write its files.
  var couldNotWrite = false
  /// Frames of a failed script.
  var film: [ComparisonPage.Frame] = []

  var passed: Bool { failure == nil }

  /// The remark about a test that says that it cannot run here.
  static let skipped = "skipped"
}

/// A golden and the picture that differs from it, as PNG files.
struct ComparedPicture: Sendable {
  var name: String
  var expected: [UInt8]
  var found: [UInt8]
  var difference: [UInt8]
  var layout: String
}
