/// Colours can be written as `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor
extension UIColor: _ExpressibleByColorLiteral {}

/// Pictures can be written as `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage
extension UIImage: _ExpressibleByImageLiteral {}
