extension UIView.ContentMode {
  /// The scaling and the position of a picture in the view's bounds.
  var fit: ContentFit {
    switch self {
    case .scaleToFill, .redraw: ContentFit(.stretch)
    case .scaleAspectFit: ContentFit(.fit)
    case .scaleAspectFill: ContentFit(.fill)
    case .center: ContentFit(.none)
    case .top: ContentFit(.none, y: 0)
    case .bottom: ContentFit(.none, y: 1)
    case .left: ContentFit(.none, x: 0)
    case .right: ContentFit(.none, x: 1)
    case .topLeft: ContentFit(.none, x: 0, y: 0)
    case .topRight: ContentFit(.none, x: 1, y: 0)
    case .bottomLeft: ContentFit(.none, x: 0, y: 1)
    case .bottomRight: ContentFit(.none, x: 1, y: 1)
    }
  }
}
