import SwiftSyntax

extension Rule {
  /// The protocols of types that only serve SwiftUI's previews, or that wrap screens of UIKit for them.
  private static let previewProtocols: Set = [
    "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable", "SwiftUI.PreviewProvider",
    "SwiftUI.UIViewControllerRepresentable", "SwiftUI.UIViewRepresentable",
  ]

  /// Leaves out the previews of a file of UIKit code that imports SwiftUI for nothing else.
  static let swiftUIPreviews = Rule([.structDecl, .importDecl], needle: "SwiftUI") { node, context in
    guard context.usesSwiftUIForPreviews else { return }
    if let node = node.as(ImportDeclSyntax.self), node.path.first?.name.text == "SwiftUI" {
      context.leaveOutSwiftUI(node)
    } else if let node = node.as(StructDeclSyntax.self), node.isPreview {
      context.edits.blank(node)
    }
  }

  fileprivate static func isPreview(_ names: [String]) -> Bool { !previewProtocols.isDisjoint(with: names) }
}

extension StructDeclSyntax {
  fileprivate var isPreview: Bool {
    Rule.isPreview(inheritanceClause.map { $0.inheritedTypes.map { $0.type.plainName } } ?? [])
  }
}

extension FileContext {
  /// Leaves out the import of SwiftUI, and imports UIKit in its place, which comes with SwiftUI on iOS.
  mutating func leaveOutSwiftUI(_ node: ImportDeclSyntax) {
    if importedModules.contains("UIKit") { edits.blank(node) } else { edits.replace(node.path, with: "UIKit") }
  }

  /// Whether the file imports SwiftUI, and declares classes of UIKit or previews, but no views of SwiftUI.
  fileprivate var usesSwiftUIForPreviews: Bool {
    guard importedModules.contains("SwiftUI") else { return false }
    return !index.types.contains { type in
      type.file == number
        && !Set(type.inherited + type.conformances).isDisjoint(with: [
          "View", "App", "SwiftUI.View", "ObservableObject",
        ])
    }
  }
}
