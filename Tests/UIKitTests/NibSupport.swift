import Foundation
import UIKit
import UIKitCore

/// Nib files as text, with the parts that every file has.
@MainActor
enum NibText {
  /// Returns a nib with objects of the given XML.
  static func nib(_ objects: String, resources: String = "") -> UINib {
    UINib(data: Data(document(objects, resources: resources).utf8), bundle: nil)
  }

  static func document(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// Returns the only object at the top level.
  static func view<View: UIView>(_ objects: String, as type: View.Type = View.self) -> View? {
    let all = nib(objects).instantiate(withOwner: nil)
    return all.count == 1 ? all[0] as? View : nil
  }
}

/// A view that records the calls that it receives while it is created.
final class NibProbe: UIView {
  /// The calls of all probes, in order.
  static var calls: [String] = []
  var label: UILabel?
  var parts: [UIView] = []
  var amount: CGFloat = 0

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.calls.append("init \(frame.width) \(subviews.count) \(label == nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.calls.append("awake \(label?.text ?? "-") \(parts.count) \(amount)")
  }

  /// Registers the outlets, as adapted source does.
  static func register() {
    func add(_ name: String, _ set: @escaping @MainActor (NibProbe, Any?) -> Void) {
      let call: @MainActor (AnyObject, [Any?]) -> SelectorMethod.Result = { object, values in
        if let probe = object as? NibProbe { set(probe, values.first ?? nil) }
        return SelectorMethod.Result(nil)
      }
      let method = SelectorMethod(
        applies: { $0 is NibProbe },
        call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> SelectorMethod.Result).self))
      MethodTable.shared.add(method, named: name, of: NibProbe.self)
    }
    MethodTable.shared.add(NibProbe.self)
    add("setLabel:") { $0.label = $1 as? UILabel }
    add("setParts:") { $0.parts = $1 as? [UIView] ?? [] }
    add("setAmount:") { $0.amount = ($1 as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
  }
}

/// A layout that sets itself up once its nib file is loaded.
final class NibLayoutProbe: UICollectionViewFlowLayout {
  var spacingAtAwakening: CGFloat = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    spacingAtAwakening = minimumLineSpacing
    minimumLineSpacing = 12
  }
}
