import Foundation
import UIKitCore

extension UICalendarView {
  /// The size of a decoration.
  public enum DecorationSize: Int, Hashable, Sendable {
    /// A small decoration.
    case small = 0
    /// A decoration of medium size.
    case medium = 1
    /// A large decoration.
    case large = 2

    fileprivate var side: CGFloat { [5, 7, 10][rawValue] }
    fileprivate var scale: UIImage.SymbolScale { [.small, .medium, .large][rawValue] }
  }

  /// A mark below the number of a day.
  ///
  /// - Fidelity: approximated; sizes are estimates.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: (UIColor) -> UIView

    /// Creates a gray dot of medium size.
    public override convenience init() { self.init(color: nil, size: .medium) }

    /// Creates a dot.
    public init(color: UIColor?, size: DecorationSize) {
      make = { _ in
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = size.side / 2
        return dot
      }
    }

    /// Creates a picture, by default a circle.
    public init(image: UIImage?, color: UIColor?, size: DecorationSize) {
      make = { _ in
        let view = UIImageView(image: image ?? UIImage(systemName: "circle.fill"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
          pointSize: 10, weight: .regular, scale: size.scale)
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        view.bounds.size = view.intrinsicContentSize
        return view
      }
    }

    /// Creates a decoration that shows a view of the app.
    public init(customViewProvider: @escaping () -> UIView) {
      make = { _ in
        let view = customViewProvider()
        view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return view
      }
    }

    /// Returns a dot.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    /// Returns a picture, by default a circle.
    open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(image: image, color: color, size: size)
    }
    /// Returns a decoration that shows a view of the app.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    final func makeView(tint: UIColor) -> UIView { make(tint) }
  }
}
