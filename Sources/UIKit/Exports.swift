// What `import UIKit` gives on iOS: UIKit itself, and the frameworks its module re-exports.
@_exported import DiffableData
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Geometry
@_exported import UIKitCollections
@_exported import UIKitCore
