/// A line that a worker writes for the process that supervises it. All other lines are the log: messages about faults, which
/// are marked, and what the app itself prints.
enum SoakMessage: Equatable {
  /// A session begins, by its number.
  case session(Int)
  /// A line of the session's script, before it is played.
  case line(String)
  /// Something does not hold.
  case fault(String)
  /// Operations have ended without a trap.
  case played(operations: Int)
  /// A session has ended.
  case ended(frames: Int, megabytes: Int)

  /// A control character, which no log contains at the start of a line.
  private static let mark: Character = "\u{1}"
  /// A control character before each message about a fault that is not the app's own text.
  static let faultMark: Character = "\u{2}"

  var text: String {
    let words =
      switch self {
      case .session(let number): "session \(number)"
      case .line(let line): "line \(line)"
      case .fault(let fault): "fault \(fault.replacing("\n", with: " "))"
      case .played(let operations): "played \(operations)"
      case .ended(let frames, let megabytes): "ended \(frames) \(megabytes)"
      }
    return "\(Self.mark)\(words)\n"
  }

  /// Reads a line; `nil` if it is of the log.
  init?(_ line: Substring) {
    guard line.first == Self.mark else { return nil }
    let parts = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    let numbers = parts[1].split(separator: " ").compactMap { Int($0) }
    switch (parts[0], numbers.count) {
    case ("line", _): self = .line(parts[1])
    case ("fault", _): self = .fault(parts[1])
    case ("session", 1): self = .session(numbers[0])
    case ("played", 1): self = .played(operations: numbers[0])
    case ("ended", 2): self = .ended(frames: numbers[0], megabytes: numbers[1])
    default: return nil
    }
  }
}
