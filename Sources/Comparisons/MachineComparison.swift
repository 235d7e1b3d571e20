/// The comparison of the machines on which two layouts were recorded.
package enum MachineComparison {
  /// Returns the fonts and libraries that differ; `nil` if there is no difference.
  package static func text(from old: LayoutRecord, to new: LayoutRecord) -> String? {
    let lines = [old, new].map { $0.machine.joined(separator: "\n") }
    return TextComparison(from: lines[0], to: lines[1]).map { difference in
      """
      The reference was recorded with other fonts or libraries, which may be the only difference; with TESSERA_TEXT=boxes \
      neither matters:
      \(difference.description)
      """
    }
  }
}
