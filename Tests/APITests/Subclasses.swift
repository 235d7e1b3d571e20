// swift-format-ignore-file
// Made by scripts/api-coverage --write-overrides from our modules' public declarations; not to be edited.
//
// An app's subclass may override every open member of UIKit's classes. This file compiles only if ours permit the same.

import Foundation
import UIKit

private class CAAnimationSubclass: CAAnimation {
  required init() { super.init() }
  override var autoreverses: Bool { get { super.autoreverses } set { super.autoreverses = newValue } }
  override var beginTime: CFTimeInterval { get { super.beginTime } set { super.beginTime = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var delegate: (any CAAnimationDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var duration: CFTimeInterval { get { super.duration } set { super.duration = newValue } }
  override var fillMode: CAMediaTimingFillMode { get { super.fillMode } set { super.fillMode = newValue } }
  override var isRemovedOnCompletion: Bool { get { super.isRemovedOnCompletion } set { super.isRemovedOnCompletion = newValue } }
  override var repeatCount: Float { get { super.repeatCount } set { super.repeatCount = newValue } }
  override var repeatDuration: CFTimeInterval { get { super.repeatDuration } set { super.repeatDuration = newValue } }
  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable : Any]?) { super.run(forKey: event, object: anObject, arguments: dict) }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override var speed: Float { get { super.speed } set { super.speed = newValue } }
  override var timeOffset: CFTimeInterval { get { super.timeOffset } set { super.timeOffset = newValue } }
  override var timingFunction: CAMediaTimingFunction? { get { super.timingFunction } set { super.timingFunction = newValue } }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

private class CAAnimationGroupSubclass: CAAnimationGroup {
  override var animations: [CAAnimation]? { get { super.animations } set { super.animations = newValue } }
}

private class CABasicAnimationSubclass: CABasicAnimation {
  override var byValue: Any? { get { super.byValue } set { super.byValue = newValue } }
  override var fromValue: Any? { get { super.fromValue } set { super.fromValue = newValue } }
  override var toValue: Any? { get { super.toValue } set { super.toValue = newValue } }
}

private class CADisplayLinkSubclass: CADisplayLink {
  override init() { super.init() }
  override init(handler: @escaping @MainActor @Sendable (CADisplayLink) -> Void) { super.init(handler: handler) }
  override func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) { super.add(to: runloop, forMode: mode) }
  override var duration: CFTimeInterval { super.duration }
  override func invalidate() { super.invalidate() }
  override var isPaused: Bool { get { super.isPaused } set { super.isPaused = newValue } }
  override var preferredFrameRateRange: CAFrameRateRange { get { super.preferredFrameRateRange } set { super.preferredFrameRateRange = newValue } }
  override var preferredFramesPerSecond: Int { get { super.preferredFramesPerSecond } set { super.preferredFramesPerSecond = newValue } }
  override func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { super.remove(from: runloop, forMode: mode) }
  override var targetTimestamp: CFTimeInterval { super.targetTimestamp }
  override var timestamp: CFTimeInterval { super.timestamp }
}
@MainActor private func inherited(target: Any, selector: Selector) -> CADisplayLinkSubclass { CADisplayLinkSubclass(target: target, selector: selector) }

private class CAEmitterCellSubclass: CAEmitterCell {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var alphaRange: Float { get { super.alphaRange } set { super.alphaRange = newValue } }
  override var alphaSpeed: Float { get { super.alphaSpeed } set { super.alphaSpeed = newValue } }
  override var autoreverses: Bool { get { super.autoreverses } set { super.autoreverses = newValue } }
  override var beginTime: CFTimeInterval { get { super.beginTime } set { super.beginTime = newValue } }
  override var birthRate: Float { get { super.birthRate } set { super.birthRate = newValue } }
  override var blueRange: Float { get { super.blueRange } set { super.blueRange = newValue } }
  override var blueSpeed: Float { get { super.blueSpeed } set { super.blueSpeed = newValue } }
  override var color: CGColor? { get { super.color } set { super.color = newValue } }
  override var contents: Any? { get { super.contents } set { super.contents = newValue } }
  override var contentsScale: CGFloat { get { super.contentsScale } set { super.contentsScale = newValue } }
  override var duration: CFTimeInterval { get { super.duration } set { super.duration = newValue } }
  override var emissionLatitude: CGFloat { get { super.emissionLatitude } set { super.emissionLatitude = newValue } }
  override var emissionLongitude: CGFloat { get { super.emissionLongitude } set { super.emissionLongitude = newValue } }
  override var emissionRange: CGFloat { get { super.emissionRange } set { super.emissionRange = newValue } }
  override var fillMode: CAMediaTimingFillMode { get { super.fillMode } set { super.fillMode = newValue } }
  override var greenRange: Float { get { super.greenRange } set { super.greenRange = newValue } }
  override var greenSpeed: Float { get { super.greenSpeed } set { super.greenSpeed = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var lifetime: Float { get { super.lifetime } set { super.lifetime = newValue } }
  override var lifetimeRange: Float { get { super.lifetimeRange } set { super.lifetimeRange = newValue } }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var redRange: Float { get { super.redRange } set { super.redRange = newValue } }
  override var redSpeed: Float { get { super.redSpeed } set { super.redSpeed = newValue } }
  override var repeatCount: Float { get { super.repeatCount } set { super.repeatCount = newValue } }
  override var repeatDuration: CFTimeInterval { get { super.repeatDuration } set { super.repeatDuration = newValue } }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override var scaleRange: CGFloat { get { super.scaleRange } set { super.scaleRange = newValue } }
  override var scaleSpeed: CGFloat { get { super.scaleSpeed } set { super.scaleSpeed = newValue } }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override var speed: Float { get { super.speed } set { super.speed = newValue } }
  override var spin: CGFloat { get { super.spin } set { super.spin = newValue } }
  override var spinRange: CGFloat { get { super.spinRange } set { super.spinRange = newValue } }
  override var timeOffset: CFTimeInterval { get { super.timeOffset } set { super.timeOffset = newValue } }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override var velocity: CGFloat { get { super.velocity } set { super.velocity = newValue } }
  override var velocityRange: CGFloat { get { super.velocityRange } set { super.velocityRange = newValue } }
  override var xAcceleration: CGFloat { get { super.xAcceleration } set { super.xAcceleration = newValue } }
  override var yAcceleration: CGFloat { get { super.yAcceleration } set { super.yAcceleration = newValue } }
  override var zAcceleration: CGFloat { get { super.zAcceleration } set { super.zAcceleration = newValue } }
}

private class CAEmitterLayerSubclass: CAEmitterLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override var birthRate: Float { get { super.birthRate } set { super.birthRate = newValue } }
  override var emitterCells: [CAEmitterCell]? { get { super.emitterCells } set { super.emitterCells = newValue } }
  override var emitterDepth: CGFloat { get { super.emitterDepth } set { super.emitterDepth = newValue } }
  override var emitterMode: CAEmitterLayerEmitterMode { get { super.emitterMode } set { super.emitterMode = newValue } }
  override var emitterPosition: CGPoint { get { super.emitterPosition } set { super.emitterPosition = newValue } }
  override var emitterShape: CAEmitterLayerEmitterShape { get { super.emitterShape } set { super.emitterShape = newValue } }
  override var emitterSize: CGSize { get { super.emitterSize } set { super.emitterSize = newValue } }
  override var emitterZPosition: CGFloat { get { super.emitterZPosition } set { super.emitterZPosition = newValue } }
  override var lifetime: Float { get { super.lifetime } set { super.lifetime = newValue } }
  override var preservesDepth: Bool { get { super.preservesDepth } set { super.preservesDepth = newValue } }
  override var renderMode: CAEmitterLayerRenderMode { get { super.renderMode } set { super.renderMode = newValue } }
  override var scale: Float { get { super.scale } set { super.scale = newValue } }
  override var seed: UInt32 { get { super.seed } set { super.seed = newValue } }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
  override var spin: Float { get { super.spin } set { super.spin = newValue } }
  override var velocity: Float { get { super.velocity } set { super.velocity = newValue } }
}

private class CAGradientLayerSubclass: CAGradientLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override var colors: [Any]? { get { super.colors } set { super.colors = newValue } }
  override var endPoint: CGPoint { get { super.endPoint } set { super.endPoint = newValue } }
  override var locations: [NSNumber]? { get { super.locations } set { super.locations = newValue } }
  override var startPoint: CGPoint { get { super.startPoint } set { super.startPoint = newValue } }
  override var type: CAGradientLayerType { get { super.type } set { super.type = newValue } }
}

private class CAKeyframeAnimationSubclass: CAKeyframeAnimation {
  override var calculationMode: CAAnimationCalculationMode { get { super.calculationMode } set { super.calculationMode = newValue } }
  override var keyTimes: [NSNumber]? { get { super.keyTimes } set { super.keyTimes = newValue } }
  override var path: CGPath? { get { super.path } set { super.path = newValue } }
  override var rotationMode: CAAnimationRotationMode? { get { super.rotationMode } set { super.rotationMode = newValue } }
  override var timingFunctions: [CAMediaTimingFunction]? { get { super.timingFunctions } set { super.timingFunctions = newValue } }
  override var values: [Any]? { get { super.values } set { super.values = newValue } }
}

private class CALayerSubclass: CALayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  override var actions: [String : any CAAction]? { get { super.actions } set { super.actions = newValue } }
  override func add(_ anim: CAAnimation, forKey key: String?) { super.add(anim, forKey: key) }
  override func addSublayer(_ layer: CALayer) { super.addSublayer(layer) }
  override func affineTransform() -> CGAffineTransform { super.affineTransform() }
  override var allowsEdgeAntialiasing: Bool { get { super.allowsEdgeAntialiasing } set { super.allowsEdgeAntialiasing = newValue } }
  override var allowsGroupOpacity: Bool { get { super.allowsGroupOpacity } set { super.allowsGroupOpacity = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override func animation(forKey key: String) -> CAAnimation? { super.animation(forKey: key) }
  override func animationKeys() -> [String]? { super.animationKeys() }
  override var backgroundColor: CGColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var beginTime: CFTimeInterval { get { super.beginTime } set { super.beginTime = newValue } }
  override var borderColor: CGColor? { get { super.borderColor } set { super.borderColor = newValue } }
  override var borderWidth: CGFloat { get { super.borderWidth } set { super.borderWidth = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func contains(_ p: CGPoint) -> Bool { super.contains(p) }
  override var contents: Any? { get { super.contents } set { super.contents = newValue } }
  override var contentsCenter: CGRect { get { super.contentsCenter } set { super.contentsCenter = newValue } }
  override var contentsGravity: CALayerContentsGravity { get { super.contentsGravity } set { super.contentsGravity = newValue } }
  override var contentsRect: CGRect { get { super.contentsRect } set { super.contentsRect = newValue } }
  override var contentsScale: CGFloat { get { super.contentsScale } set { super.contentsScale = newValue } }
  override func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { super.convert(p, from: layer) }
  override func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { super.convert(r, from: layer) }
  override func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { super.convert(p, to: layer) }
  override func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { super.convert(r, to: layer) }
  override func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { super.convertTime(t, from: l) }
  override func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { super.convertTime(t, to: l) }
  override var cornerCurve: CALayerCornerCurve { get { super.cornerCurve } set { super.cornerCurve = newValue } }
  override var cornerRadius: CGFloat { get { super.cornerRadius } set { super.cornerRadius = newValue } }
  override class func defaultAction(forKey event: String) -> (any CAAction)? { super.defaultAction(forKey: event) }
  override class func defaultValue(forKey key: String) -> Any? { super.defaultValue(forKey: key) }
  override var delegate: (any CALayerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func display() { super.display() }
  override func displayIfNeeded() { super.displayIfNeeded() }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
  override var drawsAsynchronously: Bool { get { super.drawsAsynchronously } set { super.drawsAsynchronously = newValue } }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func hitTest(_ p: CGPoint) -> CALayer? { super.hitTest(p) }
  override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { super.insertSublayer(layer, above: sibling) }
  override func insertSublayer(_ layer: CALayer, at index: UInt32) { super.insertSublayer(layer, at: index) }
  override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { super.insertSublayer(layer, below: sibling) }
  override var isDoubleSided: Bool { get { super.isDoubleSided } set { super.isDoubleSided = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override func layoutSublayers() { super.layoutSublayers() }
  override var magnificationFilter: CALayerContentsFilter { get { super.magnificationFilter } set { super.magnificationFilter = newValue } }
  override var mask: CALayer? { get { super.mask } set { super.mask = newValue } }
  override var maskedCorners: CACornerMask { get { super.maskedCorners } set { super.maskedCorners = newValue } }
  override var masksToBounds: Bool { get { super.masksToBounds } set { super.masksToBounds = newValue } }
  override var minificationFilter: CALayerContentsFilter { get { super.minificationFilter } set { super.minificationFilter = newValue } }
  override var minificationFilterBias: Float { get { super.minificationFilterBias } set { super.minificationFilterBias = newValue } }
  override func model() -> Self { super.model() }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override func needsDisplay() -> Bool { super.needsDisplay() }
  override class func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  override var needsDisplayOnBoundsChange: Bool { get { super.needsDisplayOnBoundsChange } set { super.needsDisplayOnBoundsChange = newValue } }
  override func needsLayout() -> Bool { super.needsLayout() }
  override var opacity: Float { get { super.opacity } set { super.opacity = newValue } }
  override var position: CGPoint { get { super.position } set { super.position = newValue } }
  override func preferredFrameSize() -> CGSize { super.preferredFrameSize() }
  override func presentation() -> Self? { super.presentation() }
  override var rasterizationScale: CGFloat { get { super.rasterizationScale } set { super.rasterizationScale = newValue } }
  override func removeAllAnimations() { super.removeAllAnimations() }
  override func removeAnimation(forKey key: String) { super.removeAnimation(forKey: key) }
  override func removeFromSuperlayer() { super.removeFromSuperlayer() }
  override func render(in ctx: CGContext) { super.render(in: ctx) }
  override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { super.replaceSublayer(oldLayer, with: newLayer) }
  override func setAffineTransform(_ transform: CGAffineTransform) { super.setAffineTransform(transform) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ r: CGRect) { super.setNeedsDisplay(r) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setValue(_ value: Any?, forKey key: String) { super.setValue(value, forKey: key) }
  override func setValue(_ value: Any?, forKeyPath keyPath: String) { super.setValue(value, forKeyPath: keyPath) }
  override var shadowColor: CGColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override var shadowOpacity: Float { get { super.shadowOpacity } set { super.shadowOpacity = newValue } }
  override var shadowPath: CGPath? { get { super.shadowPath } set { super.shadowPath = newValue } }
  override var shadowRadius: CGFloat { get { super.shadowRadius } set { super.shadowRadius = newValue } }
  override var shouldRasterize: Bool { get { super.shouldRasterize } set { super.shouldRasterize = newValue } }
  override var speed: Float { get { super.speed } set { super.speed = newValue } }
  override var sublayerTransform: CATransform3D { get { super.sublayerTransform } set { super.sublayerTransform = newValue } }
  override var sublayers: [CALayer]? { get { super.sublayers } set { super.sublayers = newValue } }
  override var superlayer: CALayer? { super.superlayer }
  override var timeOffset: CFTimeInterval { get { super.timeOffset } set { super.timeOffset = newValue } }
  override var transform: CATransform3D { get { super.transform } set { super.transform = newValue } }
  override func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
  override var visibleRect: CGRect { super.visibleRect }
  override var zPosition: CGFloat { get { super.zPosition } set { super.zPosition = newValue } }
}

private class CAMediaTimingFunctionSubclass: CAMediaTimingFunction, @unchecked Sendable {
  override init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { super.init(controlPoints: c1x, c1y, c2x, c2y) }
  override init(name: CAMediaTimingFunctionName) { super.init(name: name) }
  override func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) { super.getControlPoint(at: idx, values: ptr) }
}

private class CAPropertyAnimationSubclass: CAPropertyAnimation {
  override var isAdditive: Bool { get { super.isAdditive } set { super.isAdditive = newValue } }
  override var isCumulative: Bool { get { super.isCumulative } set { super.isCumulative = newValue } }
  override var keyPath: String? { get { super.keyPath } set { super.keyPath = newValue } }
}
@MainActor private func inherited(keyPath path: String?) -> CAPropertyAnimationSubclass { CAPropertyAnimationSubclass(keyPath: path) }

private class CAReplicatorLayerSubclass: CAReplicatorLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override var instanceAlphaOffset: Float { get { super.instanceAlphaOffset } set { super.instanceAlphaOffset = newValue } }
  override var instanceBlueOffset: Float { get { super.instanceBlueOffset } set { super.instanceBlueOffset = newValue } }
  override var instanceColor: CGColor? { get { super.instanceColor } set { super.instanceColor = newValue } }
  override var instanceCount: Int { get { super.instanceCount } set { super.instanceCount = newValue } }
  override var instanceDelay: CFTimeInterval { get { super.instanceDelay } set { super.instanceDelay = newValue } }
  override var instanceGreenOffset: Float { get { super.instanceGreenOffset } set { super.instanceGreenOffset = newValue } }
  override var instanceRedOffset: Float { get { super.instanceRedOffset } set { super.instanceRedOffset = newValue } }
  override var instanceTransform: CATransform3D { get { super.instanceTransform } set { super.instanceTransform = newValue } }
  override var preservesDepth: Bool { get { super.preservesDepth } set { super.preservesDepth = newValue } }
}

private class CAShapeLayerSubclass: CAShapeLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override var fillColor: CGColor? { get { super.fillColor } set { super.fillColor = newValue } }
  override var fillRule: CAShapeLayerFillRule { get { super.fillRule } set { super.fillRule = newValue } }
  override var lineCap: CAShapeLayerLineCap { get { super.lineCap } set { super.lineCap = newValue } }
  override var lineDashPattern: [NSNumber]? { get { super.lineDashPattern } set { super.lineDashPattern = newValue } }
  override var lineDashPhase: CGFloat { get { super.lineDashPhase } set { super.lineDashPhase = newValue } }
  override var lineJoin: CAShapeLayerLineJoin { get { super.lineJoin } set { super.lineJoin = newValue } }
  override var lineWidth: CGFloat { get { super.lineWidth } set { super.lineWidth = newValue } }
  override var miterLimit: CGFloat { get { super.miterLimit } set { super.miterLimit = newValue } }
  override var path: CGPath? { get { super.path } set { super.path = newValue } }
  override var strokeColor: CGColor? { get { super.strokeColor } set { super.strokeColor = newValue } }
  override var strokeEnd: CGFloat { get { super.strokeEnd } set { super.strokeEnd = newValue } }
  override var strokeStart: CGFloat { get { super.strokeStart } set { super.strokeStart = newValue } }
}

private class CASpringAnimationSubclass: CASpringAnimation {
  override var allowsOverdamping: Bool { get { super.allowsOverdamping } set { super.allowsOverdamping = newValue } }
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var initialVelocity: CGFloat { get { super.initialVelocity } set { super.initialVelocity = newValue } }
  override var mass: CGFloat { get { super.mass } set { super.mass = newValue } }
  override var settlingDuration: CFTimeInterval { super.settlingDuration }
  override var stiffness: CGFloat { get { super.stiffness } set { super.stiffness = newValue } }
}
@MainActor private func inherited(perceptualDuration: CFTimeInterval, bounce: CGFloat) -> CASpringAnimationSubclass { CASpringAnimationSubclass(perceptualDuration: perceptualDuration, bounce: bounce) }

private class CATextLayerSubclass: CATextLayer {
  required init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(layer: Any) { super.init(layer: layer) }
  override var alignmentMode: CATextLayerAlignmentMode { get { super.alignmentMode } set { super.alignmentMode = newValue } }
  override var font: Any? { get { super.font } set { super.font = newValue } }
  override var fontSize: CGFloat { get { super.fontSize } set { super.fontSize = newValue } }
  override var foregroundColor: CGColor? { get { super.foregroundColor } set { super.foregroundColor = newValue } }
  override var isWrapped: Bool { get { super.isWrapped } set { super.isWrapped = newValue } }
  override var string: Any? { get { super.string } set { super.string = newValue } }
  override var truncationMode: CATextLayerTruncationMode { get { super.truncationMode } set { super.truncationMode = newValue } }
}

private class CATiledLayerSubclass: CATiledLayer {
  override class func fadeDuration() -> CFTimeInterval { super.fadeDuration() }
  override var levelsOfDetail: Int { get { super.levelsOfDetail } set { super.levelsOfDetail = newValue } }
  override var levelsOfDetailBias: Int { get { super.levelsOfDetailBias } set { super.levelsOfDetailBias = newValue } }
  override var tileSize: CGSize { get { super.tileSize } set { super.tileSize = newValue } }
}

private class CATransactionSubclass: CATransaction {
  override class func animationDuration() -> CFTimeInterval { super.animationDuration() }
  override class func animationTimingFunction() -> CAMediaTimingFunction? { super.animationTimingFunction() }
  override class func begin() { super.begin() }
  override class func commit() { super.commit() }
  override class func completionBlock() -> (() -> Void)? { super.completionBlock() }
  override class func disableActions() -> Bool { super.disableActions() }
  override class func flush() { super.flush() }
  override class func setAnimationDuration(_ dur: CFTimeInterval) { super.setAnimationDuration(dur) }
  override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { super.setAnimationTimingFunction(function) }
  override class func setCompletionBlock(_ block: (() -> Void)?) { super.setCompletionBlock(block) }
  override class func setDisableActions(_ flag: Bool) { super.setDisableActions(flag) }
  override class func setValue(_ anObject: Any?, forKey key: String) { super.setValue(anObject, forKey: key) }
  override class func value(forKey key: String) -> Any? { super.value(forKey: key) }
}

private class CATransformLayerSubclass: CATransformLayer {
}

private class CATransitionSubclass: CATransition {
  override var endProgress: Float { get { super.endProgress } set { super.endProgress = newValue } }
  override var startProgress: Float { get { super.startProgress } set { super.startProgress = newValue } }
  override var subtype: CATransitionSubtype? { get { super.subtype } set { super.subtype = newValue } }
  override var type: CATransitionType { get { super.type } set { super.type = newValue } }
}

private class DateComponentsFormatterSubclass: DateComponentsFormatter {
  override var allowedUnits: NSCalendar.Unit { get { super.allowedUnits } set { super.allowedUnits = newValue } }
  override var allowsFractionalUnits: Bool { get { super.allowsFractionalUnits } set { super.allowsFractionalUnits = newValue } }
  override var calendar: Calendar? { get { super.calendar } set { super.calendar = newValue } }
  override var collapsesLargestUnit: Bool { get { super.collapsesLargestUnit } set { super.collapsesLargestUnit = newValue } }
  override var formattingContext: Formatter.Context { get { super.formattingContext } set { super.formattingContext = newValue } }
  override var includesApproximationPhrase: Bool { get { super.includesApproximationPhrase } set { super.includesApproximationPhrase = newValue } }
  override var includesTimeRemainingPhrase: Bool { get { super.includesTimeRemainingPhrase } set { super.includesTimeRemainingPhrase = newValue } }
  override class func localizedString(from components: DateComponents, unitsStyle: DateComponentsFormatter.UnitsStyle) -> String? { super.localizedString(from: components, unitsStyle: unitsStyle) }
  override var maximumUnitCount: Int { get { super.maximumUnitCount } set { super.maximumUnitCount = newValue } }
  override func string(for obj: Any?) -> String? { super.string(for: obj) }
  override func string(from components: DateComponents) -> String? { super.string(from: components) }
  override func string(from ti: TimeInterval) -> String? { super.string(from: ti) }
  override func string(from startDate: Date, to endDate: Date) -> String? { super.string(from: startDate, to: endDate) }
  override var unitsStyle: DateComponentsFormatter.UnitsStyle { get { super.unitsStyle } set { super.unitsStyle = newValue } }
  override var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior { get { super.zeroFormattingBehavior } set { super.zeroFormattingBehavior = newValue } }
}

private class ListFormatterSubclass: ListFormatter {
  override var itemFormatter: Formatter? { get { super.itemFormatter } set { super.itemFormatter = newValue } }
  override var locale: Locale? { get { super.locale } set { super.locale = newValue } }
  override class func localizedString(byJoining strings: [String]) -> String { super.localizedString(byJoining: strings) }
  override func string(for obj: Any?) -> String? { super.string(for: obj) }
  override func string(from items: [Any]) -> String? { super.string(from: items) }
}

private class MeasurementFormatterSubclass: MeasurementFormatter {
  override var locale: Locale! { get { super.locale } set { super.locale = newValue } }
  override var numberFormatter: NumberFormatter! { get { super.numberFormatter } set { super.numberFormatter = newValue } }
  override func string(for obj: Any?) -> String? { super.string(for: obj) }
  override func string(from unit: Unit) -> String { super.string(from: unit) }
  override func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType : Unit { super.string(from: measurement) }
  override var unitOptions: MeasurementFormatter.UnitOptions { get { super.unitOptions } set { super.unitOptions = newValue } }
  override var unitStyle: Formatter.UnitStyle { get { super.unitStyle } set { super.unitStyle = newValue } }
}

private class NSCollectionLayoutAnchorSubclass: NSCollectionLayoutAnchor {
  override init(edges: NSDirectionalRectEdge) { super.init(edges: edges) }
  override init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { super.init(edges: edges, absoluteOffset: absoluteOffset) }
  override init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { super.init(edges: edges, fractionalOffset: fractionalOffset) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override var edges: NSDirectionalRectEdge { super.edges }
  override var hash: Int { super.hash }
  override var isAbsoluteOffset: Bool { super.isAbsoluteOffset }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isFractionalOffset: Bool { super.isFractionalOffset }
  override var offset: CGPoint { super.offset }
}

private class NSCollectionLayoutBoundarySupplementaryItemSubclass: NSCollectionLayoutBoundarySupplementaryItem {
  override init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) { super.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: absoluteOffset) }
  override var alignment: NSRectAlignment { super.alignment }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var extendsBoundary: Bool { get { super.extendsBoundary } set { super.extendsBoundary = newValue } }
  override var offset: CGPoint { super.offset }
  override var pinToVisibleBounds: Bool { get { super.pinToVisibleBounds } set { super.pinToVisibleBounds = newValue } }
}
@MainActor private func inherited(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItemSubclass { NSCollectionLayoutBoundarySupplementaryItemSubclass(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment) }

private class NSCollectionLayoutDecorationItemSubclass: NSCollectionLayoutDecorationItem {
  override init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }
  override class func background(elementKind: String) -> Self { super.background(elementKind: elementKind) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var elementKind: String { super.elementKind }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

private class NSCollectionLayoutDimensionSubclass: NSCollectionLayoutDimension {
  override init() { super.init() }
  override class func absolute(_ absoluteDimension: CGFloat) -> Self { super.absolute(absoluteDimension) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override var dimension: CGFloat { super.dimension }
  override class func estimated(_ estimatedDimension: CGFloat) -> Self { super.estimated(estimatedDimension) }
  override class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { super.fractionalHeight(fractionalHeight) }
  override class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { super.fractionalWidth(fractionalWidth) }
  override var hash: Int { super.hash }
  override var isAbsolute: Bool { super.isAbsolute }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isEstimated: Bool { super.isEstimated }
  override var isFractionalHeight: Bool { super.isFractionalHeight }
  override var isFractionalWidth: Bool { super.isFractionalWidth }
  override var isUniformAcrossSiblings: Bool { super.isUniformAcrossSiblings }
  override class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self { super.uniformAcrossSiblings(estimate: estimatedDimension) }
}

private class NSCollectionLayoutEdgeSpacingSubclass: NSCollectionLayoutEdgeSpacing {
  override init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { super.init(leading: leading, top: top, trailing: trailing, bottom: bottom) }
  override var bottom: NSCollectionLayoutSpacing? { super.bottom }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var leading: NSCollectionLayoutSpacing? { super.leading }
  override var top: NSCollectionLayoutSpacing? { super.top }
  override var trailing: NSCollectionLayoutSpacing? { super.trailing }
}

private class NSCollectionLayoutGroupSubclass: NSCollectionLayoutGroup {
  override init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self { super.custom(layoutSize: layoutSize, itemProvider: itemProvider) }
  override class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  @available(*, deprecated) override class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { super.horizontal(layoutSize: layoutSize, subitems: subitems) }
  @available(*, deprecated) override class func horizontalGroup(with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.horizontalGroup(with: size, repeatingSubitem: subitem, count: count) }
  override var interItemSpacing: NSCollectionLayoutSpacing? { get { super.interItemSpacing } set { super.interItemSpacing = newValue } }
  override var subitems: [NSCollectionLayoutItem] { super.subitems }
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get { super.supplementaryItems } set { super.supplementaryItems = newValue } }
  override class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self { super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  @available(*, deprecated) override class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self { super.vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
  override class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self { super.vertical(layoutSize: layoutSize, subitems: subitems) }
  @available(*, deprecated) override class func verticalGroup(with size: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup { super.verticalGroup(with: size, repeatingSubitem: subitem, count: count) }
  override func visualDescription() -> String { super.visualDescription() }
}

private class NSCollectionLayoutGroupCustomItemSubclass: NSCollectionLayoutGroupCustomItem {
  override init(frame: CGRect, zIndex: Int) { super.init(frame: frame, zIndex: zIndex) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var frame: CGRect { super.frame }
  override var zIndex: Int { super.zIndex }
}
@MainActor private func inherited(frame: CGRect) -> NSCollectionLayoutGroupCustomItemSubclass { NSCollectionLayoutGroupCustomItemSubclass(frame: frame) }

private class NSCollectionLayoutItemSubclass: NSCollectionLayoutItem {
  override init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) { super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override var edgeSpacing: NSCollectionLayoutEdgeSpacing? { get { super.edgeSpacing } set { super.edgeSpacing = newValue } }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
  override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { super.supplementaryItems }
}
@MainActor private func inherited(layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItemSubclass { NSCollectionLayoutItemSubclass(layoutSize: layoutSize) }

private class NSCollectionLayoutSectionSubclass: NSCollectionLayoutSection {
  override init(group: NSCollectionLayoutGroup) { super.init(group: group) }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var contentInsets: NSDirectionalEdgeInsets { get { super.contentInsets } set { super.contentInsets = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var decorationItems: [NSCollectionLayoutDecorationItem] { get { super.decorationItems } set { super.decorationItems = newValue } }
  override var description: String { super.description }
  override var hash: Int { super.hash }
  override var interGroupSpacing: CGFloat { get { super.interGroupSpacing } set { super.interGroupSpacing = newValue } }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get { super.orthogonalScrollingBehavior } set { super.orthogonalScrollingBehavior = newValue } }
  override var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { super.orthogonalScrollingProperties }
  @available(*, deprecated) override var supplementariesFollowContentInsets: Bool { get { super.supplementariesFollowContentInsets } set { super.supplementariesFollowContentInsets = newValue } }
  override var supplementaryContentInsetsReference: UIContentInsetsReference { get { super.supplementaryContentInsetsReference } set { super.supplementaryContentInsetsReference = newValue } }
  override var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { get { super.visibleItemsInvalidationHandler } set { super.visibleItemsInvalidationHandler = newValue } }
}

private class NSCollectionLayoutSizeSubclass: NSCollectionLayoutSize {
  override init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) { super.init(widthDimension: width, heightDimension: height) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override var hash: Int { super.hash }
  override var heightDimension: NSCollectionLayoutDimension { super.heightDimension }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var widthDimension: NSCollectionLayoutDimension { super.widthDimension }
}

private class NSCollectionLayoutSpacingSubclass: NSCollectionLayoutSpacing {
  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var description: String { super.description }
  override class func fixed(_ fixedSpacing: CGFloat) -> Self { super.fixed(fixedSpacing) }
  override class func flexible(_ flexibleSpacing: CGFloat) -> Self { super.flexible(flexibleSpacing) }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isFixed: Bool { super.isFixed }
  override var isFlexible: Bool { super.isFlexible }
  override var spacing: CGFloat { super.spacing }
}

private class NSCollectionLayoutSupplementaryItemSubclass: NSCollectionLayoutSupplementaryItem {
  override init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) { super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor) }
  override init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor) { super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor) }
  override var containerAnchor: NSCollectionLayoutAnchor { super.containerAnchor }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var elementKind: String { super.elementKind }
  override var itemAnchor: NSCollectionLayoutAnchor? { super.itemAnchor }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}

private class NSDataAssetSubclass: NSDataAsset {
  override init?(name: String, bundle: Bundle) { super.init(name: name, bundle: bundle) }
  override var data: Data { super.data }
  override var name: String { super.name }
  override var typeIdentifier: String { super.typeIdentifier }
}
private func inherited(name: String) -> NSDataAssetSubclass? { NSDataAssetSubclass(name: name) }

private class NSDataDetectorSubclass: NSDataDetector, @unchecked Sendable {
  override init(types checkingTypes: NSTextCheckingTypes) throws { try super.init(types: checkingTypes) }
  override var checkingTypes: NSTextCheckingTypes { super.checkingTypes }
  override func enumerateMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void) { super.enumerateMatches(in: string, options: options, range: range, using: block) }
  override func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? { super.firstMatch(in: string, options: options, range: range) }
  override func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] { super.matches(in: string, options: options, range: range) }
  override func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int { super.numberOfMatches(in: string, options: options, range: range) }
  override func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> NSRange { super.rangeOfFirstMatch(in: string, options: options, range: range) }
}

private class NSDiffableDataSourceSectionSnapshotReferenceSubclass: NSDiffableDataSourceSectionSnapshotReference {
  override init() { super.init() }
  override func appendItems(_ items: [Any]) { super.appendItems(items) }
  override func appendItems(_ items: [Any], intoParentItem parentItem: Any?) { super.appendItems(items, intoParentItem: parentItem) }
  override func collapseItems(_ items: [Any]) { super.collapseItems(items) }
  override func containsItem(_ item: Any) -> Bool { super.containsItem(item) }
  override func deleteAllItems() { super.deleteAllItems() }
  override func deleteItems(_ items: [Any]) { super.deleteItems(items) }
  override func expandItems(_ items: [Any]) { super.expandItems(items) }
  override func expandedItems() -> [Any] { super.expandedItems() }
  override func index(ofItem item: Any) -> Int { super.index(ofItem: item) }
  override func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any { super.insert(snapshot, afterItem: item) }
  override func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) { super.insert(snapshot, beforeItem: item) }
  override func insertItems(_ items: [Any], afterItem afterIdentifier: Any) { super.insertItems(items, afterItem: afterIdentifier) }
  override func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) { super.insertItems(items, beforeItem: beforeIdentifier) }
  override func isExpanded(_ item: Any) -> Bool { super.isExpanded(item) }
  override func isVisible(_ item: Any) -> Bool { super.isVisible(item) }
  override var items: [Any] { super.items }
  override func level(ofItem item: Any) -> Int { super.level(ofItem: item) }
  override func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference { super.ofParentItem(parentItem) }
  override func ofParentItem(_ parentItem: Any, includingParentItem: Bool) -> NSDiffableDataSourceSectionSnapshotReference { super.ofParentItem(parentItem, includingParentItem: includingParentItem) }
  override func parent(ofChildItem childItem: Any) -> Any? { super.parent(ofChildItem: childItem) }
  override func replaceChildren(ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference) { super.replaceChildren(ofParentItem: parentItem, with: snapshot) }
  override var rootItems: [Any] { super.rootItems }
  override var visibleItems: [Any] { super.visibleItems }
  override func visualDescription() -> String { super.visualDescription() }
}

private class NSDiffableDataSourceSnapshotReferenceSubclass: NSDiffableDataSourceSnapshotReference {
  override init() { super.init() }
  override func appendItems(withIdentifiers identifiers: [Any]) { super.appendItems(withIdentifiers: identifiers) }
  override func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) { super.appendItems(withIdentifiers: identifiers, intoSectionWithIdentifier: sectionIdentifier) }
  override func appendSections(withIdentifiers sectionIdentifiers: [Any]) { super.appendSections(withIdentifiers: sectionIdentifiers) }
  override func deleteAllItems() { super.deleteAllItems() }
  override func deleteItems(withIdentifiers identifiers: [Any]) { super.deleteItems(withIdentifiers: identifiers) }
  override func deleteSections(withIdentifiers sectionIdentifiers: [Any]) { super.deleteSections(withIdentifiers: sectionIdentifiers) }
  override func index(ofItemIdentifier itemIdentifier: Any) -> Int { super.index(ofItemIdentifier: itemIdentifier) }
  override func index(ofSectionIdentifier sectionIdentifier: Any) -> Int { super.index(ofSectionIdentifier: sectionIdentifier) }
  override func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) { super.insertItems(withIdentifiers: identifiers, afterItemWithIdentifier: itemIdentifier) }
  override func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) { super.insertItems(withIdentifiers: identifiers, beforeItemWithIdentifier: itemIdentifier) }
  override func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any) { super.insertSections(withIdentifiers: sectionIdentifiers, afterSectionWithIdentifier: toSectionIdentifier) }
  override func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any) { super.insertSections(withIdentifiers: sectionIdentifiers, beforeSectionWithIdentifier: toSectionIdentifier) }
  override var itemIdentifiers: [Any] { super.itemIdentifiers }
  override func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] { super.itemIdentifiersInSection(withIdentifier: sectionIdentifier) }
  override func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) { super.moveItem(withIdentifier: fromIdentifier, afterItemWithIdentifier: toIdentifier) }
  override func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) { super.moveItem(withIdentifier: fromIdentifier, beforeItemWithIdentifier: toIdentifier) }
  override func moveSection(withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any) { super.moveSection(withIdentifier: fromSectionIdentifier, afterSectionWithIdentifier: toSectionIdentifier) }
  override func moveSection(withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any) { super.moveSection(withIdentifier: fromSectionIdentifier, beforeSectionWithIdentifier: toSectionIdentifier) }
  override var numberOfItems: Int { super.numberOfItems }
  override func numberOfItems(inSection sectionIdentifier: Any) -> Int { super.numberOfItems(inSection: sectionIdentifier) }
  override var numberOfSections: Int { super.numberOfSections }
  override func reconfigureItems(withIdentifiers identifiers: [Any]) { super.reconfigureItems(withIdentifiers: identifiers) }
  override var reconfiguredItemIdentifiers: [Any] { super.reconfiguredItemIdentifiers }
  override func reloadItems(withIdentifiers identifiers: [Any]) { super.reloadItems(withIdentifiers: identifiers) }
  override func reloadSections(withIdentifiers sectionIdentifiers: [Any]) { super.reloadSections(withIdentifiers: sectionIdentifiers) }
  override var reloadedItemIdentifiers: [Any] { super.reloadedItemIdentifiers }
  override var reloadedSectionIdentifiers: [Any] { super.reloadedSectionIdentifiers }
  override func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? { super.sectionIdentifier(forSectionContainingItemIdentifier: itemIdentifier) }
  override var sectionIdentifiers: [Any] { super.sectionIdentifiers }
}

private class NSHashTableSubclass: NSHashTable<NSObject> {
  override init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { super.init(options: options, capacity: capacity) }
  override func add(_ object: NSObject?) { super.add(object) }
  override var allObjects: [NSObject] { super.allObjects }
  override var anyObject: NSObject? { super.anyObject }
  override func contains(_ object: NSObject?) -> Bool { super.contains(object) }
  override var count: Int { super.count }
  override func member(_ object: NSObject?) -> NSObject? { super.member(object) }
  override func objectEnumerator() -> NSEnumerator { super.objectEnumerator() }
  override func remove(_ object: NSObject?) { super.remove(object) }
  override func removeAllObjects() { super.removeAllObjects() }
  override var setRepresentation: Set<AnyHashable> { super.setRepresentation }
  override class func weakObjects() -> NSHashTable<NSObject> { super.weakObjects() }
}

private class NSItemProviderSubclass: NSItemProvider {
  override init() { super.init() }
  override func canLoadObject(ofClass aClass: String.Type) -> Bool { super.canLoadObject(ofClass: aClass) }
  override func canLoadObject(ofClass aClass: URL.Type) -> Bool { super.canLoadObject(ofClass: aClass) }
  override func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { super.canLoadObject(ofClass: aClass) }
  override func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { super.hasItemConformingToTypeIdentifier(typeIdentifier) }
  override func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> Progress { super.loadDataRepresentation(forTypeIdentifier: typeIdentifier, completionHandler: completionHandler) }
  override func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable : Any]? = nil, completionHandler: NSItemProvider.CompletionHandler? = nil) { super.loadItem(forTypeIdentifier: typeIdentifier, options: options, completionHandler: completionHandler) }
  override func loadObject(ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void) -> Progress { super.loadObject(ofClass: aClass, completionHandler: completionHandler) }
  override func loadObject(ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void) -> Progress { super.loadObject(ofClass: aClass, completionHandler: completionHandler) }
  override func loadObject(ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void) -> Progress { super.loadObject(ofClass: aClass, completionHandler: completionHandler) }
  override func registerDataRepresentation(forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?) { super.registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility, loadHandler: loadHandler) }
  override func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping NSItemProvider.LoadHandler) { super.registerItem(forTypeIdentifier: typeIdentifier, loadHandler: loadHandler) }
  override func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) { super.registerObject(object, visibility: visibility) }
  override func registerObject(ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?) { super.registerObject(ofClass: aClass, visibility: visibility, loadHandler: loadHandler) }
  override var registeredTypeIdentifiers: [String] { super.registeredTypeIdentifiers }
  override var suggestedName: String? { get { super.suggestedName } set { super.suggestedName = newValue } }
}
private func inherited(item: (any NSSecureCoding)?, typeIdentifier: String?) -> NSItemProviderSubclass { NSItemProviderSubclass(item: item, typeIdentifier: typeIdentifier) }
private func inherited(object: any NSItemProviderWriting) -> NSItemProviderSubclass { NSItemProviderSubclass(object: object) }

private class NSLayoutAnchorSubclass: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  override func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint { super.constraint(equalTo: anchor) }
  override func constraint(equalTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, constant: c) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, constant: c) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, constant: c) }
}

private class NSLayoutConstraintSubclass: NSLayoutConstraint {
  override init() { super.init() }
  override class func activate(_ constraints: [NSLayoutConstraint]) { super.activate(constraints) }
  override var constant: CGFloat { get { super.constant } set { super.constant = newValue } }
  override class func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String : Any]?, views: [String : Any]) -> [NSLayoutConstraint] { super.constraints(withVisualFormat: format, options: opts, metrics: metrics, views: views) }
  override class func deactivate(_ constraints: [NSLayoutConstraint]) { super.deactivate(constraints) }
  override var description: String { super.description }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var firstAnchor: NSLayoutAnchor<AnyObject> { super.firstAnchor }
  override var firstAttribute: NSLayoutConstraint.Attribute { super.firstAttribute }
  override var firstItem: AnyObject? { super.firstItem }
  override var identifier: String? { get { super.identifier } set { super.identifier = newValue } }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var multiplier: CGFloat { super.multiplier }
  override var priority: UILayoutPriority { get { super.priority } set { super.priority = newValue } }
  override var relation: NSLayoutConstraint.Relation { super.relation }
  override var secondAnchor: NSLayoutAnchor<AnyObject>? { super.secondAnchor }
  override var secondAttribute: NSLayoutConstraint.Attribute { super.secondAttribute }
  override var secondItem: AnyObject? { super.secondItem }
  override var shouldBeArchived: Bool { get { super.shouldBeArchived } set { super.shouldBeArchived = newValue } }
}
@MainActor private func inherited(coder: NSCoder) -> NSLayoutConstraintSubclass? { NSLayoutConstraintSubclass(coder: coder) }
@MainActor private func inherited(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat) -> NSLayoutConstraintSubclass { NSLayoutConstraintSubclass(item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier, constant: c) }

private class NSLayoutDimensionSubclass: NSLayoutDimension {
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m) }
  override func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalTo: anchor, multiplier: m, constant: c) }
  override func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(equalToConstant: c) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToConstant: c) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m) }
  override func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c) }
  override func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToConstant: c) }
}

private class NSLayoutManagerSubclass: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func addTextContainer(_ container: NSTextContainer) { super.addTextContainer(container) }
  override var allowsNonContiguousLayout: Bool { get { super.allowsNonContiguousLayout } set { super.allowsNonContiguousLayout = newValue } }
  override func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { super.boundingRect(forGlyphRange: glyphRange, in: container) }
  override func characterIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { super.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }
  override func characterIndexForGlyph(at glyphIndex: Int) -> Int { super.characterIndexForGlyph(at: glyphIndex) }
  override func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange { super.characterRange(forGlyphRange: glyphRange, actualGlyphRange: actualGlyphRange) }
  override var delegate: (any NSLayoutManagerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { super.drawBackground(forGlyphRange: glyphsToShow, at: origin) }
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin) }
  override func drawUnderline(forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { super.drawUnderline(forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin) }
  override func ensureGlyphs(forCharacterRange charRange: NSRange) { super.ensureGlyphs(forCharacterRange: charRange) }
  override func ensureLayout(for container: NSTextContainer) { super.ensureLayout(for: container) }
  override func ensureLayout(forCharacterRange charRange: NSRange) { super.ensureLayout(forCharacterRange: charRange) }
  override func enumerateEnclosingRects(forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void) { super.enumerateEnclosingRects(forGlyphRange: glyphRange, withinSelectedGlyphRange: selectedRange, in: textContainer, using: block) }
  override func enumerateLineFragments(forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { super.enumerateLineFragments(forGlyphRange: glyphRange, using: block) }
  override var extraLineFragmentRect: CGRect { super.extraLineFragmentRect }
  override var extraLineFragmentUsedRect: CGRect { super.extraLineFragmentUsedRect }
  override func fillBackgroundRectArray(_ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor) { super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color) }
  override func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { super.glyphIndex(for: point, in: container) }
  override func glyphIndex(for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?) -> Int { super.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }
  override func glyphIndexForCharacter(at charIndex: Int) -> Int { super.glyphIndexForCharacter(at: charIndex) }
  override func glyphRange(for container: NSTextContainer) -> NSRange { super.glyphRange(for: container) }
  override func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { super.glyphRange(forBoundingRect: bounds, in: container) }
  override func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange { super.glyphRange(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
  override func insertTextContainer(_ container: NSTextContainer, at index: Int) { super.insertTextContainer(container, at: index) }
  override func invalidateDisplay(forCharacterRange charRange: NSRange) { super.invalidateDisplay(forCharacterRange: charRange) }
  override func invalidateDisplay(forGlyphRange glyphRange: NSRange) { super.invalidateDisplay(forGlyphRange: glyphRange) }
  override func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) { super.invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }
  override func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { super.isValidGlyphIndex(glyphIndex) }
  override func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect { super.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  override func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect { super.lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  override func location(forGlyphAt glyphIndex: Int) -> CGPoint { super.location(forGlyphAt: glyphIndex) }
  override var numberOfGlyphs: Int { super.numberOfGlyphs }
  override func processEditing(for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange) { super.processEditing(for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta, invalidatedRange: invalidatedCharRange) }
  override func removeTextContainer(at index: Int) { super.removeTextContainer(at: index) }
  override func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? { super.textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  override var textContainers: [NSTextContainer] { super.textContainers }
  override var textStorage: NSTextStorage? { get { super.textStorage } set { super.textStorage = newValue } }
  override func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { super.truncatedGlyphRange(inLineFragmentForGlyphAt: glyphIndex) }
  override func underlineGlyphRange(_ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint) { super.underlineGlyphRange(glyphRange, underlineType: underlineVal, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin) }
  override func usedRect(for container: NSTextContainer) -> CGRect { super.usedRect(for: container) }
  override var usesFontLeading: Bool { get { super.usesFontLeading } set { super.usesFontLeading = newValue } }
}

private class NSLayoutXAxisAnchorSubclass: NSLayoutXAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

private class NSLayoutYAxisAnchorSubclass: NSLayoutYAxisAnchor {
  override func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { super.anchorWithOffset(to: otherAnchor) }
  override func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
  override func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { super.constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier) }
}

private class NSMapTableSubclass: NSMapTable<NSObject, NSObject> {
  override init(keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0) { super.init(keyOptions: keyOptions, valueOptions: valueOptions, capacity: capacity) }
  override var count: Int { super.count }
  override func dictionaryRepresentation() -> [AnyHashable : NSObject] { super.dictionaryRepresentation() }
  override func keyEnumerator() -> NSEnumerator { super.keyEnumerator() }
  override func object(forKey aKey: NSObject?) -> NSObject? { super.object(forKey: aKey) }
  override func objectEnumerator() -> NSEnumerator? { super.objectEnumerator() }
  override func removeAllObjects() { super.removeAllObjects() }
  override func removeObject(forKey aKey: NSObject?) { super.removeObject(forKey: aKey) }
  override func setObject(_ anObject: NSObject?, forKey aKey: NSObject?) { super.setObject(anObject, forKey: aKey) }
  override class func strongToStrongObjects() -> NSMapTable<NSObject, NSObject> { super.strongToStrongObjects() }
  override class func strongToWeakObjects() -> NSMapTable<NSObject, NSObject> { super.strongToWeakObjects() }
  override class func weakToStrongObjects() -> NSMapTable<NSObject, NSObject> { super.weakToStrongObjects() }
  override class func weakToWeakObjects() -> NSMapTable<NSObject, NSObject> { super.weakToWeakObjects() }
}

private class NSMutableParagraphStyleSubclass: NSMutableParagraphStyle, @unchecked Sendable {
  override func addTabStop(_ anObject: NSTextTab) { super.addTabStop(anObject) }
  override var alignment: NSTextAlignment { get { super.alignment } set { super.alignment = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var baseWritingDirection: NSWritingDirection { get { super.baseWritingDirection } set { super.baseWritingDirection = newValue } }
  override var defaultTabInterval: CGFloat { get { super.defaultTabInterval } set { super.defaultTabInterval = newValue } }
  override var firstLineHeadIndent: CGFloat { get { super.firstLineHeadIndent } set { super.firstLineHeadIndent = newValue } }
  override var headIndent: CGFloat { get { super.headIndent } set { super.headIndent = newValue } }
  override var hyphenationFactor: Float { get { super.hyphenationFactor } set { super.hyphenationFactor = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var lineHeightMultiple: CGFloat { get { super.lineHeightMultiple } set { super.lineHeightMultiple = newValue } }
  override var lineSpacing: CGFloat { get { super.lineSpacing } set { super.lineSpacing = newValue } }
  override var maximumLineHeight: CGFloat { get { super.maximumLineHeight } set { super.maximumLineHeight = newValue } }
  override var minimumLineHeight: CGFloat { get { super.minimumLineHeight } set { super.minimumLineHeight = newValue } }
  override var paragraphSpacing: CGFloat { get { super.paragraphSpacing } set { super.paragraphSpacing = newValue } }
  override var paragraphSpacingBefore: CGFloat { get { super.paragraphSpacingBefore } set { super.paragraphSpacingBefore = newValue } }
  override func removeTabStop(_ anObject: NSTextTab) { super.removeTabStop(anObject) }
  override func setParagraphStyle(_ style: NSParagraphStyle) { super.setParagraphStyle(style) }
  override var tabStops: [NSTextTab]! { get { super.tabStops } set { super.tabStops = newValue } }
  override var tailIndent: CGFloat { get { super.tailIndent } set { super.tailIndent = newValue } }
  override var usesDefaultHyphenation: Bool { get { super.usesDefaultHyphenation } set { super.usesDefaultHyphenation = newValue } }
}

private class NSParagraphStyleSubclass: NSParagraphStyle, @unchecked Sendable {
  override var alignment: NSTextAlignment { super.alignment }
  override var allowsDefaultTighteningForTruncation: Bool { super.allowsDefaultTighteningForTruncation }
  override var baseWritingDirection: NSWritingDirection { super.baseWritingDirection }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override class var `default`: NSParagraphStyle { super.default }
  override var defaultTabInterval: CGFloat { super.defaultTabInterval }
  override var firstLineHeadIndent: CGFloat { super.firstLineHeadIndent }
  override var hash: Int { super.hash }
  override var headIndent: CGFloat { super.headIndent }
  override var hyphenationFactor: Float { super.hyphenationFactor }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var lineBreakMode: NSLineBreakMode { super.lineBreakMode }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { super.lineBreakStrategy }
  override var lineHeightMultiple: CGFloat { super.lineHeightMultiple }
  override var lineSpacing: CGFloat { super.lineSpacing }
  override var maximumLineHeight: CGFloat { super.maximumLineHeight }
  override var minimumLineHeight: CGFloat { super.minimumLineHeight }
  override func mutableCopy(with zone: NSZone? = nil) -> Any { super.mutableCopy(with: zone) }
  override var paragraphSpacing: CGFloat { super.paragraphSpacing }
  override var paragraphSpacingBefore: CGFloat { super.paragraphSpacingBefore }
  override var tabStops: [NSTextTab]! { super.tabStops }
  override var tailIndent: CGFloat { super.tailIndent }
  override var usesDefaultHyphenation: Bool { super.usesDefaultHyphenation }
}

private class NSShadowSubclass: NSShadow {
  override init() { super.init() }
  override var shadowBlurRadius: CGFloat { get { super.shadowBlurRadius } set { super.shadowBlurRadius = newValue } }
  override var shadowColor: Any? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
}

private class NSStringDrawingContextSubclass: NSStringDrawingContext {
  override var totalBounds: CGRect { super.totalBounds }
}

private class NSTextAttachmentSubclass: NSTextAttachment {
  override init() { super.init() }
  override init(data contentData: Data?, ofType uti: String?) { super.init(data: contentData, ofType: uti) }
  override func attachmentBounds(for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int) -> CGRect { super.attachmentBounds(for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex) }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var contents: Data? { get { super.contents } set { super.contents = newValue } }
  override var fileType: String? { get { super.fileType } set { super.fileType = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex) }
}
private func inherited(image: UIImage) -> NSTextAttachmentSubclass { NSTextAttachmentSubclass(image: image) }

private class NSTextContainerSubclass: NSTextContainer {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(size: CGSize) { super.init(size: size) }
  override var exclusionPaths: [UIBezierPath] { get { super.exclusionPaths } set { super.exclusionPaths = newValue } }
  override var heightTracksTextView: Bool { get { super.heightTracksTextView } set { super.heightTracksTextView = newValue } }
  override var isSimpleRectangularTextContainer: Bool { super.isSimpleRectangularTextContainer }
  override var layoutManager: NSLayoutManager? { super.layoutManager }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineFragmentPadding: CGFloat { get { super.lineFragmentPadding } set { super.lineFragmentPadding = newValue } }
  override var maximumNumberOfLines: Int { get { super.maximumNumberOfLines } set { super.maximumNumberOfLines = newValue } }
  override var size: CGSize { get { super.size } set { super.size = newValue } }
  override var widthTracksTextView: Bool { get { super.widthTracksTextView } set { super.widthTracksTextView = newValue } }
}

private class NSTextStorageSubclass: NSTextStorage {
  override init() { super.init() }
  override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override init(string: String) { super.init(string: string) }
  override init(string: String, attributes attrs: [NSAttributedString.Key : Any]? = nil) { super.init(string: string, attributes: attrs) }
  override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) { super.addAttribute(name, value: value, range: range) }
  override func addAttributes(_ attrs: [NSAttributedString.Key : Any] = [:], range: NSRange) { super.addAttributes(attrs, range: range) }
  override func addLayoutManager(_ aLayoutManager: NSLayoutManager) { super.addLayoutManager(aLayoutManager) }
  override func append(_ attrString: NSAttributedString) { super.append(attrString) }
  override func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? { super.attribute(attrName, at: location, effectiveRange: range) }
  override func attribute(_ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> Any? { super.attribute(attrName, at: location, longestEffectiveRange: range, in: rangeLimit) }
  override func attributedSubstring(from range: NSRange) -> NSAttributedString { super.attributedSubstring(from: range) }
  override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key : Any] { super.attributes(at: location, effectiveRange: range) }
  override func attributes(at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange) -> [NSAttributedString.Key : Any] { super.attributes(at: location, longestEffectiveRange: range, in: rangeLimit) }
  override func beginEditing() { super.beginEditing() }
  override var changeInLength: Int { super.changeInLength }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var delegate: (any NSTextStorageDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteCharacters(in range: NSRange) { super.deleteCharacters(in: range) }
  override class var didProcessEditingNotification: NSNotification.Name { super.didProcessEditingNotification }
  override func edited(_ editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int) { super.edited(editedMask, range: editedRange, changeInLength: delta) }
  override var editedMask: NSTextStorage.EditActions { super.editedMask }
  override var editedRange: NSRange { super.editedRange }
  override func endEditing() { super.endEditing() }
  override func enumerateAttribute(_ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { super.enumerateAttribute(attrName, in: enumerationRange, options: opts, using: block) }
  override func enumerateAttributes(in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [], using block: ([NSAttributedString.Key : Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
  override func insert(_ attrString: NSAttributedString, at loc: Int) { super.insert(attrString, at: loc) }
  override func isEqual(to other: NSAttributedString) -> Bool { super.isEqual(to: other) }
  override var layoutManagers: [NSLayoutManager] { super.layoutManagers }
  override var length: Int { super.length }
  override func mutableCopy(with zone: NSZone? = nil) -> Any { super.mutableCopy(with: zone) }
  override func processEditing() { super.processEditing() }
  override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) { super.removeAttribute(name, range: range) }
  override func removeLayoutManager(_ aLayoutManager: NSLayoutManager) { super.removeLayoutManager(aLayoutManager) }
  override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) { super.replaceCharacters(in: range, with: attrString) }
  override func replaceCharacters(in range: NSRange, with str: String) { super.replaceCharacters(in: range, with: str) }
  override func setAttributedString(_ attrString: NSAttributedString) { super.setAttributedString(attrString) }
  override func setAttributes(_ attrs: [NSAttributedString.Key : Any]?, range: NSRange) { super.setAttributes(attrs, range: range) }
  override var string: String { super.string }
  override class var willProcessEditingNotification: NSNotification.Name { super.willProcessEditingNotification }
}

private class NSTextTabSubclass: NSTextTab, @unchecked Sendable {
  override init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey : Any] = [:]) { super.init(textAlignment: alignment, location: loc, options: options) }
  override var alignment: NSTextAlignment { super.alignment }
  override class func columnTerminators(for aLocale: Locale?) -> CharacterSet { super.columnTerminators(for: aLocale) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var location: CGFloat { super.location }
  override var options: [NSTextTab.OptionKey : Any] { super.options }
}

private class NSUserActivitySubclass: NSUserActivity, @unchecked Sendable {
  override init(activityType: String) { super.init(activityType: activityType) }
  override var activityType: String { super.activityType }
  override func addUserInfoEntries(from otherDictionary: [AnyHashable : Any]) { super.addUserInfoEntries(from: otherDictionary) }
  override func becomeCurrent() { super.becomeCurrent() }
  override var expirationDate: Date? { get { super.expirationDate } set { super.expirationDate = newValue } }
  override func invalidate() { super.invalidate() }
  override var isEligibleForHandoff: Bool { get { super.isEligibleForHandoff } set { super.isEligibleForHandoff = newValue } }
  override var isEligibleForPrediction: Bool { get { super.isEligibleForPrediction } set { super.isEligibleForPrediction = newValue } }
  override var isEligibleForPublicIndexing: Bool { get { super.isEligibleForPublicIndexing } set { super.isEligibleForPublicIndexing = newValue } }
  override var isEligibleForSearch: Bool { get { super.isEligibleForSearch } set { super.isEligibleForSearch = newValue } }
  override var keywords: Set<String> { get { super.keywords } set { super.keywords = newValue } }
  override var needsSave: Bool { get { super.needsSave } set { super.needsSave = newValue } }
  override var persistentIdentifier: String? { get { super.persistentIdentifier } set { super.persistentIdentifier = newValue } }
  override var referrerURL: URL? { get { super.referrerURL } set { super.referrerURL = newValue } }
  override var requiredUserInfoKeys: Set<String>? { get { super.requiredUserInfoKeys } set { super.requiredUserInfoKeys = newValue } }
  override func resignCurrent() { super.resignCurrent() }
  override var targetContentIdentifier: String? { get { super.targetContentIdentifier } set { super.targetContentIdentifier = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var userInfo: [AnyHashable : Any]? { get { super.userInfo } set { super.userInfo = newValue } }
  override var webpageURL: URL? { get { super.webpageURL } set { super.webpageURL = newValue } }
}

private class RelativeDateTimeFormatterSubclass: RelativeDateTimeFormatter {
  override var calendar: Calendar! { get { super.calendar } set { super.calendar = newValue } }
  override var dateTimeStyle: RelativeDateTimeFormatter.DateTimeStyle { get { super.dateTimeStyle } set { super.dateTimeStyle = newValue } }
  override var formattingContext: Formatter.Context { get { super.formattingContext } set { super.formattingContext = newValue } }
  override var locale: Locale! { get { super.locale } set { super.locale = newValue } }
  override func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { super.localizedString(for: date, relativeTo: referenceDate) }
  override func localizedString(from dateComponents: DateComponents) -> String { super.localizedString(from: dateComponents) }
  override func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String { super.localizedString(fromTimeInterval: timeInterval) }
  override func string(for obj: Any?) -> String? { super.string(for: obj) }
  override var unitsStyle: RelativeDateTimeFormatter.UnitsStyle { get { super.unitsStyle } set { super.unitsStyle = newValue } }
}

private class UIAccessibilityCustomActionSubclass: UIAccessibilityCustomAction {
  override init() { super.init() }
  override init(name: String, image: UIImage? = nil, actionHandler: UIAccessibilityCustomAction.ActionHandler?) { super.init(name: name, image: image, actionHandler: actionHandler) }
  override init(name: String, image: UIImage?, target: Any?, selector: Selector) { super.init(name: name, image: image, target: target, selector: selector) }
  override init(name: String, target: Any?, selector: Selector) { super.init(name: name, target: target, selector: selector) }
  override var actionHandler: UIAccessibilityCustomAction.ActionHandler? { get { super.actionHandler } set { super.actionHandler = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var name: String { get { super.name } set { super.name = newValue } }
  override var selector: Selector { get { super.selector } set { super.selector = newValue } }
  override var target: AnyObject? { get { super.target } set { super.target = newValue } }
}

private class UIAccessibilityElementSubclass: UIAccessibilityElement {
  override init(accessibilityContainer container: Any) { super.init(accessibilityContainer: container) }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override var accessibilityContainer: AnyObject? { get { super.accessibilityContainer } set { super.accessibilityContainer = newValue } }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { super.accessibilityCustomActions } set { super.accessibilityCustomActions = newValue } }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override var accessibilityFrame: CGRect { get { super.accessibilityFrame } set { super.accessibilityFrame = newValue } }
  override var accessibilityFrameInContainerSpace: CGRect { get { super.accessibilityFrameInContainerSpace } set { super.accessibilityFrameInContainerSpace = newValue } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
}

private class UIActionSubclass: UIAction {
  override init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler) { super.init(title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler) }
  override var attributes: UIMenuElement.Attributes { get { super.attributes } set { super.attributes = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override var identifier: UIAction.Identifier { super.identifier }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override func performWithSender(_ sender: Any?, target: Any?) { super.performWithSender(sender, target: target) }
  override var selectedImage: UIImage? { get { super.selectedImage } set { super.selectedImage = newValue } }
  override var sender: Any? { super.sender }
  override var state: UIMenuElement.State { get { super.state } set { super.state = newValue } }
  override var title: String { get { super.title } set { super.title = newValue } }
}

private class UIActionSheetSubclass: UIActionSheet {
  override func addButton(withTitle title: String?) -> Int { super.addButton(withTitle: title) }
  override func buttonTitle(at buttonIndex: Int) -> String? { super.buttonTitle(at: buttonIndex) }
  override var cancelButtonIndex: Int { get { super.cancelButtonIndex } set { super.cancelButtonIndex = newValue } }
  override var delegate: (any UIActionSheetDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var destructiveButtonIndex: Int { get { super.destructiveButtonIndex } set { super.destructiveButtonIndex = newValue } }
  override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated) }
  override var firstOtherButtonIndex: Int { super.firstOtherButtonIndex }
  override var isVisible: Bool { super.isVisible }
  override var numberOfButtons: Int { super.numberOfButtons }
  override func show(from view: UITabBar) { super.show(from: view) }
  override func show(from view: UIToolbar) { super.show(from: view) }
  override func show(from item: UIBarButtonItem, animated: Bool) { super.show(from: item, animated: animated) }
  override func show(from rect: CGRect, in view: UIView, animated: Bool) { super.show(from: rect, in: view, animated: animated) }
  override func show(in view: UIView) { super.show(in: view) }
  override var title: String { get { super.title } set { super.title = newValue } }
}
@MainActor private func inherited(title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?) -> UIActionSheetSubclass { UIActionSheetSubclass(title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle) }

private class UIActivitySubclass: UIActivity {
  override class var activityCategory: UIActivity.Category { super.activityCategory }
  override func activityDidFinish(_ completed: Bool) { super.activityDidFinish(completed) }
  override var activityImage: UIImage? { super.activityImage }
  override var activityTitle: String? { super.activityTitle }
  override var activityType: UIActivity.ActivityType? { super.activityType }
  override var activityViewController: UIViewController? { super.activityViewController }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { super.canPerform(withActivityItems: activityItems) }
  override func perform() { super.perform() }
  override func prepare(withActivityItems activityItems: [Any]) { super.prepare(withActivityItems: activityItems) }
}

private class UIActivityIndicatorViewSubclass: UIActivityIndicatorView {
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  override var color: UIColor! { get { super.color } set { super.color = newValue } }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var hidesWhenStopped: Bool { get { super.hidesWhenStopped } set { super.hidesWhenStopped = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
  override var style: UIActivityIndicatorView.Style { get { super.style } set { super.style = newValue } }
}

private class UIActivityViewControllerSubclass: UIActivityViewController {
  override init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(activityItems: activityItems, applicationActivities: applicationActivities) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var allowsProminentActivity: Bool { get { super.allowsProminentActivity } set { super.allowsProminentActivity = newValue } }
  override var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler? { get { super.completionWithItemsHandler } set { super.completionWithItemsHandler = newValue } }
  override var excludedActivityTypes: [UIActivity.ActivityType]? { get { super.excludedActivityTypes } set { super.excludedActivityTypes = newValue } }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLoad() { super.viewDidLoad() }
}

private class UIAlertActionSubclass: UIAlertAction {
  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var style: UIAlertAction.Style { super.style }
  override var title: String? { super.title }
}
@MainActor private func inherited(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) -> UIAlertActionSubclass { UIAlertActionSubclass(title: title, style: style, handler: handler) }

private class UIAlertControllerSubclass: UIAlertController {
  override var actions: [UIAlertAction] { super.actions }
  override func addAction(_ action: UIAlertAction) { super.addAction(action) }
  override func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) { super.addTextField(configurationHandler: configurationHandler) }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func loadView() { super.loadView() }
  override var message: String? { get { super.message } set { super.message = newValue } }
  override var preferredAction: UIAlertAction? { get { super.preferredAction } set { super.preferredAction = newValue } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStyle: UIAlertController.Style { super.preferredStyle }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override var textFields: [UITextField]? { super.textFields }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
}
@MainActor private func inherited(title: String?, message: String?, preferredStyle: UIAlertController.Style) -> UIAlertControllerSubclass { UIAlertControllerSubclass(title: title, message: message, preferredStyle: preferredStyle) }

private class UIAlertViewSubclass: UIAlertView {
  override func addButton(withTitle title: String?) -> Int { super.addButton(withTitle: title) }
  override var alertViewStyle: UIAlertViewStyle { get { super.alertViewStyle } set { super.alertViewStyle = newValue } }
  override func buttonTitle(at buttonIndex: Int) -> String? { super.buttonTitle(at: buttonIndex) }
  override var cancelButtonIndex: Int { get { super.cancelButtonIndex } set { super.cancelButtonIndex = newValue } }
  override var delegate: AnyObject? { get { super.delegate } set { super.delegate = newValue } }
  override func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { super.dismiss(withClickedButtonIndex: buttonIndex, animated: animated) }
  override var firstOtherButtonIndex: Int { super.firstOtherButtonIndex }
  override var isVisible: Bool { super.isVisible }
  override var message: String? { get { super.message } set { super.message = newValue } }
  override var numberOfButtons: Int { super.numberOfButtons }
  override func show() { super.show() }
  override func textField(at textFieldIndex: Int) -> UITextField? { super.textField(at: textFieldIndex) }
  override var title: String { get { super.title } set { super.title = newValue } }
}
@MainActor private func inherited(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) -> UIAlertViewSubclass { UIAlertViewSubclass(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle) }

private class UIApplicationSubclass: UIApplication {
  override var alternateIconName: String? { super.alternateIconName }
  override var applicationIconBadgeNumber: Int { get { super.applicationIconBadgeNumber } set { super.applicationIconBadgeNumber = newValue } }
  override var applicationState: UIApplication.State { super.applicationState }
  override var backgroundRefreshStatus: UIBackgroundRefreshStatus { super.backgroundRefreshStatus }
  override var backgroundTimeRemaining: TimeInterval { super.backgroundTimeRemaining }
  override func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { super.beginBackgroundTask(expirationHandler: handler) }
  override func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier { super.beginBackgroundTask(withName: taskName, expirationHandler: handler) }
  override func beginIgnoringInteractionEvents() { super.beginIgnoringInteractionEvents() }
  override func canOpenURL(_ url: URL) -> Bool { super.canOpenURL(url) }
  override var connectedScenes: Set<UIScene> { super.connectedScenes }
  override var delegate: (any UIApplicationDelegate)? { super.delegate }
  override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { super.endBackgroundTask(identifier) }
  override func endIgnoringInteractionEvents() { super.endIgnoringInteractionEvents() }
  override var isIdleTimerDisabled: Bool { get { super.isIdleTimerDisabled } set { super.isIdleTimerDisabled = newValue } }
  override var isIgnoringInteractionEvents: Bool { super.isIgnoringInteractionEvents }
  override var isNetworkActivityIndicatorVisible: Bool { get { super.isNetworkActivityIndicatorVisible } set { super.isNetworkActivityIndicatorVisible = newValue } }
  override var isProtectedDataAvailable: Bool { super.isProtectedDataAvailable }
  override var isRegisteredForRemoteNotifications: Bool { super.isRegisteredForRemoteNotifications }
  override var isStatusBarHidden: Bool { get { super.isStatusBarHidden } set { super.isStatusBarHidden = newValue } }
  override var keyWindow: UIWindow? { super.keyWindow }
  override func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) { super.open(url, options: options, completionHandler: completion) }
  override var openSessions: Set<UISceneSession> { super.openSessions }
  override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
  override func registerForRemoteNotifications() { super.registerForRemoteNotifications() }
  override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { super.sendAction(action, to: target, from: sender, for: event) }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil) { super.setAlternateIconName(alternateIconName, completionHandler: completionHandler) }
  override func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) { super.setMinimumBackgroundFetchInterval(minimumBackgroundFetchInterval) }
  override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { super.setStatusBarHidden(hidden, with: animation) }
  override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) { super.setStatusBarStyle(statusBarStyle, animated: animated) }
  override class var shared: UIApplication { super.shared }
  override var shortcutItems: [UIApplicationShortcutItem]? { get { super.shortcutItems } set { super.shortcutItems = newValue } }
  override var statusBarFrame: CGRect { super.statusBarFrame }
  override var statusBarOrientation: UIInterfaceOrientation { super.statusBarOrientation }
  override var statusBarStyle: UIStatusBarStyle { get { super.statusBarStyle } set { super.statusBarStyle = newValue } }
  override var supportsAlternateIcons: Bool { super.supportsAlternateIcons }
  override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }
  override func unregisterForRemoteNotifications() { super.unregisterForRemoteNotifications() }
  override var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection }
  override class func value(forKey key: String) -> Any? { super.value(forKey: key) }
  override class func value(forKeyPath keyPath: String) -> Any? { super.value(forKeyPath: keyPath) }
  override var windows: [UIWindow] { super.windows }
}

private class UIApplicationShortcutIconSubclass: UIApplicationShortcutIcon {
  override init(systemImageName: String) { super.init(systemImageName: systemImageName) }
  override init(templateImageName: String) { super.init(templateImageName: templateImageName) }
}

private class UIApplicationShortcutItemSubclass: UIApplicationShortcutItem {
  override init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String : any NSSecureCoding]? = nil) { super.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo) }
  override var icon: UIApplicationShortcutIcon? { super.icon }
  override var localizedSubtitle: String? { super.localizedSubtitle }
  override var localizedTitle: String { super.localizedTitle }
  override var type: String { super.type }
  override var userInfo: [String : any NSSecureCoding]? { super.userInfo }
}
@MainActor private func inherited(type: String, localizedTitle: String) -> UIApplicationShortcutItemSubclass { UIApplicationShortcutItemSubclass(type: type, localizedTitle: localizedTitle) }

private class UIAttachmentBehaviorSubclass: UIAttachmentBehavior {
  override init(item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset) { super.init(item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2) }
  override init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) { super.init(item: item, offsetFromCenter: offset, attachedToAnchor: point) }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override var attachedBehaviorType: UIAttachmentBehavior.AttachmentType { super.attachedBehaviorType }
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var frequency: CGFloat { get { super.frequency } set { super.frequency = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override var length: CGFloat { get { super.length } set { super.length = newValue } }
}
@MainActor private func inherited() -> UIAttachmentBehaviorSubclass { UIAttachmentBehaviorSubclass() }
@MainActor private func inherited(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) -> UIAttachmentBehaviorSubclass { UIAttachmentBehaviorSubclass(item: item1, attachedTo: item2) }
@MainActor private func inherited(item: any UIDynamicItem, attachedToAnchor point: CGPoint) -> UIAttachmentBehaviorSubclass { UIAttachmentBehaviorSubclass(item: item, attachedToAnchor: point) }

private class UIBarAppearanceSubclass: UIBarAppearance {
  override init() { super.init() }
  required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundEffect: UIBlurEffect? { get { super.backgroundEffect } set { super.backgroundEffect = newValue } }
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override func configureWithDefaultBackground() { super.configureWithDefaultBackground() }
  override func configureWithOpaqueBackground() { super.configureWithOpaqueBackground() }
  override func configureWithTransparentBackground() { super.configureWithTransparentBackground() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var shadowColor: UIColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
}

private class UIBarButtonItemSubclass: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var action: Selector? { get { super.action } set { super.action = newValue } }
  override func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { super.backButtonTitlePositionAdjustment(for: barMetrics) }
  override var badge: UIBarButtonItem.Badge? { get { super.badge } set { super.badge = newValue } }
  override var buttonGroup: UIBarButtonItemGroup? { super.buttonGroup }
  override func creatingFixedGroup() -> UIBarButtonItemGroup { super.creatingFixedGroup() }
  override func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { super.creatingMovableGroup(customizationIdentifier: customizationIdentifier) }
  override func creatingOptionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true) -> UIBarButtonItemGroup { super.creatingOptionalGroup(customizationIdentifier: customizationIdentifier, inDefaultCustomization: inDefaultCustomization) }
  override var customView: UIView? { get { super.customView } set { super.customView = newValue } }
  override class func fixedSpace(_ width: CGFloat) -> Self { super.fixedSpace(width) }
  override class func flexibleSpace() -> Self { super.flexibleSpace() }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override var menu: UIMenu? { get { super.menu } set { super.menu = newValue } }
  override var primaryAction: UIAction? { get { super.primaryAction } set { super.primaryAction = newValue } }
  override func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { super.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics) }
  override func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) { super.setTitlePositionAdjustment(adjustment, for: barMetrics) }
  override var style: UIBarButtonItem.Style { get { super.style } set { super.style = newValue } }
  override var target: AnyObject? { get { super.target } set { super.target = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
  override func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { super.titlePositionAdjustment(for: barMetrics) }
  override var width: CGFloat { get { super.width } set { super.width = newValue } }
}
@MainActor private func inherited(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(barButtonSystemItem: systemItem, target: target, action: action) }
@MainActor private func inherited(customView: UIView) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(customView: customView) }
@MainActor private func inherited(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: target, action: action) }
@MainActor private func inherited(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(image: image, style: style, target: target, action: action) }
@MainActor private func inherited(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(systemItem: systemItem, primaryAction: primaryAction, menu: menu) }
@MainActor private func inherited(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(title: title, image: image, primaryAction: primaryAction, menu: menu) }
@MainActor private func inherited(title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(title: title, image: image, target: target, action: action, menu: menu) }
@MainActor private func inherited(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) -> UIBarButtonItemSubclass { UIBarButtonItemSubclass(title: title, style: style, target: target, action: action) }

private class UIBarButtonItemBadgeSubclass: UIBarButtonItem.Badge {
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override class func count(_ count: Int) -> Self { super.count(count) }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var foregroundColor: UIColor? { get { super.foregroundColor } set { super.foregroundColor = newValue } }
  override class func indicator() -> Self { super.indicator() }
  override class func string(_ stringValue: String) -> Self { super.string(stringValue) }
  override var stringValue: String? { super.stringValue }
}

private class UIBarButtonItemAppearanceSubclass: UIBarButtonItemAppearance {
  override init(style: UIBarButtonItem.Style) { super.init(style: style) }
  override func configureWithDefault(for style: UIBarButtonItem.Style) { super.configureWithDefault(for: style) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var disabled: UIBarButtonItemStateAppearance { super.disabled }
  override var highlighted: UIBarButtonItemStateAppearance { super.highlighted }
  override var normal: UIBarButtonItemStateAppearance { super.normal }
}
@MainActor private func inherited() -> UIBarButtonItemAppearanceSubclass { UIBarButtonItemAppearanceSubclass() }

private class UIBarButtonItemGroupSubclass: UIBarButtonItemGroup {
  override init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) { super.init(barButtonItems: barButtonItems, representativeItem: representativeItem) }
  override var alwaysAvailable: Bool { get { super.alwaysAvailable } set { super.alwaysAvailable = newValue } }
  override var barButtonItems: [UIBarButtonItem] { get { super.barButtonItems } set { super.barButtonItems = newValue } }
  override class func fixedGroup(representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { super.fixedGroup(representativeItem: representativeItem, items: items) }
  override var isDisplayingRepresentativeItem: Bool { super.isDisplayingRepresentativeItem }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var menuRepresentation: UIMenuElement? { get { super.menuRepresentation } set { super.menuRepresentation = newValue } }
  override class func movableGroup(customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { super.movableGroup(customizationIdentifier: customizationIdentifier, representativeItem: representativeItem, items: items) }
  override class func optionalGroup(customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]) -> UIBarButtonItemGroup { super.optionalGroup(customizationIdentifier: customizationIdentifier, inDefaultCustomization: inDefaultCustomization, representativeItem: representativeItem, items: items) }
  override var representativeItem: UIBarButtonItem? { get { super.representativeItem } set { super.representativeItem = newValue } }
}
@MainActor private func inherited() -> UIBarButtonItemGroupSubclass { UIBarButtonItemGroupSubclass() }

private class UIBarButtonItemStateAppearanceSubclass: UIBarButtonItemStateAppearance {
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var backgroundImagePositionAdjustment: UIOffset { get { super.backgroundImagePositionAdjustment } set { super.backgroundImagePositionAdjustment = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key : Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

private class UIBarItemSubclass: UIBarItem {
  override init() { super.init() }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override class func appearance() -> Self { super.appearance() }
  override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { super.appearance(whenContainedInInstancesOf: containerTypes) }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var imageInsets: UIEdgeInsets { get { super.imageInsets } set { super.imageInsets = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { super.setTitleTextAttributes(attributes, for: state) }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]? { super.titleTextAttributes(for: state) }
}

private class UIBezierPathSubclass: UIBezierPath {
  override init() { super.init() }
  override func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) { super.addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
  override func addClip() { super.addClip() }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) { super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2) }
  override func addLine(to point: CGPoint) { super.addLine(to: point) }
  override func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { super.addQuadCurve(to: endPoint, controlPoint: controlPoint) }
  override func append(_ bezierPath: UIBezierPath) { super.append(bezierPath) }
  override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
  override var bounds: CGRect { super.bounds }
  override var cgPath: CGPath { get { super.cgPath } set { super.cgPath = newValue } }
  override func close() { super.close() }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var currentPoint: CGPoint { super.currentPoint }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func fill() { super.fill() }
  override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { super.fill(with: blendMode, alpha: alpha) }
  override var flatness: CGFloat { get { super.flatness } set { super.flatness = newValue } }
  override func getLineDash(_ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?) { super.getLineDash(pattern, count: count, phase: phase) }
  override var hash: Int { super.hash }
  override var isEmpty: Bool { super.isEmpty }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var lineCapStyle: CGLineCap { get { super.lineCapStyle } set { super.lineCapStyle = newValue } }
  override var lineJoinStyle: CGLineJoin { get { super.lineJoinStyle } set { super.lineJoinStyle = newValue } }
  override var lineWidth: CGFloat { get { super.lineWidth } set { super.lineWidth = newValue } }
  override var miterLimit: CGFloat { get { super.miterLimit } set { super.miterLimit = newValue } }
  override func move(to point: CGPoint) { super.move(to: point) }
  override func removeAllPoints() { super.removeAllPoints() }
  override func reversing() -> UIBezierPath { super.reversing() }
  override func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) { super.setLineDash(pattern, count: count, phase: phase) }
  override func stroke() { super.stroke() }
  override func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { super.stroke(with: blendMode, alpha: alpha) }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override var usesEvenOddFillRule: Bool { get { super.usesEvenOddFillRule } set { super.usesEvenOddFillRule = newValue } }
}
private func inherited(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) -> UIBezierPathSubclass { UIBezierPathSubclass(arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
private func inherited(cgPath CGPath: CGPath) -> UIBezierPathSubclass { UIBezierPathSubclass(cgPath: CGPath) }
private func inherited(coder: NSCoder) -> UIBezierPathSubclass? { UIBezierPathSubclass(coder: coder) }
private func inherited(ovalIn rect: CGRect) -> UIBezierPathSubclass { UIBezierPathSubclass(ovalIn: rect) }
private func inherited(rect: CGRect) -> UIBezierPathSubclass { UIBezierPathSubclass(rect: rect) }
private func inherited(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) -> UIBezierPathSubclass { UIBezierPathSubclass(roundedRect: rect, byRoundingCorners: corners, cornerRadii: cornerRadii) }
private func inherited(roundedRect rect: CGRect, cornerRadius: CGFloat) -> UIBezierPathSubclass { UIBezierPathSubclass(roundedRect: rect, cornerRadius: cornerRadius) }

private class UIBlurEffectSubclass: UIBlurEffect {
  override init() { super.init() }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}
@MainActor private func inherited(style: UIBlurEffect.Style) -> UIBlurEffectSubclass { UIBlurEffectSubclass(style: style) }

private class UIButtonSubclass: UIButton {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var adjustsImageWhenDisabled: Bool { get { super.adjustsImageWhenDisabled } set { super.adjustsImageWhenDisabled = newValue } }
  override var adjustsImageWhenHighlighted: Bool { get { super.adjustsImageWhenHighlighted } set { super.adjustsImageWhenHighlighted = newValue } }
  override func attributedTitle(for state: UIControl.State) -> NSAttributedString? { super.attributedTitle(for: state) }
  override var automaticallyUpdatesConfiguration: Bool { get { super.automaticallyUpdatesConfiguration } set { super.automaticallyUpdatesConfiguration = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
  override func backgroundRect(forBounds bounds: CGRect) -> CGRect { super.backgroundRect(forBounds: bounds) }
  override var buttonType: UIButton.ButtonType { super.buttonType }
  override var changesSelectionAsPrimaryAction: Bool { get { super.changesSelectionAsPrimaryAction } set { super.changesSelectionAsPrimaryAction = newValue } }
  override var configuration: UIButton.Configuration? { get { super.configuration } set { super.configuration = newValue } }
  override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentEdgeInsets: UIEdgeInsets { get { super.contentEdgeInsets } set { super.contentEdgeInsets = newValue } }
  override func contentRect(forBounds bounds: CGRect) -> CGRect { super.contentRect(forBounds: bounds) }
  override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
  override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
  override var currentImage: UIImage? { super.currentImage }
  override var currentTitle: String? { super.currentTitle }
  override var currentTitleColor: UIColor { super.currentTitleColor }
  override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func image(for state: UIControl.State) -> UIImage? { super.image(for: state) }
  override var imageEdgeInsets: UIEdgeInsets { get { super.imageEdgeInsets } set { super.imageEdgeInsets = newValue } }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
  override var imageView: UIImageView? { super.imageView }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isPointerInteractionEnabled: Bool { get { super.isPointerInteractionEnabled } set { super.isPointerInteractionEnabled = newValue } }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var menu: UIMenu? { get { super.menu } set { super.menu = newValue } }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { super.preferredMenuElementOrder } set { super.preferredMenuElementOrder = newValue } }
  override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? { super.preferredSymbolConfigurationForImage(in: state) }
  override var reversesTitleShadowWhenHighlighted: Bool { get { super.reversesTitleShadowWhenHighlighted } set { super.reversesTitleShadowWhenHighlighted = newValue } }
  override var role: UIButton.Role { get { super.role } set { super.role = newValue } }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
  override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { super.setAttributedTitle(title, for: state) }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { super.setBackgroundImage(image, for: state) }
  override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) { super.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
  override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title, for: state) }
  override func setTitleColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleColor(color, for: state) }
  override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { super.setTitleShadowColor(color, for: state) }
  override var showsTouchWhenHighlighted: Bool { get { super.showsTouchWhenHighlighted } set { super.showsTouchWhenHighlighted = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var subtitleLabel: UILabel? { super.subtitleLabel }
  override class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self { super.systemButton(with: image, target: target, action: action) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func title(for state: UIControl.State) -> String? { super.title(for: state) }
  override func titleColor(for state: UIControl.State) -> UIColor? { super.titleColor(for: state) }
  override var titleEdgeInsets: UIEdgeInsets { get { super.titleEdgeInsets } set { super.titleEdgeInsets = newValue } }
  override var titleLabel: UILabel? { super.titleLabel }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
  override func titleShadowColor(for state: UIControl.State) -> UIColor? { super.titleShadowColor(for: state) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func updateConfiguration() { super.updateConfiguration() }
}
@MainActor private func inherited(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) -> UIButtonSubclass { UIButtonSubclass(configuration: configuration, primaryAction: primaryAction) }
@MainActor private func inherited(frame: CGRect, primaryAction: UIAction?) -> UIButtonSubclass { UIButtonSubclass(frame: frame, primaryAction: primaryAction) }
@MainActor private func inherited(type buttonType: UIButton.ButtonType) -> UIButtonSubclass { UIButtonSubclass(type: buttonType) }
@MainActor private func inherited(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) -> UIButtonSubclass { UIButtonSubclass(type: buttonType, primaryAction: primaryAction) }

private class UICalendarSelectionSubclass: UICalendarSelection {
  override func updateSelectableDates() { super.updateSelectableDates() }
}

private class UICalendarSelectionMultiDateSubclass: UICalendarSelectionMultiDate {
  override init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { super.init(delegate: delegate) }
  override var delegate: (any UICalendarSelectionMultiDateDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var selectedDates: [DateComponents] { get { super.selectedDates } set { super.selectedDates = newValue } }
  override func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { super.setSelectedDates(selectedDates, animated: animated) }
}

private class UICalendarSelectionSingleDateSubclass: UICalendarSelectionSingleDate {
  override init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { super.init(delegate: delegate) }
  override var delegate: (any UICalendarSelectionSingleDateDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var selectedDate: DateComponents? { get { super.selectedDate } set { super.selectedDate = newValue } }
  override func setSelected(_ selectedDate: DateComponents?, animated: Bool) { super.setSelected(selectedDate, animated: animated) }
}

private class UICalendarViewSubclass: UICalendarView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var availableDateRange: DateInterval { get { super.availableDateRange } set { super.availableDateRange = newValue } }
  override var calendar: Calendar { get { super.calendar } set { super.calendar = newValue } }
  override var delegate: (any UICalendarViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var fontDesign: UIFontDescriptor.SystemDesign { get { super.fontDesign } set { super.fontDesign = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var locale: Locale { get { super.locale } set { super.locale = newValue } }
  override func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { super.reloadDecorations(forDateComponents: dates, animated: animated) }
  override var selectionBehavior: UICalendarSelection? { get { super.selectionBehavior } set { super.selectionBehavior = newValue } }
  override func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) { super.setVisibleDateComponents(dateComponents, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var timeZone: TimeZone? { get { super.timeZone } set { super.timeZone = newValue } }
  override var visibleDateComponents: DateComponents { get { super.visibleDateComponents } set { super.visibleDateComponents = newValue } }
  override var wantsDateDecorations: Bool { get { super.wantsDateDecorations } set { super.wantsDateDecorations = newValue } }
}

private class UICalendarViewDecorationSubclass: UICalendarView.Decoration {
  override init(color: UIColor?, size: UICalendarView.DecorationSize) { super.init(color: color, size: size) }
  override init(customViewProvider: @escaping () -> UIView) { super.init(customViewProvider: customViewProvider) }
  override init(image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) { super.init(image: image, color: color, size: size) }
  override class func customView(_ customViewProvider: @escaping () -> UIView) -> UICalendarView.Decoration { super.customView(customViewProvider) }
  override class func `default`(color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { super.default(color: color, size: size) }
  override class func image(_ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium) -> UICalendarView.Decoration { super.image(image, color: color, size: size) }
}
@MainActor private func inherited() -> UICalendarViewDecorationSubclass { UICalendarViewDecorationSubclass() }

private class UICollectionLayoutSectionOrthogonalScrollingPropertiesSubclass: UICollectionLayoutSectionOrthogonalScrollingProperties {
  override var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce { get { super.bounce } set { super.bounce = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
}

private class UICollectionReusableViewSubclass: UICollectionReusableView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.didTransition(from: oldLayout, to: newLayout) }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) { super.willTransition(from: oldLayout, to: newLayout) }
}

private class UICollectionViewSubclass: UICollectionView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame, collectionViewLayout: layout) }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var allowsFocus: Bool { get { super.allowsFocus } set { super.allowsFocus = newValue } }
  override var allowsFocusDuringEditing: Bool { get { super.allowsFocusDuringEditing } set { super.allowsFocusDuringEditing = newValue } }
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsMultipleSelectionDuringEditing: Bool { get { super.allowsMultipleSelectionDuringEditing } set { super.allowsMultipleSelectionDuringEditing = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsSelectionDuringEditing: Bool { get { super.allowsSelectionDuringEditing } set { super.allowsSelectionDuringEditing = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { super.beginInteractiveMovementForItem(at: indexPath) }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func cancelInteractiveMovement() { super.cancelInteractiveMovement() }
  override func cancelInteractiveTransition() { super.cancelInteractiveTransition() }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
  override var collectionViewLayout: UICollectionViewLayout { get { super.collectionViewLayout } set { super.collectionViewLayout = newValue } }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override var dataSource: (any UICollectionViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UICollectionViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  override func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView { super.dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath) }
  override var description: String { super.description }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) { super.deselectItem(at: indexPath, animated: animated) }
  override var dragDelegate: (any UICollectionViewDragDelegate)? { get { super.dragDelegate } set { super.dragDelegate = newValue } }
  override var dragInteractionEnabled: Bool { get { super.dragInteractionEnabled } set { super.dragInteractionEnabled = newValue } }
  override var dropDelegate: (any UICollectionViewDropDelegate)? { get { super.dropDelegate } set { super.dropDelegate = newValue } }
  override func endInteractiveMovement() { super.endInteractiveMovement() }
  override func finishInteractiveTransition() { super.finishInteractiveTransition() }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? { super.indexPath(forSupplementaryView: supplementaryView) }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? { super.indexPathForItem(at: point) }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath) }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveItem(at: indexPath, to: newIndexPath) }
  override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
  override func numberOfItems(inSection section: Int) -> Int { super.numberOfItems(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { super.performBatchUpdates(updates, completion: completion) }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get { super.prefetchDataSource } set { super.prefetchDataSource = newValue } }
  override func reconfigureItems(at indexPaths: [IndexPath]) { super.reconfigureItems(at: indexPaths) }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { super.register(cellClass, forCellWithReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { super.register(nib, forCellWithReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) { super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
  override func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) { super.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }
  override func reloadData() { super.reloadData() }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override var remembersLastFocusedIndexPath: Bool { get { super.remembersLastFocusedIndexPath } set { super.remembersLastFocusedIndexPath = newValue } }
  override var reorderingCadence: UICollectionView.ReorderingCadence { get { super.reorderingCadence } set { super.reorderingCadence = newValue } }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override var selectionFollowsFocus: Bool { get { super.selectionFollowsFocus } set { super.selectionFollowsFocus = newValue } }
  override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation { get { super.selfSizingInvalidation } set { super.selfSizingInvalidation = newValue } }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { super.setCollectionViewLayout(layout, animated: animated) }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { super.setContentOffset(contentOffset, animated: animated) }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func startInteractiveTransition(to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil) -> UICollectionViewTransitionLayout { super.startInteractiveTransition(to: layout, completion: completion) }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { super.updateInteractiveMovementTargetPosition(targetPosition) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { super.visibleSupplementaryViews(ofKind: elementKind) }
}
@MainActor private func inherited() -> UICollectionViewSubclass { UICollectionViewSubclass() }

private class UICollectionViewCellSubclass: UICollectionViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var configurationUpdateHandler: UICollectionViewCell.ConfigurationUpdateHandler? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override var contentView: UIView { super.contentView }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) { super.dragStateDidChange(dragState) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override var selectedBackgroundView: UIView? { get { super.selectedBackgroundView } set { super.selectedBackgroundView = newValue } }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
}

private class UICollectionViewCompositionalLayoutSubclass: UICollectionViewCompositionalLayout {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(section: NSCollectionLayoutSection) { super.init(section: section) }
  override init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) { super.init(section: section, configuration: configuration) }
  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { super.init(sectionProvider: sectionProvider) }
  override init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration) { super.init(sectionProvider: sectionProvider, configuration: configuration) }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var configuration: UICollectionViewCompositionalLayoutConfiguration { get { super.configuration } set { super.configuration = newValue } }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: context) }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
  override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override func prepare() { super.prepare() }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
}

private class UICollectionViewCompositionalLayoutConfigurationSubclass: UICollectionViewCompositionalLayoutConfiguration {
  override init() { super.init() }
  override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get { super.boundarySupplementaryItems } set { super.boundarySupplementaryItems = newValue } }
  override var contentInsetsReference: UIContentInsetsReference { get { super.contentInsetsReference } set { super.contentInsetsReference = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var interSectionSpacing: CGFloat { get { super.interSectionSpacing } set { super.interSectionSpacing = newValue } }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
}

private class UICollectionViewControllerSubclass: UICollectionViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override var collectionView: UICollectionView! { get { super.collectionView } set { super.collectionView = newValue } }
  override func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canEditItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canFocusItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { super.collectionView(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender) }
  override func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { super.collectionView(collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview? { super.collectionView(collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { super.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point) }
  override func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) { super.collectionView(collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { super.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { super.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator) }
  override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { super.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) { super.collectionView(collectionView, performAction: action, forItemAt: indexPath, withSender: sender) }
  override func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) { super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  override func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  override func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool { super.collectionView(collectionView, shouldUpdateFocusIn: context) }
  override func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { super.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset) }
  override func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { super.collectionView(collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { super.collectionView(collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath, atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout { super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout) }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator) }
  override func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) { super.collectionView(collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.collectionView(collectionView, willEndContextMenuInteraction: configuration, animator: animator) }
  override func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { super.collectionView(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { super.collectionViewDidEndMultipleSelectionInteraction(collectionView) }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { super.indexPathForPreferredFocusedView(in: collectionView) }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { super.indexTitles(for: collectionView) }
  override var installsStandardGestureForInteractiveMovement: Bool { get { super.installsStandardGestureForInteractiveMovement } set { super.installsStandardGestureForInteractiveMovement = newValue } }
  override func loadView() { super.loadView() }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { super.numberOfSections(in: collectionView) }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { super.scrollViewDidChangeAdjustedContentInset(scrollView) }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { super.scrollViewDidEndDecelerating(scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { super.scrollViewDidEndScrollingAnimation(scrollView) }
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { super.scrollViewDidScrollToTop(scrollView) }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { super.scrollViewShouldScrollToTop(scrollView) }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { super.scrollViewWillBeginDecelerating(scrollView) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { super.scrollViewWillBeginDragging(scrollView) }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { super.scrollViewWillBeginZooming(scrollView, with: view) }
  override func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var useLayoutToLayoutNavigationTransitions: Bool { get { super.useLayoutToLayoutNavigationTransitions } set { super.useLayoutToLayoutNavigationTransitions = newValue } }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private class UICollectionViewDiffableDataSourceSubclass: UICollectionViewDiffableDataSource<Int, String> {
  override init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSource<Int, String>.CellProvider) { super.init(collectionView: collectionView, cellProvider: cellProvider) }
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true) async { await super.apply(snapshot, animatingDifferences: animatingDifferences) }
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  override func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int, animatingDifferences: Bool = true) async { await super.apply(snapshot, to: section, animatingDifferences: animatingDifferences) }
  override func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { super.apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion) }
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) async { await super.applySnapshotUsingReloadData(snapshot) }
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { super.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
  override func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath) }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  override func description() -> String { super.description() }
  override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
  override func indexPath(for itemIdentifier: String) -> IndexPath? { super.indexPath(for: itemIdentifier) }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? { super.indexTitles(for: collectionView) }
  override func itemIdentifier(for indexPath: IndexPath) -> String? { super.itemIdentifier(for: indexPath) }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { super.numberOfSections(in: collectionView) }
  override var reorderingHandlers: UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers { get { super.reorderingHandlers } set { super.reorderingHandlers = newValue } }
  override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
  override var sectionSnapshotHandlers: UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String> { get { super.sectionSnapshotHandlers } set { super.sectionSnapshotHandlers = newValue } }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
  override func snapshot(for section: Int) -> NSDiffableDataSourceSectionSnapshot<String> { super.snapshot(for: section) }
  override var supplementaryViewProvider: UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider? { get { super.supplementaryViewProvider } set { super.supplementaryViewProvider = newValue } }
}

private class UICollectionViewDropPlaceholderSubclass: UICollectionViewDropPlaceholder {
  override var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? { get { super.previewParametersProvider } set { super.previewParametersProvider = newValue } }
}

private class UICollectionViewDropProposalSubclass: UICollectionViewDropProposal {
  override init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) { super.init(operation: operation, intent: intent) }
  override var intent: UICollectionViewDropProposal.Intent { super.intent }
}
@MainActor private func inherited(operation: UIDropOperation) -> UICollectionViewDropProposalSubclass { UICollectionViewDropProposalSubclass(operation: operation) }

private class UICollectionViewFlowLayoutSubclass: UICollectionViewFlowLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var estimatedItemSize: CGSize { get { super.estimatedItemSize } set { super.estimatedItemSize = newValue } }
  override var footerReferenceSize: CGSize { get { super.footerReferenceSize } set { super.footerReferenceSize = newValue } }
  override var headerReferenceSize: CGSize { get { super.headerReferenceSize } set { super.headerReferenceSize = newValue } }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: context) }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
  override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override var itemSize: CGSize { get { super.itemSize } set { super.itemSize = newValue } }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override var minimumInteritemSpacing: CGFloat { get { super.minimumInteritemSpacing } set { super.minimumInteritemSpacing = newValue } }
  override var minimumLineSpacing: CGFloat { get { super.minimumLineSpacing } set { super.minimumLineSpacing = newValue } }
  override func prepare() { super.prepare() }
  override var scrollDirection: UICollectionView.ScrollDirection { get { super.scrollDirection } set { super.scrollDirection = newValue } }
  override var sectionFootersPinToVisibleBounds: Bool { get { super.sectionFootersPinToVisibleBounds } set { super.sectionFootersPinToVisibleBounds = newValue } }
  override var sectionHeadersPinToVisibleBounds: Bool { get { super.sectionHeadersPinToVisibleBounds } set { super.sectionHeadersPinToVisibleBounds = newValue } }
  override var sectionInset: UIEdgeInsets { get { super.sectionInset } set { super.sectionInset = newValue } }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference { get { super.sectionInsetReference } set { super.sectionInsetReference = newValue } }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
}

private class UICollectionViewFlowLayoutInvalidationContextSubclass: UICollectionViewFlowLayoutInvalidationContext {
  override var invalidateFlowLayoutAttributes: Bool { get { super.invalidateFlowLayoutAttributes } set { super.invalidateFlowLayoutAttributes = newValue } }
  override var invalidateFlowLayoutDelegateMetrics: Bool { get { super.invalidateFlowLayoutDelegateMetrics } set { super.invalidateFlowLayoutDelegateMetrics = newValue } }
}

private class UICollectionViewFocusUpdateContextSubclass: UICollectionViewFocusUpdateContext {
  override var nextFocusedIndexPath: IndexPath? { super.nextFocusedIndexPath }
  override var previouslyFocusedIndexPath: IndexPath? { super.previouslyFocusedIndexPath }
}

private class UICollectionViewLayoutSubclass: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { super.awakeFromNib() }
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { super.developmentLayoutDirection }
  override func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { super.flipsHorizontallyInOppositeLayoutDirection }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { super.indexPathsToDeleteForDecorationView(ofKind: elementKind) }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind) }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { super.indexPathsToInsertForDecorationView(ofKind: elementKind) }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { super.indexPathsToInsertForSupplementaryView(ofKind: elementKind) }
  override func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingDecorationElement(ofKind: elementKind, at: decorationIndexPath) }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  override func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath) }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { super.invalidateLayout(with: context) }
  override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forBoundsChange: newBounds) }
  override func invalidationContext(forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath], previousPosition: CGPoint) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition, previousIndexPaths: previousIndexPaths, previousPosition: previousPosition) }
  override func invalidationContext(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutInvalidationContext { super.invalidationContext(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
  override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
  override func invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool) -> UICollectionViewLayoutInvalidationContext { super.invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled) }
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint) -> UICollectionViewLayoutAttributes { super.layoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override func prepare() { super.prepare() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { super.prepare(forAnimatedBoundsChange: oldBounds) }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { super.prepare(forCollectionViewUpdates: updateItems) }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) { super.prepareForTransition(from: oldLayout) }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) { super.prepareForTransition(to: newLayout) }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { super.register(viewClass, forDecorationViewOfKind: elementKind) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func shouldInvalidateLayout(forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes, withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes) -> Bool { super.shouldInvalidateLayout(forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
  override func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath { super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position) }
}

private class UICollectionViewLayoutAttributesSubclass: UICollectionViewLayoutAttributes {
  override init() { super.init() }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var hash: Int { super.hash }
  override var indexPath: IndexPath { get { super.indexPath } set { super.indexPath = newValue } }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var representedElementCategory: UICollectionView.ElementCategory { super.representedElementCategory }
  override var representedElementKind: String? { super.representedElementKind }
  override var size: CGSize { get { super.size } set { super.size = newValue } }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var transform3D: CATransform3D { get { super.transform3D } set { super.transform3D = newValue } }
  override var zIndex: Int { get { super.zIndex } set { super.zIndex = newValue } }
}
@MainActor private func inherited(forCellWith indexPath: IndexPath) -> UICollectionViewLayoutAttributesSubclass { UICollectionViewLayoutAttributesSubclass(forCellWith: indexPath) }
@MainActor private func inherited(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) -> UICollectionViewLayoutAttributesSubclass { UICollectionViewLayoutAttributesSubclass(forDecorationViewOfKind: decorationViewKind, with: indexPath) }
@MainActor private func inherited(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) -> UICollectionViewLayoutAttributesSubclass { UICollectionViewLayoutAttributesSubclass(forSupplementaryViewOfKind: elementKind, with: indexPath) }

private class UICollectionViewLayoutInvalidationContextSubclass: UICollectionViewLayoutInvalidationContext {
  override init() { super.init() }
  override var contentOffsetAdjustment: CGPoint { get { super.contentOffsetAdjustment } set { super.contentOffsetAdjustment = newValue } }
  override var contentSizeAdjustment: CGSize { get { super.contentSizeAdjustment } set { super.contentSizeAdjustment = newValue } }
  override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths) }
  override var invalidateEverything: Bool { super.invalidateEverything }
  override func invalidateItems(at indexPaths: [IndexPath]) { super.invalidateItems(at: indexPaths) }
  override func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) { super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths) }
  override var invalidatedDecorationIndexPaths: [String : [IndexPath]]? { super.invalidatedDecorationIndexPaths }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String : [IndexPath]]? { super.invalidatedSupplementaryIndexPaths }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.previousIndexPathsForInteractivelyMovingItems }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { super.targetIndexPathsForInteractivelyMovingItems }
}

private class UICollectionViewListCellSubclass: UICollectionViewListCell {
  override var accessories: [UICellAccessory] { get { super.accessories } set { super.accessories = newValue } }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var indentsAccessories: Bool { get { super.indentsAccessories } set { super.indentsAccessories = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
}

private class UICollectionViewPlaceholderSubclass: UICollectionViewPlaceholder {
  override init(insertionIndexPath: IndexPath, reuseIdentifier: String) { super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier) }
  override var cellUpdateHandler: ((UICollectionViewCell) -> Void)? { get { super.cellUpdateHandler } set { super.cellUpdateHandler = newValue } }
}

private class UICollectionViewTransitionLayoutSubclass: UICollectionViewTransitionLayout {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) { super.init(currentLayout: currentLayout, nextLayout: newLayout) }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var currentLayout: UICollectionViewLayout { super.currentLayout }
  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  override var nextLayout: UICollectionViewLayout { super.nextLayout }
  override func prepare() { super.prepare() }
  override var transitionProgress: CGFloat { get { super.transitionProgress } set { super.transitionProgress = newValue } }
  override func updateValue(_ value: CGFloat, forAnimatedKey key: String) { super.updateValue(value, forAnimatedKey: key) }
  override func value(forAnimatedKey key: String) -> CGFloat { super.value(forAnimatedKey: key) }
}

private class UICollectionViewUpdateItemSubclass: UICollectionViewUpdateItem {
  override init() { super.init() }
  override var indexPathAfterUpdate: IndexPath? { super.indexPathAfterUpdate }
  override var indexPathBeforeUpdate: IndexPath? { super.indexPathBeforeUpdate }
  override var updateAction: UICollectionViewUpdateItem.Action { super.updateAction }
}

private class UICollisionBehaviorSubclass: UICollisionBehavior {
  override init(items: [any UIDynamicItem]) { super.init(items: items) }
  override func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) { super.addBoundary(withIdentifier: identifier, for: bezierPath) }
  override func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) { super.addBoundary(withIdentifier: identifier, from: p1, to: p2) }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? { super.boundary(withIdentifier: identifier) }
  override var boundaryIdentifiers: [any NSCopying]? { super.boundaryIdentifiers }
  override var collisionDelegate: (any UICollisionBehaviorDelegate)? { get { super.collisionDelegate } set { super.collisionDelegate = newValue } }
  override var collisionMode: UICollisionBehavior.Mode { get { super.collisionMode } set { super.collisionMode = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override func removeAllBoundaries() { super.removeAllBoundaries() }
  override func removeBoundary(withIdentifier identifier: any NSCopying) { super.removeBoundary(withIdentifier: identifier) }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { super.setTranslatesReferenceBoundsIntoBoundary(with: insets) }
  override var translatesReferenceBoundsIntoBoundary: Bool { get { super.translatesReferenceBoundsIntoBoundary } set { super.translatesReferenceBoundsIntoBoundary = newValue } }
}
@MainActor private func inherited() -> UICollisionBehaviorSubclass { UICollisionBehaviorSubclass() }

private class UIColorSubclass: UIColor, @unchecked Sendable {
  override init() { super.init() }
  override init(cgColor: CGColor) { super.init(cgColor: cgColor) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha) }
  override init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { super.init(dynamicProvider: dynamicProvider) }
  override init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) { super.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  override init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init(red: red, green: green, blue: blue, alpha: alpha) }
  override init(white: CGFloat, alpha: CGFloat) { super.init(white: white, alpha: alpha) }
  override class var black: UIColor { super.black }
  override class var blue: UIColor { super.blue }
  override class var brown: UIColor { super.brown }
  override var cgColor: CGColor { super.cgColor }
  override class var clear: UIColor { super.clear }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override class var cyan: UIColor { super.cyan }
  override class var darkGray: UIColor { super.darkGray }
  override class var darkText: UIColor { super.darkText }
  override var description: String { super.description }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func getHue(_ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  override func getRed(_ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { super.getRed(red, green: green, blue: blue, alpha: alpha) }
  override func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool { super.getWhite(white, alpha: alpha) }
  override class var gray: UIColor { super.gray }
  override class var green: UIColor { super.green }
  override class var groupTableViewBackground: UIColor { super.groupTableViewBackground }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override class var label: UIColor { super.label }
  override class var lightGray: UIColor { super.lightGray }
  override class var lightText: UIColor { super.lightText }
  override class var link: UIColor { super.link }
  override class var magenta: UIColor { super.magenta }
  override class var opaqueSeparator: UIColor { super.opaqueSeparator }
  override class var orange: UIColor { super.orange }
  override class var placeholderText: UIColor { super.placeholderText }
  override class var purple: UIColor { super.purple }
  override class var quaternaryLabel: UIColor { super.quaternaryLabel }
  override class var quaternarySystemFill: UIColor { super.quaternarySystemFill }
  override class var red: UIColor { super.red }
  override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { super.resolvedColor(with: traitCollection) }
  override class var secondaryLabel: UIColor { super.secondaryLabel }
  override class var secondarySystemBackground: UIColor { super.secondarySystemBackground }
  override class var secondarySystemFill: UIColor { super.secondarySystemFill }
  override class var secondarySystemGroupedBackground: UIColor { super.secondarySystemGroupedBackground }
  override class var separator: UIColor { super.separator }
  override func set() { super.set() }
  override func setFill() { super.setFill() }
  override func setStroke() { super.setStroke() }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override class var systemBackground: UIColor { super.systemBackground }
  override class var systemBlue: UIColor { super.systemBlue }
  override class var systemBrown: UIColor { super.systemBrown }
  override class var systemCyan: UIColor { super.systemCyan }
  override class var systemFill: UIColor { super.systemFill }
  override class var systemGray: UIColor { super.systemGray }
  override class var systemGray2: UIColor { super.systemGray2 }
  override class var systemGray3: UIColor { super.systemGray3 }
  override class var systemGray4: UIColor { super.systemGray4 }
  override class var systemGray5: UIColor { super.systemGray5 }
  override class var systemGray6: UIColor { super.systemGray6 }
  override class var systemGreen: UIColor { super.systemGreen }
  override class var systemGroupedBackground: UIColor { super.systemGroupedBackground }
  override class var systemIndigo: UIColor { super.systemIndigo }
  override class var systemMint: UIColor { super.systemMint }
  override class var systemOrange: UIColor { super.systemOrange }
  override class var systemPink: UIColor { super.systemPink }
  override class var systemPurple: UIColor { super.systemPurple }
  override class var systemRed: UIColor { super.systemRed }
  override class var systemTeal: UIColor { super.systemTeal }
  override class var systemYellow: UIColor { super.systemYellow }
  override class var tertiaryLabel: UIColor { super.tertiaryLabel }
  override class var tertiarySystemBackground: UIColor { super.tertiarySystemBackground }
  override class var tertiarySystemFill: UIColor { super.tertiarySystemFill }
  override class var tertiarySystemGroupedBackground: UIColor { super.tertiarySystemGroupedBackground }
  override class var tintColor: UIColor { super.tintColor }
  override class var white: UIColor { super.white }
  override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { super.withAlphaComponent(alpha) }
  override func withProminence(_ prominence: UIColor.Prominence) -> UIColor { super.withProminence(prominence) }
  override class var yellow: UIColor { super.yellow }
}
private func inherited(named name: String) -> UIColorSubclass? { UIColorSubclass(named: name) }
private func inherited(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) -> UIColorSubclass? { UIColorSubclass(named: name, in: bundle, compatibleWith: traitCollection) }
private func inherited(patternImage image: UIImage) -> UIColorSubclass { UIColorSubclass(patternImage: image) }
private func inherited(resource: ColorResource) -> UIColorSubclass { UIColorSubclass(resource: resource) }

private class UIColorPickerViewControllerSubclass: UIColorPickerViewController {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override var delegate: (any UIColorPickerViewControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var selectedColor: UIColor { get { super.selectedColor } set { super.selectedColor = newValue } }
  override var supportsAlpha: Bool { get { super.supportsAlpha } set { super.supportsAlpha = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override func viewDidLoad() { super.viewDidLoad() }
}

private class UIColorWellSubclass: UIColorWell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var selectedColor: UIColor? { get { super.selectedColor } set { super.selectedColor = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var supportsAlpha: Bool { get { super.supportsAlpha } set { super.supportsAlpha = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

private class UICommandSubclass: UICommand {
  override init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { super.init(title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state) }
  override var action: Selector { super.action }
  override var attributes: UIMenuElement.Attributes { get { super.attributes } set { super.attributes = newValue } }
  override var discoverabilityTitle: String? { get { super.discoverabilityTitle } set { super.discoverabilityTitle = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var propertyList: Any? { super.propertyList }
  override var state: UIMenuElement.State { get { super.state } set { super.state = newValue } }
  override var title: String { get { super.title } set { super.title = newValue } }
}

private class UIContentUnavailableViewSubclass: UIContentUnavailableView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(configuration: UIContentUnavailableConfiguration) { super.init(configuration: configuration) }
  override var configuration: any UIContentConfiguration { get { super.configuration } set { super.configuration = newValue } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func layoutSubviews() { super.layoutSubviews() }
}

private class UIContextMenuConfigurationSubclass: UIContextMenuConfiguration {
  override var identifier: any NSCopying { super.identifier }
  override var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder { get { super.preferredMenuElementOrder } set { super.preferredMenuElementOrder = newValue } }
}
@MainActor private func inherited(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil) -> UIContextMenuConfigurationSubclass { UIContextMenuConfigurationSubclass(identifier: identifier, previewProvider: previewProvider, actionProvider: actionProvider) }

private class UIContextMenuInteractionSubclass: UIContextMenuInteraction {
  override init(delegate: any UIContextMenuInteractionDelegate) { super.init(delegate: delegate) }
  override var delegate: (any UIContextMenuInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func dismissMenu() { super.dismissMenu() }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var menuAppearance: UIContextMenuInteraction.Appearance { super.menuAppearance }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { super.updateVisibleMenu(block) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

private class UIContextualActionSubclass: UIContextualAction {
  override var backgroundColor: UIColor! { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var handler: UIContextualAction.Handler { super.handler }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var style: UIContextualAction.Style { super.style }
  override var title: String? { get { super.title } set { super.title = newValue } }
}
@MainActor private func inherited(style: UIContextualAction.Style, title: String?, handler: @escaping UIContextualAction.Handler) -> UIContextualActionSubclass { UIContextualActionSubclass(style: style, title: title, handler: handler) }

private class UIControlSubclass: UIControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? { super.actions(forTarget: target, forControlEvent: controlEvent) }
  override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { super.addAction(action, for: controlEvents) }
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) { super.addTarget(target, action: action, for: controlEvents) }
  override var allControlEvents: UIControl.Event { super.allControlEvents }
  override var allTargets: Set<AnyHashable> { super.allTargets }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { get { super.contentHorizontalAlignment } set { super.contentHorizontalAlignment = newValue } }
  override var contentVerticalAlignment: UIControl.ContentVerticalAlignment { get { super.contentVerticalAlignment } set { super.contentVerticalAlignment = newValue } }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location) }
  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration) }
  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration) }
  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator) }
  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment { super.effectiveContentHorizontalAlignment }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void) { super.enumerateEventHandlers(iterator) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var isContextMenuInteractionEnabled: Bool { get { super.isContextMenuInteractionEnabled } set { super.isContextMenuInteractionEnabled = newValue } }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isTouchInside: Bool { super.isTouchInside }
  override var isTracking: Bool { super.isTracking }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) { super.removeAction(action, for: controlEvents) }
  override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) { super.removeAction(identifiedBy: actionIdentifier, for: controlEvents) }
  override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) { super.removeTarget(target, action: action, for: controlEvents) }
  override func sendAction(_ action: UIAction) { super.sendAction(action) }
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { super.sendAction(action, to: target, for: event) }
  override func sendActions(for controlEvents: UIControl.Event) { super.sendActions(for: controlEvents) }
  override var showsMenuAsPrimaryAction: Bool { get { super.showsMenuAsPrimaryAction } set { super.showsMenuAsPrimaryAction = newValue } }
  override var state: UIControl.State { super.state }
  override var toolTip: String? { get { super.toolTip } set { super.toolTip = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
}
@MainActor private func inherited(frame: CGRect, primaryAction: UIAction?) -> UIControlSubclass { UIControlSubclass(frame: frame, primaryAction: primaryAction) }

private class UICubicTimingParametersSubclass: UICubicTimingParameters {
  override init(animationCurve curve: UIView.AnimationCurve) { super.init(animationCurve: curve) }
  override init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { super.init(controlPoint1: point1, controlPoint2: point2) }
  override var animationCurve: UIView.AnimationCurve { super.animationCurve }
  override var controlPoint1: CGPoint { super.controlPoint1 }
  override var controlPoint2: CGPoint { super.controlPoint2 }
  override var cubicTimingParameters: UICubicTimingParameters? { super.cubicTimingParameters }
  override var springTimingParameters: UISpringTimingParameters? { super.springTimingParameters }
  override var timingCurveType: UITimingCurveType { super.timingCurveType }
}
@MainActor private func inherited() -> UICubicTimingParametersSubclass { UICubicTimingParametersSubclass() }

private class UIDatePickerSubclass: UIDatePicker {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var calendar: Calendar! { get { super.calendar } set { super.calendar = newValue } }
  override var countDownDuration: TimeInterval { get { super.countDownDuration } set { super.countDownDuration = newValue } }
  override var date: Date { get { super.date } set { super.date = newValue } }
  override var datePickerMode: UIDatePicker.Mode { get { super.datePickerMode } set { super.datePickerMode = newValue } }
  override var datePickerStyle: UIDatePickerStyle { super.datePickerStyle }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var locale: Locale? { get { super.locale } set { super.locale = newValue } }
  override var maximumDate: Date? { get { super.maximumDate } set { super.maximumDate = newValue } }
  override var minimumDate: Date? { get { super.minimumDate } set { super.minimumDate = newValue } }
  override var minuteInterval: Int { get { super.minuteInterval } set { super.minuteInterval = newValue } }
  override var preferredDatePickerStyle: UIDatePickerStyle { get { super.preferredDatePickerStyle } set { super.preferredDatePickerStyle = newValue } }
  override var roundsToMinuteInterval: Bool { get { super.roundsToMinuteInterval } set { super.roundsToMinuteInterval = newValue } }
  override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var timeZone: TimeZone? { get { super.timeZone } set { super.timeZone = newValue } }
}

private class UIDeferredMenuElementSubclass: UIDeferredMenuElement {
  override init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) { super.init(elementProvider) }
  override class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> UIDeferredMenuElement { super.uncached(elementProvider) }
}

private class UIDeviceSubclass: UIDevice {
  override var batteryLevel: Float { super.batteryLevel }
  override var batteryState: UIDevice.BatteryState { super.batteryState }
  override func beginGeneratingDeviceOrientationNotifications() { super.beginGeneratingDeviceOrientationNotifications() }
  override class var current: UIDevice { super.current }
  override func endGeneratingDeviceOrientationNotifications() { super.endGeneratingDeviceOrientationNotifications() }
  override var identifierForVendor: UUID? { super.identifierForVendor }
  override var isBatteryMonitoringEnabled: Bool { get { super.isBatteryMonitoringEnabled } set { super.isBatteryMonitoringEnabled = newValue } }
  override var isGeneratingDeviceOrientationNotifications: Bool { super.isGeneratingDeviceOrientationNotifications }
  override var isMultitaskingSupported: Bool { super.isMultitaskingSupported }
  override var isProximityMonitoringEnabled: Bool { get { super.isProximityMonitoringEnabled } set { super.isProximityMonitoringEnabled = newValue } }
  override var localizedModel: String { super.localizedModel }
  override var model: String { super.model }
  override var name: String { super.name }
  override var orientation: UIDeviceOrientation { super.orientation }
  override func playInputClick() { super.playInputClick() }
  override var proximityState: Bool { super.proximityState }
  override var systemName: String { super.systemName }
  override var systemVersion: String { super.systemVersion }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
}

private class UIDragInteractionSubclass: UIDragInteraction {
  override init(delegate: any UIDragInteractionDelegate) { super.init(delegate: delegate) }
  override var allowsSimultaneousRecognitionDuringLift: Bool { get { super.allowsSimultaneousRecognitionDuringLift } set { super.allowsSimultaneousRecognitionDuringLift = newValue } }
  override var delegate: (any UIDragInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override class var isEnabledByDefault: Bool { super.isEnabledByDefault }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

private class UIDragItemSubclass: UIDragItem {
  override init(itemProvider: NSItemProvider) { super.init(itemProvider: itemProvider) }
  override var itemProvider: NSItemProvider { super.itemProvider }
  override var localObject: Any? { get { super.localObject } set { super.localObject = newValue } }
  override var previewProvider: (() -> UIDragPreview?)? { get { super.previewProvider } set { super.previewProvider = newValue } }
}

private class UIDragPreviewSubclass: UIDragPreview {
  override init(view: UIView, parameters: UIDragPreviewParameters) { super.init(view: view, parameters: parameters) }
  override var parameters: UIDragPreviewParameters { super.parameters }
  override var view: UIView { super.view }
}
@MainActor private func inherited(view: UIView) -> UIDragPreviewSubclass { UIDragPreviewSubclass(view: view) }

private class UIDragPreviewParametersSubclass: UIDragPreviewParameters {
}

private class UIDragPreviewTargetSubclass: UIDragPreviewTarget {
}

private class UIDropInteractionSubclass: UIDropInteraction {
  override init(delegate: any UIDropInteractionDelegate) { super.init(delegate: delegate) }
  override var allowsSimultaneousDropSessions: Bool { get { super.allowsSimultaneousDropSessions } set { super.allowsSimultaneousDropSessions = newValue } }
  override var delegate: (any UIDropInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

private class UIDropProposalSubclass: UIDropProposal {
  override init(operation: UIDropOperation) { super.init(operation: operation) }
  override var operation: UIDropOperation { super.operation }
}

private class UIDynamicAnimatorSubclass: UIDynamicAnimator {
  override init() { super.init() }
  override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  override init(referenceView view: UIView) { super.init(referenceView: view) }
  override func addBehavior(_ behavior: UIDynamicBehavior) { super.addBehavior(behavior) }
  override var behaviors: [UIDynamicBehavior] { super.behaviors }
  override var delegate: (any UIDynamicAnimatorDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var elapsedTime: TimeInterval { super.elapsedTime }
  override var isRunning: Bool { super.isRunning }
  override func items(in rect: CGRect) -> [any UIDynamicItem] { super.items(in: rect) }
  override func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForCell(at: indexPath) }
  override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForDecorationView(ofKind: kind, at: indexPath) }
  override func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) }
  override var referenceView: UIView? { super.referenceView }
  override func removeAllBehaviors() { super.removeAllBehaviors() }
  override func removeBehavior(_ behavior: UIDynamicBehavior) { super.removeBehavior(behavior) }
  override func updateItem(usingCurrentState item: any UIDynamicItem) { super.updateItem(usingCurrentState: item) }
}

private class UIDynamicBehaviorSubclass: UIDynamicBehavior {
  override init() { super.init() }
  override var action: (() -> Void)? { get { super.action } set { super.action = newValue } }
  override func addChildBehavior(_ behavior: UIDynamicBehavior) { super.addChildBehavior(behavior) }
  override var childBehaviors: [UIDynamicBehavior] { super.childBehaviors }
  override var dynamicAnimator: UIDynamicAnimator? { super.dynamicAnimator }
  override func removeChildBehavior(_ behavior: UIDynamicBehavior) { super.removeChildBehavior(behavior) }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) { super.willMove(to: dynamicAnimator) }
}

private class UIDynamicItemBehaviorSubclass: UIDynamicItemBehavior {
  override init(items: [any UIDynamicItem]) { super.init(items: items) }
  override func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { super.addAngularVelocity(velocity, for: item) }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { super.addLinearVelocity(velocity, for: item) }
  override var allowsRotation: Bool { get { super.allowsRotation } set { super.allowsRotation = newValue } }
  override var angularResistance: CGFloat { get { super.angularResistance } set { super.angularResistance = newValue } }
  override func angularVelocity(for item: any UIDynamicItem) -> CGFloat { super.angularVelocity(for: item) }
  override var density: CGFloat { get { super.density } set { super.density = newValue } }
  override var elasticity: CGFloat { get { super.elasticity } set { super.elasticity = newValue } }
  override var friction: CGFloat { get { super.friction } set { super.friction = newValue } }
  override var isAnchored: Bool { get { super.isAnchored } set { super.isAnchored = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override func linearVelocity(for item: any UIDynamicItem) -> CGPoint { super.linearVelocity(for: item) }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override var resistance: CGFloat { get { super.resistance } set { super.resistance = newValue } }
}
@MainActor private func inherited() -> UIDynamicItemBehaviorSubclass { UIDynamicItemBehaviorSubclass() }

private class UIEditMenuConfigurationSubclass: UIEditMenuConfiguration {
  override init(identifier: AnyHashable?, sourcePoint: CGPoint) { super.init(identifier: identifier, sourcePoint: sourcePoint) }
  override var identifier: AnyHashable { super.identifier }
  override var preferredArrowDirection: UIEditMenuArrowDirection { get { super.preferredArrowDirection } set { super.preferredArrowDirection = newValue } }
  override var sourcePoint: CGPoint { super.sourcePoint }
}

private class UIEditMenuInteractionSubclass: UIEditMenuInteraction {
  override init(delegate: (any UIEditMenuInteractionDelegate)?) { super.init(delegate: delegate) }
  override var delegate: (any UIEditMenuInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func dismissMenu() { super.dismissMenu() }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func presentEditMenu(with configuration: UIEditMenuConfiguration) { super.presentEditMenu(with: configuration) }
  override func reloadVisibleMenu() { super.reloadVisibleMenu() }
  override func updateVisibleMenuPosition(animated: Bool) { super.updateVisibleMenuPosition(animated: animated) }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

private class UIEventSubclass: UIEvent {
  override init() { super.init() }
  override var allTouches: Set<UITouch>? { super.allTouches }
  override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { super.coalescedTouches(for: touch) }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var subtype: UIEvent.EventSubtype { super.subtype }
  override var timestamp: TimeInterval { super.timestamp }
  override func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { super.touches(for: gesture) }
  override func touches(for view: UIView) -> Set<UITouch>? { super.touches(for: view) }
  override func touches(for window: UIWindow) -> Set<UITouch>? { super.touches(for: window) }
  override var type: UIEvent.EventType { super.type }
}

private class UIFeedbackGeneratorSubclass: UIFeedbackGenerator {
  override func prepare() { super.prepare() }
}

private class UIFocusAnimationCoordinatorSubclass: UIFocusAnimationCoordinator {
  override func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) { super.addCoordinatedAnimations(animations, completion: completion) }
}

private class UIFocusEffectSubclass: UIFocusEffect {
  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

private class UIFocusHaloEffectSubclass: UIFocusHaloEffect {
  override init() { super.init() }
  override init(path bezierPath: UIBezierPath) { super.init(path: bezierPath) }
  override var containerView: UIView? { get { super.containerView } set { super.containerView = newValue } }
  override var referenceView: UIView? { get { super.referenceView } set { super.referenceView = newValue } }
}
@MainActor private func inherited(rect: CGRect) -> UIFocusHaloEffectSubclass { UIFocusHaloEffectSubclass(rect: rect) }
@MainActor private func inherited(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) -> UIFocusHaloEffectSubclass { UIFocusHaloEffectSubclass(roundedRect: rect, cornerRadius: cornerRadius, curve: curve) }

private class UIFocusSystemSubclass: UIFocusSystem {
  override class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { super.focusSystem(for: environment) }
  override var focusedItem: (any UIFocusItem)? { super.focusedItem }
  override func requestFocusUpdate(to environment: any UIFocusEnvironment) { super.requestFocusUpdate(to: environment) }
  override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
}

private class UIFocusUpdateContextSubclass: UIFocusUpdateContext {
  override var focusHeading: UIFocusHeading { super.focusHeading }
  override var nextFocusedItem: (any UIFocusItem)? { super.nextFocusedItem }
  override var nextFocusedView: UIView? { super.nextFocusedView }
  override var previouslyFocusedItem: (any UIFocusItem)? { super.previouslyFocusedItem }
  override var previouslyFocusedView: UIView? { super.previouslyFocusedView }
}

private class UIFontSubclass: UIFont, @unchecked Sendable {
  override init() { super.init() }
  override var ascender: CGFloat { super.ascender }
  override class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { super.boldSystemFont(ofSize: fontSize) }
  override class var buttonFontSize: CGFloat { super.buttonFontSize }
  override var capHeight: CGFloat { super.capHeight }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var descender: CGFloat { super.descender }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var familyName: String { super.familyName }
  override class var familyNames: [String] { super.familyNames }
  override var fontDescriptor: UIFontDescriptor { super.fontDescriptor }
  override var fontName: String { super.fontName }
  override class func fontNames(forFamilyName familyName: String) -> [String] { super.fontNames(forFamilyName: familyName) }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { super.italicSystemFont(ofSize: fontSize) }
  override class var labelFontSize: CGFloat { super.labelFontSize }
  override var leading: CGFloat { super.leading }
  override var lineHeight: CGFloat { super.lineHeight }
  override class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { super.monospacedDigitSystemFont(ofSize: fontSize, weight: weight) }
  override class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { super.monospacedSystemFont(ofSize: fontSize, weight: weight) }
  override var pointSize: CGFloat { super.pointSize }
  override class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont { super.preferredFont(forTextStyle: style) }
  override class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont { super.preferredFont(forTextStyle: style, compatibleWith: traitCollection) }
  override class var smallSystemFontSize: CGFloat { super.smallSystemFontSize }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override class func systemFont(ofSize fontSize: CGFloat) -> UIFont { super.systemFont(ofSize: fontSize) }
  override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { super.systemFont(ofSize: fontSize, weight: weight) }
  override class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont { super.systemFont(ofSize: fontSize, weight: weight, width: width) }
  override class var systemFontSize: CGFloat { super.systemFontSize }
  override func withSize(_ fontSize: CGFloat) -> UIFont { super.withSize(fontSize) }
  override var xHeight: CGFloat { super.xHeight }
}
private func inherited(coder: NSCoder) -> UIFontSubclass? { UIFontSubclass(coder: coder) }
private func inherited(descriptor: UIFontDescriptor, size pointSize: CGFloat) -> UIFontSubclass { UIFontSubclass(descriptor: descriptor, size: pointSize) }
private func inherited(name fontName: String, size fontSize: CGFloat) -> UIFontSubclass? { UIFontSubclass(name: fontName, size: fontSize) }

private class UIFontDescriptorSubclass: UIFontDescriptor, @unchecked Sendable {
  override init() { super.init() }
  override func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptor { super.addingAttributes(attributes) }
  override var fontAttributes: [UIFontDescriptor.AttributeName : Any] { super.fontAttributes }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { super.object(forKey: anAttribute) }
  override var pointSize: CGFloat { super.pointSize }
  override var postscriptName: String { super.postscriptName }
  override class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor { super.preferredFontDescriptor(withTextStyle: style) }
  override class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFontDescriptor { super.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection) }
  override var symbolicTraits: UIFontDescriptor.SymbolicTraits { super.symbolicTraits }
  override func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { super.withDesign(design) }
  override func withFace(_ newFace: String) -> UIFontDescriptor { super.withFace(newFace) }
  override func withFamily(_ newFamily: String) -> UIFontDescriptor { super.withFamily(newFamily) }
  override func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { super.withSize(newPointSize) }
  override func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { super.withSymbolicTraits(symbolicTraits) }
}
private func inherited(fontAttributes attributes: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptorSubclass { UIFontDescriptorSubclass(fontAttributes: attributes) }
private func inherited(name: String, size: CGFloat) -> UIFontDescriptorSubclass { UIFontDescriptorSubclass(name: name, size: size) }

private class UIFontMetricsSubclass: UIFontMetrics, @unchecked Sendable {
  override init(forTextStyle textStyle: UIFont.TextStyle) { super.init(forTextStyle: textStyle) }
  override class var `default`: UIFontMetrics { super.default }
  override func scaledFont(for font: UIFont) -> UIFont { super.scaledFont(for: font) }
  override func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { super.scaledFont(for: font, compatibleWith: traitCollection) }
  override func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { super.scaledFont(for: font, maximumPointSize: maximumPointSize) }
  override func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont { super.scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: traitCollection) }
  override func scaledValue(for value: CGFloat) -> CGFloat { super.scaledValue(for: value) }
  override func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { super.scaledValue(for: value, compatibleWith: traitCollection) }
}

private class UIGestureRecognizerSubclass: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
  override var allowedPressTypes: [NSNumber] { get { super.allowedPressTypes } set { super.allowedPressTypes = newValue } }
  override var allowedTouchTypes: [NSNumber] { get { super.allowedTouchTypes } set { super.allowedTouchTypes = newValue } }
  override var buttonMask: UIEvent.ButtonMask { super.buttonMask }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { super.canBePrevented(by: preventingGestureRecognizer) }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
  override var cancelsTouchesInView: Bool { get { super.cancelsTouchesInView } set { super.cancelsTouchesInView = newValue } }
  override var delaysTouchesBegan: Bool { get { super.delaysTouchesBegan } set { super.delaysTouchesBegan = newValue } }
  override var delaysTouchesEnded: Bool { get { super.delaysTouchesEnded } set { super.delaysTouchesEnded = newValue } }
  override var delegate: (any UIGestureRecognizerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { super.location(ofTouch: touchIndex, in: view) }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var name: String? { get { super.name } set { super.name = newValue } }
  override var numberOfTouches: Int { super.numberOfTouches }
  override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) { super.require(toFail: otherGestureRecognizer) }
  override var requiresExclusiveTouchType: Bool { get { super.requiresExclusiveTouchType } set { super.requiresExclusiveTouchType = newValue } }
  override func reset() { super.reset() }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: otherGestureRecognizer) }
  override func shouldReceive(_ event: UIEvent) -> Bool { super.shouldReceive(event) }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: otherGestureRecognizer) }
  override var state: UIGestureRecognizer.State { get { super.state } set { super.state = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var view: UIView? { super.view }
}
@MainActor private func inherited() -> UIGestureRecognizerSubclass { UIGestureRecognizerSubclass() }
@MainActor private func inherited(handler: @escaping @MainActor @Sendable (UIGestureRecognizer) -> Void) -> UIGestureRecognizerSubclass { UIGestureRecognizerSubclass(handler: handler) }

private class UIGlassContainerEffectSubclass: UIGlassContainerEffect {
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
}

private class UIGlassEffectSubclass: UIGlassEffect {
  override init(style: UIGlassEffect.Style) { super.init(style: style) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isInteractive: Bool { get { super.isInteractive } set { super.isInteractive = newValue } }
  override var tintColor: UIColor? { get { super.tintColor } set { super.tintColor = newValue } }
}
@MainActor private func inherited() -> UIGlassEffectSubclass { UIGlassEffectSubclass() }

private class UIGraphicsImageRendererSubclass: UIGraphicsImageRenderer {
  override init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }
  override var format: UIGraphicsImageRendererFormat { super.format }
  override func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { super.image(actions: actions) }
  override func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data { super.jpegData(withCompressionQuality: compressionQuality, actions: actions) }
  override func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { super.pngData(actions: actions) }
}
@MainActor private func inherited() -> UIGraphicsImageRendererSubclass { UIGraphicsImageRendererSubclass() }
@MainActor private func inherited(bounds: CGRect) -> UIGraphicsImageRendererSubclass { UIGraphicsImageRendererSubclass(bounds: bounds) }
@MainActor private func inherited(size: CGSize) -> UIGraphicsImageRendererSubclass { UIGraphicsImageRendererSubclass(size: size) }
@MainActor private func inherited(size: CGSize, format: UIGraphicsImageRendererFormat) -> UIGraphicsImageRendererSubclass { UIGraphicsImageRendererSubclass(size: size, format: format) }

private class UIGraphicsImageRendererContextSubclass: UIGraphicsImageRendererContext {
  override var cgContext: CGContext { super.cgContext }
  override func clip(to rect: CGRect) { super.clip(to: rect) }
  override func fill(_ rect: CGRect) { super.fill(rect) }
  override func fill(_ rect: CGRect, blendMode: CGBlendMode) { super.fill(rect, blendMode: blendMode) }
  override var format: UIGraphicsImageRendererFormat { super.format }
  override func stroke(_ rect: CGRect) { super.stroke(rect) }
  override func stroke(_ rect: CGRect, blendMode: CGBlendMode) { super.stroke(rect, blendMode: blendMode) }
}

private class UIGraphicsImageRendererFormatSubclass: UIGraphicsImageRendererFormat {
  override init() { super.init() }
  override var bounds: CGRect { super.bounds }
  override class func `default`() -> UIGraphicsImageRendererFormat { super.default() }
  override var opaque: Bool { get { super.opaque } set { super.opaque = newValue } }
  override class func preferred() -> UIGraphicsImageRendererFormat { super.preferred() }
  override var preferredRange: UIGraphicsImageRendererFormat.Range { get { super.preferredRange } set { super.preferredRange = newValue } }
  override var prefersExtendedRange: Bool { get { super.prefersExtendedRange } set { super.prefersExtendedRange = newValue } }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
}
@MainActor private func inherited(for traitCollection: UITraitCollection) -> UIGraphicsImageRendererFormatSubclass { UIGraphicsImageRendererFormatSubclass(for: traitCollection) }

private class UIGravityBehaviorSubclass: UIGravityBehavior {
  override init(items: [any UIDynamicItem]) { super.init(items: items) }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override var angle: CGFloat { get { super.angle } set { super.angle = newValue } }
  override var gravityDirection: CGVector { get { super.gravityDirection } set { super.gravityDirection = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override var magnitude: CGFloat { get { super.magnitude } set { super.magnitude = newValue } }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
}
@MainActor private func inherited() -> UIGravityBehaviorSubclass { UIGravityBehaviorSubclass() }

private class UIHoverGestureRecognizerSubclass: UIHoverGestureRecognizer {
  override var altitudeAngle: CGFloat { super.altitudeAngle }
  override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
  override func azimuthUnitVector(in view: UIView?) -> CGVector { super.azimuthUnitVector(in: view) }
  override var zOffset: CGFloat { super.zOffset }
}

private class UIImageSubclass: UIImage, @unchecked Sendable {
  override init() { super.init() }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override class var actions: UIImage { super.actions }
  override class var add: UIImage { super.add }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { super.animatedImage(with: images, duration: duration) }
  override class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? { super.animatedImageNamed(name, duration: duration) }
  override class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? { super.animatedResizableImageNamed(name, capInsets: capInsets, duration: duration) }
  override class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval) -> UIImage? { super.animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: resizingMode, duration: duration) }
  override func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? { super.applyingSymbolConfiguration(configuration) }
  override func byPreparingForDisplay() async -> UIImage? { await super.byPreparingForDisplay() }
  override func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { await super.byPreparingThumbnail(ofSize: size) }
  override var capInsets: UIEdgeInsets { super.capInsets }
  override var cgImage: CGImage? { super.cgImage }
  override class var checkmark: UIImage { super.checkmark }
  override var configuration: UIImage.Configuration? { super.configuration }
  override func draw(at point: CGPoint) { super.draw(at: point) }
  override func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { super.draw(at: point, blendMode: blendMode, alpha: alpha) }
  override func draw(in rect: CGRect) { super.draw(in: rect) }
  override func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { super.draw(in: rect, blendMode: blendMode, alpha: alpha) }
  override func drawAsPattern(in rect: CGRect) { super.drawAsPattern(in: rect) }
  override var duration: TimeInterval { super.duration }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override var hash: Int { super.hash }
  override var imageAsset: UIImageAsset? { super.imageAsset }
  override func imageFlippedForRightToLeftLayoutDirection() -> UIImage { super.imageFlippedForRightToLeftLayoutDirection() }
  override var imageOrientation: UIImage.Orientation { super.imageOrientation }
  override var imageRendererFormat: UIGraphicsImageRendererFormat { super.imageRendererFormat }
  override func imageWithoutBaseline() -> UIImage { super.imageWithoutBaseline() }
  override var images: [UIImage]? { super.images }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var isSymbolImage: Bool { super.isSymbolImage }
  override func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { super.prepareForDisplay(completionHandler: completionHandler) }
  override func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { super.prepareThumbnail(of: size, completionHandler: completionHandler) }
  override func preparingForDisplay() -> UIImage? { super.preparingForDisplay() }
  override func preparingThumbnail(of size: CGSize) -> UIImage? { super.preparingThumbnail(of: size) }
  override class var remove: UIImage { super.remove }
  override var renderingMode: UIImage.RenderingMode { super.renderingMode }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { super.resizableImage(withCapInsets: capInsets) }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage { super.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
  override var resizingMode: UIImage.ResizingMode { super.resizingMode }
  override var scale: CGFloat { super.scale }
  override var size: CGSize { super.size }
  override func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { super.stretchableImage(withLeftCapWidth: leftCapWidth, topCapHeight: topCapHeight) }
  override class var strokedCheckmark: UIImage { super.strokedCheckmark }
  override class var supportsSecureCoding: Bool { super.supportsSecureCoding }
  override var symbolConfiguration: UIImage.SymbolConfiguration? { super.symbolConfiguration }
  override func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { super.withAlignmentRectInsets(alignmentInsets) }
  override func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { super.withBaselineOffset(fromBottom: baselineOffset) }
  override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { super.withConfiguration(configuration) }
  override func withHorizontallyFlippedOrientation() -> UIImage { super.withHorizontallyFlippedOrientation() }
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { super.withRenderingMode(renderingMode) }
  override func withTintColor(_ color: UIColor) -> UIImage { super.withTintColor(color) }
  override func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage { super.withTintColor(color, renderingMode: renderingMode) }
}
private func inherited(cgImage: CGImage) -> UIImageSubclass { UIImageSubclass(cgImage: cgImage) }
private func inherited(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) -> UIImageSubclass { UIImageSubclass(cgImage: cgImage, scale: scale, orientation: orientation) }
private func inherited(coder: NSCoder) -> UIImageSubclass? { UIImageSubclass(coder: coder) }
private func inherited(contentsOfFile path: String) -> UIImageSubclass? { UIImageSubclass(contentsOfFile: path) }
private func inherited(data: Data) -> UIImageSubclass? { UIImageSubclass(data: data) }
private func inherited(data: Data, scale: CGFloat) -> UIImageSubclass? { UIImageSubclass(data: data, scale: scale) }
private func inherited(imageLiteralResourceName name: String) -> UIImageSubclass { UIImageSubclass(imageLiteralResourceName: name) }
private func inherited(named name: String) -> UIImageSubclass? { UIImageSubclass(named: name) }
private func inherited(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) -> UIImageSubclass? { UIImageSubclass(named: name, in: bundle, compatibleWith: traitCollection) }
private func inherited(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) -> UIImageSubclass? { UIImageSubclass(named: name, in: bundle, with: configuration) }
private func inherited(resource: ImageResource) -> UIImageSubclass { UIImageSubclass(resource: resource) }
private func inherited(systemName name: String) -> UIImageSubclass? { UIImageSubclass(systemName: name) }
private func inherited(systemName name: String, compatibleWith traitCollection: UITraitCollection?) -> UIImageSubclass? { UIImageSubclass(systemName: name, compatibleWith: traitCollection) }
private func inherited(systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil) -> UIImageSubclass? { UIImageSubclass(systemName: name, variableValue: variableValue, configuration: configuration) }
private func inherited(systemName name: String, withConfiguration configuration: UIImage.Configuration?) -> UIImageSubclass? { UIImageSubclass(systemName: name, withConfiguration: configuration) }

private class UIImageConfigurationSubclass: UIImage.Configuration, @unchecked Sendable {
  override init() { super.init() }
  override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { super.applying(otherConfiguration) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var traitCollection: UITraitCollection? { super.traitCollection }
  override func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { super.withTraitCollection(traitCollection) }
}
private func inherited(traitCollection: UITraitCollection?) -> UIImageConfigurationSubclass { UIImageConfigurationSubclass(traitCollection: traitCollection) }

private class UIImageSymbolConfigurationSubclass: UIImage.SymbolConfiguration, @unchecked Sendable {
  override func configurationWithoutPointSizeAndWeight() -> Self { super.configurationWithoutPointSizeAndWeight() }
  override func configurationWithoutScale() -> Self { super.configurationWithoutScale() }
  override func configurationWithoutTextStyle() -> Self { super.configurationWithoutTextStyle() }
  override func configurationWithoutWeight() -> Self { super.configurationWithoutWeight() }
  override func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool { super.isEqual(to: otherConfiguration) }
  override class func preferringMonochrome() -> Self { super.preferringMonochrome() }
  override class func preferringMulticolor() -> Self { super.preferringMulticolor() }
  override class var unspecified: UIImage.SymbolConfiguration { super.unspecified }
}
private func inherited(font: UIFont) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(font: font) }
private func inherited(font: UIFont, scale: UIImage.SymbolScale) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(font: font, scale: scale) }
private func inherited(hierarchicalColor: UIColor) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(hierarchicalColor: hierarchicalColor) }
private func inherited(paletteColors: [UIColor]) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(paletteColors: paletteColors) }
private func inherited(pointSize: CGFloat) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(pointSize: pointSize) }
private func inherited(pointSize: CGFloat, weight: UIImage.SymbolWeight) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(pointSize: pointSize, weight: weight) }
private func inherited(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(pointSize: pointSize, weight: weight, scale: scale) }
private func inherited(scale: UIImage.SymbolScale) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(scale: scale) }
private func inherited(textStyle: UIFont.TextStyle) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(textStyle: textStyle) }
private func inherited(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(textStyle: textStyle, scale: scale) }
private func inherited(weight: UIImage.SymbolWeight) -> UIImageSymbolConfigurationSubclass { UIImageSymbolConfigurationSubclass(weight: weight) }

private class UIImageAssetSubclass: UIImageAsset, @unchecked Sendable {
  override init() { super.init() }
  override func image(with configuration: UIImage.Configuration) -> UIImage { super.image(with: configuration) }
  override func image(with traitCollection: UITraitCollection) -> UIImage { super.image(with: traitCollection) }
  override func register(_ image: UIImage, with configuration: UIImage.Configuration) { super.register(image, with: configuration) }
  override func register(_ image: UIImage, with traitCollection: UITraitCollection) { super.register(image, with: traitCollection) }
  override func unregister(with configuration: UIImage.Configuration) { super.unregister(with: configuration) }
  override func unregister(with traitCollection: UITraitCollection) { super.unregister(with: traitCollection) }
}

private class UIImagePickerControllerSubclass: UIImagePickerController {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override var allowsEditing: Bool { get { super.allowsEditing } set { super.allowsEditing = newValue } }
  override class func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? { super.availableMediaTypes(for: sourceType) }
  override var cameraCaptureMode: UIImagePickerController.CameraCaptureMode { get { super.cameraCaptureMode } set { super.cameraCaptureMode = newValue } }
  override var cameraDevice: UIImagePickerController.CameraDevice { get { super.cameraDevice } set { super.cameraDevice = newValue } }
  override class func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { super.isCameraDeviceAvailable(cameraDevice) }
  override class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { super.isSourceTypeAvailable(sourceType) }
  override var mediaTypes: [String] { get { super.mediaTypes } set { super.mediaTypes = newValue } }
  override var sourceType: UIImagePickerController.SourceType { get { super.sourceType } set { super.sourceType = newValue } }
}

private class UIImageViewSubclass: UIImageView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(image: UIImage?) { super.init(image: image) }
  override init(image: UIImage?, highlightedImage: UIImage?) { super.init(image: image, highlightedImage: highlightedImage) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var animationDuration: TimeInterval { get { super.animationDuration } set { super.animationDuration = newValue } }
  override var animationImages: [UIImage]? { get { super.animationImages } set { super.animationImages = newValue } }
  override var animationRepeatCount: Int { get { super.animationRepeatCount } set { super.animationRepeatCount = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var highlightedAnimationImages: [UIImage]? { get { super.highlightedAnimationImages } set { super.highlightedAnimationImages = newValue } }
  override var highlightedImage: UIImage? { get { super.highlightedImage } set { super.highlightedImage = newValue } }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isAnimating: Bool { super.isAnimating }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { get { super.preferredSymbolConfiguration } set { super.preferredSymbolConfiguration = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}

private class UIImpactFeedbackGeneratorSubclass: UIImpactFeedbackGenerator {
  override init() { super.init() }
  override init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init(style: style) }
  override init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init(style: style, view: view) }
  override func impactOccurred() { super.impactOccurred() }
  override func impactOccurred(intensity: CGFloat) { super.impactOccurred(intensity: intensity) }
}

private class UIInputViewSubclass: UIInputView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(frame: CGRect, inputViewStyle: UIInputView.Style) { super.init(frame: frame, inputViewStyle: inputViewStyle) }
  override var allowsSelfSizing: Bool { get { super.allowsSelfSizing } set { super.allowsSelfSizing = newValue } }
  override var inputViewStyle: UIInputView.Style { super.inputViewStyle }
}

private class UIInterpolatingMotionEffectSubclass: UIInterpolatingMotionEffect {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) { super.init(keyPath: keyPath, type: type) }
  override var keyPath: String { super.keyPath }
  override var maximumRelativeValue: Any? { get { super.maximumRelativeValue } set { super.maximumRelativeValue = newValue } }
  override var minimumRelativeValue: Any? { get { super.minimumRelativeValue } set { super.minimumRelativeValue = newValue } }
  override var type: UIInterpolatingMotionEffect.EffectType { super.type }
}

private class UIKeySubclass: UIKey {
  override init() { super.init() }
  override var characters: String { super.characters }
  override var charactersIgnoringModifiers: String { super.charactersIgnoringModifiers }
  override var keyCode: UIKeyboardHIDUsage { super.keyCode }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
}

private class UIKeyCommandSubclass: UIKeyCommand {
  override init() { super.init() }
  override init(title: String, image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) { super.init(title: title, image: image, action: action, input: input, modifierFlags: modifierFlags, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state) }
  override var input: String? { super.input }
  override var modifierFlags: UIKeyModifierFlags { super.modifierFlags }
  override var wantsPriorityOverSystemBehavior: Bool { get { super.wantsPriorityOverSystemBehavior } set { super.wantsPriorityOverSystemBehavior = newValue } }
}
@MainActor private func inherited(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) -> UIKeyCommandSubclass { UIKeyCommandSubclass(input: input, modifierFlags: modifierFlags, action: action) }
@MainActor private func inherited(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) -> UIKeyCommandSubclass { UIKeyCommandSubclass(input: input, modifierFlags: modifierFlags, action: action, discoverabilityTitle: discoverabilityTitle) }

private class UIKeyboardLayoutGuideSubclass: UIKeyboardLayoutGuide {
  override var followsUndockedKeyboard: Bool { get { super.followsUndockedKeyboard } set { super.followsUndockedKeyboard = newValue } }
  override var usesBottomSafeArea: Bool { get { super.usesBottomSafeArea } set { super.usesBottomSafeArea = newValue } }
}

private class UILabelSubclass: UILabel {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var allowsDefaultTighteningForTruncation: Bool { get { super.allowsDefaultTighteningForTruncation } set { super.allowsDefaultTighteningForTruncation = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override var baselineAdjustment: UIBaselineAdjustment { get { super.baselineAdjustment } set { super.baselineAdjustment = newValue } }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override var font: UIFont! { get { super.font } set { super.font = newValue } }
  override var highlightedTextColor: UIColor? { get { super.highlightedTextColor } set { super.highlightedTextColor = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var lineBreakMode: NSLineBreakMode { get { super.lineBreakMode } set { super.lineBreakMode = newValue } }
  override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get { super.lineBreakStrategy } set { super.lineBreakStrategy = newValue } }
  override var minimumScaleFactor: CGFloat { get { super.minimumScaleFactor } set { super.minimumScaleFactor = newValue } }
  override var numberOfLines: Int { get { super.numberOfLines } set { super.numberOfLines = newValue } }
  override var preferredMaxLayoutWidth: CGFloat { get { super.preferredMaxLayoutWidth } set { super.preferredMaxLayoutWidth = newValue } }
  override var shadowColor: UIColor? { get { super.shadowColor } set { super.shadowColor = newValue } }
  override var shadowOffset: CGSize { get { super.shadowOffset } set { super.shadowOffset = newValue } }
  override var showsExpansionTextWhenTruncated: Bool { get { super.showsExpansionTextWhenTruncated } set { super.showsExpansionTextWhenTruncated = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor! { get { super.textColor } set { super.textColor = newValue } }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}

private class UILargeContentViewerInteractionSubclass: UILargeContentViewerInteraction {
  override init() { super.init() }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override class var isEnabled: Bool { super.isEnabled }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}

private class UILayoutGuideSubclass: UILayoutGuide {
  override init() { super.init() }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var identifier: String { get { super.identifier } set { super.identifier = newValue } }
  override var layoutFrame: CGRect { super.layoutFrame }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var owningView: UIView? { get { super.owningView } set { super.owningView = newValue } }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
}

private class UIListContentViewSubclass: UIListContentView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var configuration: any UIContentConfiguration { get { super.configuration } set { super.configuration = newValue } }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var imageLayoutGuide: UILayoutGuide? { super.imageLayoutGuide }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var secondaryTextLayoutGuide: UILayoutGuide? { super.secondaryTextLayoutGuide }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var textLayoutGuide: UILayoutGuide? { super.textLayoutGuide }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}
@MainActor private func inherited(configuration: UIListContentConfiguration) -> UIListContentViewSubclass { UIListContentViewSubclass(configuration: configuration) }

private class UILocalizedIndexedCollationSubclass: UILocalizedIndexedCollation {
  override class func current() -> Self { super.current() }
  override func section(for object: Any, collationStringSelector selector: Selector) -> Int { super.section(for: object, collationStringSelector: selector) }
  override func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { super.section(forSectionIndexTitle: indexTitleIndex) }
  override var sectionIndexTitles: [String] { super.sectionIndexTitles }
  override var sectionTitles: [String] { super.sectionTitles }
  override func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] { super.sortedArray(from: array, collationStringSelector: selector) }
}

private class UILongPressGestureRecognizerSubclass: UILongPressGestureRecognizer {
  override var allowableMovement: CGFloat { get { super.allowableMovement } set { super.allowableMovement = newValue } }
  override var minimumPressDuration: TimeInterval { get { super.minimumPressDuration } set { super.minimumPressDuration = newValue } }
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

private class UIMenuSubclass: UIMenu {
  override init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []) { super.init(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: children) }
  override var children: [UIMenuElement] { super.children }
  override var displayPreferences: UIMenuDisplayPreferences? { get { super.displayPreferences } set { super.displayPreferences = newValue } }
  override var identifier: UIMenu.Identifier { super.identifier }
  override var options: UIMenu.Options { super.options }
  override var preferredElementSize: UIMenu.ElementSize { get { super.preferredElementSize } set { super.preferredElementSize = newValue } }
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu { super.replacingChildren(newChildren) }
  override var selectedElements: [UIMenuElement] { super.selectedElements }
}

private class UIMenuControllerSubclass: UIMenuController {
  override var arrowDirection: UIMenuController.ArrowDirection { get { super.arrowDirection } set { super.arrowDirection = newValue } }
  override class var didHideMenuNotification: NSNotification.Name { super.didHideMenuNotification }
  override class var didShowMenuNotification: NSNotification.Name { super.didShowMenuNotification }
  override func hideMenu() { super.hideMenu() }
  override func hideMenu(from targetView: UIView) { super.hideMenu(from: targetView) }
  override var isMenuVisible: Bool { super.isMenuVisible }
  override var menuFrame: CGRect { super.menuFrame }
  override var menuItems: [UIMenuItem]? { get { super.menuItems } set { super.menuItems = newValue } }
  override func setMenuVisible(_ menuVisible: Bool, animated: Bool) { super.setMenuVisible(menuVisible, animated: animated) }
  override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { super.setTargetRect(targetRect, in: targetView) }
  override class var shared: UIMenuController { super.shared }
  override func showMenu(from targetView: UIView, rect targetRect: CGRect) { super.showMenu(from: targetView, rect: targetRect) }
  override func update() { super.update() }
  override class var willHideMenuNotification: NSNotification.Name { super.willHideMenuNotification }
  override class var willShowMenuNotification: NSNotification.Name { super.willShowMenuNotification }
}

private class UIMenuDisplayPreferencesSubclass: UIMenuDisplayPreferences {
  override var maximumNumberOfTitleLines: Int { get { super.maximumNumberOfTitleLines } set { super.maximumNumberOfTitleLines = newValue } }
}

private class UIMenuElementSubclass: UIMenuElement {
  override var image: UIImage? { super.image }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var title: String { super.title }
}

private class UIMenuItemSubclass: UIMenuItem {
  override init(title: String, action: Selector) { super.init(title: title, action: action) }
  override var action: Selector { get { super.action } set { super.action = newValue } }
  override var title: String { get { super.title } set { super.title = newValue } }
}
@MainActor private func inherited() -> UIMenuItemSubclass { UIMenuItemSubclass() }

private class UIMenuSystemSubclass: UIMenuSystem {
  override class var context: UIMenuSystem { super.context }
  override class var main: UIMenuSystem { super.main }
  override func setNeedsRebuild() { super.setNeedsRebuild() }
  override func setNeedsRevalidate() { super.setNeedsRevalidate() }
}

private class UIMotionEffectSubclass: UIMotionEffect {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String : Any]? { super.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
}

private class UIMotionEffectGroupSubclass: UIMotionEffectGroup {
  override var motionEffects: [UIMotionEffect]? { get { super.motionEffects } set { super.motionEffects = newValue } }
}

private class UINavigationBarSubclass: UINavigationBar {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var backIndicatorImage: UIImage? { get { super.backIndicatorImage } set { super.backIndicatorImage = newValue } }
  override var backIndicatorTransitionMaskImage: UIImage? { get { super.backIndicatorTransitionMaskImage } set { super.backIndicatorTransitionMaskImage = newValue } }
  override var backItem: UINavigationItem? { super.backItem }
  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: barMetrics) }
  override var barPosition: UIBarPosition { super.barPosition }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var compactAppearance: UINavigationBarAppearance? { get { super.compactAppearance } set { super.compactAppearance = newValue } }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { super.compactScrollEdgeAppearance } set { super.compactScrollEdgeAppearance = newValue } }
  override var delegate: (any UINavigationBarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UINavigationItem]? { get { super.items } set { super.items = newValue } }
  override var largeTitleTextAttributes: [NSAttributedString.Key : Any]? { get { super.largeTitleTextAttributes } set { super.largeTitleTextAttributes = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func popItem(animated: Bool) -> UINavigationItem? { super.popItem(animated: animated) }
  override var prefersLargeTitles: Bool { get { super.prefersLargeTitles } set { super.prefersLargeTitles = newValue } }
  override func pushItem(_ item: UINavigationItem, animated: Bool) { super.pushItem(item, animated: animated) }
  override var scrollEdgeAppearance: UINavigationBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: barMetrics) }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) { super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UINavigationBarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key : Any]? { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
  override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { super.titleVerticalPositionAdjustment(for: barMetrics) }
  override var topItem: UINavigationItem? { super.topItem }
}

private class UINavigationBarAppearanceSubclass: UINavigationBarAppearance {
  override init() { super.init() }
  required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  override var backButtonAppearance: UIBarButtonItemAppearance { get { super.backButtonAppearance } set { super.backButtonAppearance = newValue } }
  override var backIndicatorImage: UIImage? { super.backIndicatorImage }
  override var backIndicatorTransitionMaskImage: UIImage? { super.backIndicatorTransitionMaskImage }
  override var buttonAppearance: UIBarButtonItemAppearance { get { super.buttonAppearance } set { super.buttonAppearance = newValue } }
  override var doneButtonAppearance: UIBarButtonItemAppearance { get { super.doneButtonAppearance } set { super.doneButtonAppearance = newValue } }
  override var largeSubtitleTextAttributes: [NSAttributedString.Key : Any] { get { super.largeSubtitleTextAttributes } set { super.largeSubtitleTextAttributes = newValue } }
  override var largeTitleTextAttributes: [NSAttributedString.Key : Any] { get { super.largeTitleTextAttributes } set { super.largeTitleTextAttributes = newValue } }
  override func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) { super.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage) }
  override var subtitleTextAttributes: [NSAttributedString.Key : Any] { get { super.subtitleTextAttributes } set { super.subtitleTextAttributes = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key : Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

private class UINavigationControllerSubclass: UINavigationController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { super.barHideOnSwipeGestureRecognizer }
  override var barHideOnTapGestureRecognizer: UITapGestureRecognizer { super.barHideOnTapGestureRecognizer }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var delegate: (any UINavigationControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var hidesBarsOnSwipe: Bool { get { super.hidesBarsOnSwipe } set { super.hidesBarsOnSwipe = newValue } }
  override var hidesBarsOnTap: Bool { get { super.hidesBarsOnTap } set { super.hidesBarsOnTap = newValue } }
  override var hidesBarsWhenKeyboardAppears: Bool { get { super.hidesBarsWhenKeyboardAppears } set { super.hidesBarsWhenKeyboardAppears = newValue } }
  override var hidesBarsWhenVerticallyCompact: Bool { get { super.hidesBarsWhenVerticallyCompact } set { super.hidesBarsWhenVerticallyCompact = newValue } }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }
  override var isNavigationBarHidden: Bool { get { super.isNavigationBarHidden } set { super.isNavigationBarHidden = newValue } }
  override var isToolbarHidden: Bool { get { super.isToolbarHidden } set { super.isToolbarHidden = newValue } }
  override func loadView() { super.loadView() }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { super.popToRootViewController(animated: animated) }
  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) { super.pushViewController(viewController, animated: animated) }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { super.setNavigationBarHidden(hidden, animated: animated) }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override var toolbar: UIToolbar! { super.toolbar }
  override var topViewController: UIViewController? { super.topViewController }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

private class UINavigationItemSubclass: UINavigationItem {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(title: String) { super.init(title: title) }
  override var backAction: UIAction? { get { super.backAction } set { super.backAction = newValue } }
  override var backBarButtonItem: UIBarButtonItem? { get { super.backBarButtonItem } set { super.backBarButtonItem = newValue } }
  override var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode { get { super.backButtonDisplayMode } set { super.backButtonDisplayMode = newValue } }
  override var backButtonTitle: String? { get { super.backButtonTitle } set { super.backButtonTitle = newValue } }
  override var centerItemGroups: [UIBarButtonItemGroup] { get { super.centerItemGroups } set { super.centerItemGroups = newValue } }
  override var compactAppearance: UINavigationBarAppearance? { get { super.compactAppearance } set { super.compactAppearance = newValue } }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? { get { super.compactScrollEdgeAppearance } set { super.compactScrollEdgeAppearance = newValue } }
  override var customizationIdentifier: String? { get { super.customizationIdentifier } set { super.customizationIdentifier = newValue } }
  override var hidesBackButton: Bool { get { super.hidesBackButton } set { super.hidesBackButton = newValue } }
  override var hidesSearchBarWhenScrolling: Bool { get { super.hidesSearchBarWhenScrolling } set { super.hidesSearchBarWhenScrolling = newValue } }
  override var largeSubtitle: String? { get { super.largeSubtitle } set { super.largeSubtitle = newValue } }
  override var largeTitle: String? { get { super.largeTitle } set { super.largeTitle = newValue } }
  override var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode { get { super.largeTitleDisplayMode } set { super.largeTitleDisplayMode = newValue } }
  override var leadingItemGroups: [UIBarButtonItemGroup] { get { super.leadingItemGroups } set { super.leadingItemGroups = newValue } }
  override var leftBarButtonItem: UIBarButtonItem? { get { super.leftBarButtonItem } set { super.leftBarButtonItem = newValue } }
  override var leftBarButtonItems: [UIBarButtonItem]? { get { super.leftBarButtonItems } set { super.leftBarButtonItems = newValue } }
  override var leftItemsSupplementBackButton: Bool { get { super.leftItemsSupplementBackButton } set { super.leftItemsSupplementBackButton = newValue } }
  override var pinnedTrailingGroup: UIBarButtonItemGroup? { get { super.pinnedTrailingGroup } set { super.pinnedTrailingGroup = newValue } }
  override var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement { get { super.preferredSearchBarPlacement } set { super.preferredSearchBarPlacement = newValue } }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override var rightBarButtonItem: UIBarButtonItem? { get { super.rightBarButtonItem } set { super.rightBarButtonItem = newValue } }
  override var rightBarButtonItems: [UIBarButtonItem]? { get { super.rightBarButtonItems } set { super.rightBarButtonItems = newValue } }
  override var scrollEdgeAppearance: UINavigationBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override var searchBarPlacement: UINavigationItem.SearchBarPlacement { super.searchBarPlacement }
  override var searchController: UISearchController? { get { super.searchController } set { super.searchController = newValue } }
  override func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { super.setHidesBackButton(hidesBackButton, animated: animated) }
  override func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setLeftBarButton(item, animated: animated) }
  override func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setLeftBarButtonItems(items, animated: animated) }
  override func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { super.setRightBarButton(item, animated: animated) }
  override func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setRightBarButtonItems(items, animated: animated) }
  override var standardAppearance: UINavigationBarAppearance? { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var style: UINavigationItem.ItemStyle { get { super.style } set { super.style = newValue } }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { get { super.titleMenuProvider } set { super.titleMenuProvider = newValue } }
  override var titleView: UIView? { get { super.titleView } set { super.titleView = newValue } }
  override var trailingItemGroups: [UIBarButtonItemGroup] { get { super.trailingItemGroups } set { super.trailingItemGroups = newValue } }
}
@MainActor private func inherited() -> UINavigationItemSubclass { UINavigationItemSubclass() }

private class UINibSubclass: UINib {
  override init() { super.init() }
  override init(data: Data, bundle bundleOrNil: Bundle?) { super.init(data: data, bundle: bundleOrNil) }
  override init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init(nibName: name, bundle: bundleOrNil) }
  override func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey : Any]? = nil) -> [Any] { super.instantiate(withOwner: ownerOrNil, options: optionsOrNil) }
}

private class UINotificationFeedbackGeneratorSubclass: UINotificationFeedbackGenerator {
  override func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) { super.notificationOccurred(notificationType) }
}

private class UIOpenURLContextSubclass: UIOpenURLContext {
  override var options: UIScene.OpenURLOptions { super.options }
  override var url: URL { super.url }
}

private class UIPageControlSubclass: UIPageControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var allowsContinuousInteraction: Bool { get { super.allowsContinuousInteraction } set { super.allowsContinuousInteraction = newValue } }
  override var backgroundStyle: UIPageControl.BackgroundStyle { get { super.backgroundStyle } set { super.backgroundStyle = newValue } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override var currentPage: Int { get { super.currentPage } set { super.currentPage = newValue } }
  override func currentPageIndicatorImage(forPage page: Int) -> UIImage? { super.currentPageIndicatorImage(forPage: page) }
  override var currentPageIndicatorTintColor: UIColor? { get { super.currentPageIndicatorTintColor } set { super.currentPageIndicatorTintColor = newValue } }
  override var defersCurrentPageDisplay: Bool { get { super.defersCurrentPageDisplay } set { super.defersCurrentPageDisplay = newValue } }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var direction: UIPageControl.Direction { get { super.direction } set { super.direction = newValue } }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override var hidesForSinglePage: Bool { get { super.hidesForSinglePage } set { super.hidesForSinglePage = newValue } }
  override func indicatorImage(forPage page: Int) -> UIImage? { super.indicatorImage(forPage: page) }
  override var interactionState: UIPageControl.InteractionState { super.interactionState }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var numberOfPages: Int { get { super.numberOfPages } set { super.numberOfPages = newValue } }
  override var pageIndicatorTintColor: UIColor? { get { super.pageIndicatorTintColor } set { super.pageIndicatorTintColor = newValue } }
  override var preferredCurrentPageIndicatorImage: UIImage? { get { super.preferredCurrentPageIndicatorImage } set { super.preferredCurrentPageIndicatorImage = newValue } }
  override var preferredIndicatorImage: UIImage? { get { super.preferredIndicatorImage } set { super.preferredIndicatorImage = newValue } }
  override var progress: UIPageControlProgress? { get { super.progress } set { super.progress = newValue } }
  override func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) { super.setCurrentPageIndicatorImage(image, forPage: page) }
  override func setIndicatorImage(_ image: UIImage?, forPage page: Int) { super.setIndicatorImage(image, forPage: page) }
  override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func updateCurrentPageDisplay() { super.updateCurrentPageDisplay() }
}

private class UIPageControlProgressSubclass: UIPageControlProgress {
  override init() { super.init() }
  override var currentProgress: Float { get { super.currentProgress } set { super.currentProgress = newValue } }
  override var delegate: (any UIPageControlProgressDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var isProgressVisible: Bool { super.isProgressVisible }
}

private class UIPageControlTimerProgressSubclass: UIPageControlTimerProgress {
  override init(preferredDuration: TimeInterval) { super.init(preferredDuration: preferredDuration) }
  override var delegate: (any UIPageControlTimerProgressDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func duration(forPage page: Int) -> TimeInterval { super.duration(forPage: page) }
  override var isRunning: Bool { super.isRunning }
  override func pauseTimer() { super.pauseTimer() }
  override var preferredDuration: TimeInterval { get { super.preferredDuration } set { super.preferredDuration = newValue } }
  override var resetsToInitialPageAfterEnd: Bool { get { super.resetsToInitialPageAfterEnd } set { super.resetsToInitialPageAfterEnd = newValue } }
  override func resumeTimer() { super.resumeTimer() }
  override func setDuration(_ duration: TimeInterval, forPage page: Int) { super.setDuration(duration, forPage: page) }
}

private class UIPageViewControllerSubclass: UIPageViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey : Any]? = nil) { super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var dataSource: (any UIPageViewControllerDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UIPageViewControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
  override var isDoubleSided: Bool { get { super.isDoubleSided } set { super.isDoubleSided = newValue } }
  override func loadView() { super.loadView() }
  override var navigationOrientation: UIPageViewController.NavigationOrientation { super.navigationOrientation }
  override func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
  override var spineLocation: UIPageViewController.SpineLocation { super.spineLocation }
  override var transitionStyle: UIPageViewController.TransitionStyle { super.transitionStyle }
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
}

private class UIPanGestureRecognizerSubclass: UIPanGestureRecognizer {
  override var maximumNumberOfTouches: Int { get { super.maximumNumberOfTouches } set { super.maximumNumberOfTouches = newValue } }
  override var minimumNumberOfTouches: Int { get { super.minimumNumberOfTouches } set { super.minimumNumberOfTouches = newValue } }
  override func reset() { super.reset() }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) { super.setTranslation(translation, in: view) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
}

private class UIPasteboardSubclass: UIPasteboard {
  override func addItems(_ items: [[String : Any]]) { super.addItems(items) }
  override var changeCount: Int { super.changeCount }
  override class var changedNotification: NSNotification.Name { super.changedNotification }
  override class var changedTypesAddedUserInfoKey: String { super.changedTypesAddedUserInfoKey }
  override class var changedTypesRemovedUserInfoKey: String { super.changedTypesRemovedUserInfoKey }
  override var color: UIColor? { get { super.color } set { super.color = newValue } }
  override var colors: [UIColor]? { get { super.colors } set { super.colors = newValue } }
  override func contains(pasteboardTypes: [String]) -> Bool { super.contains(pasteboardTypes: pasteboardTypes) }
  override func data(forPasteboardType pasteboardType: String) -> Data? { super.data(forPasteboardType: pasteboardType) }
  override class var general: UIPasteboard { super.general }
  override var hasColors: Bool { super.hasColors }
  override var hasImages: Bool { super.hasImages }
  override var hasStrings: Bool { super.hasStrings }
  override var hasURLs: Bool { super.hasURLs }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var images: [UIImage]? { get { super.images } set { super.images = newValue } }
  override var itemProviders: [NSItemProvider] { get { super.itemProviders } set { super.itemProviders = newValue } }
  override var items: [[String : Any]] { get { super.items } set { super.items = newValue } }
  override var name: String { super.name }
  override var numberOfItems: Int { super.numberOfItems }
  override func setData(_ data: Data, forPasteboardType pasteboardType: String) { super.setData(data, forPasteboardType: pasteboardType) }
  override func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) { super.setItemProviders(itemProviders, localOnly: localOnly, expirationDate: expirationDate) }
  override func setItems(_ items: [[String : Any]], options: [UIPasteboard.OptionsKey : Any] = [:]) { super.setItems(items, options: options) }
  override func setValue(_ value: Any, forPasteboardType pasteboardType: String) { super.setValue(value, forPasteboardType: pasteboardType) }
  override var string: String? { get { super.string } set { super.string = newValue } }
  override var strings: [String]? { get { super.strings } set { super.strings = newValue } }
  override var types: [String] { super.types }
  override var url: URL? { get { super.url } set { super.url = newValue } }
  override var urls: [URL]? { get { super.urls } set { super.urls = newValue } }
  override func value(forPasteboardType pasteboardType: String) -> Any? { super.value(forPasteboardType: pasteboardType) }
  override class func withUniqueName() -> UIPasteboard { super.withUniqueName() }
}

private class UIPercentDrivenInteractiveTransitionSubclass: UIPercentDrivenInteractiveTransition {
  override init() { super.init() }
  override func cancel() { super.cancel() }
  override var completionCurve: UIView.AnimationCurve { get { super.completionCurve } set { super.completionCurve = newValue } }
  override var completionSpeed: CGFloat { get { super.completionSpeed } set { super.completionSpeed = newValue } }
  override var duration: CGFloat { super.duration }
  override func finish() { super.finish() }
  override func pause() { super.pause() }
  override var percentComplete: CGFloat { super.percentComplete }
  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) { super.startInteractiveTransition(transitionContext) }
  override var timingCurve: (any UITimingCurveProvider)? { get { super.timingCurve } set { super.timingCurve = newValue } }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override var wantsInteractiveStart: Bool { get { super.wantsInteractiveStart } set { super.wantsInteractiveStart = newValue } }
}

private class UIPickerViewSubclass: UIPickerView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var dataSource: (any UIPickerViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UIPickerViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var numberOfComponents: Int { super.numberOfComponents }
  override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
  override func reloadAllComponents() { super.reloadAllComponents() }
  override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
  override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
  override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { super.selectRow(row, inComponent: component, animated: animated) }
  override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
  override var showsSelectionIndicator: Bool { get { super.showsSelectionIndicator } set { super.showsSelectionIndicator = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func view(forRow row: Int, forComponent component: Int) -> UIView? { super.view(forRow: row, forComponent: component) }
}

private class UIPinchGestureRecognizerSubclass: UIPinchGestureRecognizer {
  override func reset() { super.reset() }
  override var scale: CGFloat { get { super.scale } set { super.scale = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var velocity: CGFloat { super.velocity }
}

private class UIPointerInteractionSubclass: UIPointerInteraction {
  override init(delegate: (any UIPointerInteractionDelegate)?) { super.init(delegate: delegate) }
  override var delegate: (any UIPointerInteractionDelegate)? { super.delegate }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override func invalidate() { super.invalidate() }
  override var isEnabled: Bool { get { super.isEnabled } set { super.isEnabled = newValue } }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}
@MainActor private func inherited() -> UIPointerInteractionSubclass { UIPointerInteractionSubclass() }

private class UIPointerRegionSubclass: UIPointerRegion {
  override init(rect: CGRect, identifier: AnyHashable? = nil) { super.init(rect: rect, identifier: identifier) }
  override var identifier: AnyHashable? { super.identifier }
  override var latchingAxes: UIAxis { get { super.latchingAxes } set { super.latchingAxes = newValue } }
  override var rect: CGRect { super.rect }
}

private class UIPointerRegionRequestSubclass: UIPointerRegionRequest {
  override var location: CGPoint { super.location }
  override var modifiers: UIKeyModifierFlags { super.modifiers }
}

private class UIPointerStyleSubclass: UIPointerStyle {
  required init() { super.init() }
  override var constrainedAxes: UIAxis { super.constrainedAxes }
  override var effect: UIPointerEffect? { super.effect }
  override class func hidden() -> Self { super.hidden() }
  override var shape: UIPointerShape? { super.shape }
  override class func system() -> Self { super.system() }
}
@MainActor private func inherited(effect: UIPointerEffect, shape: UIPointerShape? = nil) -> UIPointerStyleSubclass { UIPointerStyleSubclass(effect: effect, shape: shape) }
@MainActor private func inherited(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) -> UIPointerStyleSubclass { UIPointerStyleSubclass(shape: shape, constrainedAxes: axes) }

private class UIPopoverPresentationControllerSubclass: UIPopoverPresentationController {
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override var adaptiveSheetPresentationController: UISheetPresentationController { super.adaptiveSheetPresentationController }
  override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var barButtonItem: UIBarButtonItem? { get { super.barButtonItem } set { super.barButtonItem = newValue } }
  override var canOverlapSourceViewRect: Bool { get { super.canOverlapSourceViewRect } set { super.canOverlapSourceViewRect = newValue } }
  override var passthroughViews: [UIView]? { get { super.passthroughViews } set { super.passthroughViews = newValue } }
  override var permittedArrowDirections: UIPopoverArrowDirection { get { super.permittedArrowDirections } set { super.permittedArrowDirections = newValue } }
  override var popoverLayoutMargins: UIEdgeInsets { get { super.popoverLayoutMargins } set { super.popoverLayoutMargins = newValue } }
  override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { get { super.sourceItem } set { super.sourceItem = newValue } }
  override var sourceRect: CGRect { get { super.sourceRect } set { super.sourceRect = newValue } }
  override var sourceView: UIView? { get { super.sourceView } set { super.sourceView = newValue } }
}

private class UIPresentationControllerSubclass: UIPresentationController {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { super.init(presentedViewController: presentedViewController, presenting: presentingViewController) }
  override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
  override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override var containerView: UIView? { super.containerView }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override var delegate: (any UIAdaptivePresentationControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var preferredContentSize: CGSize { super.preferredContentSize }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override var presentedView: UIView? { super.presentedView }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
}

private class UIPressSubclass: UIPress {
  override init() { super.init() }
  override var key: UIKey? { super.key }
  override var phase: UIPress.Phase { super.phase }
  override var responder: UIResponder? { super.responder }
  override var timestamp: TimeInterval { super.timestamp }
  override var window: UIWindow? { super.window }
}

private class UIPressesEventSubclass: UIPressesEvent {
  override var allPresses: Set<UIPress> { super.allPresses }
  override var type: UIEvent.EventType { super.type }
}

private class UIPreviewActionSubclass: UIPreviewAction {
  override init(title: String, style: UIPreviewAction.Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) { super.init(title: title, style: style, handler: handler) }
  override var handler: (any UIPreviewActionItem, UIViewController) -> Void { super.handler }
  override var title: String { super.title }
}

private class UIPreviewActionGroupSubclass: UIPreviewActionGroup {
  override init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) { super.init(title: title, style: style, actions: actions) }
  override var title: String { super.title }
}

private class UIPreviewParametersSubclass: UIPreviewParameters {
  override init() { super.init() }
  override var backgroundColor: UIColor! { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var shadowPath: UIBezierPath? { get { super.shadowPath } set { super.shadowPath = newValue } }
  override var visiblePath: UIBezierPath? { get { super.visiblePath } set { super.visiblePath = newValue } }
}
@MainActor private func inherited(textLineRects: [NSValue]) -> UIPreviewParametersSubclass { UIPreviewParametersSubclass(textLineRects: textLineRects) }

private class UIPreviewTargetSubclass: UIPreviewTarget {
  override init(container: UIView, center: CGPoint, transform: CGAffineTransform) { super.init(container: container, center: center, transform: transform) }
  override var center: CGPoint { super.center }
  override var container: UIView { super.container }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var transform: CGAffineTransform { super.transform }
}
@MainActor private func inherited(container: UIView, center: CGPoint) -> UIPreviewTargetSubclass { UIPreviewTargetSubclass(container: container, center: center) }

private class UIProgressViewSubclass: UIProgressView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override var observedProgress: Progress? { get { super.observedProgress } set { super.observedProgress = newValue } }
  override var progress: Float { get { super.progress } set { super.progress = newValue } }
  override var progressImage: UIImage? { get { super.progressImage } set { super.progressImage = newValue } }
  override var progressTintColor: UIColor? { get { super.progressTintColor } set { super.progressTintColor = newValue } }
  override var progressViewStyle: UIProgressView.Style { get { super.progressViewStyle } set { super.progressViewStyle = newValue } }
  override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var trackImage: UIImage? { get { super.trackImage } set { super.trackImage = newValue } }
  override var trackTintColor: UIColor? { get { super.trackTintColor } set { super.trackTintColor = newValue } }
}
@MainActor private func inherited(progressViewStyle style: UIProgressView.Style) -> UIProgressViewSubclass { UIProgressViewSubclass(progressViewStyle: style) }

private class UIPushBehaviorSubclass: UIPushBehavior {
  override init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) { super.init(items: items, mode: mode) }
  override var active: Bool { get { super.active } set { super.active = newValue } }
  override func addItem(_ item: any UIDynamicItem) { super.addItem(item) }
  override var angle: CGFloat { get { super.angle } set { super.angle = newValue } }
  override var items: [any UIDynamicItem] { super.items }
  override var magnitude: CGFloat { get { super.magnitude } set { super.magnitude = newValue } }
  override var mode: UIPushBehavior.Mode { super.mode }
  override var pushDirection: CGVector { get { super.pushDirection } set { super.pushDirection = newValue } }
  override func removeItem(_ item: any UIDynamicItem) { super.removeItem(item) }
  override func setAngle(_ angle: CGFloat, magnitude: CGFloat) { super.setAngle(angle, magnitude: magnitude) }
  override func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) { super.setTargetOffsetFromCenter(offset, for: item) }
  override func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { super.targetOffsetFromCenter(for: item) }
}
@MainActor private func inherited() -> UIPushBehaviorSubclass { UIPushBehaviorSubclass() }

private class UIRefreshControlSubclass: UIRefreshControl {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var attributedTitle: NSAttributedString? { get { super.attributedTitle } set { super.attributedTitle = newValue } }
  override func beginRefreshing() { super.beginRefreshing() }
  override func endRefreshing() { super.endRefreshing() }
  override var isRefreshing: Bool { super.isRefreshing }
  override func layoutSubviews() { super.layoutSubviews() }
  override func tintColorDidChange() { super.tintColorDidChange() }
}

private class UIResponderSubclass: UIResponder {
  override init() { super.init() }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override var accessibilityActivationPoint: CGPoint { get { super.accessibilityActivationPoint } set { super.accessibilityActivationPoint = newValue } }
  override var accessibilityAttributedLabel: NSAttributedString? { get { super.accessibilityAttributedLabel } set { super.accessibilityAttributedLabel = newValue } }
  override var accessibilityContainerType: UIAccessibilityContainerType { get { super.accessibilityContainerType } set { super.accessibilityContainerType = newValue } }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get { super.accessibilityCustomActions } set { super.accessibilityCustomActions = newValue } }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityElement(at index: Int) -> Any? { super.accessibilityElement(at: index) }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
  override func accessibilityElementDidLoseFocus() { super.accessibilityElementDidLoseFocus() }
  override func accessibilityElementIsFocused() -> Bool { super.accessibilityElementIsFocused() }
  override var accessibilityElements: [Any]? { get { super.accessibilityElements } set { super.accessibilityElements = newValue } }
  override var accessibilityElementsHidden: Bool { get { super.accessibilityElementsHidden } set { super.accessibilityElementsHidden = newValue } }
  override var accessibilityFrame: CGRect { get { super.accessibilityFrame } set { super.accessibilityFrame = newValue } }
  override var accessibilityHint: String? { get { super.accessibilityHint } set { super.accessibilityHint = newValue } }
  override var accessibilityIdentifier: String? { get { super.accessibilityIdentifier } set { super.accessibilityIdentifier = newValue } }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override var accessibilityLabel: String? { get { super.accessibilityLabel } set { super.accessibilityLabel = newValue } }
  override var accessibilityLanguage: String? { get { super.accessibilityLanguage } set { super.accessibilityLanguage = newValue } }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { super.accessibilityNavigationStyle } set { super.accessibilityNavigationStyle = newValue } }
  override var accessibilityPath: UIBezierPath? { get { super.accessibilityPath } set { super.accessibilityPath = newValue } }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
  override var accessibilityRespondsToUserInteraction: Bool { get { super.accessibilityRespondsToUserInteraction } set { super.accessibilityRespondsToUserInteraction = newValue } }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { super.accessibilityScroll(direction) }
  override var accessibilityTraits: UIAccessibilityTraits { get { super.accessibilityTraits } set { super.accessibilityTraits = newValue } }
  override var accessibilityUserInputLabels: [String]! { get { super.accessibilityUserInputLabels } set { super.accessibilityUserInputLabels = newValue } }
  override var accessibilityValue: String? { get { super.accessibilityValue } set { super.accessibilityValue = newValue } }
  override var accessibilityViewIsModal: Bool { get { super.accessibilityViewIsModal } set { super.accessibilityViewIsModal = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func buildMenu(with builder: any UIMenuBuilder) { super.buildMenu(with: builder) }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
  override var canResignFirstResponder: Bool { super.canResignFirstResponder }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func index(ofAccessibilityElement element: Any) -> Int { super.index(ofAccessibilityElement: element) }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var inputAssistantItem: UITextInputAssistantItem { super.inputAssistantItem }
  override var inputView: UIView? { super.inputView }
  override var isAccessibilityElement: Bool { get { super.isAccessibilityElement } set { super.isAccessibilityElement = newValue } }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionBegan(motion, with: event) }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionCancelled(motion, with: event) }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override var next: UIResponder? { super.next }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override class func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesCancelled(presses, with: event) }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesChanged(presses, with: event) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
  override func reloadInputViews() { super.reloadInputViews() }
  override func remoteControlReceived(with event: UIEvent?) { super.remoteControlReceived(with: event) }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func restoreUserActivityState(_ userActivity: NSUserActivity) { super.restoreUserActivityState(userActivity) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override var shouldGroupAccessibilityChildren: Bool { get { super.shouldGroupAccessibilityChildren } set { super.shouldGroupAccessibilityChildren = newValue } }
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? { super.target(forAction: action, withSender: sender) }
  override var textInputMode: UITextInputMode? { super.textInputMode }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override var undoManager: UndoManager? { super.undoManager }
  override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
  override var userActivity: NSUserActivity? { get { super.userActivity } set { super.userActivity = newValue } }
  override func validate(_ command: UICommand) { super.validate(command) }
}

private class UIRotationGestureRecognizerSubclass: UIRotationGestureRecognizer {
  override func reset() { super.reset() }
  override var rotation: CGFloat { get { super.rotation } set { super.rotation = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
  override var velocity: CGFloat { super.velocity }
}

private class UISceneSubclass: UIScene {
  override var activationState: UIScene.ActivationState { super.activationState }
  override var delegate: (any UISceneDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var next: UIResponder? { super.next }
  override var session: UISceneSession { super.session }
  override var title: String! { get { super.title } set { super.title = newValue } }
}

private class UISceneConnectionOptionsSubclass: UIScene.ConnectionOptions {
  override var shortcutItem: UIApplicationShortcutItem? { super.shortcutItem }
  override var sourceApplication: String? { super.sourceApplication }
  override var urlContexts: Set<UIOpenURLContext> { super.urlContexts }
  override var userActivities: Set<NSUserActivity> { super.userActivities }
}

private class UISceneOpenURLOptionsSubclass: UIScene.OpenURLOptions {
  override var annotation: Any? { super.annotation }
  override var openInPlace: Bool { super.openInPlace }
  override var sourceApplication: String? { super.sourceApplication }
}

private class UISceneConfigurationSubclass: UISceneConfiguration {
  override init(name: String?, sessionRole: UISceneSession.Role) { super.init(name: name, sessionRole: sessionRole) }
  override var delegateClass: AnyClass? { get { super.delegateClass } set { super.delegateClass = newValue } }
  override var name: String? { super.name }
  override var role: UISceneSession.Role { super.role }
}

private class UISceneSessionSubclass: UISceneSession {
  override var configuration: UISceneConfiguration { super.configuration }
  override var persistentIdentifier: String { super.persistentIdentifier }
  override var role: UISceneSession.Role { super.role }
  override var scene: UIScene? { super.scene }
  override var stateRestorationActivity: NSUserActivity? { get { super.stateRestorationActivity } set { super.stateRestorationActivity = newValue } }
  override var userInfo: [String : Any]? { get { super.userInfo } set { super.userInfo = newValue } }
}

private class UISceneSizeRestrictionsSubclass: UISceneSizeRestrictions {
  override var maximumSize: CGSize { get { super.maximumSize } set { super.maximumSize = newValue } }
  override var minimumSize: CGSize { get { super.minimumSize } set { super.minimumSize = newValue } }
}

private class UIScreenSubclass: UIScreen {
  override var applicationFrame: CGRect { super.applicationFrame }
  override var bounds: CGRect { super.bounds }
  override var brightness: CGFloat { get { super.brightness } set { super.brightness = newValue } }
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var isCaptured: Bool { super.isCaptured }
  override class var main: UIScreen { super.main }
  override var maximumFramesPerSecond: Int { super.maximumFramesPerSecond }
  override var nativeBounds: CGRect { super.nativeBounds }
  override var nativeScale: CGFloat { super.nativeScale }
  override var scale: CGFloat { super.scale }
  override class var screens: [UIScreen] { super.screens }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView { super.snapshotView(afterScreenUpdates: afterUpdates) }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}

private class UIScreenEdgePanGestureRecognizerSubclass: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge { get { super.edges } set { super.edges = newValue } }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: otherGestureRecognizer) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
}

private class UIScrollEdgeEffectSubclass: UIScrollEdgeEffect {
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var style: UIScrollEdgeEffect.Style { get { super.style } set { super.style = newValue } }
}

private class UIScrollEdgeEffectStyleSubclass: UIScrollEdgeEffect.Style {
  override class var automatic: UIScrollEdgeEffect.Style { super.automatic }
  override class var hard: UIScrollEdgeEffect.Style { super.hard }
  override class var soft: UIScrollEdgeEffect.Style { super.soft }
}

private class UIScrollViewSubclass: UIScrollView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var allowsKeyboardScrolling: Bool { get { super.allowsKeyboardScrolling } set { super.allowsKeyboardScrolling = newValue } }
  override var alwaysBounceHorizontal: Bool { get { super.alwaysBounceHorizontal } set { super.alwaysBounceHorizontal = newValue } }
  override var alwaysBounceVertical: Bool { get { super.alwaysBounceVertical } set { super.alwaysBounceVertical = newValue } }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool { get { super.automaticallyAdjustsScrollIndicatorInsets } set { super.automaticallyAdjustsScrollIndicatorInsets = newValue } }
  override var bottomEdgeEffect: UIScrollEdgeEffect { super.bottomEdgeEffect }
  override var bounces: Bool { get { super.bounces } set { super.bounces = newValue } }
  override var bouncesHorizontally: Bool { get { super.bouncesHorizontally } set { super.bouncesHorizontally = newValue } }
  override var bouncesVertically: Bool { get { super.bouncesVertically } set { super.bouncesVertically = newValue } }
  override var bouncesZoom: Bool { get { super.bouncesZoom } set { super.bouncesZoom = newValue } }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override var canCancelContentTouches: Bool { get { super.canCancelContentTouches } set { super.canCancelContentTouches = newValue } }
  override var contentAlignmentPoint: CGPoint { get { super.contentAlignmentPoint } set { super.contentAlignmentPoint = newValue } }
  override var contentInset: UIEdgeInsets { get { super.contentInset } set { super.contentInset = newValue } }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { super.contentInsetAdjustmentBehavior } set { super.contentInsetAdjustmentBehavior = newValue } }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var contentOffset: CGPoint { get { super.contentOffset } set { super.contentOffset = newValue } }
  override var contentSize: CGSize { get { super.contentSize } set { super.contentSize = newValue } }
  override var decelerationRate: UIScrollView.DecelerationRate { get { super.decelerationRate } set { super.decelerationRate = newValue } }
  override var delaysContentTouches: Bool { get { super.delaysContentTouches } set { super.delaysContentTouches = newValue } }
  override var delegate: (any UIScrollViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets { get { super.horizontalScrollIndicatorInsets } set { super.horizontalScrollIndicatorInsets = newValue } }
  override var indexDisplayMode: UIScrollView.IndexDisplayMode { get { super.indexDisplayMode } set { super.indexDisplayMode = newValue } }
  override var indicatorStyle: UIScrollView.IndicatorStyle { get { super.indicatorStyle } set { super.indicatorStyle = newValue } }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isDirectionalLockEnabled: Bool { get { super.isDirectionalLockEnabled } set { super.isDirectionalLockEnabled = newValue } }
  override var isDragging: Bool { super.isDragging }
  override var isPagingEnabled: Bool { get { super.isPagingEnabled } set { super.isPagingEnabled = newValue } }
  override var isScrollAnimating: Bool { super.isScrollAnimating }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isTracking: Bool { super.isTracking }
  override var isZoomAnimating: Bool { super.isZoomAnimating }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var isZooming: Bool { super.isZooming }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get { super.keyboardDismissMode } set { super.keyboardDismissMode = newValue } }
  override var leftEdgeEffect: UIScrollEdgeEffect { super.leftEdgeEffect }
  override var maximumZoomScale: CGFloat { get { super.maximumZoomScale } set { super.maximumZoomScale = newValue } }
  override var minimumZoomScale: CGFloat { get { super.minimumZoomScale } set { super.minimumZoomScale = newValue } }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
  override var refreshControl: UIRefreshControl? { get { super.refreshControl } set { super.refreshControl = newValue } }
  override var rightEdgeEffect: UIScrollEdgeEffect { super.rightEdgeEffect }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  @available(*, deprecated) override var scrollIndicatorInsets: UIEdgeInsets { get { super.scrollIndicatorInsets } set { super.scrollIndicatorInsets = newValue } }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) { super.scrollRectToVisible(rect, animated: animated) }
  override var scrollsToTop: Bool { get { super.scrollsToTop } set { super.scrollsToTop = newValue } }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { super.setContentOffset(contentOffset, animated: animated) }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
  override var showsHorizontalScrollIndicator: Bool { get { super.showsHorizontalScrollIndicator } set { super.showsHorizontalScrollIndicator = newValue } }
  override var showsVerticalScrollIndicator: Bool { get { super.showsVerticalScrollIndicator } set { super.showsVerticalScrollIndicator = newValue } }
  override func stopScrollingAndZooming() { super.stopScrollingAndZooming() }
  override var topEdgeEffect: UIScrollEdgeEffect { super.topEdgeEffect }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { super.touchesShouldBegin(touches, with: event, in: view) }
  override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
  override var transfersHorizontalScrollingToParent: Bool { get { super.transfersHorizontalScrollingToParent } set { super.transfersHorizontalScrollingToParent = newValue } }
  override var transfersVerticalScrollingToParent: Bool { get { super.transfersVerticalScrollingToParent } set { super.transfersVerticalScrollingToParent = newValue } }
  override var verticalScrollIndicatorInsets: UIEdgeInsets { get { super.verticalScrollIndicatorInsets } set { super.verticalScrollIndicatorInsets = newValue } }
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { super.withScrollIndicatorsShown(forContentOffsetChanges: changes) }
  override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
  override var zoomScale: CGFloat { get { super.zoomScale } set { super.zoomScale = newValue } }
}

private class UISearchBarSubclass: UISearchBar {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: barPosition, barMetrics: barMetrics) }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var delegate: (any UISearchBarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { super.image(for: icon, state: state) }
  override var inlinePredictionType: UITextInlinePredictionType { get { super.inlinePredictionType } set { super.inlinePredictionType = newValue } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isFirstResponder: Bool { super.isFirstResponder }
  override var isSecureTextEntry: Bool { get { super.isSecureTextEntry } set { super.isSecureTextEntry = newValue } }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { super.positionAdjustment(for: icon) }
  override var prompt: String? { get { super.prompt } set { super.prompt = newValue } }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]? { super.scopeBarButtonTitleTextAttributes(for: state) }
  override var scopeButtonTitles: [String]? { get { super.scopeButtonTitles } set { super.scopeButtonTitles = newValue } }
  override var searchBarStyle: UISearchBar.Style { get { super.searchBarStyle } set { super.searchBarStyle = newValue } }
  override func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { super.searchFieldBackgroundImage(for: state) }
  override var searchFieldBackgroundPositionAdjustment: UIOffset { get { super.searchFieldBackgroundPositionAdjustment } set { super.searchFieldBackgroundPositionAdjustment = newValue } }
  override var searchTextField: UISearchTextField { super.searchTextField }
  override var searchTextPositionAdjustment: UIOffset { get { super.searchTextPositionAdjustment } set { super.searchTextPositionAdjustment = newValue } }
  override var selectedScopeButtonIndex: Int { get { super.selectedScopeButtonIndex } set { super.selectedScopeButtonIndex = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics) }
  override func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) { super.setImage(iconImage, for: icon, state: state) }
  override func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { super.setPositionAdjustment(adjustment, for: icon) }
  override func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { super.setScopeBarButtonTitleTextAttributes(attributes, for: state) }
  override func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) { super.setSearchFieldBackgroundImage(backgroundImage, for: state) }
  override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { super.setShowsCancelButton(showsCancelButton, animated: animated) }
  override func setShowsScope(_ show: Bool, animated: Bool) { super.setShowsScope(show, animated: animated) }
  override var showsBookmarkButton: Bool { get { super.showsBookmarkButton } set { super.showsBookmarkButton = newValue } }
  override var showsCancelButton: Bool { get { super.showsCancelButton } set { super.showsCancelButton = newValue } }
  override var showsScopeBar: Bool { get { super.showsScopeBar } set { super.showsScopeBar = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
}

private class UISearchControllerSubclass: UISearchController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override init(searchResultsController: UIViewController?) { super.init(searchResultsController: searchResultsController) }
  override var automaticallyShowsCancelButton: Bool { get { super.automaticallyShowsCancelButton } set { super.automaticallyShowsCancelButton = newValue } }
  override var automaticallyShowsScopeBar: Bool { get { super.automaticallyShowsScopeBar } set { super.automaticallyShowsScopeBar = newValue } }
  override var automaticallyShowsSearchResultsController: Bool { get { super.automaticallyShowsSearchResultsController } set { super.automaticallyShowsSearchResultsController = newValue } }
  override var delegate: (any UISearchControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var dimsBackgroundDuringPresentation: Bool { get { super.dimsBackgroundDuringPresentation } set { super.dimsBackgroundDuringPresentation = newValue } }
  override var hidesNavigationBarDuringPresentation: Bool { get { super.hidesNavigationBarDuringPresentation } set { super.hidesNavigationBarDuringPresentation = newValue } }
  override var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool { get { super.ignoresSearchSuggestionsForSearchBarPlacementStacked } set { super.ignoresSearchSuggestionsForSearchBarPlacementStacked = newValue } }
  override var isActive: Bool { get { super.isActive } set { super.isActive = newValue } }
  override var obscuresBackgroundDuringPresentation: Bool { get { super.obscuresBackgroundDuringPresentation } set { super.obscuresBackgroundDuringPresentation = newValue } }
  override var scopeBarActivation: UISearchController.ScopeBarActivation { get { super.scopeBarActivation } set { super.scopeBarActivation = newValue } }
  override var searchBar: UISearchBar { super.searchBar }
  override var searchResultsController: UIViewController? { super.searchResultsController }
  override var searchResultsUpdater: (any UISearchResultsUpdating)? { get { super.searchResultsUpdater } set { super.searchResultsUpdater = newValue } }
  override var searchSuggestions: [any UISearchSuggestion]? { get { super.searchSuggestions } set { super.searchSuggestions = newValue } }
  override var showsSearchResultsController: Bool { get { super.showsSearchResultsController } set { super.showsSearchResultsController = newValue } }
}
@MainActor private func inherited() -> UISearchControllerSubclass { UISearchControllerSubclass() }

private class UISearchSuggestionItemSubclass: UISearchSuggestionItem {
  override init(localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription description: String? = nil, iconImage: UIImage? = nil) { super.init(localizedAttributedSuggestion: suggestion, localizedDescription: description, iconImage: iconImage) }
  override init(localizedSuggestion suggestion: String, localizedDescription description: String? = nil, iconImage: UIImage? = nil) { super.init(localizedSuggestion: suggestion, localizedDescription: description, iconImage: iconImage) }
  override var iconImage: UIImage? { super.iconImage }
  override var localizedAttributedSuggestion: NSAttributedString? { super.localizedAttributedSuggestion }
  override var localizedDescription: String? { super.localizedDescription }
  override var localizedSuggestion: String? { super.localizedSuggestion }
  override var representedObject: Any? { get { super.representedObject } set { super.representedObject = newValue } }
}

private class UISearchTabSubclass: UISearchTab {
}
@MainActor private func inherited(viewControllerProvider: ((UITab) -> UIViewController)? = nil) -> UISearchTabSubclass { UISearchTabSubclass(viewControllerProvider: viewControllerProvider) }

private class UISearchTextFieldSubclass: UISearchTextField {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var allowsCopyingTokens: Bool { get { super.allowsCopyingTokens } set { super.allowsCopyingTokens = newValue } }
  override var allowsDeletingTokens: Bool { get { super.allowsDeletingTokens } set { super.allowsDeletingTokens = newValue } }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override func deleteBackward() { super.deleteBackward() }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override func insertToken(_ token: UISearchToken, at tokenIndex: Int) { super.insertToken(token, at: tokenIndex) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func layoutSubviews() { super.layoutSubviews() }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func removeToken(at tokenIndex: Int) { super.removeToken(at: tokenIndex) }
  override func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) { super.replaceTextualPortion(of: textRange, with: token, at: tokenIndex) }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override var textualRange: UITextRange { super.textualRange }
  override var tokenBackgroundColor: UIColor? { get { super.tokenBackgroundColor } set { super.tokenBackgroundColor = newValue } }
  override var tokens: [UISearchToken] { get { super.tokens } set { super.tokens = newValue } }
}

private class UISearchTokenSubclass: UISearchToken {
  override init(icon: UIImage?, text: String) { super.init(icon: icon, text: text) }
  override var representedObject: Any? { get { super.representedObject } set { super.representedObject = newValue } }
}

private class UISegmentedControlSubclass: UISegmentedControl {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) { super.init(items: items) }
  override func actionForSegment(at segment: Int) -> UIAction? { super.actionForSegment(at: segment) }
  override var apportionsSegmentWidthsByContent: Bool { get { super.apportionsSegmentWidthsByContent } set { super.apportionsSegmentWidthsByContent = newValue } }
  override func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(for: state, barMetrics: barMetrics) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func contentOffsetForSegment(at segment: Int) -> CGSize { super.contentOffsetForSegment(at: segment) }
  override func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) -> UIOffset { super.contentPositionAdjustment(forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func dividerImage(forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { super.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func imageForSegment(at segment: Int) -> UIImage? { super.imageForSegment(at: segment) }
  override func insertSegment(action: UIAction, at segment: Int, animated: Bool) { super.insertSegment(action: action, at: segment, animated: animated) }
  override func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { super.insertSegment(with: image, at: segment, animated: animated) }
  override func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { super.insertSegment(withTitle: title, at: segment, animated: animated) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func isEnabledForSegment(at segment: Int) -> Bool { super.isEnabledForSegment(at: segment) }
  override var isMomentary: Bool { get { super.isMomentary } set { super.isMomentary = newValue } }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var numberOfSegments: Int { super.numberOfSegments }
  override func removeAllSegments() { super.removeAllSegments() }
  override func removeSegment(at segment: Int, animated: Bool) { super.removeSegment(at: segment, animated: animated) }
  override func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int { super.segmentIndex(identifiedBy: actionIdentifier) }
  override var selectedSegmentIndex: Int { get { super.selectedSegmentIndex } set { super.selectedSegmentIndex = newValue } }
  override var selectedSegmentTintColor: UIColor? { get { super.selectedSegmentTintColor } set { super.selectedSegmentTintColor = newValue } }
  override func setAction(_ action: UIAction, forSegmentAt segment: Int) { super.setAction(action, forSegmentAt: segment) }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
  override func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { super.setContentOffset(offset, forSegmentAt: segment) }
  override func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics) { super.setContentPositionAdjustment(adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics) }
  override func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics) { super.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics) }
  override func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { super.setEnabled(enabled, forSegmentAt: segment) }
  override func setImage(_ image: UIImage?, forSegmentAt segment: Int) { super.setImage(image, forSegmentAt: segment) }
  override func setTitle(_ title: String?, forSegmentAt segment: Int) { super.setTitle(title, forSegmentAt: segment) }
  override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { super.setTitleTextAttributes(attributes, for: state) }
  override func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { super.setWidth(width, forSegmentAt: segment) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func titleForSegment(at segment: Int) -> String? { super.titleForSegment(at: segment) }
  override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]? { super.titleTextAttributes(for: state) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func widthForSegment(at segment: Int) -> CGFloat { super.widthForSegment(at: segment) }
}
@MainActor private func inherited(frame: CGRect, actions: [UIAction]) -> UISegmentedControlSubclass { UISegmentedControlSubclass(frame: frame, actions: actions) }

private class UISelectionFeedbackGeneratorSubclass: UISelectionFeedbackGenerator {
  override func selectionChanged() { super.selectionChanged() }
}

private class UISheetPresentationControllerSubclass: UISheetPresentationController {
  override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
  override var detents: [UISheetPresentationController.Detent] { get { super.detents } set { super.detents = newValue } }
  override func invalidateDetents() { super.invalidateDetents() }
  override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get { super.largestUndimmedDetentIdentifier } set { super.largestUndimmedDetentIdentifier = newValue } }
  override var preferredCornerRadius: CGFloat? { get { super.preferredCornerRadius } set { super.preferredCornerRadius = newValue } }
  override var prefersEdgeAttachedInCompactHeight: Bool { get { super.prefersEdgeAttachedInCompactHeight } set { super.prefersEdgeAttachedInCompactHeight = newValue } }
  override var prefersGrabberVisible: Bool { get { super.prefersGrabberVisible } set { super.prefersGrabberVisible = newValue } }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool { get { super.prefersScrollingExpandsWhenScrolledToEdge } set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue } }
  override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get { super.selectedDetentIdentifier } set { super.selectedDetentIdentifier = newValue } }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool { get { super.widthFollowsPreferredContentSizeWhenEdgeAttached } set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue } }
}

private class UISheetPresentationControllerDetentSubclass: UISheetPresentationController.Detent {
  override class func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping @MainActor @Sendable (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?) -> UISheetPresentationController.Detent { super.custom(identifier: identifier, resolver: resolver) }
  override var identifier: UISheetPresentationController.Detent.Identifier { super.identifier }
  override class func large() -> UISheetPresentationController.Detent { super.large() }
  override class func medium() -> UISheetPresentationController.Detent { super.medium() }
  override func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { super.resolvedValue(in: context) }
}

private class UISliderSubclass: UISlider {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override var currentMaximumTrackImage: UIImage? { super.currentMaximumTrackImage }
  override var currentMinimumTrackImage: UIImage? { super.currentMinimumTrackImage }
  override var currentThumbImage: UIImage? { super.currentThumbImage }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override func maximumTrackImage(for state: UIControl.State) -> UIImage? { super.maximumTrackImage(for: state) }
  override var maximumTrackTintColor: UIColor? { get { super.maximumTrackTintColor } set { super.maximumTrackTintColor = newValue } }
  override var maximumValue: Float { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var maximumValueImage: UIImage? { get { super.maximumValueImage } set { super.maximumValueImage = newValue } }
  override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
  override func minimumTrackImage(for state: UIControl.State) -> UIImage? { super.minimumTrackImage(for: state) }
  override var minimumTrackTintColor: UIColor? { get { super.minimumTrackTintColor } set { super.minimumTrackTintColor = newValue } }
  override var minimumValue: Float { get { super.minimumValue } set { super.minimumValue = newValue } }
  override var minimumValueImage: UIImage? { get { super.minimumValueImage } set { super.minimumValueImage = newValue } }
  override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
  override func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { super.setMaximumTrackImage(image, for: state) }
  override func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { super.setMinimumTrackImage(image, for: state) }
  override func setThumbImage(_ image: UIImage?, for state: UIControl.State) { super.setThumbImage(image, for: state) }
  override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func thumbImage(for state: UIControl.State) -> UIImage? { super.thumbImage(for: state) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { super.thumbRect(forBounds: bounds, trackRect: rect, value: value) }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
  override var value: Float { get { super.value } set { super.value = newValue } }
}

private class UISnapBehaviorSubclass: UISnapBehavior {
  override init(item: any UIDynamicItem, snapTo point: CGPoint) { super.init(item: item, snapTo: point) }
  override var damping: CGFloat { get { super.damping } set { super.damping = newValue } }
  override var snapPoint: CGPoint { get { super.snapPoint } set { super.snapPoint = newValue } }
}
@MainActor private func inherited() -> UISnapBehaviorSubclass { UISnapBehaviorSubclass() }

private class UISplitViewControllerSubclass: UISplitViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  override var delegate: (any UISplitViewControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var displayMode: UISplitViewController.DisplayMode { super.displayMode }
  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
  override func hide(_ column: UISplitViewController.Column) { super.hide(column) }
  override var isCollapsed: Bool { super.isCollapsed }
  override var maximumPrimaryColumnWidth: CGFloat { get { super.maximumPrimaryColumnWidth } set { super.maximumPrimaryColumnWidth = newValue } }
  override var minimumPrimaryColumnWidth: CGFloat { get { super.minimumPrimaryColumnWidth } set { super.minimumPrimaryColumnWidth = newValue } }
  override var preferredDisplayMode: UISplitViewController.DisplayMode { get { super.preferredDisplayMode } set { super.preferredDisplayMode = newValue } }
  override var preferredPrimaryColumnWidth: CGFloat { get { super.preferredPrimaryColumnWidth } set { super.preferredPrimaryColumnWidth = newValue } }
  override var preferredPrimaryColumnWidthFraction: CGFloat { get { super.preferredPrimaryColumnWidthFraction } set { super.preferredPrimaryColumnWidthFraction = newValue } }
  override var preferredSplitBehavior: UISplitViewController.SplitBehavior { get { super.preferredSplitBehavior } set { super.preferredSplitBehavior = newValue } }
  override var preferredSupplementaryColumnWidth: CGFloat { get { super.preferredSupplementaryColumnWidth } set { super.preferredSupplementaryColumnWidth = newValue } }
  override var presentsWithGesture: Bool { get { super.presentsWithGesture } set { super.presentsWithGesture = newValue } }
  override var primaryBackgroundStyle: UISplitViewController.BackgroundStyle { get { super.primaryBackgroundStyle } set { super.primaryBackgroundStyle = newValue } }
  override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
  override var primaryEdge: UISplitViewController.PrimaryEdge { get { super.primaryEdge } set { super.primaryEdge = newValue } }
  override func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { super.setViewController(vc, for: column) }
  override func show(_ column: UISplitViewController.Column) { super.show(column) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { super.showDetailViewController(vc, sender: sender) }
  override var showsSecondaryOnlyButton: Bool { get { super.showsSecondaryOnlyButton } set { super.showsSecondaryOnlyButton = newValue } }
  override var splitBehavior: UISplitViewController.SplitBehavior { super.splitBehavior }
  override var style: UISplitViewController.Style { super.style }
  override var supplementaryColumnWidth: CGFloat { super.supplementaryColumnWidth }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func viewController(for column: UISplitViewController.Column) -> UIViewController? { super.viewController(for: column) }
  override var viewControllers: [UIViewController] { get { super.viewControllers } set { super.viewControllers = newValue } }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}

private class UISpringLoadedInteractionSubclass: UISpringLoadedInteraction {
  override init(interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) { super.init(interactionBehavior: interactionBehavior, interactionEffect: interactionEffect, activationHandler: handler) }
  override func didMove(to view: UIView?) { super.didMove(to: view) }
  override var interactionBehavior: any UISpringLoadedInteractionBehavior { super.interactionBehavior }
  override var interactionEffect: any UISpringLoadedInteractionEffect { super.interactionEffect }
  override var view: UIView? { super.view }
  override func willMove(to view: UIView?) { super.willMove(to: view) }
}
@MainActor private func inherited(activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void) -> UISpringLoadedInteractionSubclass { UISpringLoadedInteractionSubclass(activationHandler: handler) }

private class UISpringTimingParametersSubclass: UISpringTimingParameters {
  override init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { super.init(dampingRatio: ratio, initialVelocity: velocity) }
  override init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { super.init(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity) }
  override var cubicTimingParameters: UICubicTimingParameters? { super.cubicTimingParameters }
  override var initialVelocity: CGVector { super.initialVelocity }
  override var springTimingParameters: UISpringTimingParameters? { super.springTimingParameters }
  override var timingCurveType: UITimingCurveType { super.timingCurveType }
}
@MainActor private func inherited() -> UISpringTimingParametersSubclass { UISpringTimingParametersSubclass() }
@MainActor private func inherited(dampingRatio ratio: CGFloat) -> UISpringTimingParametersSubclass { UISpringTimingParametersSubclass(dampingRatio: ratio) }
@MainActor private func inherited(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) -> UISpringTimingParametersSubclass { UISpringTimingParametersSubclass(duration: duration, bounce: bounce, initialVelocity: initialVelocity) }

private class UIStackViewSubclass: UIStackView {
  required init(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
  override var alignment: UIStackView.Alignment { get { super.alignment } set { super.alignment = newValue } }
  override var arrangedSubviews: [UIView] { super.arrangedSubviews }
  override var axis: NSLayoutConstraint.Axis { get { super.axis } set { super.axis = newValue } }
  override func customSpacing(after arrangedSubview: UIView) -> CGFloat { super.customSpacing(after: arrangedSubview) }
  override var distribution: UIStackView.Distribution { get { super.distribution } set { super.distribution = newValue } }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { super.insertArrangedSubview(view, at: stackIndex) }
  override var isBaselineRelativeArrangement: Bool { get { super.isBaselineRelativeArrangement } set { super.isBaselineRelativeArrangement = newValue } }
  override var isLayoutMarginsRelativeArrangement: Bool { get { super.isLayoutMarginsRelativeArrangement } set { super.isLayoutMarginsRelativeArrangement = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
  override func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) { super.setCustomSpacing(spacing, after: arrangedSubview) }
  override var spacing: CGFloat { get { super.spacing } set { super.spacing = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
}
@MainActor private func inherited(arrangedSubviews views: [UIView]) -> UIStackViewSubclass { UIStackViewSubclass(arrangedSubviews: views) }

private class UIStatusBarManagerSubclass: UIStatusBarManager {
  override var isStatusBarHidden: Bool { super.isStatusBarHidden }
  override var statusBarFrame: CGRect { super.statusBarFrame }
  override var statusBarStyle: UIStatusBarStyle { super.statusBarStyle }
}

private class UIStepperSubclass: UIStepper {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var autorepeat: Bool { get { super.autorepeat } set { super.autorepeat = newValue } }
  override func backgroundImage(for state: UIControl.State) -> UIImage? { super.backgroundImage(for: state) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func decrementImage(for state: UIControl.State) -> UIImage? { super.decrementImage(for: state) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState state1: UIControl.State) -> UIImage? { super.dividerImage(forLeftSegmentState: state, rightSegmentState: state1) }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func incrementImage(for state: UIControl.State) -> UIImage? { super.incrementImage(for: state) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isContinuous: Bool { get { super.isContinuous } set { super.isContinuous = newValue } }
  override var maximumValue: Double { get { super.maximumValue } set { super.maximumValue = newValue } }
  override var minimumValue: Double { get { super.minimumValue } set { super.minimumValue = newValue } }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { super.setBackgroundImage(image, for: state) }
  override func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { super.setDecrementImage(image, for: state) }
  override func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State) { super.setDividerImage(image, forLeftSegmentState: leftState, rightSegmentState: rightState) }
  override func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { super.setIncrementImage(image, for: state) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var stepValue: Double { get { super.stepValue } set { super.stepValue = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var value: Double { get { super.value } set { super.value = newValue } }
  override var wraps: Bool { get { super.wraps } set { super.wraps = newValue } }
}

private class UIStoryboardSubclass: UIStoryboard {
  override init() { super.init() }
  override init(name: String, bundle storyboardBundleOrNil: Bundle?) { super.init(name: name, bundle: storyboardBundleOrNil) }
  override func instantiateInitialViewController() -> UIViewController? { super.instantiateInitialViewController() }
  override func instantiateViewController(withIdentifier identifier: String) -> UIViewController { super.instantiateViewController(withIdentifier: identifier) }
}

private class UIStoryboardSegueSubclass: UIStoryboardSegue {
  override init(identifier: String?, source: UIViewController, destination: UIViewController) { super.init(identifier: identifier, source: source, destination: destination) }
  override var destination: UIViewController { super.destination }
  override var identifier: String? { super.identifier }
  override func perform() { super.perform() }
  override var source: UIViewController { super.source }
}
@MainActor private func inherited(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void) -> UIStoryboardSegueSubclass { UIStoryboardSegueSubclass(identifier: identifier, source: source, destination: destination, performHandler: performHandler) }

private class UISwipeActionsConfigurationSubclass: UISwipeActionsConfiguration {
  override var actions: [UIContextualAction] { super.actions }
  override var performsFirstActionWithFullSwipe: Bool { get { super.performsFirstActionWithFullSwipe } set { super.performsFirstActionWithFullSwipe = newValue } }
}
@MainActor private func inherited(actions: [UIContextualAction]) -> UISwipeActionsConfigurationSubclass { UISwipeActionsConfigurationSubclass(actions: actions) }

private class UISwipeGestureRecognizerSubclass: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction { get { super.direction } set { super.direction = newValue } }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { super.location(ofTouch: touchIndex, in: view) }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

private class UISwitchSubclass: UISwitch {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isOn: Bool { get { super.isOn } set { super.isOn = newValue } }
  override var offImage: UIImage? { get { super.offImage } set { super.offImage = newValue } }
  override var onImage: UIImage? { get { super.onImage } set { super.onImage = newValue } }
  override var onTintColor: UIColor? { get { super.onTintColor } set { super.onTintColor = newValue } }
  override func performPrimaryAction() { super.performPrimaryAction() }
  override var preferredStyle: UISwitch.Style { get { super.preferredStyle } set { super.preferredStyle = newValue } }
  override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var style: UISwitch.Style { super.style }
  override var thumbTintColor: UIColor? { get { super.thumbTintColor } set { super.thumbTintColor = newValue } }
}

private class UITabSubclass: UITab {
  override init(title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil) { super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider) }
  override var badgeValue: String? { get { super.badgeValue } set { super.badgeValue = newValue } }
  override var identifier: String { super.identifier }
  override var image: UIImage? { get { super.image } set { super.image = newValue } }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var parent: UITabGroup? { super.parent }
  override var subtitle: String? { get { super.subtitle } set { super.subtitle = newValue } }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var title: String { get { super.title } set { super.title = newValue } }
  override var userInfo: Any? { get { super.userInfo } set { super.userInfo = newValue } }
  override var viewController: UIViewController? { super.viewController }
}

private class UITabBarSubclass: UITabBar {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var backgroundImage: UIImage? { get { super.backgroundImage } set { super.backgroundImage = newValue } }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var delegate: (any UITabBarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var itemPositioning: UITabBar.ItemPositioning { get { super.itemPositioning } set { super.itemPositioning = newValue } }
  override var itemSpacing: CGFloat { get { super.itemSpacing } set { super.itemSpacing = newValue } }
  override var itemWidth: CGFloat { get { super.itemWidth } set { super.itemWidth = newValue } }
  override var items: [UITabBarItem]? { get { super.items } set { super.items = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var scrollEdgeAppearance: UITabBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override var selectedItem: UITabBarItem? { get { super.selectedItem } set { super.selectedItem = newValue } }
  override var selectionIndicatorImage: UIImage? { get { super.selectionIndicatorImage } set { super.selectionIndicatorImage = newValue } }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override var shadowImage: UIImage? { get { super.shadowImage } set { super.shadowImage = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UITabBarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var unselectedItemTintColor: UIColor? { get { super.unselectedItemTintColor } set { super.unselectedItemTintColor = newValue } }
}

private class UITabBarAppearanceSubclass: UITabBarAppearance {
  override init() { super.init() }
  required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  override var compactInlineLayoutAppearance: UITabBarItemAppearance { get { super.compactInlineLayoutAppearance } set { super.compactInlineLayoutAppearance = newValue } }
  override var inlineLayoutAppearance: UITabBarItemAppearance { get { super.inlineLayoutAppearance } set { super.inlineLayoutAppearance = newValue } }
  override var selectionIndicatorImage: UIImage? { get { super.selectionIndicatorImage } set { super.selectionIndicatorImage = newValue } }
  override var stackedItemPositioning: UITabBar.ItemPositioning { get { super.stackedItemPositioning } set { super.stackedItemPositioning = newValue } }
  override var stackedItemSpacing: CGFloat { get { super.stackedItemSpacing } set { super.stackedItemSpacing = newValue } }
  override var stackedItemWidth: CGFloat { get { super.stackedItemWidth } set { super.stackedItemWidth = newValue } }
  override var stackedLayoutAppearance: UITabBarItemAppearance { get { super.stackedLayoutAppearance } set { super.stackedLayoutAppearance = newValue } }
}

private class UITabBarControllerSubclass: UITabBarController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var customizableViewControllers: [UIViewController]? { get { super.customizableViewControllers } set { super.customizableViewControllers = newValue } }
  override var delegate: (any UITabBarControllerDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var isTabBarHidden: Bool { get { super.isTabBarHidden } set { super.isTabBarHidden = newValue } }
  override func loadView() { super.loadView() }
  override var mode: UITabBarController.Mode { get { super.mode } set { super.mode = newValue } }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override var selectedIndex: Int { get { super.selectedIndex } set { super.selectedIndex = newValue } }
  override var selectedTab: UITab? { get { super.selectedTab } set { super.selectedTab = newValue } }
  override var selectedViewController: UIViewController? { get { super.selectedViewController } set { super.selectedViewController = newValue } }
  override func setTabBarHidden(_ hidden: Bool, animated: Bool) { super.setTabBarHidden(hidden, animated: animated) }
  override func setTabs(_ tabs: [UITab], animated: Bool) { super.setTabs(tabs, animated: animated) }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { super.setViewControllers(viewControllers, animated: animated) }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override var tabBar: UITabBar { super.tabBar }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { super.tabBar(tabBar, didSelect: item) }
  override var tabs: [UITab] { get { super.tabs } set { super.tabs = newValue } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var viewControllers: [UIViewController]? { get { super.viewControllers } set { super.viewControllers = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
}
@MainActor private func inherited(tabs: [UITab]) -> UITabBarControllerSubclass { UITabBarControllerSubclass(tabs: tabs) }

private class UITabBarItemSubclass: UITabBarItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var badgeColor: UIColor? { get { super.badgeColor } set { super.badgeColor = newValue } }
  override func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key : Any]? { super.badgeTextAttributes(for: state) }
  override var badgeValue: String? { get { super.badgeValue } set { super.badgeValue = newValue } }
  override var scrollEdgeAppearance: UITabBarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override var selectedImage: UIImage? { get { super.selectedImage } set { super.selectedImage = newValue } }
  override func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key : Any]?, for state: UIControl.State) { super.setBadgeTextAttributes(textAttributes, for: state) }
  override var standardAppearance: UITabBarAppearance? { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
}
@MainActor private func inherited(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) -> UITabBarItemSubclass { UITabBarItemSubclass(tabBarSystemItem: systemItem, tag: tag) }
@MainActor private func inherited(title: String?, image: UIImage?, selectedImage: UIImage?) -> UITabBarItemSubclass { UITabBarItemSubclass(title: title, image: image, selectedImage: selectedImage) }
@MainActor private func inherited(title: String?, image: UIImage?, tag: Int) -> UITabBarItemSubclass { UITabBarItemSubclass(title: title, image: image, tag: tag) }

private class UITabBarItemAppearanceSubclass: UITabBarItemAppearance {
  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var disabled: UITabBarItemStateAppearance { super.disabled }
  override var normal: UITabBarItemStateAppearance { super.normal }
  override var selected: UITabBarItemStateAppearance { super.selected }
}

private class UITabBarItemStateAppearanceSubclass: UITabBarItemStateAppearance {
  override var badgeBackgroundColor: UIColor? { get { super.badgeBackgroundColor } set { super.badgeBackgroundColor = newValue } }
  override var badgeTextAttributes: [NSAttributedString.Key : Any] { get { super.badgeTextAttributes } set { super.badgeTextAttributes = newValue } }
  override var iconColor: UIColor? { get { super.iconColor } set { super.iconColor = newValue } }
  override var titlePositionAdjustment: UIOffset { get { super.titlePositionAdjustment } set { super.titlePositionAdjustment = newValue } }
  override var titleTextAttributes: [NSAttributedString.Key : Any] { get { super.titleTextAttributes } set { super.titleTextAttributes = newValue } }
}

private class UITabGroupSubclass: UITabGroup {
  override init(title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil) { super.init(title: title, image: image, identifier: identifier, children: children, viewControllerProvider: viewControllerProvider) }
  override var children: [UITab] { get { super.children } set { super.children = newValue } }
  override var defaultChildIdentifier: String? { get { super.defaultChildIdentifier } set { super.defaultChildIdentifier = newValue } }
  override var managingNavigationController: UINavigationController? { get { super.managingNavigationController } set { super.managingNavigationController = newValue } }
  override var selectedChild: UITab? { get { super.selectedChild } set { super.selectedChild = newValue } }
  override func tab(forIdentifier identifier: String) -> UITab? { super.tab(forIdentifier: identifier) }
}

private class UITableViewSubclass: UITableView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var allowsFocus: Bool { get { super.allowsFocus } set { super.allowsFocus = newValue } }
  override var allowsMultipleSelection: Bool { get { super.allowsMultipleSelection } set { super.allowsMultipleSelection = newValue } }
  override var allowsMultipleSelectionDuringEditing: Bool { get { super.allowsMultipleSelectionDuringEditing } set { super.allowsMultipleSelectionDuringEditing = newValue } }
  override var allowsSelection: Bool { get { super.allowsSelection } set { super.allowsSelection = newValue } }
  override var allowsSelectionDuringEditing: Bool { get { super.allowsSelectionDuringEditing } set { super.allowsSelectionDuringEditing = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override func beginUpdates() { super.beginUpdates() }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  override var cellLayoutMarginsFollowReadableWidth: Bool { get { super.cellLayoutMarginsFollowReadableWidth } set { super.cellLayoutMarginsFollowReadableWidth = newValue } }
  override var contextMenuInteraction: UIContextMenuInteraction? { super.contextMenuInteraction }
  override var dataSource: (any UITableViewDataSource)? { get { super.dataSource } set { super.dataSource = newValue } }
  override var delegate: (any UITableViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.deleteRows(at: indexPaths, with: animation) }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { super.deleteSections(sections, with: animation) }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { super.dequeueReusableCell(withIdentifier: identifier) }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell { super.dequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) { super.deselectRow(at: indexPath, animated: animated) }
  override var dragDelegate: (any UITableViewDragDelegate)? { get { super.dragDelegate } set { super.dragDelegate = newValue } }
  override var dragInteractionEnabled: Bool { get { super.dragInteractionEnabled } set { super.dragInteractionEnabled = newValue } }
  override var dropDelegate: (any UITableViewDropDelegate)? { get { super.dropDelegate } set { super.dropDelegate = newValue } }
  override func endUpdates() { super.endUpdates() }
  override var estimatedRowHeight: CGFloat { get { super.estimatedRowHeight } set { super.estimatedRowHeight = newValue } }
  override var estimatedSectionFooterHeight: CGFloat { get { super.estimatedSectionFooterHeight } set { super.estimatedSectionFooterHeight = newValue } }
  override var estimatedSectionHeaderHeight: CGFloat { get { super.estimatedSectionHeaderHeight } set { super.estimatedSectionHeaderHeight = newValue } }
  override var fillerRowHeight: CGFloat { get { super.fillerRowHeight } set { super.fillerRowHeight = newValue } }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.footerView(forSection: section) }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { super.headerView(forSection: section) }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? { super.indexPathForRow(at: point) }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { super.indexPathsForRows(in: rect) }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.insertRows(at: indexPaths, with: animation) }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { super.insertSections(sections, with: animation) }
  override var insetsContentViewsToSafeArea: Bool { get { super.insetsContentViewsToSafeArea } set { super.insetsContentViewsToSafeArea = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isPrefetchingEnabled: Bool { get { super.isPrefetchingEnabled } set { super.isPrefetchingEnabled = newValue } }
  override var isSpringLoaded: Bool { get { super.isSpringLoaded } set { super.isSpringLoaded = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { super.moveRow(at: indexPath, to: newIndexPath) }
  override func moveSection(_ section: Int, toSection newSection: Int) { super.moveSection(section, toSection: newSection) }
  override func numberOfRows(inSection section: Int) -> Int { super.numberOfRows(inSection: section) }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { super.performBatchUpdates(updates, completion: completion) }
  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { get { super.prefetchDataSource } set { super.prefetchDataSource = newValue } }
  override func reconfigureRows(at indexPaths: [IndexPath]) { super.reconfigureRows(at: indexPaths) }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForFooter(inSection section: Int) -> CGRect { super.rectForFooter(inSection: section) }
  override func rectForHeader(inSection section: Int) -> CGRect { super.rectForHeader(inSection: section) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { super.register(cellClass, forCellReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { super.register(nib, forCellReuseIdentifier: identifier) }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { super.register(nib, forHeaderFooterViewReuseIdentifier: identifier) }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { super.reloadRows(at: indexPaths, with: animation) }
  override func reloadSectionIndexTitles() { super.reloadSectionIndexTitles() }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { super.reloadSections(sections, with: animation) }
  override var remembersLastFocusedIndexPath: Bool { get { super.remembersLastFocusedIndexPath } set { super.remembersLastFocusedIndexPath = newValue } }
  override var rowHeight: CGFloat { get { super.rowHeight } set { super.rowHeight = newValue } }
  override func scrollToNearestSelectedRow(at scrollPosition: UITableView.ScrollPosition, animated: Bool) { super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated) }
  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override var sectionFooterHeight: CGFloat { get { super.sectionFooterHeight } set { super.sectionFooterHeight = newValue } }
  override var sectionHeaderHeight: CGFloat { get { super.sectionHeaderHeight } set { super.sectionHeaderHeight = newValue } }
  override var sectionHeaderTopPadding: CGFloat { get { super.sectionHeaderTopPadding } set { super.sectionHeaderTopPadding = newValue } }
  override var sectionIndexBackgroundColor: UIColor? { get { super.sectionIndexBackgroundColor } set { super.sectionIndexBackgroundColor = newValue } }
  override var sectionIndexColor: UIColor? { get { super.sectionIndexColor } set { super.sectionIndexColor = newValue } }
  override var sectionIndexMinimumDisplayRowCount: Int { get { super.sectionIndexMinimumDisplayRowCount } set { super.sectionIndexMinimumDisplayRowCount = newValue } }
  override var sectionIndexTrackingBackgroundColor: UIColor? { get { super.sectionIndexTrackingBackgroundColor } set { super.sectionIndexTrackingBackgroundColor = newValue } }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override var selectionFollowsFocus: Bool { get { super.selectionFollowsFocus } set { super.selectionFollowsFocus = newValue } }
  override var selfSizingInvalidation: UITableView.SelfSizingInvalidation { get { super.selfSizingInvalidation } set { super.selfSizingInvalidation = newValue } }
  override var separatorColor: UIColor? { get { super.separatorColor } set { super.separatorColor = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override var separatorInsetReference: UITableView.SeparatorInsetReference { get { super.separatorInsetReference } set { super.separatorInsetReference = newValue } }
  override var separatorStyle: UITableViewCell.SeparatorStyle { get { super.separatorStyle } set { super.separatorStyle = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var style: UITableView.Style { super.style }
  override var tableFooterView: UIView? { get { super.tableFooterView } set { super.tableFooterView = newValue } }
  override var tableHeaderView: UIView? { get { super.tableHeaderView } set { super.tableHeaderView = newValue } }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
}
@MainActor private func inherited(frame: CGRect) -> UITableViewSubclass { UITableViewSubclass(frame: frame) }

private class UITableViewCellSubclass: UITableViewCell {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }
  override var accessoryType: UITableViewCell.AccessoryType { get { super.accessoryType } set { super.accessoryType = newValue } }
  override var accessoryView: UIView? { get { super.accessoryView } set { super.accessoryView = newValue } }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override var contentView: UIView { super.contentView }
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { super.defaultBackgroundConfiguration() }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override func didTransition(to state: UITableViewCell.StateMask) { super.didTransition(to: state) }
  override var editingAccessoryType: UITableViewCell.AccessoryType { get { super.editingAccessoryType } set { super.editingAccessoryType = newValue } }
  override var editingAccessoryView: UIView? { get { super.editingAccessoryView } set { super.editingAccessoryView = newValue } }
  override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { super.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { super.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  override func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  override var imageView: UIImageView? { super.imageView }
  override var indentationLevel: Int { get { super.indentationLevel } set { super.indentationLevel = newValue } }
  override var indentationWidth: CGFloat { get { super.indentationWidth } set { super.indentationWidth = newValue } }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isHighlighted: Bool { get { super.isHighlighted } set { super.isHighlighted = newValue } }
  override var isSelected: Bool { get { super.isSelected } set { super.isSelected = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectedBackgroundView: UIView? { get { super.selectedBackgroundView } set { super.selectedBackgroundView = newValue } }
  override var selectionStyle: UITableViewCell.SelectionStyle { get { super.selectionStyle } set { super.selectionStyle = newValue } }
  override var separatorInset: UIEdgeInsets { get { super.separatorInset } set { super.separatorInset = newValue } }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override var shouldIndentWhileEditing: Bool { get { super.shouldIndentWhileEditing } set { super.shouldIndentWhileEditing = newValue } }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override var showsReorderControl: Bool { get { super.showsReorderControl } set { super.showsReorderControl = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var textLabel: UILabel? { super.textLabel }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
  override func willTransition(to state: UITableViewCell.StateMask) { super.willTransition(to: state) }
}
@MainActor private func inherited(frame: CGRect) -> UITableViewCellSubclass { UITableViewCellSubclass(frame: frame) }

private class UITableViewControllerSubclass: UITableViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override init(style: UITableView.Style) { super.init(style: style) }
  override var clearsSelectionOnViewWillAppear: Bool { get { super.clearsSelectionOnViewWillAppear } set { super.clearsSelectionOnViewWillAppear = newValue } }
  override func loadView() { super.loadView() }
  override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
  override var refreshControl: UIRefreshControl? { get { super.refreshControl } set { super.refreshControl = newValue } }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { super.scrollViewDidChangeAdjustedContentInset(scrollView) }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { super.scrollViewDidEndDecelerating(scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { super.scrollViewDidEndScrollingAnimation(scrollView) }
  override func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { super.scrollViewDidScrollToTop(scrollView) }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { super.scrollViewDidZoom(scrollView) }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { super.scrollViewShouldScrollToTop(scrollView) }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { super.scrollViewWillBeginDecelerating(scrollView) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { super.scrollViewWillBeginDragging(scrollView) }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { super.scrollViewWillBeginZooming(scrollView, with: view) }
  override func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { super.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override var tableView: UITableView! { get { super.tableView } set { super.tableView = newValue } }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canEditRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canFocusRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canMoveRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { super.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
  override func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) { super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { super.tableView(tableView, didDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) { super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { super.tableView(tableView, didEndEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { super.tableView(tableView, didSelectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didUnhighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { super.tableView(tableView, editActionsForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, estimatedHeightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, estimatedHeightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, heightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, heightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { super.tableView(tableView, numberOfRowsInSection: section) }
  override func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration) }
  override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  override func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool { super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context) }
  override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { super.tableView(tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath, toProposedIndexPath: proposedDestinationIndexPath) }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { super.tableView(tableView, viewForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { super.tableView(tableView, viewForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { super.tableView(tableView, willBeginEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayFooterView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
  override func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) { super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) { super.tableView(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator) }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willSelectRowAt: indexPath) }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { super.tableViewDidEndMultipleSelectionInteraction(tableView) }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { super.viewForZooming(in: scrollView) }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
}

private class UITableViewDiffableDataSourceSubclass: UITableViewDiffableDataSource<Int, String> {
  override init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSource<Int, String>.CellProvider) { super.init(tableView: tableView, cellProvider: cellProvider) }
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true) async { await super.apply(snapshot, animatingDifferences: animatingDifferences) }
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) { super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion) }
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>) async { await super.applySnapshotUsingReloadData(snapshot) }
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)? = nil) { super.applySnapshotUsingReloadData(snapshot, completion: completion) }
  override var defaultRowAnimation: UITableView.RowAnimation { get { super.defaultRowAnimation } set { super.defaultRowAnimation = newValue } }
  override func index(for sectionIdentifier: Int) -> Int? { super.index(for: sectionIdentifier) }
  override func indexPath(for itemIdentifier: String) -> IndexPath? { super.indexPath(for: itemIdentifier) }
  override func itemIdentifier(for indexPath: IndexPath) -> String? { super.itemIdentifier(for: indexPath) }
  override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
  override func sectionIdentifier(for index: Int) -> Int? { super.sectionIdentifier(for: index) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> { super.snapshot() }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canEditRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canMoveRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { super.tableView(tableView, numberOfRowsInSection: section) }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { super.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
}

private class UITableViewDropPlaceholderSubclass: UITableViewDropPlaceholder {
  override var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? { get { super.previewParametersProvider } set { super.previewParametersProvider = newValue } }
}

private class UITableViewDropProposalSubclass: UITableViewDropProposal {
  override init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) { super.init(operation: operation, intent: intent) }
  override var intent: UITableViewDropProposal.Intent { super.intent }
}
@MainActor private func inherited(operation: UIDropOperation) -> UITableViewDropProposalSubclass { UITableViewDropProposalSubclass(operation: operation) }

private class UITableViewHeaderFooterViewSubclass: UITableViewHeaderFooterView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  override var automaticallyUpdatesBackgroundConfiguration: Bool { get { super.automaticallyUpdatesBackgroundConfiguration } set { super.automaticallyUpdatesBackgroundConfiguration = newValue } }
  override var automaticallyUpdatesContentConfiguration: Bool { get { super.automaticallyUpdatesContentConfiguration } set { super.automaticallyUpdatesContentConfiguration = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundConfiguration: UIBackgroundConfiguration? { get { super.backgroundConfiguration } set { super.backgroundConfiguration = newValue } }
  override var backgroundView: UIView? { get { super.backgroundView } set { super.backgroundView = newValue } }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var configurationState: UIViewConfigurationState { super.configurationState }
  override var configurationUpdateHandler: UITableViewHeaderFooterView.ConfigurationUpdateHandler? { get { super.configurationUpdateHandler } set { super.configurationUpdateHandler = newValue } }
  override var contentConfiguration: (any UIContentConfiguration)? { get { super.contentConfiguration } set { super.contentConfiguration = newValue } }
  override var contentView: UIView { super.contentView }
  override func defaultContentConfiguration() -> UIListContentConfiguration { super.defaultContentConfiguration() }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var textLabel: UILabel? { super.textLabel }
  override func updateConfiguration(using state: UIViewConfigurationState) { super.updateConfiguration(using: state) }
}
@MainActor private func inherited(frame: CGRect) -> UITableViewHeaderFooterViewSubclass { UITableViewHeaderFooterViewSubclass(frame: frame) }

private class UITableViewPlaceholderSubclass: UITableViewPlaceholder {
  override init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { super.init(insertionIndexPath: insertionIndexPath, reuseIdentifier: reuseIdentifier, rowHeight: rowHeight) }
  override var cellUpdateHandler: ((UITableViewCell) -> Void)? { get { super.cellUpdateHandler } set { super.cellUpdateHandler = newValue } }
}

private class UITableViewRowActionSubclass: UITableViewRowAction {
  override init(style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) { super.init(style: style, title: title, handler: handler) }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override var backgroundEffect: UIVisualEffect? { get { super.backgroundEffect } set { super.backgroundEffect = newValue } }
  override var style: UITableViewRowAction.Style { super.style }
  override var title: String? { get { super.title } set { super.title = newValue } }
}

private class UITapGestureRecognizerSubclass: UITapGestureRecognizer {
  override var buttonMaskRequired: UIEvent.ButtonMask { get { super.buttonMaskRequired } set { super.buttonMaskRequired = newValue } }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { super.canPrevent(preventedGestureRecognizer) }
  override var numberOfTapsRequired: Int { get { super.numberOfTapsRequired } set { super.numberOfTapsRequired = newValue } }
  override var numberOfTouchesRequired: Int { get { super.numberOfTouchesRequired } set { super.numberOfTouchesRequired = newValue } }
  override func reset() { super.reset() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesMoved(touches, with: event) }
}

private class UITargetedDragPreviewSubclass: UITargetedDragPreview {
  override func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview { super.retargetedPreview(with: newTarget) }
}

private class UITargetedPreviewSubclass: UITargetedPreview {
  override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) { super.init(view: view, parameters: parameters, target: target) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var parameters: UIPreviewParameters { super.parameters }
  override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview { super.retargetedPreview(with: newTarget) }
  override var size: CGSize { super.size }
  override var target: UIPreviewTarget { super.target }
  override var view: UIView { super.view }
}
@MainActor private func inherited(view: UIView) -> UITargetedPreviewSubclass { UITargetedPreviewSubclass(view: view) }
@MainActor private func inherited(view: UIView, parameters: UIPreviewParameters) -> UITargetedPreviewSubclass { UITargetedPreviewSubclass(view: view, parameters: parameters) }

private class UITextCheckerSubclass: UITextChecker {
  override init() { super.init() }
  override class var availableLanguages: [String] { super.availableLanguages }
  override func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { super.completions(forPartialWordRange: range, in: string, language: language) }
  override func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { super.guesses(forWordRange: range, in: string, language: language) }
  override class func hasLearnedWord(_ word: String) -> Bool { super.hasLearnedWord(word) }
  override func ignoreWord(_ wordToIgnore: String) { super.ignoreWord(wordToIgnore) }
  override var ignoredWords: [String]? { get { super.ignoredWords } set { super.ignoredWords = newValue } }
  override class func learnWord(_ word: String) { super.learnWord(word) }
  override func rangeOfMisspelledWord(in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String) -> NSRange { super.rangeOfMisspelledWord(in: stringToCheck, range: range, startingAt: startingOffset, wrap: wrapFlag, language: language) }
  override class func unlearnWord(_ word: String) { super.unlearnWord(word) }
}

private class UITextFieldSubclass: UITextField {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var adjustsFontSizeToFitWidth: Bool { get { super.adjustsFontSizeToFitWidth } set { super.adjustsFontSizeToFitWidth = newValue } }
  override var allowsEditingTextAttributes: Bool { get { super.allowsEditingTextAttributes } set { super.allowsEditingTextAttributes = newValue } }
  override var attributedPlaceholder: NSAttributedString? { get { super.attributedPlaceholder } set { super.attributedPlaceholder = newValue } }
  override var attributedText: NSAttributedString? { get { super.attributedText } set { super.attributedText = newValue } }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override var background: UIImage? { get { super.background } set { super.background = newValue } }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
  override var borderStyle: UITextField.BorderStyle { get { super.borderStyle } set { super.borderStyle = newValue } }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
  override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
  override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
  override var clearButtonMode: UITextField.ViewMode { get { super.clearButtonMode } set { super.clearButtonMode = newValue } }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override var clearsOnBeginEditing: Bool { get { super.clearsOnBeginEditing } set { super.clearsOnBeginEditing = newValue } }
  override var clearsOnInsertion: Bool { get { super.clearsOnInsertion } set { super.clearsOnInsertion = newValue } }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
  override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { super.compare(position, to: other) }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override var defaultTextAttributes: [NSAttributedString.Key : Any] { get { super.defaultTextAttributes } set { super.defaultTextAttributes = newValue } }
  override var delegate: (any UITextFieldDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func deleteBackward() { super.deleteBackward() }
  override var disabledBackground: UIImage? { get { super.disabledBackground } set { super.disabledBackground = newValue } }
  override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override var endOfDocument: UITextPosition { super.endOfDocument }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
  override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override var hasText: Bool { super.hasText }
  override var inlinePredictionType: UITextInlinePredictionType { get { super.inlinePredictionType } set { super.inlinePredictionType = newValue } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
  override func insertText(_ text: String) { super.insertText(text) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEditing: Bool { super.isEditing }
  override var isSecureTextEntry: Bool { get { super.isSecureTextEntry } set { super.isSecureTextEntry = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leftView: UIView? { get { super.leftView } set { super.leftView = newValue } }
  override var leftViewMode: UITextField.ViewMode { get { super.leftViewMode } set { super.leftViewMode = newValue } }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override var markedTextRange: UITextRange? { super.markedTextRange }
  override var minimumFontSize: CGFloat { get { super.minimumFontSize } set { super.minimumFontSize = newValue } }
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { super.offset(from: from, to: toPosition) }
  override var passwordRules: UITextInputPasswordRules? { get { super.passwordRules } set { super.passwordRules = newValue } }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override var placeholder: String? { get { super.placeholder } set { super.placeholder = newValue } }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { super.position(from: position, offset: offset) }
  override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override var rightView: UIView? { get { super.rightView } set { super.rightView = newValue } }
  override var rightViewMode: UITextField.ViewMode { get { super.rightViewMode } set { super.rightViewMode = newValue } }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override var selectedTextRange: UITextRange? { get { super.selectedTextRange } set { super.selectedTextRange = newValue } }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) { super.setMarkedText(markedText, selectedRange: selectedRange) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var smartDashesType: UITextSmartDashesType { get { super.smartDashesType } set { super.smartDashesType = newValue } }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { get { super.smartInsertDeleteType } set { super.smartInsertDeleteType = newValue } }
  override var smartQuotesType: UITextSmartQuotesType { get { super.smartQuotesType } set { super.smartQuotesType = newValue } }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var text: String? { get { super.text } set { super.text = newValue } }
  override func text(in range: UITextRange) -> String? { super.text(in: range) }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { super.textRange(from: fromPosition, to: toPosition) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override var tokenizer: any UITextInputTokenizer { super.tokenizer }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var typingAttributes: [NSAttributedString.Key : Any]? { get { super.typingAttributes } set { super.typingAttributes = newValue } }
  override func unmarkText() { super.unmarkText() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
}

private class UITextInputAssistantItemSubclass: UITextInputAssistantItem {
  override var allowsHidingShortcuts: Bool { get { super.allowsHidingShortcuts } set { super.allowsHidingShortcuts = newValue } }
  override var leadingBarButtonGroups: [UIBarButtonItemGroup] { get { super.leadingBarButtonGroups } set { super.leadingBarButtonGroups = newValue } }
  override var trailingBarButtonGroups: [UIBarButtonItemGroup] { get { super.trailingBarButtonGroups } set { super.trailingBarButtonGroups = newValue } }
}

private class UITextInputModeSubclass: UITextInputMode {
  override class var activeInputModes: [UITextInputMode] { super.activeInputModes }
  override var primaryLanguage: String? { super.primaryLanguage }
}

private class UITextInputPasswordRulesSubclass: UITextInputPasswordRules, @unchecked Sendable {
  override init(descriptor passwordRulesDescriptor: String) { super.init(descriptor: passwordRulesDescriptor) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override var passwordRulesDescriptor: String { super.passwordRulesDescriptor }
}

private class UITextInputStringTokenizerSubclass: UITextInputStringTokenizer {
  override init(textInput: any UIResponder & UITextInput) { super.init(textInput: textInput) }
  override func isPosition(_ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool { super.isPosition(position, atBoundary: granularity, inDirection: direction) }
  override func isPosition(_ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection) -> Bool { super.isPosition(position, withinTextUnit: granularity, inDirection: direction) }
  override func position(from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextPosition? { super.position(from: position, toBoundary: granularity, inDirection: direction) }
  override func rangeEnclosingPosition(_ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection) -> UITextRange? { super.rangeEnclosingPosition(position, with: granularity, inDirection: direction) }
}

private class UITextPositionSubclass: UITextPosition {
  override init() { super.init() }
}

private class UITextRangeSubclass: UITextRange {
  override init() { super.init() }
  override var end: UITextPosition { super.end }
  override var isEmpty: Bool { super.isEmpty }
  override var start: UITextPosition { super.start }
}

private class UITextSelectionRectSubclass: UITextSelectionRect {
  override init() { super.init() }
  override var containsEnd: Bool { super.containsEnd }
  override var containsStart: Bool { super.containsStart }
  override var isVertical: Bool { super.isVertical }
  override var rect: CGRect { super.rect }
  override var writingDirection: NSWritingDirection { super.writingDirection }
}

private class UITextViewSubclass: UITextView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame, textContainer: textContainer) }
  override var adjustsFontForContentSizeCategory: Bool { get { super.adjustsFontForContentSizeCategory } set { super.adjustsFontForContentSizeCategory = newValue } }
  override var attributedText: NSAttributedString! { get { super.attributedText } set { super.attributedText = newValue } }
  override var autocapitalizationType: UITextAutocapitalizationType { get { super.autocapitalizationType } set { super.autocapitalizationType = newValue } }
  override var autocorrectionType: UITextAutocorrectionType { get { super.autocorrectionType } set { super.autocorrectionType = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override var beginningOfDocument: UITextPosition { super.beginningOfDocument }
  override var borderStyle: UITextView.BorderStyle { get { super.borderStyle } set { super.borderStyle = newValue } }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
  override func caretRect(for position: UITextPosition) -> CGRect { super.caretRect(for: position) }
  override func characterRange(at point: CGPoint) -> UITextRange? { super.characterRange(at: point) }
  override func closestPosition(to point: CGPoint) -> UITextPosition? { super.closestPosition(to: point) }
  override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { super.compare(position, to: other) }
  override func copy(_ sender: Any?) { super.copy(sender) }
  override func cut(_ sender: Any?) { super.cut(sender) }
  override var dataDetectorTypes: UIDataDetectorTypes { get { super.dataDetectorTypes } set { super.dataDetectorTypes = newValue } }
  override var delegate: (any UITextViewDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override func delete(_ sender: Any?) { super.delete(sender) }
  override func deleteBackward() { super.deleteBackward() }
  override var enablesReturnKeyAutomatically: Bool { get { super.enablesReturnKeyAutomatically } set { super.enablesReturnKeyAutomatically = newValue } }
  override var endOfDocument: UITextPosition { super.endOfDocument }
  override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: range) }
  override var font: UIFont? { get { super.font } set { super.font = newValue } }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var hasText: Bool { super.hasText }
  override var inlinePredictionType: UITextInlinePredictionType { get { super.inlinePredictionType } set { super.inlinePredictionType = newValue } }
  override var inputAccessoryView: UIView? { get { super.inputAccessoryView } set { super.inputAccessoryView = newValue } }
  override var inputView: UIView? { get { super.inputView } set { super.inputView = newValue } }
  override func insertText(_ text: String) { super.insertText(text) }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isEditable: Bool { get { super.isEditable } set { super.isEditable = newValue } }
  override var isScrollEnabled: Bool { get { super.isScrollEnabled } set { super.isScrollEnabled = newValue } }
  override var isSelectable: Bool { get { super.isSelectable } set { super.isSelectable = newValue } }
  override var keyboardAppearance: UIKeyboardAppearance { get { super.keyboardAppearance } set { super.keyboardAppearance = newValue } }
  override var keyboardType: UIKeyboardType { get { super.keyboardType } set { super.keyboardType = newValue } }
  override var layoutManager: NSLayoutManager { super.layoutManager }
  override func layoutSubviews() { super.layoutSubviews() }
  override var linkTextAttributes: [NSAttributedString.Key : Any]! { get { super.linkTextAttributes } set { super.linkTextAttributes = newValue } }
  override var markedTextRange: UITextRange? { super.markedTextRange }
  override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { super.offset(from: from, to: toPosition) }
  override var passwordRules: UITextInputPasswordRules? { get { super.passwordRules } set { super.passwordRules = newValue } }
  override func paste(_ sender: Any?) { super.paste(sender) }
  override func position(from position: UITextPosition, offset: Int) -> UITextPosition? { super.position(from: position, offset: offset) }
  override func replace(_ range: UITextRange, withText text: String) { super.replace(range, withText: text) }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override var returnKeyType: UIReturnKeyType { get { super.returnKeyType } set { super.returnKeyType = newValue } }
  override func scrollRangeToVisible(_ range: NSRange) { super.scrollRangeToVisible(range) }
  override func select(_ sender: Any?) { super.select(sender) }
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
  override var selectedRange: NSRange { get { super.selectedRange } set { super.selectedRange = newValue } }
  override var selectedTextRange: UITextRange? { get { super.selectedTextRange } set { super.selectedTextRange = newValue } }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: range) }
  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) { super.setMarkedText(markedText, selectedRange: selectedRange) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var smartDashesType: UITextSmartDashesType { get { super.smartDashesType } set { super.smartDashesType = newValue } }
  override var smartInsertDeleteType: UITextSmartInsertDeleteType { get { super.smartInsertDeleteType } set { super.smartInsertDeleteType = newValue } }
  override var smartQuotesType: UITextSmartQuotesType { get { super.smartQuotesType } set { super.smartQuotesType = newValue } }
  override var spellCheckingType: UITextSpellCheckingType { get { super.spellCheckingType } set { super.spellCheckingType = newValue } }
  override var text: String! { get { super.text } set { super.text = newValue } }
  override func text(in range: UITextRange) -> String? { super.text(in: range) }
  override var textAlignment: NSTextAlignment { get { super.textAlignment } set { super.textAlignment = newValue } }
  override var textColor: UIColor? { get { super.textColor } set { super.textColor = newValue } }
  override var textContainer: NSTextContainer { super.textContainer }
  override var textContainerInset: UIEdgeInsets { get { super.textContainerInset } set { super.textContainerInset = newValue } }
  override var textContentType: UITextContentType! { get { super.textContentType } set { super.textContentType = newValue } }
  override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { super.textRange(from: fromPosition, to: toPosition) }
  override var textStorage: NSTextStorage { super.textStorage }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var tokenizer: any UITextInputTokenizer { super.tokenizer }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var typingAttributes: [NSAttributedString.Key : Any] { get { super.typingAttributes } set { super.typingAttributes = newValue } }
  override func unmarkText() { super.unmarkText() }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
}
@MainActor private func inherited(frame: CGRect) -> UITextViewSubclass { UITextViewSubclass(frame: frame) }
@MainActor private func inherited(usingTextLayoutManager: Bool) -> UITextViewSubclass { UITextViewSubclass(usingTextLayoutManager: usingTextLayoutManager) }

private class UIToolbarSubclass: UIToolbar {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? { super.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
  override var barPosition: UIBarPosition { super.barPosition }
  override var barStyle: UIBarStyle { get { super.barStyle } set { super.barStyle = newValue } }
  override var barTintColor: UIColor? { get { super.barTintColor } set { super.barTintColor = newValue } }
  override var delegate: (any UIToolbarDelegate)? { get { super.delegate } set { super.delegate = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override var isTranslucent: Bool { get { super.isTranslucent } set { super.isTranslucent = newValue } }
  override var items: [UIBarButtonItem]? { get { super.items } set { super.items = newValue } }
  override func layoutSubviews() { super.layoutSubviews() }
  override var scrollEdgeAppearance: UIToolbarAppearance? { get { super.scrollEdgeAppearance } set { super.scrollEdgeAppearance = newValue } }
  override func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) { super.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics) }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { super.setItems(items, animated: animated) }
  override func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  override func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { super.shadowImage(forToolbarPosition: topOrBottom) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override var standardAppearance: UIToolbarAppearance { get { super.standardAppearance } set { super.standardAppearance = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}

private class UIToolbarAppearanceSubclass: UIToolbarAppearance {
  override init() { super.init() }
  required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
  override var buttonAppearance: UIBarButtonItemAppearance { get { super.buttonAppearance } set { super.buttonAppearance = newValue } }
  override var doneButtonAppearance: UIBarButtonItemAppearance { get { super.doneButtonAppearance } set { super.doneButtonAppearance = newValue } }
}

private class UITouchSubclass: UITouch {
  override init() { super.init() }
  override var altitudeAngle: CGFloat { super.altitudeAngle }
  override func azimuthAngle(in view: UIView?) -> CGFloat { super.azimuthAngle(in: view) }
  override func azimuthUnitVector(in view: UIView?) -> CGVector { super.azimuthUnitVector(in: view) }
  override var force: CGFloat { super.force }
  override var gestureRecognizers: [UIGestureRecognizer]? { super.gestureRecognizers }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var majorRadius: CGFloat { super.majorRadius }
  override var majorRadiusTolerance: CGFloat { super.majorRadiusTolerance }
  override var maximumPossibleForce: CGFloat { super.maximumPossibleForce }
  override var phase: UITouch.Phase { super.phase }
  override func preciseLocation(in view: UIView?) -> CGPoint { super.preciseLocation(in: view) }
  override func precisePreviousLocation(in view: UIView?) -> CGPoint { super.precisePreviousLocation(in: view) }
  override func previousLocation(in view: UIView?) -> CGPoint { super.previousLocation(in: view) }
  override var tapCount: Int { super.tapCount }
  override var timestamp: TimeInterval { super.timestamp }
  override var type: UITouch.TouchType { super.type }
  override var view: UIView? { super.view }
  override var window: UIWindow? { super.window }
}

private class UITrackingLayoutGuideSubclass: UITrackingLayoutGuide {
  override func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { super.constraints(activeWhenAwayFrom: edge) }
  override func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] { super.constraints(activeWhenNearEdge: edge) }
  override func removeAllTrackedConstraints() { super.removeAllTrackedConstraints() }
  override func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) { super.setConstraints(trackingConstraints, activeWhenAwayFrom: edge) }
  override func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) { super.setConstraints(trackingConstraints, activeWhenNearEdge: edge) }
}

private class UITraitCollectionSubclass: UITraitCollection, @unchecked Sendable {
  override init() { super.init() }
  override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
  override var activeAppearance: UIUserInterfaceActiveAppearance { super.activeAppearance }
  override func containsTraits(in trait: UITraitCollection?) -> Bool { super.containsTraits(in: trait) }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
  override class var current: UITraitCollection { get { super.current } set { super.current = newValue } }
  override var description: String { super.description }
  override var displayGamut: UIDisplayGamut { super.displayGamut }
  override var displayScale: CGFloat { super.displayScale }
  override var forceTouchCapability: UIForceTouchCapability { super.forceTouchCapability }
  override func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { super.hasDifferentColorAppearance(comparedTo: traitCollection) }
  override var hash: Int { super.hash }
  override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
  override var legibilityWeight: UILegibilityWeight { super.legibilityWeight }
  override func performAsCurrent(_ actions: () -> Void) { super.performAsCurrent(actions) }
  override var preferredContentSizeCategory: UIContentSizeCategory { super.preferredContentSizeCategory }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var userInterfaceLevel: UIUserInterfaceLevel { super.userInterfaceLevel }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
  override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
}
private func inherited<Trait>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollectionSubclass where Trait : UITraitDefinition { UITraitCollectionSubclass(trait, value: value) }
private func inherited(accessibilityContrast: UIAccessibilityContrast) -> UITraitCollectionSubclass { UITraitCollectionSubclass(accessibilityContrast: accessibilityContrast) }
private func inherited(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) -> UITraitCollectionSubclass { UITraitCollectionSubclass(activeAppearance: userInterfaceActiveAppearance) }
private func inherited(displayGamut: UIDisplayGamut) -> UITraitCollectionSubclass { UITraitCollectionSubclass(displayGamut: displayGamut) }
private func inherited(displayScale scale: CGFloat) -> UITraitCollectionSubclass { UITraitCollectionSubclass(displayScale: scale) }
private func inherited(forceTouchCapability capability: UIForceTouchCapability) -> UITraitCollectionSubclass { UITraitCollectionSubclass(forceTouchCapability: capability) }
private func inherited(horizontalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollectionSubclass { UITraitCollectionSubclass(horizontalSizeClass: horizontalSizeClass) }
private func inherited(layoutDirection: UITraitEnvironmentLayoutDirection) -> UITraitCollectionSubclass { UITraitCollectionSubclass(layoutDirection: layoutDirection) }
private func inherited(legibilityWeight: UILegibilityWeight) -> UITraitCollectionSubclass { UITraitCollectionSubclass(legibilityWeight: legibilityWeight) }
private func inherited(mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollectionSubclass { UITraitCollectionSubclass(mutations: mutations) }
private func inherited(preferredContentSizeCategory: UIContentSizeCategory) -> UITraitCollectionSubclass { UITraitCollectionSubclass(preferredContentSizeCategory: preferredContentSizeCategory) }
private func inherited(traitsFrom traitCollections: [UITraitCollection]) -> UITraitCollectionSubclass { UITraitCollectionSubclass(traitsFrom: traitCollections) }
private func inherited(userInterfaceIdiom idiom: UIUserInterfaceIdiom) -> UITraitCollectionSubclass { UITraitCollectionSubclass(userInterfaceIdiom: idiom) }
private func inherited(userInterfaceLevel: UIUserInterfaceLevel) -> UITraitCollectionSubclass { UITraitCollectionSubclass(userInterfaceLevel: userInterfaceLevel) }
private func inherited(userInterfaceStyle: UIUserInterfaceStyle) -> UITraitCollectionSubclass { UITraitCollectionSubclass(userInterfaceStyle: userInterfaceStyle) }
private func inherited(verticalSizeClass: UIUserInterfaceSizeClass) -> UITraitCollectionSubclass { UITraitCollectionSubclass(verticalSizeClass: verticalSizeClass) }

private class UIVibrancyEffectSubclass: UIVibrancyEffect {
  override init() { super.init() }
  override var hash: Int { super.hash }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}
@MainActor private func inherited(blurEffect: UIBlurEffect) -> UIVibrancyEffectSubclass { UIVibrancyEffectSubclass(blurEffect: blurEffect) }
@MainActor private func inherited(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) -> UIVibrancyEffectSubclass { UIVibrancyEffectSubclass(blurEffect: blurEffect, style: style) }

private class UIViewSubclass: UIView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var accessibilityIgnoresInvertColors: Bool { get { super.accessibilityIgnoresInvertColors } set { super.accessibilityIgnoresInvertColors = newValue } }
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { super.action(for: layer, forKey: event) }
  override func addConstraint(_ constraint: NSLayoutConstraint) { super.addConstraint(constraint) }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) { super.addConstraints(constraints) }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { super.addGestureRecognizer(gestureRecognizer) }
  override func addInteraction(_ interaction: any UIInteraction) { super.addInteraction(interaction) }
  override class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) { super.addKeyframe(withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations) }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func addMotionEffect(_ effect: UIMotionEffect) { super.addMotionEffect(effect) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
  override var alignmentRectInsets: UIEdgeInsets { super.alignmentRectInsets }
  override var alpha: CGFloat { get { super.alpha } set { super.alpha = newValue } }
  override var anchorPoint: CGPoint { get { super.anchorPoint } set { super.anchorPoint = newValue } }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { super.animate(withDuration: duration, animations: animations) }
  override class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { super.animate(withDuration: duration, animations: animations, completion: completion) }
  override class func animate(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { super.animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }
  override class func animate(withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { super.animate(withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity, options: options, animations: animations, completion: completion) }
  override class func animateKeyframes(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) { super.animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }
  override class func appearance() -> Self { super.appearance() }
  override class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { super.appearance(whenContainedInInstancesOf: containerTypes) }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override var autoresizesSubviews: Bool { get { super.autoresizesSubviews } set { super.autoresizesSubviews = newValue } }
  override var autoresizingMask: UIView.AutoresizingMask { get { super.autoresizingMask } set { super.autoresizingMask = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue } }
  override class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { super.beginAnimations(animationID, context: context) }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var bounds: CGRect { get { super.bounds } set { super.bounds = newValue } }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override var canBecomeFocused: Bool { super.canBecomeFocused }
  override var center: CGPoint { get { super.center } set { super.center = newValue } }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var clearsContextBeforeDrawing: Bool { get { super.clearsContextBeforeDrawing } set { super.clearsContextBeforeDrawing = newValue } }
  override var clipsToBounds: Bool { get { super.clipsToBounds } set { super.clipsToBounds = newValue } }
  override var collisionBoundingPath: UIBezierPath { super.collisionBoundingPath }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { super.collisionBoundsType }
  override class func commitAnimations() { super.commitAnimations() }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentCompressionResistancePriority(for: axis) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { super.contentHuggingPriority(for: axis) }
  override var contentMode: UIView.ContentMode { get { super.contentMode } set { super.contentMode = newValue } }
  override var contentScaleFactor: CGFloat { get { super.contentScaleFactor } set { super.contentScaleFactor = newValue } }
  override func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { super.convert(point, from: coordinateSpace) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { super.convert(point, from: view) }
  override func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { super.convert(rect, from: coordinateSpace) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
  override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { super.convert(point, to: coordinateSpace) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { super.convert(point, to: view) }
  override func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { super.convert(rect, to: coordinateSpace) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
  override var cornerConfiguration: UICornerConfiguration { get { super.cornerConfiguration } set { super.cornerConfiguration = newValue } }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override var description: String { super.description }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { super.didUpdateFocus(in: context, with: coordinator) }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { super.directionalLayoutMargins } set { super.directionalLayoutMargins = newValue } }
  override func display(_ layer: CALayer) { super.display(layer) }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates) }
  override func effectiveRadius(corner: UIRectCorner) -> CGFloat { super.effectiveRadius(corner: corner) }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { super.effectiveUserInterfaceLayoutDirection }
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var focusEffect: UIFocusEffect? { get { super.focusEffect } set { super.focusEffect = newValue } }
  override var focusGroupIdentifier: String? { get { super.focusGroupIdentifier } set { super.focusGroupIdentifier = newValue } }
  override var focusGroupPriority: UIFocusGroupPriority { get { super.focusGroupPriority } set { super.focusGroupPriority = newValue } }
  override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
  override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
  override var frame: CGRect { get { super.frame } set { super.frame = newValue } }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { super.frame(forAlignmentRect: alignmentRect) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { super.gestureRecognizers } set { super.gestureRecognizers = newValue } }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override class var inheritedAnimationDuration: TimeInterval { super.inheritedAnimationDuration }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { super.insertSubview(view, aboveSubview: siblingSubview) }
  override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { super.insertSubview(view, belowSubview: siblingSubview) }
  override var insetsLayoutMarginsFromSafeArea: Bool { get { super.insetsLayoutMarginsFromSafeArea } set { super.insetsLayoutMarginsFromSafeArea = newValue } }
  override var interactions: [any UIInteraction] { get { super.interactions } set { super.interactions = newValue } }
  override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
  override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override var isExclusiveTouch: Bool { get { super.isExclusiveTouch } set { super.isExclusiveTouch = newValue } }
  override var isFocused: Bool { super.isFocused }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isMultipleTouchEnabled: Bool { get { super.isMultipleTouchEnabled } set { super.isMultipleTouchEnabled = newValue } }
  override var isOpaque: Bool { get { super.isOpaque } set { super.isOpaque = newValue } }
  override var isUserInteractionEnabled: Bool { get { super.isUserInteractionEnabled } set { super.isUserInteractionEnabled = newValue } }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var largeContentImage: UIImage? { get { super.largeContentImage } set { super.largeContentImage = newValue } }
  override var largeContentTitle: String? { get { super.largeContentTitle } set { super.largeContentTitle = newValue } }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var layer: CALayer { super.layer }
  override class var layerClass: AnyClass { super.layerClass }
  override func layerWillDraw(_ layer: CALayer) { super.layerWillDraw(layer) }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override func layoutIfNeeded() { super.layoutIfNeeded() }
  override var layoutMargins: UIEdgeInsets { get { super.layoutMargins } set { super.layoutMargins = newValue } }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func layoutSubviews() { super.layoutSubviews() }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var mask: UIView? { get { super.mask } set { super.mask = newValue } }
  override var maximumContentSizeCategory: UIContentSizeCategory? { get { super.maximumContentSizeCategory } set { super.maximumContentSizeCategory = newValue } }
  override var minimumContentSizeCategory: UIContentSizeCategory? { get { super.minimumContentSizeCategory } set { super.minimumContentSizeCategory = newValue } }
  override class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations) }
  override var motionEffects: [UIMotionEffect] { get { super.motionEffects } set { super.motionEffects = newValue } }
  override func needsUpdateConstraints() -> Bool { super.needsUpdateConstraints() }
  override var next: UIResponder? { super.next }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
  override class func perform(_ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { super.perform(animation, on: views, options: options, animations: parallelAnimations, completion: completion) }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { super.performWithoutAnimation(actionsWithoutAnimation) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
  override var preservesSuperviewLayoutMargins: Bool { get { super.preservesSuperviewLayoutMargins } set { super.preservesSuperviewLayoutMargins = newValue } }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override func removeConstraint(_ constraint: NSLayoutConstraint) { super.removeConstraint(constraint) }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) { super.removeConstraints(constraints) }
  override func removeFromSuperview() { super.removeFromSuperview() }
  override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { super.removeGestureRecognizer(gestureRecognizer) }
  override func removeInteraction(_ interaction: any UIInteraction) { super.removeInteraction(interaction) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { super.removeLayoutGuide(layoutGuide) }
  override func removeMotionEffect(_ effect: UIMotionEffect) { super.removeMotionEffect(effect) }
  override class var requiresConstraintBasedLayout: Bool { super.requiresConstraintBasedLayout }
  override func resizableSnapshotView(from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { super.resizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var semanticContentAttribute: UISemanticContentAttribute { get { super.semanticContentAttribute } set { super.semanticContentAttribute = newValue } }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) { super.setAnimationBeginsFromCurrentState(fromCurrentState) }
  override class func setAnimationCurve(_ curve: UIView.AnimationCurve) { super.setAnimationCurve(curve) }
  override class func setAnimationDelay(_ delay: TimeInterval) { super.setAnimationDelay(delay) }
  override class func setAnimationDelegate(_ delegate: Any?) { super.setAnimationDelegate(delegate) }
  override class func setAnimationDidStop(_ selector: Selector?) { super.setAnimationDidStop(selector) }
  override class func setAnimationDuration(_ duration: TimeInterval) { super.setAnimationDuration(duration) }
  override class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) { super.setAnimationRepeatAutoreverses(repeatAutoreverses) }
  override class func setAnimationRepeatCount(_ repeatCount: Float) { super.setAnimationRepeatCount(repeatCount) }
  override class func setAnimationWillStart(_ selector: Selector?) { super.setAnimationWillStart(selector) }
  override class func setAnimationsEnabled(_ enabled: Bool) { super.setAnimationsEnabled(enabled) }
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { super.setContentHuggingPriority(priority, for: axis) }
  override func setNeedsDisplay() { super.setNeedsDisplay() }
  override func setNeedsDisplay(_ rect: CGRect) { super.setNeedsDisplay(rect) }
  override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
  override func setNeedsLayout() { super.setNeedsLayout() }
  override func setNeedsUpdateConstraints() { super.setNeedsUpdateConstraints() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
  override var showsLargeContentViewer: Bool { get { super.showsLargeContentViewer } set { super.showsLargeContentViewer = newValue } }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func sizeToFit() { super.sizeToFit() }
  override func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { super.snapshotView(afterScreenUpdates: afterUpdates) }
  override var subviews: [UIView] { super.subviews }
  override var superview: UIView? { super.superview }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { super.systemLayoutSizeFitting(targetSize) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override var tag: Int { get { super.tag } set { super.tag = newValue } }
  override var tintAdjustmentMode: UIView.TintAdjustmentMode { get { super.tintAdjustmentMode } set { super.tintAdjustmentMode = newValue } }
  override var tintColor: UIColor! { get { super.tintColor } set { super.tintColor = newValue } }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override var transform: CGAffineTransform { get { super.transform } set { super.transform = newValue } }
  override var transform3D: CATransform3D { get { super.transform3D } set { super.transform3D = newValue } }
  override class func transition(from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil) { super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion) }
  override class func transition(with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { super.transition(with: view, duration: duration, options: options, animations: animations, completion: completion) }
  override var translatesAutoresizingMaskIntoConstraints: Bool { get { super.translatesAutoresizingMaskIntoConstraints } set { super.translatesAutoresizingMaskIntoConstraints = newValue } }
  override func updateConstraints() { super.updateConstraints() }
  override func updateConstraintsIfNeeded() { super.updateConstraintsIfNeeded() }
  override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
  override func updateProperties() { super.updateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: attribute) }
  override class func userInterfaceLayoutDirection(for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: layoutDirection) }
  override func viewWithTag(_ tag: Int) -> UIView? { super.viewWithTag(tag) }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override var window: UIWindow? { super.window }
}
@MainActor private func inherited() -> UIViewSubclass { UIViewSubclass() }

private class UIViewControllerSubclass: UIViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func addKeyCommand(_ keyCommand: UIKeyCommand) { super.addKeyCommand(keyCommand) }
  override var additionalSafeAreaInsets: UIEdgeInsets { get { super.additionalSafeAreaInsets } set { super.additionalSafeAreaInsets = newValue } }
  override class func attemptRotationToDeviceOrientation() { super.attemptRotationToDeviceOrientation() }
  override var automaticallyAdjustsScrollViewInsets: Bool { get { super.automaticallyAdjustsScrollViewInsets } set { super.automaticallyAdjustsScrollViewInsets = newValue } }
  override func awakeFromNib() { super.awakeFromNib() }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
  override var bottomLayoutGuide: any UILayoutSupport { super.bottomLayoutGuide }
  override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var childViewControllerForPointerLock: UIViewController? { super.childViewControllerForPointerLock }
  override var children: [UIViewController] { super.children }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { super.contentScrollView(for: edge) }
  override var contentUnavailableConfiguration: (any UIContentConfiguration)? { get { super.contentUnavailableConfiguration } set { super.contentUnavailableConfiguration = newValue } }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override var definesPresentationContext: Bool { get { super.definesPresentationContext } set { super.definesPresentationContext = newValue } }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { super.didRotate(from: fromInterfaceOrientation) }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { super.didUpdateFocus(in: context, with: coordinator) }
  override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: flag, completion: completion) }
  override var edgesForExtendedLayout: UIRectEdge { get { super.edgesForExtendedLayout } set { super.edgesForExtendedLayout = newValue } }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override var extendedLayoutIncludesOpaqueBars: Bool { get { super.extendedLayoutIncludesOpaqueBars } set { super.extendedLayoutIncludesOpaqueBars = newValue } }
  override var focusGroupIdentifier: String? { get { super.focusGroupIdentifier } set { super.focusGroupIdentifier = newValue } }
  override var hidesBottomBarWhenPushed: Bool { get { super.hidesBottomBarWhenPushed } set { super.hidesBottomBarWhenPushed = newValue } }
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isEditing: Bool { get { super.isEditing } set { super.isEditing = newValue } }
  override var isModalInPresentation: Bool { get { super.isModalInPresentation } set { super.isModalInPresentation = newValue } }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var modalPresentationCapturesStatusBarAppearance: Bool { get { super.modalPresentationCapturesStatusBarAppearance } set { super.modalPresentationCapturesStatusBarAppearance = newValue } }
  override var modalPresentationStyle: UIModalPresentationStyle { get { super.modalPresentationStyle } set { super.modalPresentationStyle = newValue } }
  override var modalTransitionStyle: UIModalTransitionStyle { get { super.modalTransitionStyle } set { super.modalTransitionStyle = newValue } }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override var navigationController: UINavigationController? { super.navigationController }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var next: UIResponder? { super.next }
  override var nibBundle: Bundle? { super.nibBundle }
  override var nibName: String? { super.nibName }
  override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { super.overrideUserInterfaceStyle } set { super.overrideUserInterfaceStyle = newValue } }
  override var parent: UIViewController? { super.parent }
  override var parentFocusEnvironment: (any UIFocusEnvironment)? { super.parentFocusEnvironment }
  override func performSegue(withIdentifier identifier: String, sender: Any?) { super.performSegue(withIdentifier: identifier, sender: sender) }
  override var popoverPresentationController: UIPopoverPresentationController? { super.popoverPresentationController }
  override var preferredContentSize: CGSize { get { super.preferredContentSize } set { super.preferredContentSize = newValue } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] { super.preferredFocusEnvironments }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { super.preferredInterfaceOrientationForPresentation }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { super.preferredScreenEdgesDeferringSystemGestures }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { super.preferredStatusBarUpdateAnimation }
  override var preferredTransition: UIViewController.Transition? { get { super.preferredTransition } set { super.preferredTransition = newValue } }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override var prefersPointerLocked: Bool { super.prefersPointerLocked }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var previewActionItems: [any UIPreviewActionItem] { super.previewActionItems }
  override var providesPresentationContextTransitionStyle: Bool { get { super.providesPresentationContextTransitionStyle } set { super.providesPresentationContextTransitionStyle = newValue } }
  override func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) -> any UIViewControllerPreviewing { super.registerForPreviewing(with: delegate, sourceView: sourceView) }
  override func removeFromParent() { super.removeFromParent() }
  override func removeKeyCommand(_ keyCommand: UIKeyCommand) { super.removeKeyCommand(keyCommand) }
  override var restorationClass: (any UIViewControllerRestoration.Type)? { get { super.restorationClass } set { super.restorationClass = newValue } }
  override var restorationIdentifier: String? { get { super.restorationIdentifier } set { super.restorationIdentifier = newValue } }
  override var restoresFocusAfterTransition: Bool { get { super.restoresFocusAfterTransition } set { super.restoresFocusAfterTransition = newValue } }
  override func setContentScrollView(_ scrollView: UIScrollView?) { super.setContentScrollView(scrollView) }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) { super.setContentScrollView(scrollView, for: edge) }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func setNeedsFocusUpdate() { super.setNeedsFocusUpdate() }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func setNeedsUpdateContentUnavailableConfiguration() { super.setNeedsUpdateContentUnavailableConfiguration() }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() { super.setNeedsUpdateOfHomeIndicatorAutoHidden() }
  override func setNeedsUpdateOfPrefersPointerLocked() { super.setNeedsUpdateOfPrefersPointerLocked() }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() { super.setNeedsUpdateOfSupportedInterfaceOrientations() }
  override func setNeedsUpdateProperties() { super.setNeedsUpdateProperties() }
  override func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { super.setToolbarItems(toolbarItems, animated: animated) }
  override var sheetPresentationController: UISheetPresentationController? { super.sheetPresentationController }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { super.shouldUpdateFocus(in: context) }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { super.showDetailViewController(vc, sender: sender) }
  override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override var storyboard: UIStoryboard? { super.storyboard }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { super.systemMinimumLayoutMargins }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var tabBarItem: UITabBarItem! { get { super.tabBarItem } set { super.tabBarItem = newValue } }
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { super.targetViewController(forAction: action, sender: sender) }
  override var title: String? { get { super.title } set { super.title = newValue } }
  override var toolbarItems: [UIBarButtonItem]? { get { super.toolbarItems } set { super.toolbarItems = newValue } }
  override var topLayoutGuide: any UILayoutSupport { super.topLayoutGuide }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func transition(from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { super.transition(from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations, completion: completion) }
  override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { super.transitionCoordinator }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { super.transitioningDelegate } set { super.transitioningDelegate = newValue } }
  override func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { super.unregisterForPreviewing(withContext: previewing) }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { super.unwind(for: unwindSegue, towards: subsequentVC) }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) { super.updateContentUnavailableConfiguration(using: state) }
  override func updateFocusIfNeeded() { super.updateFocusIfNeeded() }
  override func updateProperties() { super.updateProperties() }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  override func updateTraitsIfNeeded() { super.updateTraitsIfNeeded() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override var view: UIView! { get { super.view } set { super.view = newValue } }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var viewRespectsSystemMinimumLayoutMargins: Bool { get { super.viewRespectsSystemMinimumLayoutMargins } set { super.viewRespectsSystemMinimumLayoutMargins = newValue } }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { super.willAnimateRotation(to: toInterfaceOrientation, duration: duration) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) { super.willRotate(to: toInterfaceOrientation, duration: duration) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
}
@MainActor private func inherited() -> UIViewControllerSubclass { UIViewControllerSubclass() }

private class UIViewPropertyAnimatorSubclass: UIViewPropertyAnimator {
  override init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) { super.init(duration: duration, timingParameters: parameters) }
  override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
  override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { super.addAnimations(animation, delayFactor: delayFactor) }
  override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { super.addCompletion(completion) }
  override func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { super.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor) }
  override var delay: TimeInterval { super.delay }
  override var duration: TimeInterval { super.duration }
  override func finishAnimation(at finalPosition: UIViewAnimatingPosition) { super.finishAnimation(at: finalPosition) }
  override var fractionComplete: CGFloat { get { super.fractionComplete } set { super.fractionComplete = newValue } }
  override var isInterruptible: Bool { get { super.isInterruptible } set { super.isInterruptible = newValue } }
  override var isReversed: Bool { get { super.isReversed } set { super.isReversed = newValue } }
  override var isRunning: Bool { super.isRunning }
  override func pauseAnimation() { super.pauseAnimation() }
  override var pausesOnCompletion: Bool { get { super.pausesOnCompletion } set { super.pausesOnCompletion = newValue } }
  override class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> UIViewPropertyAnimator { super.runningPropertyAnimator(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion) }
  override var scrubsLinearly: Bool { get { super.scrubsLinearly } set { super.scrubsLinearly = newValue } }
  override func startAnimation() { super.startAnimation() }
  override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
  override var state: UIViewAnimatingState { super.state }
  override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
  override var timingParameters: (any UITimingCurveProvider)? { super.timingParameters }
}
@MainActor private func inherited() -> UIViewPropertyAnimatorSubclass { UIViewPropertyAnimatorSubclass() }
@MainActor private func inherited(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil) -> UIViewPropertyAnimatorSubclass { UIViewPropertyAnimatorSubclass(duration: duration, controlPoint1: point1, controlPoint2: point2, animations: animations) }
@MainActor private func inherited(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) -> UIViewPropertyAnimatorSubclass { UIViewPropertyAnimatorSubclass(duration: duration, curve: curve, animations: animations) }
@MainActor private func inherited(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) -> UIViewPropertyAnimatorSubclass { UIViewPropertyAnimatorSubclass(duration: duration, dampingRatio: ratio, animations: animations) }

private class UIVisualEffectSubclass: UIVisualEffect {
  override init() { super.init() }
  override func copy(with zone: NSZone? = nil) -> Any { super.copy(with: zone) }
}

private class UIVisualEffectViewSubclass: UIVisualEffectView {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(effect: UIVisualEffect?) { super.init(effect: effect) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var contentView: UIView { super.contentView }
  override var effect: UIVisualEffect? { get { super.effect } set { super.effect = newValue } }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
}

private class UIWindowSubclass: UIWindow {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  override func becomeKey() { super.becomeKey() }
  override var canBecomeKey: Bool { super.canBecomeKey }
  override var isHidden: Bool { get { super.isHidden } set { super.isHidden = newValue } }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override var next: UIResponder? { super.next }
  override func resignKey() { super.resignKey() }
  override var rootViewController: UIViewController? { get { super.rootViewController } set { super.rootViewController = newValue } }
  override var safeAreaInsets: UIEdgeInsets { super.safeAreaInsets }
  override var screen: UIScreen { super.screen }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override var undoManager: UndoManager? { super.undoManager }
  override var windowLevel: UIWindow.Level { get { super.windowLevel } set { super.windowLevel = newValue } }
  override var windowScene: UIWindowScene? { get { super.windowScene } set { super.windowScene = newValue } }
}
@MainActor private func inherited() -> UIWindowSubclass { UIWindowSubclass() }

private class UIWindowSceneSubclass: UIWindowScene {
  override var coordinateSpace: any UICoordinateSpace { super.coordinateSpace }
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override var keyWindow: UIWindow? { super.keyWindow }
  override func requestGeometryUpdate(_ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) { super.requestGeometryUpdate(geometryPreferences, errorHandler: errorHandler) }
  override var screen: UIScreen { super.screen }
  override var sizeRestrictions: UISceneSizeRestrictions? { super.sizeRestrictions }
  override var statusBarManager: UIStatusBarManager? { super.statusBarManager }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var windows: [UIWindow] { super.windows }
}

private class UIWindowSceneGeometryPreferencesSubclass: UIWindowScene.GeometryPreferences {
}

private class UIWindowSceneGeometryPreferencesiOSSubclass: UIWindowScene.GeometryPreferences.iOS {
  override init(interfaceOrientations: UIInterfaceOrientationMask) { super.init(interfaceOrientations: interfaceOrientations) }
  override var interfaceOrientations: UIInterfaceOrientationMask? { get { super.interfaceOrientations } set { super.interfaceOrientations = newValue } }
}

private class UndoManagerSubclass: UndoManager {
  override init() { super.init() }
  override func beginUndoGrouping() { super.beginUndoGrouping() }
  override var canRedo: Bool { super.canRedo }
  override var canUndo: Bool { super.canUndo }
  override func disableUndoRegistration() { super.disableUndoRegistration() }
  override func enableUndoRegistration() { super.enableUndoRegistration() }
  override func endUndoGrouping() { super.endUndoGrouping() }
  override var groupingLevel: Int { super.groupingLevel }
  override var groupsByEvent: Bool { get { super.groupsByEvent } set { super.groupsByEvent = newValue } }
  override var isRedoing: Bool { super.isRedoing }
  override var isUndoRegistrationEnabled: Bool { super.isUndoRegistrationEnabled }
  override var isUndoing: Bool { super.isUndoing }
  override var levelsOfUndo: Int { get { super.levelsOfUndo } set { super.levelsOfUndo = newValue } }
  override func redo() { super.redo() }
  override var redoActionName: String { super.redoActionName }
  override var redoMenuItemTitle: String { super.redoMenuItemTitle }
  override func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) { super.registerUndo(withTarget: target, selector: selector, object: anObject) }
  override func removeAllActions() { super.removeAllActions() }
  override func removeAllActions(withTarget target: Any) { super.removeAllActions(withTarget: target) }
  override func setActionName(_ actionName: String) { super.setActionName(actionName) }
  override func undo() { super.undo() }
  override var undoActionName: String { super.undoActionName }
  override var undoMenuItemTitle: String { super.undoMenuItemTitle }
  override func undoNestedGroup() { super.undoNestedGroup() }
}
