import Foundation
import Geometry
import UIKitCore

/// The button of a swipe action: a colored area with an image, a title or both.
final class SwipeActionButton: UIControl {
  private let picture: UIImageView?
  private let label: UILabel?
  private let shade = UIView()

  /// The row height from which buttons show the title below the image; in lower rows they show the image alone.
  ///
  /// - Fidelity: observed.
  private static let heightForBoth: CGFloat = 91
  private static let padding: CGFloat = 12
  private static let spacing: CGFloat = 4
  /// The size of a symbol next to 15-point text.
  private static let symbolSize: CGFloat = 20

  init(_ action: UIContextualAction) {
    picture = action.image.map { Self.picture($0) }
    label = action.title.flatMap { $0.isEmpty ? nil : Self.label($0) }
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    shade.backgroundColor = UIColor(white: 0, alpha: 0.15)
    shade.isHidden = true
    for view in [shade, picture, label].compactMap({ $0 }) {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static func picture(_ image: UIImage) -> UIImageView {
    let isOwn = image.renderingMode == .alwaysOriginal || image.ownTint != nil
    let view = UIImageView(image: isOwn ? image : image.withRenderingMode(.alwaysTemplate))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: symbolSize)
    view.tintColor = .white
    return view
  }

  private static func label(_ title: String) -> UILabel {
    let label = UILabel()
    label.text = title
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    return label
  }

  override var isHighlighted: Bool { didSet { shade.isHidden = !isHighlighted } }

  // MARK: Size

  /// Returns the parts that are displayed at a row height.
  private func parts(rowHeight: CGFloat) -> (picture: UIImageView?, label: UILabel?) {
    picture != nil && rowHeight < Self.heightForBoth ? (picture, nil) : (picture, label)
  }

  func wantedWidth(rowHeight: CGFloat) -> CGFloat {
    let (picture, label) = parts(rowHeight: rowHeight)
    let content = [picture?.size ?? .zero, label?.size ?? .zero].map(\.width).max() ?? 0
    return (content + 2 * Self.padding).atLeast(SwipeGeometry.minimumButtonWidth)
  }

  // MARK: Layout

  /// Centers the content at a position in the button, which has the height of its row.
  ///
  /// - Parameter width: The maximum width of the content.
  func layOut(around middle: CGFloat, width: CGFloat) {
    shade.frame = bounds
    let (picture, label) = parts(rowHeight: bounds.height)
    self.label?.isHidden = label == nil
    let both = picture != nil && label != nil
    let pictureSize = picture?.size ?? .zero
    var labelSize = label?.size ?? .zero
    labelSize.width = Swift.min(labelSize.width, width)
    let height = pictureSize.height + labelSize.height + (both ? Self.spacing : 0)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let top = grid.round((bounds.height - height) / 2)
    picture?.place(pictureSize, around: middle, top: top)
    label?.place(labelSize, around: middle, top: grid.round(top + height - labelSize.height))
  }
}

extension UIView {
  /// The natural size.
  fileprivate var size: CGSize { sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).finite }

  fileprivate func place(_ size: CGSize, around middle: CGFloat, top: CGFloat) {
    frame = CGRect(x: middle - size.width / 2, y: top, width: size.width, height: size.height)
  }
}
