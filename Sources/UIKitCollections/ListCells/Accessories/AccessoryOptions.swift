import UIKitCore

/// The options that all accessories have.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

extension UICellAccessory.DisclosureIndicatorOptions: AccessoryOptions {}
extension UICellAccessory.OutlineDisclosureOptions: AccessoryOptions {}
extension UICellAccessory.CheckmarkOptions: AccessoryOptions {}
extension UICellAccessory.DeleteOptions: AccessoryOptions {}
extension UICellAccessory.InsertOptions: AccessoryOptions {}
extension UICellAccessory.ReorderOptions: AccessoryOptions {}
extension UICellAccessory.MultiselectOptions: AccessoryOptions {}
extension UICellAccessory.LabelOptions: AccessoryOptions {}
extension UICellAccessory.DetailOptions: AccessoryOptions {}
extension UICellAccessory.PopUpMenuOptions: AccessoryOptions {}
extension UICellAccessory.CustomViewConfiguration: AccessoryOptions {}
