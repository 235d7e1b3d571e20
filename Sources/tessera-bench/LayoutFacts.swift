import Foundation
import Geometry
import LayoutSolver

/// Measurements other than time: memory, exactness, stability.
enum LayoutFacts {
  /// Returns the memory figures. They must be measured first, because memory that was freed before would be reused
  /// unnoticed.
  static func memory() -> [LayoutFact] {
    // Code that runs for the first time is loaded into memory too, which does not count.
    var warmth = solve(LayoutWorkload.list, counts: [100], in: LayoutWorkload.phone)
    warmth.measure(LayoutWorkload.measures(0..<20))
    _ = solve(LayoutWorkload.grid, counts: [100], in: LayoutWorkload.phone)
    _ = residentBytes
    return [uniformMemory, measuredMemory]
  }

  static func behavior() -> [LayoutFact] { [contentSize, scroll] }

  /// Returns the growth of the process in bytes, as the kernel counts it: in whole pages, including freed memory.
  private static func growth<Value>(_ body: () -> Value) -> Int {
    let before = residentBytes
    let value = body()
    return withExtendedLifetime(value) { residentBytes - before }
  }

  private static var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static var uniformMemory: LayoutFact {
    let bytes = growth { solve(LayoutWorkload.grid, counts: [1_000_000], in: LayoutWorkload.phone) }
    return LayoutFact(name: "memory, 1,000,000 alike", value: "\(bytes) bytes", goal: "<= 64 KB")
  }

  private static var measuredMemory: LayoutFact {
    let bytes = growth {
      var list = solve(LayoutWorkload.list, counts: [1_000_000], in: LayoutWorkload.phone)
      for first in stride(from: 0, to: 1_000_000, by: 20) { list.measure(LayoutWorkload.measures(first..<first + 20)) }
      return list
    }
    return LayoutFact(name: "memory, 1,000,000 rows self-sized", value: "\(bytes) bytes", goal: "<= 4.2 MB")
  }

  private static var contentSize: LayoutFact {
    let count = 100_000_000
    let solution = solve(LayoutWorkload.grid, counts: [count], in: LayoutWorkload.phone)
    let exact = CGFloat((count + 2) / 3) * 130
    let height = solution.contentSize.height
    return LayoutFact(
      name: "content size of 10⁸ items", value: height == exact ? "exact, \(height)" : "\(height), exact is \(exact)",
      goal: "exact")
  }

  /// The result of scrolling over a million rows and back. Every row that becomes visible is measured, and the offset
  /// is corrected by the movement of the first visible row, which must then be unchanged to the pixel.
  private static var scroll: LayoutFact {
    var list = solve(LayoutWorkload.list, counts: [1_000_000], in: LayoutWorkload.phone)
    var offset: CGFloat = 0
    var jumps = 0
    var steps = 0
    var seen: [LayoutElement] = []
    let height = LayoutWorkload.phone.size.height
    // Large steps for most of the distance, as with a finger on the scroll bar, and small steps between them.
    for direction in [1, -1] as [CGFloat] {
      for step in 0..<20_000 {
        let leap: CGFloat = step % 5 == 0 ? 12_000 : 97
        offset = Swift.max(0, Swift.min(list.contentSize.height - height, offset + direction * leap))
        seen.removeAll(keepingCapacity: true)
        list.appendElements(in: CGRect(x: 0, y: offset, width: 390, height: height), to: &seen)
        guard let first = seen.first(where: { $0.frame.minY >= offset }) else { continue }
        let unmeasured = seen.filter { list.measuredSize(of: $0.key) == nil }
        list.measure(
          unmeasured.map { element in
            let row = element.key.indexPath[1]
            return MeasuredSize(key: element.key, size: CGSize(width: 390, height: LayoutWorkload.height(row)))
          })
        guard let now = list.frame(of: first.key) else { continue }
        let position = (first.frame.minY - offset) * LayoutWorkload.phone.scale
        offset += now.minY - first.frame.minY
        let newPosition = (now.minY - offset) * LayoutWorkload.phone.scale
        if abs(newPosition - position) > 1e-3 { jumps += 1 }
        steps += 1
      }
    }
    return LayoutFact(
      name: "scroll over a million rows, both ways", value: "first row moved in \(jumps) of \(steps) steps",
      goal: "0")
  }
}
