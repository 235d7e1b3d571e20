import Foundation

let stillLifes = [dahlia, citrus, latteArt, mapleLeaves]

/// A dahlia seen from the front: petals by the golden angle, the innermost on top.
struct Bloom {
  var petals: Int
  var heart: V3
  var base: V3
  var tip: V3
  var seed: Int

  /// Colour at `p` (1 is about the flower's radius), and how far the flower covers it.
  func color(at p: V2) -> V3? {
    let reach = length(p)
    guard reach < 1.15 else { return nil }
    let angle = atan2(p.y, p.x)
    var shade: Float = 1
    for i in 0..<petals {
      let t = Float(i) / Float(petals)
      let size = mix(0.13, 0.98, pow(t, 0.62)) * (0.95 + 0.1 * random(i, seed, 1))
      guard reach < size * 1.02 else { continue }
      let direction = Float(i) * 2.39996 + 0.12 * (random(i, seed, 2) - 0.5)
      var turn = angle - direction
      turn -= (turn / (2 * .pi)).rounded() * 2 * .pi
      guard abs(turn) < 1.1 else { continue }
      let u = reach * cos(turn) / size
      let v = reach * sin(turn) / size
      guard u > 0.02, u < 1 else { continue }
      let half = 0.3 * pow(u, 0.85) * pow(max(1 - pow(u, 3.2), 0), 0.72) * mix(1.1, 0.72, t)
      let edge = abs(v) / max(half, 0.0001)
      if edge >= 1 {
        // A petal above throws a soft shadow on those below, away from the light.
        let lit: Float = v * cos(direction) + u * sin(direction) > 0 ? 0.5 : 1
        shade = min(shade, mix(0.5, 1, smoothstep(1, 1.7, edge)) * lit + (1 - lit))
        continue
      }
      return petal(u: u, v: v, edge: edge, t: t, direction: direction, index: i) * shade
    }
    return nil
  }

  private func petal(u: Float, v: Float, edge: Float, t: Float, direction: Float, index: Int) -> V3 {
    let cup = v < 0 ? -edge : edge
    let n = normalize(V3(rotate(V2(-0.7 + u * 0.8, -cup * 0.55), direction), 0.9))
    let light = clamp(dot(n, normalize(V3(-0.45, 0.65, 0.62)))) * 0.9 + 0.22
    let veins = 1 + 0.035 * sin(edge * 16) + 0.1 * noise(V2(v * 60, u * 4 + Float(index)))
    var color = mix(base, tip, smoothstep(0.35, 1, u))
    color = mix(color, heart, smoothstep(0.45, 0, t))
    color *= mix(0.22, 1, smoothstep(0.15, 0.75, u)) * veins * mix(1.05, 0.8, smoothstep(0.6, 1, edge))
    return color * light * mix(1.25, 0.85, t) + V3(repeating: 0.05) * smoothstep(0.9, 1, u) * light
  }
}

/// Soft round lights behind something sharp.
func backdrop(_ p: V2, colors: [V3], count: Int, seed: Int, radius: ClosedRange<Float>) -> V3 {
  var sum = colors[0]
  for i in 0..<count {
    let center = V2(random(i, seed, 1) * 2.6 - 1.3, random(i, seed, 2) * 2.6 - 1.3)
    let r = mix(radius.lowerBound, radius.upperBound, random(i, seed, 3))
    let d = length(p - center) / r
    let color = colors[1 + i % (colors.count - 1)]
    sum = mix(sum, color * (0.6 + 0.8 * random(i, seed, 4)), smoothstep(1, 0.78, d) * 0.34)
  }
  return sum
}

let dahlia = Photograph(
  name: "dahlia", width: 640, height: 640, rays: 4,
  development: .init(exposure: 1.1, contrast: 0.35, saturation: 1.05, vignette: 0.45)
) { sample in
  let p = sample.point
  let flower = Bloom(petals: 150, heart: hex(0xE0567A), base: hex(0xE8608A), tip: hex(0xFFC9CF), seed: 4)
  let q = rotate((p - V2(0.06, -0.04)) / 1.02, 0.4)
  if let color = flower.color(at: q) { return color * 1.25 }
  let green = backdrop(
    p, colors: [hex(0x16291A), hex(0x2E4F2A), hex(0x51743A), hex(0x1B3322), hex(0x7C9150)], count: 26, seed: 7,
    radius: 0.25...0.6)
  return green * mix(0.45, 1, smoothstep(0.9, 1.5, length(p)))
}

private struct CitrusSlice {
  var center: V2
  var radius: Float
  var turn: Float
  var flesh: V3
  var rind: V3
  var segments: Float

  func color(at p: V2) -> V3? {
    let q = rotate((p - center) / radius, turn)
    let r = length(q)
    guard r < 1 else { return nil }
    let light = 0.95 + 0.22 * dot(q, rotate(V2(-0.5, 0.6), turn))
    if r > 0.93 {
      let pores = 1 + 0.14 * noise(q * 60)
      return mix(rind * 1.1, rind * 0.75, smoothstep(0.95, 1, r)) * pores * light
    }
    let pith = hex(0xFFF3D6) * (0.95 + 0.05 * noise(q * 24))
    let wobble = 0.04 * noise(q * 3 + center * 9)
    let around = (atan2(q.y, q.x) / (2 * .pi) + 0.5 + wobble * 0.3) * segments
    let across = (abs(fract(around) - 0.5)) * 2 * .pi * r / segments * 2
    let wall = .pi * r / segments * 2 - across
    let inner = min(wall * 0.5, min(0.845 - r + wobble, (r - 0.075) * 1.1))
    let membrane = smoothstep(0.012, 0.032, inner)
    guard membrane > 0 else { return pith * light }
    let id = Float(Int(around))
    let fan = V2(around * 13, r * 5.5 + 0.6 * noise(V2(around * 9, r * 8)))
    let vesicle = cells(fan + id * 3.7, jitter: 0.8)
    let juice = smoothstep(0.0, 0.5, vesicle.next - vesicle.near)
    var pulp = flesh * (0.72 + 0.38 * juice + 0.22 * (Float(vesicle.id & 255) / 255 - 0.5))
    pulp = mix(pulp, flesh * V3(1.3, 1.2, 1.0) + 0.06, smoothstep(0.45, 0.05, r) * 0.35)
    pulp += V3(repeating: 0.5) * smoothstep(0.82, 1, noise(fan * 2.4 + 9) * juice * 1.3)
    return mix(pith, pulp, membrane) * light
  }
}

private let slices: [CitrusSlice] = {
  let kinds: [(Int, Int, Float, Float)] = [
    (0xFF8A1C, 0xF27A12, 10, 0.5), (0xE8384A, 0xF29A4A, 11, 0.56), (0xFFD83A, 0xF5C518, 9, 0.42),
    (0xA9CC3C, 0x4E8A26, 9, 0.34),
  ]
  let places: [(Float, Float, Int)] = [
    (-0.52, 0.48, 1), (0.56, 0.62, 0), (0.1, -0.12, 2), (0.82, -0.28, 1), (-0.78, -0.42, 0), (-0.2, -0.86, 3),
    (0.42, -0.84, 0), (0.05, 0.96, 3), (-0.98, 0.98, 2), (1.02, 0.2, 3), (-0.98, 0.1, 3), (0.98, -0.98, 2),
    (-0.72, -1.06, 2),
  ]
  return places.enumerated().map { i, place in
    let kind = kinds[place.2]
    return CitrusSlice(
      center: V2(place.0, place.1), radius: kind.3 * (0.88 + 0.14 * random(i, 5)), turn: random(i, 6) * 6,
      flesh: hex(kind.0), rind: hex(kind.1), segments: kind.2)
  }
}()

let citrus = Photograph(
  name: "citrus", width: 640, height: 640, rays: 4, development: .init(contrast: 0.25, saturation: 1.12, bloom: 0.08)
) { sample in
  let p = sample.point
  var shadow: Float = 1
  for slice in slices {
    if let color = slice.color(at: p) { return color * mix(0.55, 1, shadow) * 1.08 }
    let d = length(p - slice.center - V2(0.05, -0.07)) / slice.radius
    shadow = min(shadow, smoothstep(0.86, 1.16, d))
  }
  let plaster = hex(0xBFE3DF) * (1 + 0.05 * fractal(p * 7, 5)) * (1 + 0.12 * dot(p, V2(-0.5, 0.6)))
  return plaster * mix(V3(0.36, 0.46, 0.5), V3(1, 1, 1), shadow)
}

func wood(_ p: V2, dark: V3, light: V3) -> V3 {
  let plank = (p.y / 0.46).rounded(.down)
  let q = V2(p.x * 0.55 + random(Int(plank), 3) * 20, p.y + plank * 5)
  let grain = fractal(V2(q.x * 1.6, q.y * 13), 5)
  let knot = noise(V2(q.x * 0.9, q.y * 2.2)) * 1.6
  let ring = 0.5 + 0.5 * sin((q.y * 16 + knot * 7 + grain * 1.1) * 1.4)
  var color = mix(dark, light, clamp(0.35 + 0.4 * ring + grain * 0.32))
  color *= 0.86 + 0.28 * random(Int(plank), 8)
  color *= 1 - 0.28 * smoothstep(0.25, 0.8, noise(V2(q.x * 14, q.y * 150)))
  let seam = abs(fract(p.y / 0.46 + 0.5) - 0.5) * 0.46
  return color * mix(0.18, 1, smoothstep(0, 0.012, seam))
}

private func rosetta(_ p: V2) -> Float {
  let q = V2(abs(p.x), p.y + 0.06)
  let outline = 0.62 * pow(max(1 - pow(abs(q.y) / 0.74, 2.2), 0), 0.62) * (q.y < 0 ? 1 : 0.95 - q.y * 0.35)
  let inside = smoothstep(0.02, -0.03, q.x - outline)
  let swirl = 0.05 * noise(p * 3.2)
  let wave = sin((q.y * 21 - pow(q.x, 0.8) * 17 + swirl * 22))
  let ribbons = smoothstep(-0.35, 0.15, wave + 0.25 * noise(p * 7))
  let stem = smoothstep(0.03, 0.008, abs(p.x + swirl * 0.3)) * smoothstep(0.74, 0.4, abs(q.y))
  let heart = smoothstep(0.02, -0.02, length(V2(q.x, q.y - 0.5)) - 0.13)
  return max(inside * ribbons * (1 - stem * 0.85), heart)
}

let latteArt = Photograph(
  name: "latte-art", width: 640, height: 640, rays: 4,
  development: .init(exposure: 1.1, contrast: 0.35, saturation: 1.05, vignette: 0.4)
) { sample in
  let p = sample.point - V2(0.04, -0.02)
  let window = mix(1.12, 0.62, smoothstep(-1.4, 1.6, p.x - p.y * 0.7))
  let r = length(p)
  let toLight = dot(p, V2(-0.707, 0.707)) / max(r, 0.001)
  if r < 0.575 {
    let q = rotate(p / 0.575, -0.5)
    let crema = mix(hex(0x6B3410), hex(0xB0703A), clamp(0.45 + 0.4 * fractal(q * 4, 5)))
    var coffee = mix(crema, hex(0x53240B), smoothstep(0.7, 1, length(q)))
    coffee *= 0.95 + 0.1 * noise(q * 40)
    coffee = mix(coffee, hex(0xF6E4C8) * (0.96 + 0.06 * noise(q * 18)), rosetta(q) * 0.96)
    let bubbles = cells(q * 30)
    let rim = smoothstep(0.88, 0.97, length(q) + 0.04 * noise(q * 6))
    coffee = mix(coffee, hex(0xD9A878), smoothstep(0.12, 0.2, abs(bubbles.near - 0.16) * 4) * rim * 0.35)
    let wall = smoothstep(0.86, 1.0, length(q) * (1 + 0.1 * toLight))
    return coffee * window * (1.12 - 0.5 * wall * (0.5 + 0.5 * toLight))
  }
  let glaze = hex(0xF3EFE8)
  if r < 0.66 {
    let across = (r - 0.575) / 0.085
    let n = cos(across * .pi)
    let light = 0.72 + 0.3 * toLight * -n + 0.12 * (1 - abs(n))
    return glaze * light * window
  }
  let handle = rotate(p, -0.62)
  let loop = length(V2(max(abs(handle.x - 0.74) - 0.1, 0), handle.y))
  if loop < 0.055 { return glaze * (0.78 + 0.35 * (handle.y / 0.055)) * window }
  let shadowCup = smoothstep(0.62, 0.98, length(p - V2(0.15, -0.15)))
  if r < 1.0 {
    let well = smoothstep(0.7, 0.84, r) - smoothstep(0.9, 0.98, r)
    let light =
      0.8 - 0.16 * toLight * (smoothstep(0.68, 0.8, r) - smoothstep(0.8, 0.9, r)) * 2 + 0.1 * toLight
      * smoothstep(0.95, 1, r) * 2
    return glaze * (light + well * 0.06) * window * mix(0.42, 1, shadowCup)
  }
  let shadow = smoothstep(0.98, 1.2, length(p - V2(0.07, -0.07)))
  return wood(rotate(sample.point, 0.25), dark: hex(0x4A2C18), light: hex(0x9C6B42)) * window * mix(0.3, 1, shadow)
}

private struct Leaf {
  var center: V2
  var size: Float
  var turn: Float
  var color: V3

  func radius(_ angle: Float) -> Float {
    var best: Float = 0.2
    for (lobe, reach, width) in [
      (Float(0), Float(1), Float(0.3)), (0.82, 0.86, 0.28), (-0.82, 0.86, 0.28), (1.68, 0.66, 0.3), (-1.68, 0.66, 0.3),
      (2.5, 0.34, 0.4), (-2.5, 0.34, 0.4),
    ] {
      let off = abs(angle - lobe) / width
      best = max(best, reach * (1 - 0.62 * pow(off, 0.85)))
    }
    return best + 0.035 * (abs(fract(angle * 5.2) - 0.5) - 0.2)
  }

  func color(at p: V2) -> V3? {
    let q = rotate((p - center) / size, -turn)
    let r = length(q)
    let angle = atan2(q.x, q.y)
    if r > radius(angle) {
      let stem = abs(q.x - 0.06 * q.y * q.y) < 0.014 && q.y < 0 && q.y > -0.95
      return stem ? color * 0.45 : nil
    }
    var vein: Float = 1
    for lobe in [Float(0), 0.82, -0.82, 1.68, -1.68] {
      let axis = V2(sin(lobe), cos(lobe))
      let along = dot(q, axis), across = abs(q.x * axis.y - q.y * axis.x)
      guard along > 0, across < 0.2 else { continue }
      vein = min(vein, smoothstep(0, 0.016 * (1.2 - along), across))
      let rib = abs(fract((along - across * 1.1) * 8) - 0.5) * 2
      vein = min(vein, 0.7 + 0.3 * smoothstep(0, 0.12, rib))
    }
    let blotch = fractal(q * 3 + center * 5, 5)
    var c = mix(color, color * V3(1.25, 0.55, 0.4), clamp(0.3 + blotch))
    c *= 0.75 + 0.5 * clamp(0.5 + q.x * 0.3 + noise(q * 2.2) * 0.6)
    return mix(c * V3(1.35, 1.3, 1.1) + 0.02, c, vein) * 1.15
  }
}

private let leaves: [Leaf] = (0..<9).map { i in
  let places: [(Float, Float, Float)] = [
    (-0.3, 0.28, 0.6), (0.42, 0.5, 0.5), (0.1, -0.3, 0.46), (-0.85, 0.75, 0.5), (0.9, 0.05, 0.36), (-0.72, -0.25, 0.32),
    (0.75, 0.98, 0.5), (-0.1, 0.95, 0.42), (0.52, -0.58, 0.26),
  ]
  let (x, y, size) = places[i]
  let color = hex([0xF26B1D, 0xE0401C, 0xF5A623, 0xC92A1B, 0xF7B733, 0xE8701A][i % 6])
  return Leaf(center: V2(x, y), size: size, turn: 2.2 + 1.9 * random(i, 12), color: color)
}

let mapleLeaves = Photograph(
  name: "maple-leaves", width: 640, height: 640, rays: 7,
  development: .init(exposure: 1.15, contrast: 0.3, saturation: 1.1, bloom: 0.15)
) { sample in
  let p = sample.point
  for (i, leaf) in leaves.enumerated() {
    // The farther leaves are softer: the lens spreads their rays.
    let blur = Float(max(i - 2, 0)) * 0.012
    if let color = leaf.color(at: p + sample.lens * blur) { return color * (1 - Float(i) * 0.045) }
  }
  let glow = backdrop(
    p, colors: [hex(0x8A4A18), hex(0xE8A03A), hex(0xF6C667), hex(0xB5541C), hex(0x6F7A2A), hex(0xFFE3A0)], count: 60,
    seed: 11, radius: 0.08...0.34)
  return glow * (0.75 + 0.5 * smoothstep(-1, 1, p.y + p.x * 0.3))
}
