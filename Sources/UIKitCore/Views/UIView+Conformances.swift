extension UIView: CALayerDelegate {}
extension UIView: UIFocusItem {}
