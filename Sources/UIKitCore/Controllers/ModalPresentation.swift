import Foundation
import Geometry

/// One controller over another: a sheet, or all of the window.
///
/// - Fidelity: approximated; sheets are not dragged away, and what lies behind one does not shrink.
@MainActor
final class ModalPresentation {
  let presented: UIViewController
  private(set) weak var presenting: UIViewController?
  private let form: any PresentationForm
  private let dimming = UIView()
  private let stage: SheetStage

  init(_ presented: UIViewController, from presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    form = presented.presentationForm
    stage = SheetStage(frame: window.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(dynamicProvider: { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })
    stage.content = presented.view
    stage.layOut = { [weak self] in self?.layOut() }
  }

  private var coversAll: Bool { form.coversAll }

  private var place: CGRect { form.frame(in: stage.bounds, safeArea: stage.safeAreaInsets) }

  /// Puts everything in its place, which depends on what is presented.
  func layOut() {
    dimming.frame = stage.bounds
    presented.view.frame = place
  }

  func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    let sheet: UIView = presented.view
    presented.beginTransition(appearing: true, animated: animated)
    if coversAll { presenting?.rootContainer.beginTransition(appearing: false, animated: animated) }
    if !coversAll {
      form.decorate(sheet)
      stage.addSubview(dimming)
      dimming.addGestureRecognizer(UITapGestureRecognizer { [weak presented] _ in presented?.wasTappedBeside() })
    }
    window.addSubview(stage)
    stage.addSubview(sheet)
    stage.layoutIfNeeded()
    move(animated: animated, appearing: true) { [self] in
      presented.isBeingPresented = false
      presented.endTransition()
      if coversAll { presenting?.rootContainer.endTransition() }
      completion?()
    }
  }

  func hide(animated: Bool, completion: (() -> Void)?) {
    presented.beginTransition(appearing: false, animated: animated)
    if coversAll { presenting?.rootContainer.beginTransition(appearing: true, animated: animated) }
    move(animated: animated, appearing: false) { [self] in
      stage.layOut = nil
      stage.removeFromSuperview()
      presented.isBeingDismissed = false
      presented.endTransition()
      if coversAll { presenting?.rootContainer.endTransition() }
      presented.presenter = nil
      completion?()
    }
  }

  private func move(animated: Bool, appearing: Bool, completion: @escaping () -> Void) {
    let sheet: UIView = presented.view
    let dissolves = presented.modalTransitionStyle == .crossDissolve
    func set(shown: Bool) {
      dimming.alpha = shown ? 1 : 0
      if dissolves {
        sheet.alpha = shown ? 1 : 0
      } else {
        form.move(sheet, shown: shown, isAppearing: appearing, place: place, bounds: stage.bounds)
      }
    }
    guard animated else { return completion() }
    if appearing { UIView.performWithoutAnimation { set(shown: false) } }
    UIView.animate(
      withDuration: form.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      animations: { set(shown: appearing) }, completion: { _ in completion() })
  }
}

/// Fills the window behind a presented view, and takes the touches beside it.
private final class SheetStage: UIView {
  weak var content: UIView?
  var layOut: (() -> Void)?

  private var laidOut = CGSize.zero

  /// What is presented lies above the rest.
  override var traitCollection: UITraitCollection {
    super.traitCollection.modifyingTraits { $0.userInterfaceLevel = .elevated }
  }

  override func layoutSubviews() {
    guard bounds.size != laidOut else { return }
    laidOut = bounds.size
    layOut?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    laidOut = .zero
    setNeedsLayout()
  }
}

extension UIViewController {
  /// The controller at the top of the containers around this one.
  var rootContainer: UIViewController {
    var controller = self
    while let above = controller.container { controller = above }
    return controller
  }

  /// The presentation of this controller or of one around it.
  var nearestPresentation: ModalPresentation? { presentation ?? container?.nearestPresentation }

  func startPresentation(of controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let root = rootContainer
    // As on iOS, one that presents already presents nothing else.
    guard root.presentation == nil, controller.presenter == nil, controller !== self,
      let window = root.loadedView?.window
    else { return }
    let presentation = ModalPresentation(controller, from: self, in: window)
    root.presentation = presentation
    controller.presenter = root
    controller.isBeingPresented = true
    presentation.show(in: window, animated: animated, completion: completion)
  }

  func endPresentation(animated: Bool, completion: (() -> Void)?) {
    let root = rootContainer
    guard let presentation = root.presentation else {
      if let presenter = root.presenter {
        presenter.endPresentation(animated: animated, completion: completion)
      } else {
        completion?()
      }
      return
    }
    // What the presented one presents goes with it.
    presentation.presented.rootContainer.presentation.map { _ in
      presentation.presented.endPresentation(animated: false, completion: nil)
    }
    root.presentation = nil
    presentation.presented.isBeingDismissed = true
    presentation.hide(animated: animated, completion: completion)
  }
}
