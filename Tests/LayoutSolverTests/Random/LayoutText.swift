import Foundation
import Geometry
import LayoutSolver

/// Prints a layout in the form that `tessera layout FILE` reads, so that a failure can be inspected.
///
/// Default values are omitted.
extension RandomLayout {
  var text: String {
    var members: [String] = [container.text]
    if let text = spec.configuration.text { members.append("\"configuration\": \(text)") }
    let sections = spec.sections.indices.map { index in
      var entry = ["\"items\": \(counts[index])"]
      if let section = spec.sections[index] { entry.append("\"section\": \(section.text)") }
      let sizes = measures.compactMap { measure -> String? in
        guard case .item(index, let item) = measure.key else { return nil }
        return "\"\(item)\": [\(number(measure.size.width)), \(number(measure.size.height))]"
      }
      if !sizes.isEmpty { entry.append("\"preferredSizes\": {\(sizes.joined(separator: ", "))}") }
      return "{\(entry.joined(separator: ", "))}"
    }
    members.append("\"sections\": [\n  \(sections.joined(separator: ",\n  "))]")
    return "{\(members.joined(separator: ",\n "))}"
  }
}

private func number(_ value: CGFloat) -> String {
  value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
}

private func object(_ members: [(String, String?)]) -> String {
  "{\(members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", "))}"
}

private func list(_ elements: [String]) -> String? {
  elements.isEmpty ? nil : "[\(elements.joined(separator: ", "))]"
}

private func text(_ point: CGPoint) -> String? {
  point == .zero ? nil : "[\(number(point.x)), \(number(point.y))]"
}

private func text(_ reference: InsetsReference, unless usual: InsetsReference) -> String? {
  reference == usual ? nil : "\"\(reference)\""
}

extension Container {
  fileprivate var text: String {
    let members = [
      ("width", number(size.width)), ("height", number(size.height)), ("scale", number(scale)),
      ("safeAreaInsets", safeAreaInsets.text), ("layoutMargins", layoutMargins.text),
      ("readableContentInsets", readableContentInsets?.fullText), ("rightToLeft", isRightToLeft ? "true" : nil),
    ]
    return "\"container\": \(object(members))"
  }
}

extension UIEdgeInsets {
  fileprivate var text: String? { self == .zero ? nil : fullText }

  fileprivate var fullText: String {
    object([("top", number(top)), ("left", number(left)), ("bottom", number(bottom)), ("right", number(right))])
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate var text: String? {
    guard self != .zero else { return nil }
    return object([
      ("top", number(top)), ("leading", number(leading)), ("bottom", number(bottom)), ("trailing", number(trailing)),
    ])
  }
}

extension LayoutConfiguration {
  fileprivate var text: String? {
    self == LayoutConfiguration()
      ? nil
      : object([
        ("scrollDirection", "\"\(scrollDirection)\""),
        ("interSectionSpacing", interSectionSpacing == 0 ? nil : number(interSectionSpacing)),
        ("contentInsetsReference", LayoutSolverTests.text(contentInsetsReference, unless: .safeArea)),
        ("boundarySupplementaryItems", list(boundarySupplementaryItems.map(\.text))),
      ])
  }
}

extension SectionSpec {
  fileprivate var text: String {
    object([
      ("group", group.text), ("contentInsets", contentInsets.text),
      ("interGroupSpacing", interGroupSpacing == 0 ? nil : number(interGroupSpacing)),
      (
        "orthogonalScrollingBehavior",
        orthogonalScrollingBehavior == .none ? nil : "\"\(orthogonalScrollingBehavior)\""
      ),
      ("boundarySupplementaryItems", list(boundarySupplementaryItems.map(\.text))),
      ("decorationItems", list(decorationItems.map(\.text))),
      ("supplementariesFollowContentInsets", supplementariesFollowContentInsets ? nil : "false"),
      (
        "supplementaryContentInsetsReference",
        LayoutSolverTests.text(supplementaryContentInsetsReference, unless: .automatic)
      ),
      ("contentInsetsReference", LayoutSolverTests.text(contentInsetsReference, unless: .automatic)),
    ])
  }
}

extension GroupSpec {
  fileprivate var text: String {
    let rest = [
      ("size", size.text), ("interItemSpacing", interItemSpacing == .fixed(0) ? nil : interItemSpacing.text),
      ("contentInsets", contentInsets.text), ("edgeSpacing", edgeSpacing.text),
      ("supplementaryItems", list(supplementaryItems.map(\.text))),
    ]
    var head: [(String, String?)] = [("type", "\"group\""), ("direction", "\"\(axis)\"")]
    switch members {
    case .subitems(let subitems): head.append(("subitems", "[\(subitems.map(\.text).joined(separator: ", "))]"))
    case .subitemCount(let subitem, let count):
      head += [("mode", "\"subitemCount\""), ("count", "\(count)"), ("subitems", "[\(subitem.text)]")]
    case .repeatingSubitem(let subitem, let count):
      head += [("mode", "\"repeatingSubitem\""), ("count", "\(count)"), ("subitems", "[\(subitem.text)]")]
    case .custom(let custom):
      head[1].1 = "\"custom\""
      head.append(("items", list(CustomFrames.items(custom.generation).map(\.text)) ?? "[]"))
    }
    return object(head + rest)
  }
}

extension CustomItemSpec {
  fileprivate var text: String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { number($0) }
    return object([("frame", list(numbers)), ("zIndex", zIndex == 0 ? nil : "\(zIndex)")])
  }
}

extension SubitemSpec {
  fileprivate var text: String {
    switch self {
    case .group(let group): group.text
    case .item(let item):
      object([
        ("type", "\"item\""), ("size", item.size.text), ("contentInsets", item.contentInsets.text),
        ("edgeSpacing", item.edgeSpacing.text), ("supplementaryItems", list(item.supplementaryItems.map(\.text))),
      ])
    }
  }
}

extension SizeSpec {
  fileprivate var text: String { object([("width", width.text), ("height", height.text)]) }
}

extension DimensionSpec {
  fileprivate var text: String {
    let name =
      switch self {
      case .fractionalWidth: "fractionalWidth"
      case .fractionalHeight: "fractionalHeight"
      case .absolute: "absolute"
      case .estimated: "estimated"
      case .uniformAcrossSiblings: "uniformAcrossSiblings"
      }
    return object([(name, number(value))])
  }
}

extension SpacingSpec {
  fileprivate var text: String { object([(isFlexible ? "flexible" : "fixed", number(minimum))]) }
}

extension EdgeSpacingSpec {
  fileprivate var text: String? {
    self == EdgeSpacingSpec()
      ? nil
      : object([
        ("leading", leading?.text), ("top", top?.text), ("trailing", trailing?.text), ("bottom", bottom?.text),
      ])
  }
}

extension AnchorSpec {
  fileprivate var text: String {
    let names: [(NSDirectionalRectEdge, String)] = [
      (.top, "\"top\""), (.leading, "\"leading\""), (.bottom, "\"bottom\""), (.trailing, "\"trailing\""),
    ]
    return object([
      ("edges", "[\(names.filter { edges.contains($0.0) }.map(\.1).joined(separator: ", "))]"),
      ("absoluteOffset", LayoutSolverTests.text(absoluteOffset)),
      ("fractionalOffset", LayoutSolverTests.text(fractionalOffset)),
    ])
  }
}

extension SupplementarySpec {
  fileprivate var text: String {
    object([
      ("elementKind", "\"\(kind)\""), ("size", size.text), ("contentInsets", contentInsets.text),
      ("containerAnchor", containerAnchor.text), ("itemAnchor", itemAnchor?.text),
      ("zIndex", zIndex == 1 ? nil : "\(zIndex)"),
    ])
  }
}

extension BoundarySpec {
  fileprivate var text: String {
    let names = [
      "none", "top", "topLeading", "leading", "bottomLeading", "bottom", "bottomTrailing", "trailing", "topTrailing",
    ]
    let values: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing, .topTrailing,
    ]
    let name = zip(names, values).first { $0.1 == alignment }?.0 ?? "top"
    return object([
      ("elementKind", "\"\(kind)\""), ("size", size.text), ("alignment", "\"\(name)\""),
      ("contentInsets", contentInsets.text), ("absoluteOffset", LayoutSolverTests.text(absoluteOffset)),
      ("extendsBoundary", extendsBoundary ? nil : "false"),
      ("pinToVisibleBounds", pinToVisibleBounds ? "true" : nil), ("zIndex", zIndex == 1 ? nil : "\(zIndex)"),
    ])
  }
}

extension DecorationSpec {
  fileprivate var text: String {
    object([
      ("elementKind", "\"\(kind)\""), ("contentInsets", contentInsets.text),
      ("zIndex", zIndex == 0 ? nil : "\(zIndex)"),
    ])
  }
}
