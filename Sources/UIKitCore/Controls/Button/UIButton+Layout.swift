import Foundation
import Geometry

// The layout of a button's parts.
extension UIButton {
  private var arrangement: ButtonArrangement {
    var arrangement = configuration.map { described(by: $0) } ?? configuredArrangement
    if let spinner = parts.spinner, !spinner.isHidden {
      arrangement.image = spinner.intrinsicContentSize
    } else if !parts.image.isHidden {
      arrangement.image = parts.image.intrinsicContentSize
    }
    if let indicator = parts.indicator, !indicator.isHidden {
      (arrangement.indicator, arrangement.isIndicatorLeft) = (indicator.intrinsicContentSize, isRightToLeft)
    }
    switch effectiveContentHorizontalAlignment {
    case .left: arrangement.horizontal = 0
    case .right: arrangement.horizontal = 1
    default: break
    }
    switch contentVerticalAlignment {
    case .top: arrangement.vertical = 0
    case .bottom: arrangement.vertical = 1
    default: break
    }
    return arrangement
  }

  private func described(by configuration: Configuration) -> ButtonArrangement {
    let insets = configuration.contentInsets
    var arrangement = ButtonArrangement()
    arrangement.insets = UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
    arrangement.imageSide = configuration.imagePlacement.side(isRightToLeft: isRightToLeft)
    arrangement.imagePadding = configuration.imagePadding
    arrangement.titlePadding = configuration.titlePadding
    let share: CGFloat =
      switch configuration.titleAlignment {
      case .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      case .center: 0.5
      case .automatic: arrangement.automaticAlignment(hasImage: !parts.image.isHidden)
      }
    arrangement.textAlignment = share
    return arrangement
  }

  /// The distance above and below a title, in buttons without insets.
  private static let titleInset: CGFloat = 6

  private var configuredArrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.insets = contentEdgeInsets
    arrangement.imageSide = isRightToLeft ? .right : .left
    if contentEdgeInsets == .zero, !parts.title.isHidden {
      (arrangement.insets.top, arrangement.insets.bottom) = (Self.titleInset, Self.titleInset)
    }
    return arrangement
  }

  /// Returns the layout with texts measured for a width.
  private func measured(width: CGFloat) -> ButtonArrangement {
    var arrangement = arrangement
    let availableSize = CGSize(width: arrangement.textWidth(in: width), height: .greatestFiniteMagnitude)
    if !parts.title.isHidden {
      arrangement.title = parts.title.sizeWithoutCloseBreaks(availableSize).capped(availableSize)
    }
    if !parts.subtitle.isHidden {
      arrangement.subtitle = parts.subtitle.sizeThatFits(availableSize).capped(availableSize)
    }
    return arrangement
  }

  final func fittingSize(width: CGFloat) -> CGSize {
    updateIfNeeded()
    let (size, least) = (measured(width: width).size, leastSize)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(
      width: grid.ceil(Swift.max(size.width, least.width)), height: grid.ceil(Swift.max(size.height, least.height)))
  }

  /// The least width of a button without a configuration, an image and insets.
  ///
  /// - Fidelity: observed (iOS 14): published storyboards have frames of 30 by 30 points for system buttons without
  ///   a title.
  private static let leastWidth: CGFloat = 30

  /// The size below which the content of a button without a configuration does not shrink it: that of its background
  /// image, and the room for a short title in a button that has nothing else.
  private var leastSize: CGSize {
    guard configuration == nil else { return .zero }
    if let image = parts.background.image { return image.size }
    guard parts.image.isHidden, contentEdgeInsets == .zero else { return .zero }
    let line = parts.title.isHidden ? parts.title.font.lineHeight + 2 * Self.titleInset : 0
    return CGSize(width: Self.leastWidth, height: line)
  }

  /// The baselines of the title, from the top and from the bottom of a button as large as its content.
  ///
  /// - Fidelity: approximated in buttons that are higher than that.
  final var titleBaselines: (first: CGFloat, last: CGFloat) {
    let size = intrinsicContentSize
    guard !parts.title.isHidden else { return (size.height, 0) }
    let title = measured(width: constrainedWidth ?? .infinity).frames(in: CGRect(origin: .zero, size: size)).title
    let text = parts.title.baselineInsets
    return (title.minY + text.first, size.height - title.maxY + text.last)
  }

  /// Returns the frames of image and title of a button without a configuration, for a rectangle within the content's
  /// insets.
  final func stateFrames(inContent rect: CGRect) -> (image: CGRect, title: CGRect) {
    updateIfNeeded()
    var placement = StateContentPlacement(content: rect.standardFinite)
    (placement.imageInsets, placement.titleInsets) = (imageEdgeInsets, titleEdgeInsets)
    placement.isImageRight = isRightToLeft
    placement.horizontal = effectiveContentHorizontalAlignment.placement
    placement.vertical = contentVerticalAlignment.placement
    if let image = arrangement.image { placement.image = image }
    if !parts.title.isHidden { placement.title = titleSize(width:) }
    return placement.frames()
  }

  private func titleSize(width: CGFloat) -> CGSize {
    let available = CGSize(width: FiniteGeometry.length(width), height: .greatestFiniteMagnitude)
    return parts.title.sizeThatFits(available).capped(available)
  }

  final func arrange() {
    updateIfNeeded()
    let arrangement = measured(width: bounds.width)
    var frames = arrangement.frames(in: bounds)
    if configuration == nil {
      let content = contentRect(forBounds: bounds)
      frames.image = imageRect(forContentRect: content).standardFinite
      frames.title = titleRect(forContentRect: content).standardFinite
    }
    parts.image.frame = frames.image
    parts.spinner?.center = frames.image.center
    parts.indicator?.frame = frames.indicator
    parts.title.frame = frames.title
    parts.subtitle.frame = frames.subtitle
    if configuration != nil {
      for label in [parts.title, parts.subtitle] { label.textAlignment = arrangement.lines }
    }
    var background = configuration == nil ? backgroundRect(forBounds: bounds) : bounds
    if let insets = configuration?.backgroundOverrides.insets {
      background = bounds.inset(
        by: UIEdgeInsets(
          top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
          right: isRightToLeft ? insets.leading : insets.trailing))
    }
    parts.background.frame = background.standardFinite
    parts.background.layer.cornerRadius = configuration?.cornerRadius(height: parts.background.bounds.height) ?? 0
  }
}

extension ButtonArrangement {
  /// The alignment of the lines of a text.
  fileprivate var lines: NSTextAlignment { textAlignment == 0 ? .left : (textAlignment == 1 ? .right : .center) }

  /// Returns the alignment toward an image beside the text.
  fileprivate func automaticAlignment(hasImage: Bool) -> CGFloat {
    guard hasImage else { return 0.5 }
    return switch imageSide {
    case .left: 0
    case .right: 1
    case .top, .bottom: 0.5
    }
  }
}

extension NSDirectionalRectEdge {
  fileprivate func side(isRightToLeft: Bool) -> ButtonArrangement.Side {
    if contains(.top) { return .top }
    if contains(.bottom) { return .bottom }
    return contains(.trailing) != isRightToLeft ? .right : .left
  }
}

extension UIButton.ButtonType {
  /// - Fidelity: observed (iOS 17): 15 points for system buttons, 18 for custom ones.
  var titleFont: UIFont { .systemFont(ofSize: self == .custom ? UIFont.buttonFontSize : 15) }
}

extension CGSize {
  fileprivate func capped(_ availableSize: CGSize) -> CGSize {
    CGSize(width: Swift.min(width, availableSize.width), height: height)
  }
}

extension UIControl.ContentHorizontalAlignment {
  fileprivate var placement: StateContentPlacement.Alignment {
    switch self {
    case .left, .leading: .start
    case .right, .trailing: .end
    case .fill: .fill
    case .center: .center
    }
  }
}

extension UIControl.ContentVerticalAlignment {
  fileprivate var placement: StateContentPlacement.Alignment {
    switch self {
    case .top: .start
    case .bottom: .end
    case .fill: .fill
    case .center: .center
    }
  }
}

extension UIButton: WrappingContent {
  /// Whether the height follows the width. The intrinsic size of a button without a configuration is that of a title
  /// that does not wrap, as on iOS.
  package var wrapsInConstraints: Bool {
    updateIfNeeded()
    return configuration != nil && !parts.title.isHidden && parts.title.numberOfLines != 1
  }

  package func wrap(to width: CGFloat?) { constrainedWidth = width.map { FiniteGeometry.length($0) } }
}
