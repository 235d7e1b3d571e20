import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The default values of properties of layers that repeat or emit others, as Core Animation documents them.
@MainActor
struct LayerDefaultsTests {
  private func expectZero<Object: AnyObject, Number: BinaryFloatingPoint>(
    _ properties: [ReferenceWritableKeyPath<Object, Number>], of object: Object,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for property in properties {
      expectProperty(property, of: object, is: 0, keeps: 2, sourceLocation: sourceLocation)
    }
  }

  @Test func particles() {
    let cell = CAEmitterCell()
    expectZero(
      [
        \.birthRate, \.lifetime, \.lifetimeRange, \.redRange, \.greenRange, \.blueRange, \.alphaRange, \.redSpeed,
        \.greenSpeed, \.blueSpeed, \.alphaSpeed, \.repeatCount,
      ], of: cell)
    expectZero(
      [
        \.emissionLatitude, \.emissionLongitude, \.emissionRange, \.velocity, \.velocityRange, \.xAcceleration,
        \.yAcceleration, \.zAcceleration, \.scaleRange, \.scaleSpeed, \.spin, \.spinRange,
      ], of: cell)
    expectZero([\.beginTime, \.timeOffset, \.repeatDuration], of: cell)
    expectProperty(\.name, of: cell, is: nil, keeps: "spark")
    expectProperty(\.isEnabled, of: cell, is: true, keeps: false)
    expectProperty(\.scale, of: cell, is: 1, keeps: 2)
    expectProperty(\.contentsScale, of: cell, is: 1, keeps: 2)
    expectProperty(\.speed, of: cell, is: 1, keeps: 2)
    expectProperty(\.autoreverses, of: cell, is: false, keeps: true)
    expectProperty(\.fillMode, of: cell, is: .removed, keeps: .both)
    expectEqual(cell.color, UIColor.white.cgColor)
    expectNil(cell.contents)
  }

  @Test func tiles() {
    let layer = CATiledLayer()
    expectProperty(\.levelsOfDetail, of: layer, is: 1, keeps: 4)
    expectProperty(\.levelsOfDetailBias, of: layer, is: 0, keeps: 2)
    expectProperty(\.tileSize, of: layer, is: CGSize(width: 256, height: 256), keeps: CGSize(width: 512, height: 128))
    expectEqual(CATiledLayer.fadeDuration(), 0.25)
  }

  @Test func emitters() {
    let layer = CAEmitterLayer()
    for property in [\.birthRate, \.lifetime, \.velocity, \.scale, \.spin]
      as [ReferenceWritableKeyPath<CAEmitterLayer, Float>]
    {
      expectProperty(property, of: layer, is: 1, keeps: 3)
    }
    expectZero([\.emitterZPosition, \.emitterDepth], of: layer)
    expectProperty(\.emitterPosition, of: layer, is: .zero, keeps: CGPoint(x: 1, y: 2))
    expectProperty(\.emitterSize, of: layer, is: .zero, keeps: CGSize(width: 1, height: 2))
    expectProperty(\.emitterShape, of: layer, is: .point, keeps: .circle)
    expectProperty(\.emitterMode, of: layer, is: .volume, keeps: .outline)
    expectProperty(\.renderMode, of: layer, is: .unordered, keeps: .additive)
    expectProperty(\.preservesDepth, of: layer, is: false, keeps: true)
    expectProperty(\.seed, of: layer, is: 0, keeps: 7)
    expectNil(layer.emitterCells)
    let copy = CAEmitterLayer(layer: layer)
    expectEqual([copy.birthRate, copy.lifetime, copy.velocity, copy.scale, copy.spin], [3, 3, 3, 3, 3])
    expectEqual([copy.emitterZPosition, copy.emitterDepth], [2, 2])
    expectTrue(copy.preservesDepth)
    expectEqual(copy.emitterPosition, CGPoint(x: 1, y: 2))
    expectEqual(copy.emitterSize, CGSize(width: 1, height: 2))
    expectEqual(copy.emitterShape, .circle)
    expectEqual(copy.emitterMode, .outline)
    expectEqual(copy.renderMode, .additive)
    expectEqual(copy.seed, 7)
  }

  @Test func replicators() {
    let layer = CAReplicatorLayer()
    expectProperty(\.instanceCount, of: layer, is: 1, keeps: 4)
    expectProperty(\.preservesDepth, of: layer, is: false, keeps: true)
    expectProperty(\.instanceDelay, of: layer, is: 0, keeps: 2)
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    expectTrue(CATransform3DIsIdentity(layer.instanceTransform))
    layer.instanceTransform = moved
    expectEqual(layer.instanceColor, UIColor.white.cgColor)
    layer.instanceColor = UIColor.red.cgColor
    expectZero(
      [\.instanceRedOffset, \.instanceGreenOffset, \.instanceBlueOffset, \.instanceAlphaOffset], of: layer)
    let copy = CAReplicatorLayer(layer: layer)
    expectEqual(copy.instanceCount, 4)
    expectEqual(copy.instanceDelay, 2)
    expectTrue(CATransform3DEqualToTransform(copy.instanceTransform, moved))
    expectEqual(copy.instanceColor, UIColor.red.cgColor)
    expectEqual(
      [copy.instanceRedOffset, copy.instanceGreenOffset, copy.instanceBlueOffset, copy.instanceAlphaOffset],
      [2, 2, 2, 2])
  }

  @Test func aLayer() {
    let layer = CALayer()
    expectProperty(\.allowsGroupOpacity, of: layer, is: true, keeps: false)
    expectProperty(\.contentsCenter, of: layer, is: rect(0, 0, 1, 1), keeps: rect(0.25, 0.25, 0.5, 0.5))
    expectProperty(\.contentsRect, of: layer, is: rect(0, 0, 1, 1), keeps: rect(0.5, 0, 0.5, 1))
    for flag in [\.shouldRasterize, \.allowsEdgeAntialiasing, \.drawsAsynchronously, \.isOpaque, \.masksToBounds]
      as [ReferenceWritableKeyPath<CALayer, Bool>]
    {
      expectProperty(flag, of: layer, is: false, keeps: true)
      expectTrue(CALayer(layer: layer)[keyPath: flag])
    }
    expectProperty(\.rasterizationScale, of: layer, is: 1, keeps: 3)
    layer.actions = ["opacity": NSNull()]
    let copy = CALayer(layer: layer)
    expectFalse(copy.allowsGroupOpacity)
    expectEqual(copy.rasterizationScale, 3)
    expectTrue(copy.actions?["opacity"] is NSNull)
    expectEqual([copy.contentsCenter, copy.contentsRect], [layer.contentsCenter, layer.contentsRect])
    let link = CADisplayLink { _ in }
    expectProperty(\.preferredFrameRateRange, of: link, is: .default, keeps: CAFrameRateRange(minimum: 30, maximum: 60))
    expectEqual(link.timestamp, 0)
    let range = CAFrameRateRange(minimum: 30, maximum: 90, preferred: 60)
    expectEqual([range.minimum, range.maximum, range.preferred], [30, 90, 60])
    let text = CATextLayer()
    expectEqual(text.foregroundColor, UIColor.white.cgColor)
  }
}
