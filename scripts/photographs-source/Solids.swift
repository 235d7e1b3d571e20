import Foundation

/// A surface that a ray can meet, and what it is made of.
struct Solid {
  var distance: Float
  var material: Int

  static func nearer(_ a: Solid, _ b: Solid) -> Solid { a.distance < b.distance ? a : b }
}

/// Things on a table, lit by one window and the room.
struct Studio {
  var scene: (V3) -> Solid
  var color: (Int, V3, V3) -> (albedo: V3, gloss: Float)
  var background: (V3) -> V3
  var lamp: V3
  var lampColor: V3
  var ambient: V3

  private func normal(_ p: V3) -> V3 {
    let e: Float = 0.0012
    return normalize(
      V3(
        scene(p + V3(e, 0, 0)).distance - scene(p - V3(e, 0, 0)).distance,
        scene(p + V3(0, e, 0)).distance - scene(p - V3(0, e, 0)).distance,
        scene(p + V3(0, 0, e)).distance - scene(p - V3(0, 0, e)).distance))
  }

  private func shadow(_ p: V3) -> Float {
    var light: Float = 1, t: Float = 0.02
    for _ in 0..<36 where t < 5 {
      let d = scene(p + lamp * t).distance
      light = min(light, 5 * d / t)
      if light < 0.004 { return 0 }
      t += clamp(d, 0.015, 0.25)
    }
    return clamp(light)
  }

  /// How open the surroundings of a point are.
  private func openness(_ p: V3, _ n: V3) -> Float {
    var closed: Float = 0
    for i in 1...5 {
      let reach = Float(i) * 0.06
      closed += max(reach - scene(p + n * reach).distance, 0) / Float(i)
    }
    return clamp(1 - closed * 2.6)
  }

  func light(_ o: V3, _ d: V3) -> V3 {
    var t: Float = 0
    for _ in 0..<140 where t < 14 {
      let hit = scene(o + d * t)
      if hit.distance < 0.0008 * (1 + t * 0.3) { return shade(o + d * t, d, hit.material) }
      t += hit.distance * 0.85
    }
    return background(d)
  }

  private func shade(_ p: V3, _ d: V3, _ material: Int) -> V3 {
    let n = normal(p)
    let (albedo, gloss) = color(material, p, n)
    let open = openness(p, n)
    let sun = clamp(dot(n, lamp)) * shadow(p + n * 0.004)
    let wrap = clamp(dot(n, lamp) * 0.5 + 0.5)
    let half = normalize(lamp - d)
    let shine = pow(clamp(dot(n, half)), mix(12, 90, gloss)) * gloss
    let rim = pow(1 - clamp(-dot(n, d)), 4) * 0.2 * gloss
    let room = ambient * (0.55 + 0.45 * n.y) * open
    return albedo * (lampColor * (sun + 0.12 * wrap * open) + room) + lampColor * (shine * sun * 0.7) + ambient * rim
  }
}

func box(_ p: V3, _ half: V3, round r: Float) -> Float {
  let q = V3(abs(p.x), abs(p.y), abs(p.z)) - half + r
  let outside = V3(max(q.x, 0), max(q.y, 0), max(q.z, 0))
  return length(outside) + min(max(q.x, max(q.y, q.z)), 0) - r
}

/// A disc lying flat, its edge rounded.
func puck(_ p: V3, radius: Float, half: Float, round r: Float) -> Float {
  let q = V2(length(V2(p.x, p.z)) - radius + r, abs(p.y) - half + r)
  return min(max(q.x, q.y), 0) + length(V2(max(q.x, 0), max(q.y, 0))) - r
}

func ellipsoid(_ p: V3, _ r: V3) -> Float {
  let k = length(p / r), slope = length(p / (r * r))
  return k * (k - 1) / max(slope, 0.0001)
}
