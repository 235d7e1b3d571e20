import Foundation
import Geometry
import LayoutSolver

/// Decoding of groups and items.
extension SourceText {
  func subitem(_ node: JSONNode) throws(LayoutFileError) -> SubitemSpec {
    let type = try Fields(node, in: self, as: "a subitem", known: nil)
    let kind = try type.choice("type", [("item", true), ("group", false)]) ?? (type["direction"] == nil)
    return kind ? .item(try item(node)) : .group(try group(node))
  }

  private func item(_ node: JSONNode) throws(LayoutFileError) -> ItemSpec {
    let fields = try Fields(
      node, in: self, as: "an item",
      known: ["type", "size", "contentInsets", "edgeSpacing", "supplementaryItems"])
    return ItemSpec(
      size: try size(try fields.required("size")), contentInsets: try insets(fields["contentInsets"]),
      edgeSpacing: try edgeSpacing(fields["edgeSpacing"]),
      supplementaryItems: try supplementaries(try fields.array("supplementaryItems")))
  }

  func group(_ node: JSONNode) throws(LayoutFileError) -> GroupSpec {
    let fields = try Fields(
      node, in: self, as: "a group",
      known: [
        "type", "direction", "mode", "count", "size", "subitems", "items", "interItemSpacing", "contentInsets",
        "edgeSpacing", "supplementaryItems",
      ])
    _ = try fields.choice("type", [("group", true)])
    let directions: [(String, Axis?)] = [("horizontal", .horizontal), ("vertical", .vertical), ("custom", nil)]
    guard let axis = try fields.choice("direction", directions) else {
      throw fields.fail("A group needs \"direction\": horizontal, vertical or custom.")
    }
    return GroupSpec(
      axis: axis ?? .vertical, size: try size(try fields.required("size")),
      members: axis == nil ? .custom(try customItems(fields)) : try members(fields),
      interItemSpacing: try spacing(fields["interItemSpacing"]) ?? .fixed(0),
      contentInsets: try insets(fields["contentInsets"]), edgeSpacing: try edgeSpacing(fields["edgeSpacing"]),
      supplementaryItems: try supplementaries(try fields.array("supplementaryItems")))
  }

  private func members(_ fields: Fields) throws(LayoutFileError) -> GroupSpec.Members {
    var list: [SubitemSpec] = []
    for node in try fields.array("subitems") { list.append(try subitem(node)) }
    let modes = [("subitems", 0), ("subitemCount", 1), ("repeatingSubitem", 2)]
    let mode = try fields.choice("mode", modes) ?? 0
    guard let first = list.first else { throw fields.fail("At least 1 subitem is required for a group.") }
    if mode == 0 { return .subitems(list) }
    guard let count = try fields.integer("count", in: 1...Int(Int32.max)) else {
      throw fields.fail("A repeating group should specify a count >= 1.")
    }
    guard list.count == 1 else { throw fields.fail("A group with a count repeats one subitem, not \(list.count).") }
    return mode == 1 ? .subitemCount(first, count) : .repeatingSubitem(first, count)
  }

  private func customItems(_ fields: Fields) throws(LayoutFileError) -> CustomGroupSpec {
    var items: [CustomItemSpec] = []
    for node in try fields.array("items") {
      let item = try Fields(node, in: self, as: "a custom item", known: ["frame", "zIndex"])
      let frame = try numbers(try item.required("frame"), count: 4, as: "\"frame\"")
      items.append(
        CustomItemSpec(
          frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: try zIndex(item) ?? 0))
    }
    // A file's frames never change, so their position in the file identifies them.
    return CustomGroupSpec(generation: fields.offset) { [items] _ in items }
  }
}
