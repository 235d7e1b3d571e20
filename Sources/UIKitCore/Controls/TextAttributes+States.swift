import Foundation

/// The text attributes of a title, for each state of its control.
struct StatedTextAttributes {
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { attributes[state.rawValue] }
    set { attributes[state.rawValue] = newValue }
  }

  /// The attributes as an equatable value.
  var comparable: Comparable {
    get { Comparable(attributes: attributes) }
    set { attributes = newValue.attributes }
  }

  struct Comparable: Equatable {
    let attributes: [UInt: [NSAttributedString.Key: Any]]

    static func == (left: Comparable, right: Comparable) -> Bool {
      NSDictionary(dictionary: left.foundation).isEqual(to: right.foundation)
    }

    private var foundation: [AnyHashable: Any] {
      Dictionary(uniqueKeysWithValues: attributes.map { (AnyHashable($0.key), NSDictionary(dictionary: $0.value)) })
    }
  }
}
