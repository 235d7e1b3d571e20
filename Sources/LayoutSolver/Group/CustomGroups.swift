import Foundation
import Geometry

/// The results of custom groups' providers during one solve of a section.
///
/// A provider is client code and may be expensive, so it is called once for each size of its group.
struct CustomGroups: Sendable {
  private struct Answer {
    var spec: CustomGroupSpec
    var container: CustomGroupContainer
    var items: [CustomItemSpec]
  }

  private var answers: [Answer] = []

  var calls: Int { answers.count }

  mutating func items(of spec: CustomGroupSpec, size: CGSize, insets: NSDirectionalEdgeInsets) -> [CustomItemSpec] {
    let effective = CGRect(origin: .zero, size: size).inset(by: insets).size
    let container = CustomGroupContainer(contentSize: size, contentInsets: insets, effectiveContentSize: effective)
    if let known = answers.first(where: { $0.spec == spec && $0.container == container }) { return known.items }
    let items = spec.provider(container)
    answers.append(Answer(spec: spec, container: container, items: items))
    return items
  }
}
