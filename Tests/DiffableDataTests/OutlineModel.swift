import DiffableData

/// An outline as nested nodes: slow, obviously correct, and the oracle for section snapshots.
struct OutlineModel {
  struct Node {
    var item: Int
    var isExpanded = false
    var children: [Node] = []
  }

  var roots: [Node] = []

  // MARK: Asking

  /// Every item with its level, its parent and whether it is visible, depth first.
  func rows() -> [(item: Int, level: Int, parent: Int?, isExpanded: Bool, isVisible: Bool)] {
    var rows: [(item: Int, level: Int, parent: Int?, isExpanded: Bool, isVisible: Bool)] = []
    func visit(_ nodes: [Node], _ level: Int, _ parent: Int?, _ isVisible: Bool) {
      for node in nodes {
        rows.append((node.item, level, parent, node.isExpanded, isVisible))
        visit(node.children, level + 1, node.item, isVisible && node.isExpanded)
      }
    }
    visit(roots, 0, nil, true)
    return rows
  }

  func node(_ item: Int) -> Node? {
    func search(_ nodes: [Node]) -> Node? {
      for node in nodes {
        if node.item == item { return node }
        if let found = search(node.children) { return found }
      }
      return nil
    }
    return search(roots)
  }

  // MARK: Changing

  mutating func append(_ nodes: [Node], to parent: Int?) {
    guard let parent else { return roots += nodes }
    change(parent) { $0.children += nodes }
  }

  mutating func insert(_ nodes: [Node], next item: Int, after: Bool) {
    func inserted(_ list: [Node]) -> [Node] {
      var result: [Node] = []
      for var node in list {
        node.children = inserted(node.children)
        if node.item == item, !after { result += nodes }
        let isItem = node.item == item
        result.append(node)
        if isItem, after { result += nodes }
      }
      return result
    }
    roots = inserted(roots)
  }

  mutating func delete(_ items: Set<Int>) {
    func remaining(_ list: [Node]) -> [Node] {
      list.filter { !items.contains($0.item) }.map {
        Node(item: $0.item, isExpanded: $0.isExpanded, children: remaining($0.children))
      }
    }
    roots = remaining(roots)
  }

  mutating func change(_ item: Int, _ body: (inout Node) -> Void) {
    func changed(_ list: [Node]) -> [Node] {
      list.map { node in
        var node = node
        if node.item == item {
          body(&node)
        } else {
          node.children = changed(node.children)
        }
        return node
      }
    }
    roots = changed(roots)
  }

  /// The same outline as a snapshot, built item by item.
  var snapshot: NSDiffableDataSourceSectionSnapshot<Int> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    for row in rows() {
      snapshot.append([row.item], to: row.parent)
      if row.isExpanded { snapshot.expand([row.item]) }
    }
    return snapshot
  }
}
