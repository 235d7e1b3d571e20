import Foundation

/// Changes the attributes of a button's text before it is shown.
///
/// - Fidelity: documented.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  public let transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
  /// Without attributes.
  var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }

  /// For a label: each run with its own attributes over `base`, after `transformer` has seen both.
  func forLabel(
    over base: AttributeContainer, transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let own = base.merging(run.attributes, mergePolicy: .keepNew)
      let attributes = transformer.map { $0(own) } ?? own
      text.append(
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes.dictionary))
    }
    return text
  }
}
