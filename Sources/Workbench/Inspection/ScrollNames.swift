import Foundation

/// Names of scroll views that stay the same when a run is simulated again, by other views.
struct ScrollNames {
  /// The names of views, by their identity in the process.
  private var names: [Int: Int] = [:]
  /// The names of the views on screen from a time on, in order of time.
  private var known: [(time: TimeInterval, names: [Int])] = []

  /// Returns the name of a view; its identity if it has none.
  subscript(identity: Int) -> Int { names[identity] ?? identity }

  /// Notes the views on screen at a time, which have the names of those that were there before if they are as many.
  mutating func note(_ views: [Int], at time: TimeInterval) {
    let before = known.last { $0.time <= time }?.names ?? []
    if views.contains(where: { names[$0] == nil }) {
      for (view, name) in zip(views, before.count == views.count ? before : views) where names[view] == nil {
        names[view] = name
      }
    }
    let current = views.map { self[$0] }
    guard current != before else { return }
    known.removeAll { $0.time >= time }
    known.append((time, current))
  }
}
