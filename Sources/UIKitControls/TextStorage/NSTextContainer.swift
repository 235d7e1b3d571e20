import Foundation
import Geometry
import Typography
import UIKitCore

/// The area in which text is laid out.
///
/// - Fidelity: documented; the container of a text view has the size of the view's column.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// The view whose text is laid out in the container.
  final weak var owner: (any TextContainerOwner)?
  /// The object that lays out text in the container; `nil` if it has none.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container of a size. A width or height of 0 has no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public override init() {
    size = .zero
    super.init()
  }

  /// Returns `nil`; archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The size of the container in points. A width or height of 0 has no limit.
  open var size: CGSize { didSet { if size != oldValue { change() } } }
  /// The padding at both ends of each line, in points. The default is 5; negative values and NaN count as 0, and
  /// infinity is clamped.
  open var lineFragmentPadding: CGFloat = 5 { didSet { change() } }
  /// The areas in which no text may be, in the container's coordinates. Text flows around them. The default is none.
  ///
  /// - Fidelity: approximated; areas are filled by the even-odd rule, and how a row moves on that has no place for a word is
  ///   not published.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { change() } }
  /// The limit on the number of lines; 0, the default, for none.
  open var maximumNumberOfLines = 0 { didSet { change() } }
  /// The way in which the last line ends if the number of lines is limited. The default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { change() } }
  /// Whether the container is as wide as its text view. It always is. The default is `false`.
  open var widthTracksTextView = false
  /// Whether the container is as high as its text view. The default is `false`.
  open var heightTracksTextView = false
  /// Whether lines are as wide as the container: `true` without exclusion paths.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The areas without text, from the left edge of the text.
  final var shape: ColumnShape {
    let padding = FiniteGeometry.length(lineFragmentPadding)
    let areas = exclusionPaths.map { path in
      path.cgPath.flattened.map { $0.points.map { CGPoint(x: $0.x - padding, y: $0.y) } }
    }
    return ColumnShape(areas: areas.filter { !$0.isEmpty }, padding: padding)
  }

  private func change() {
    layoutManager?.containerDidChange(self)
    owner?.containerDidChange()
  }
}

/// A view that lays out the text of a container.
@MainActor
protocol TextContainerOwner: AnyObject {
  /// Called when a property of the container has changed.
  func containerDidChange()
  /// Called when the text was edited by others than the view.
  func storageDidChange(in range: NSRange, by delta: Int)
  /// The layout of the text in the view's column.
  var containerLayout: ContainerLayout { get }
}
