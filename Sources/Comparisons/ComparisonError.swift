import PlainText

/// The reason why two things cannot be compared.
package enum ComparisonError: Error, Equatable, CustomStringConvertible {
  /// The text of a layout record is not complete.
  case damagedRecord(line: Int, String)
  /// A picture cannot be decoded.
  case damagedPicture(String)

  package var description: String {
    switch self {
    case .damagedRecord(let line, let reason):
      "the layout record is damaged in line \(line): \(reason); record it again"
    case .damagedPicture(let reason): "the picture cannot be read: \(reason); record it again"
    }
  }
}
