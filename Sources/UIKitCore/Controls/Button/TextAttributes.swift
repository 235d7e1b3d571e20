import Foundation

/// A function that changes the text attributes of a configuration before the text is displayed.
///
/// - Fidelity: documented.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The function. It receives the attributes of the configuration, and returns those to display.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a function.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension AttributedString {
  /// Whether the string has no attributes.
  var isPlain: Bool { runs.allSatisfy { $0.attributes == AttributeContainer() } }

  /// Returns the string for a label: each run with its own attributes on top of `base`, both transformed by
  /// `transformer`.
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
