import Foundation
import UIKitCore

extension UIStackView {
  /// Lets archives contain stacks.
  static let archiving: Void = ViewArchive.add(UIStackView.self, write: write, read: read)

  private static func write(_ stack: UIStackView, to coder: NSCoder) {
    let views = ViewArchive.archived(stack)
    let arranged = stack.arrangedSubviews.compactMap { view in views.firstIndex { $0 === view } }
    coder.encode(arranged.map { NSNumber(value: $0) } as NSArray, forKey: "UIStackViewArranged")
    coder.encode(stack.axis.rawValue, forKey: "UIStackViewAxis")
    coder.encode(stack.distribution.rawValue, forKey: "UIStackViewDistribution")
    coder.encode(stack.alignment.rawValue, forKey: "UIStackViewAlignment")
    coder.encode(Double(stack.spacing), forKey: "UIStackViewSpacing")
    coder.encode(stack.isLayoutMarginsRelativeArrangement, forKey: "UIStackViewLayoutMarginsRelative")
  }

  private static func read(_ stack: UIStackView, from coder: NSCoder) {
    let views = ViewArchive.archived(stack)
    for index in coder.decodeObject(forKey: "UIStackViewArranged") as? [Int] ?? [] where views.indices.contains(index) {
      stack.addArrangedSubview(views[index])
    }
    stack.axis = .init(rawValue: coder.decodeInteger(forKey: "UIStackViewAxis")) ?? .horizontal
    stack.distribution = .init(rawValue: coder.decodeInteger(forKey: "UIStackViewDistribution")) ?? .fill
    stack.alignment = .init(rawValue: coder.decodeInteger(forKey: "UIStackViewAlignment")) ?? .fill
    stack.spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
    stack.isLayoutMarginsRelativeArrangement = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
  }
}
