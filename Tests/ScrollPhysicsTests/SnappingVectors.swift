import Foundation
import Geometry
import Testing

import ScrollPhysics
import TestSupport

/// The axis that a vector describes by viewport, content, groups and the name of a UIKit behavior.
struct DescribedAxis {
  let track: ScrollTrack
  let snapping: Snapping?

  init(_ vector: PhysicsVector) throws {
    let viewport = try vector.number("viewport")
    let track = ScrollTrack(
      content: try vector.number("content"), viewport: viewport, bounces: vector.input["bounces"]?.bool ?? true,
      rate: vector.rate)
    let leading = vector.input["leading"]?.number ?? 0
    let groups = (vector.input["groups"]?.list ?? []).compactMap(\.numbers).map { Interval($0[0], $0[0] + $0[1]) }
    let behavior = try #require(vector.input["behavior"]?.text)
    switch behavior {
    case "continuous", "none":
      (self.track, snapping) = (track, nil)
    case "paging":
      (self.track, snapping) = (track, Snapping(.paging, stops: RestStops(pages: viewport, on: track)))
    case "groupPaging":
      let stops = RestStops(leadingEdgesOf: groups, leading: leading, on: track)
      (self.track, snapping) = (track, Snapping(.paging, stops: stops))
    case "continuousGroupLeadingBoundary":
      let stops = RestStops(leadingEdgesOf: groups, leading: leading, on: track)
      (self.track, snapping) = (track, Snapping(.boundary, stops: stops))
    case "groupPagingCentered":
      let stops = RestStops(centersOf: groups, viewport: viewport)
      self.track = ScrollTrack(
        lower: stops.first, upper: stops.last, viewport: viewport, bounces: track.bounces, rate: track.rate)
      snapping = Snapping(.paging, stops: stops)
    default:
      throw UnknownBehavior(name: behavior)
    }
  }

  struct UnknownBehavior: Error { let name: String }
}

func checkStops(_ vector: PhysicsVector) throws {
  let axis = try DescribedAxis(vector)
  let stops = try #require(axis.snapping?.stops)
  let wanted = try #require(vector.expected["points"]?.numbers)
  expectEqual(stops.count, wanted.count)
  for (index, offset) in wanted.enumerated() where index < stops.count {
    vector.check("stop \(index)", stops[index], offset)
  }
  vector.check("lo", axis.track.lower)
  vector.check("hi", axis.track.upper)
}

func checkTarget(_ vector: PhysicsVector) throws {
  let axis = try DescribedAxis(vector)
  let snapping = try #require(axis.snapping)
  let (offset, velocity) = try (vector.number("x"), vector.number("v"))
  let index = snapping.restIndex(from: offset, velocity: velocity, rate: axis.track.rate)
  vector.check("index", Double(index))
  vector.check("target", snapping.stops[index])
  // The motion follows the choice. From beyond an end it bounces first, and may arrive with less velocity.
  guard axis.track.contains(offset) else { return }
  let plan = ScrollPlan(releasedAt: offset, velocity: velocity, on: axis.track, snapping: snapping)
  vector.check("target", plan.destination)
}

/// A whole gesture, driven as by a scroll view.
func checkScript(_ vector: PhysicsVector) throws {
  let axis = try DescribedAxis(vector)
  let samples = try #require(vector.input["samples"]?.list).compactMap(\.numbers)
  let grabs = vector.input["grab"]?.bool ?? false
  var scroller = AxisScroller(track: axis.track, snapping: axis.snapping, offset: try vector.number("offset"))
  var began: Int? = grabs ? 0 : nil
  var shown: [Double] = []
  scroller.touchDown(at: samples[0][1], time: samples[0][0], grabbing: grabs)
  for (index, sample) in samples.enumerated() {
    scroller.touchMoved(to: sample[1], time: sample[0])
    if scroller.passesSlop {
      began = index
      scroller.beginDragging()
    }
    shown.append(scroller.offset(at: sample[0]))
  }
  expectEqual(began.map(Double.init), vector.expected["began"]?.number)
  for (index, wanted) in (vector.expected["drag_offsets"]?.numbers ?? []).enumerated() {
    vector.check("offset at sample \(index)", shown[index], wanted)
  }
  try checkRelease(of: &scroller, vector)
}

private func checkRelease(of scroller: inout AxisScroller, _ vector: PhysicsVector) throws {
  let lift = try vector.number("t_up")
  vector.check("release_offset", scroller.offset(at: lift))
  vector.check("release_velocity", scroller.proposedRelease(at: lift)?.velocity)
  scroller.touchUp(time: lift)
  checkPhases(of: scroller.plan?.plan ?? ScrollPlan(restingAt: scroller.offset(at: lift)), vector)
  if let stops = scroller.snapping?.stops, vector.expected["index"] != nil {
    vector.check("index", Double(stops.nearest(to: scroller.destination)))
  }
  for probe in vector.expected["positions"]?.list?.compactMap(\.numbers) ?? [] {
    vector.check("offset \(probe[0]) s after the lift", scroller.offset(at: lift + probe[0]), probe[1])
  }
}
