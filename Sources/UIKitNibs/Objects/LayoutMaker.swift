import Foundation
import UIKitCollections

/// The creation of layouts, whose `init(coder:)` no other class declares.
@MainActor
enum LayoutMaker {
  static func make(_ type: AnyClass, _ decoder: NibDecoder) -> NSObject? {
    (type as? UICollectionViewLayout.Type)?.init(coder: decoder)
  }
}
