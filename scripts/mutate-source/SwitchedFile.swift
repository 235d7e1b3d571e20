/// A file in which each chosen fault is a branch next to the original code.
struct SwitchedFile {
  /// A fault with the number that chooses it.
  struct Choice {
    var number: Int
    var fault: Fault
  }

  private(set) var text: [UInt8] = []
  /// The lines of each fault's branch, counted from 1, by its number.
  private(set) var branches: [Int: ClosedRange<Int>] = [:]
  /// The lines of the site around each fault, by its number.
  private(set) var sites: [Int: ClosedRange<Int>] = [:]

  init(_ original: [UInt8], _ choices: [Choice]) {
    var end = 0
    let bySite = Dictionary(grouping: choices, by: \.fault.site)
    for (site, choices) in bySite.sorted(by: { $0.key.bytes.lowerBound < $1.key.bytes.lowerBound }) {
      text += original[end..<site.bytes.lowerBound]
      append(site, choices, original)
      end = site.bytes.upperBound
    }
    text += original[end...]
  }

  private mutating func append(_ site: Site, _ choices: [Choice], _ original: [UInt8]) {
    let first = line
    for choice in choices {
      let fault = choice.fault
      let changed =
        original[site.bytes.lowerBound..<fault.bytes.lowerBound] + Array(fault.replacement.utf8)
        + original[fault.bytes.upperBound..<site.bytes.upperBound]
      append(site.kind == .value ? "_planted(\(choice.number)) ? (" : "\nif _planted(\(choice.number)) {\n")
      let start = line
      if site.kind == .result { append("return ") }
      text += changed
      branches[choice.number] = start...line
      append(site.kind == .value ? ") : " : "\n} else ")
    }
    append(site.kind == .value ? "(" : site.kind == .result ? "{\nreturn " : "{\n")
    text += original[site.bytes]
    append(site.kind == .value ? ")" : "\n}\n")
    for choice in choices { sites[choice.number] = first...line }
  }

  private mutating func append(_ more: String) { text += more.utf8 }

  private var line: Int { text.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// The function that a module's branches call; `TESSERA_FAULT` is the number of the active fault.
  ///
  /// If `TESSERA_REACHED` contains a path, the function adds the number of each fault that the program reaches, once,
  /// to that file.
  static let chooser = """
    import Foundation

    private let plantedChoice = ProcessInfo.processInfo.environment["TESSERA_FAULT"].flatMap(Int.init) ?? -1
    private let plantedRecord = ProcessInfo.processInfo.environment["TESSERA_REACHED"]
    // Initialized: memory that was in use before would claim that faults were noted already.
    nonisolated(unsafe) private let reached = {
      let flags = UnsafeMutablePointer<Bool>.allocate(capacity: 1_000_000)
      flags.initialize(repeating: false, count: 1_000_000)
      return flags
    }()
    private let lock = NSLock()

    @usableFromInline func _planted(_ number: Int) -> Bool {
      if plantedRecord != nil, !reached[number] { note(number) }
      return number == plantedChoice
    }

    private func note(_ number: Int) {
      lock.withLock {
        guard !reached[number], let plantedRecord, let file = fopen(plantedRecord, "a") else { return }
        reached[number] = true
        fputs("\\(number)\\n", file)
        fclose(file)
      }
    }

    """
}
