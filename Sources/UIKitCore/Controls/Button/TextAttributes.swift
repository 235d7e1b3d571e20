import Foundation

extension AttributeScopes {
  /// The attributes of text that UIKit draws.
  ///
  /// - Fidelity: documented; only those are there that can be drawn.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

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
        NSAttributedString(string: String(self[run.range].characters), attributes: attributes.forLabel))
    }
    return text
  }
}

extension AttributeContainer {
  fileprivate var forLabel: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = self[AttributeScopes.UIKitAttributes.FontAttribute.self] { attributes[.font] = font }
    if let color = self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
      attributes[.foregroundColor] = color
    }
    if let color = self[AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self] {
      attributes[.backgroundColor] = color
    }
    return attributes
  }
}
