/// A list that repeats cyclically and usually has one element.
///
/// The first element is stored separately because an array with one element requires an allocation, and a layout has a
/// list for each of its groups.
struct Cycle<Element> {
  private(set) var first: Element
  private var others: [Element]

  /// Creates a cycle, or returns `nil` for an empty list.
  init?<Source>(_ list: [Source], _ transform: (Source) -> Element) {
    guard let head = list.first else { return nil }
    first = transform(head)
    others = []
    guard list.count > 1 else { return }
    others.reserveCapacity(list.count - 1)
    for source in list.dropFirst() { others.append(transform(source)) }
  }

  init(_ only: Element) {
    first = only
    others = []
  }

  var count: Int { others.count + 1 }

  subscript(index: Int) -> Element {
    _read { if index == 0 { yield first } else { yield others[index - 1] } }
    _modify { if index == 0 { yield &first } else { yield &others[index - 1] } }
  }

  /// Returns the index that follows another one; after the last index follows the first.
  func index(after index: Int) -> Int { index + 1 < count ? index + 1 : 0 }

  mutating func modifyEach(_ body: (inout Element) -> Void) {
    body(&first)
    for index in others.indices { body(&others[index]) }
  }
}
