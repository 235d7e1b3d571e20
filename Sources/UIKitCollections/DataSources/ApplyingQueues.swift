/// The queues from which snapshots were applied to a data source.
struct ApplyingQueues {
  /// The number of changes that were applied on the main queue.
  var main = 0
  /// The names of the other queues.
  var others: Set<String> = []

  /// The name of the queue on which the code runs.
  static var currentName: String {
    let name = queueLabel(nil).map { String(cString: $0) } ?? ""
    return name.isEmpty ? "a queue without a name" : "\"\(name)\""
  }

  /// Warns of snapshots that are applied sometimes on the main queue, and sometimes not, in UIKit's words.
  @MainActor
  func warnIfMixed() {
    guard main > 0, !others.isEmpty else { return }
    LayoutLog.write(
      "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. Please always "
        + "submit updates either always on the main queue or always off the main queue. Snapshots of one diffable data "
        + "source were applied on the main queue, and on \(others.sorted().joined(separator: ", ")).")
  }
}

/// Returns the label of a queue; of the current one for `nil`, which the Dispatch module of Linux has no function for.
@_silgen_name("dispatch_queue_get_label")
private func queueLabel(_ queue: UnsafeRawPointer?) -> UnsafePointer<CChar>?
