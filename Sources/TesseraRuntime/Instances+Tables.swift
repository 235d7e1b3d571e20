public import Foundation
@_spi(UIKitInstantiation) public import UIKitCollections
public import UIKitControls
@_spi(UIKitInstantiation) public import UIKitCore

// Cells and controllers of classes that are known only as metatypes.

/// Returns an object as one of the class of which it was made.
private func made<Object: AnyObject>(_ object: AnyObject, _ type: Object.Type, by initializer: String) -> Object {
  guard let object = object as? Object else {
    refuse("\(type) has no \(initializer): it was made from its metatype. Declare it, or override it.")
  }
  return object
}

/// Creates a cell with a style and an identifier.
@preconcurrency @MainActor
public func tesseraNew<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  let cell = unsafeBitCast(type as AnyClass, to: InstantiableTableViewCell.Type.self).init(
    style: style, reuseIdentifier: reuseIdentifier)
  return made(cell as UITableViewCell, Cell.self, by: "init(style:reuseIdentifier:)")
}

/// Creates a header or footer of a table with an identifier.
@preconcurrency @MainActor
public func tesseraNew<View: UITableViewHeaderFooterView>(_ type: View.Type, reuseIdentifier: String?) -> View {
  let view = unsafeBitCast(type as AnyClass, to: InstantiableHeaderFooterView.Type.self).init(
    reuseIdentifier: reuseIdentifier)
  return made(view as UITableViewHeaderFooterView, View.self, by: "init(reuseIdentifier:)")
}

/// Creates a controller whose table has a style.
@preconcurrency @MainActor
public func tesseraNew<Controller: UITableViewController>(
  _ type: Controller.Type, style: UITableView.Style
) -> Controller {
  let controller = unsafeBitCast(type as AnyClass, to: InstantiableTableViewController.Type.self).init(style: style)
  return made(controller as UITableViewController, Controller.self, by: "init(style:)")
}

/// Creates a collection view with a frame and a layout.
@preconcurrency @MainActor
public func tesseraNew<View: UICollectionView>(
  _ type: View.Type, frame: CGRect, collectionViewLayout layout: UICollectionViewLayout
) -> View {
  let view = unsafeBitCast(type as AnyClass, to: InstantiableCollectionView.Type.self).init(
    frame: frame, collectionViewLayout: layout)
  return made(view as UICollectionView, View.self, by: "init(frame:collectionViewLayout:)")
}

/// Creates a controller whose collection view has a layout.
@preconcurrency @MainActor
public func tesseraNew<Controller: UICollectionViewController>(
  _ type: Controller.Type, collectionViewLayout layout: UICollectionViewLayout
) -> Controller {
  let controller = unsafeBitCast(type as AnyClass, to: InstantiableCollectionViewController.Type.self).init(
    collectionViewLayout: layout)
  return made(controller as UICollectionViewController, Controller.self, by: "init(collectionViewLayout:)")
}

/// Creates a navigation controller with the first controller of its stack.
@preconcurrency @MainActor
public func tesseraNew<Controller: UINavigationController>(
  _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
  let controller = unsafeBitCast(type as AnyClass, to: InstantiableNavigationController.Type.self).init(
    rootViewController: rootViewController)
  return made(controller as UINavigationController, Controller.self, by: "init(rootViewController:)")
}

/// Creates a stack of views.
@preconcurrency @MainActor
public func tesseraNew<Stack: UIStackView>(_ type: Stack.Type, arrangedSubviews views: [UIView]) -> Stack {
  let stack = tesseraNew(type, frame: .zero)
  for view in views { stack.addArrangedSubview(view) }
  return stack
}

/// Creates a view of the size of an image, which it shows.
@preconcurrency @MainActor
public func tesseraNew<View: UIImageView>(_ type: View.Type, image: UIImage?) -> View {
  let view = tesseraNew(type, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  view.image = image
  return view
}
