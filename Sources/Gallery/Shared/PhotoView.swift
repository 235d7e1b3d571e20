import UIKit

/// A photograph that fills its rounded frame, with an optional shade under white text.
final class PhotoView: UIView {
  private let imageView = UIImageView()
  private let shade = CAGradientLayer()

  var image: UIImage? {
    get { imageView.image }
    set { imageView.image = newValue }
  }

  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  /// The opacity of the shade at the lower end; zero shows the photograph unchanged.
  var shadeOpacity: CGFloat = 0 {
    didSet {
      shade.isHidden = shadeOpacity == 0
      shade.colors = [0, 0.35, 1].map { UIColor.black.withAlphaComponent(shadeOpacity * $0).cgColor }
    }
  }

  /// The start of the shade, as a fraction of the height: smaller for longer text.
  var shadeStart = 0.35 {
    didSet { shade.locations = [shadeStart, (shadeStart + 1) / 2.2, 1].map { NSNumber(value: $0) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    shade.frame = bounds
  }

  private func setUp() {
    clipsToBounds = true
    layer.cornerCurve = .continuous
    backgroundColor = .tertiarySystemFill
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    addSubview(imageView)
    shade.locations = [0.35, 0.6, 1]
    shade.isHidden = true
    layer.addSublayer(shade)
  }
}
