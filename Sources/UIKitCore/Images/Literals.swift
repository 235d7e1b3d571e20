/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
extension UIImage: _ExpressibleByImageLiteral {}
