import Foundation

let terrains = [mirrorLake, dunes, teaHills]

struct Camera {
  var eye: V3
  var forward: V3
  var right: V3
  var up: V3
  var focal: Float
  /// Radius of the lens and the distance at which it is sharp.
  var aperture: Float
  var focus: Float

  init(eye: V3, target: V3, focal: Float, aperture: Float = 0, focus: Float = 1) {
    self.eye = eye
    forward = normalize(target - eye)
    right = normalize(cross(V3(0, 1, 0), forward))
    up = cross(forward, right)
    (self.focal, self.aperture, self.focus) = (focal, aperture, focus)
  }

  func ray(_ sample: Sample) -> (origin: V3, direction: V3) {
    let d = normalize(right * sample.point.x + up * sample.point.y + forward * focal)
    guard aperture > 0 else { return (eye, d) }
    let sharp = eye + d * (focus / dot(d, forward))
    let origin = eye + (right * sample.lens.x + up * sample.lens.y) * aperture
    return (origin, normalize(sharp - origin))
  }
}

/// Ground given as a height over a plane.
struct Terrain {
  /// Height at a point, with this many octaves of detail.
  var height: (V2, Int) -> Float
  var top: Float
  var far: Float

  func hit(_ origin: V3, _ direction: V3) -> Float? {
    var t: Float = 0.05
    var previous = t
    for _ in 0..<260 where t < far {
      let p = origin + direction * t
      if p.y > top, direction.y >= 0 { return nil }
      let gap = p.y - height(V2(p.x, p.z), t < far * 0.3 ? 7 : 5)
      if gap < 0.0006 * t { return refine(origin, direction, previous, t) }
      previous = t
      t += max(gap * 0.42, 0.002 * t)
    }
    return nil
  }

  private func refine(_ origin: V3, _ direction: V3, _ near: Float, _ far: Float) -> Float {
    var (a, b) = (near, far)
    for _ in 0..<7 {
      let m = (a + b) / 2
      let p = origin + direction * m
      if p.y < height(V2(p.x, p.z), 7) { b = m } else { a = m }
    }
    return b
  }

  func normal(_ p: V2, _ e: Float, octaves: Int = 8) -> V3 {
    normalize(
      V3(
        height(p - V2(e, 0), octaves) - height(p + V2(e, 0), octaves), 2 * e,
        height(p - V2(0, e), octaves) - height(p + V2(0, e), octaves)))
  }

  /// Share of the sun that reaches a point, with a penumbra.
  func sunlight(_ p: V3, _ sun: V3, softness: Float) -> Float {
    var light: Float = 1
    var t: Float = 0.02
    for _ in 0..<48 where t < far * 0.5 {
      let q = p + sun * t
      if q.y > top { break }
      let gap = q.y - height(V2(q.x, q.z), 5)
      light = min(light, softness * gap / t)
      if light < 0 { return 0 }
      t += clamp(gap * 0.7, 0.02, far * 0.05)
    }
    return clamp(light)
  }
}

private let alps = Terrain(
  height: { p, octaves in
    let valley = smoothstep(4, 9, p.y + abs(p.x) * 0.35) * (0.55 + 0.45 * smoothstep(0.3, 3.5, abs(p.x - 0.5)))
    let shoulder = smoothstep(2.2, 5.5, abs(p.x + 0.2) + p.y * 0.12) * 0.5
    return -0.12 + ridged(p * 0.21 + V2(2.35, 1.2), octaves, gain: 0.47) * (valley * 4.6 + shoulder)
  }, top: 4.2, far: 30)

private func morningSky(_ d: V3, sun: V3) -> V3 {
  let up = max(d.y, 0)
  var c = mix(hex(0xF7CBA8), hex(0xA9C4DE), smoothstep(0, 0.22, up))
  c = mix(c, hex(0x3E74B3), smoothstep(0.15, 0.75, up))
  c += hex(0xFFC890) * pow(max(dot(d, sun), 0), 6) * 0.4
  let plane = V2(d.x, d.z) / (up + 0.16)
  let cloud = fractal(V2(plane.x * 0.8 + 1, plane.y * 1.3 + 5), 7)
  return mix(c, hex(0xFFE1CC) * 1.15, smoothstep(0.15, 0.85, cloud) * smoothstep(0.02, 0.2, up) * 0.75)
}

private func alpsColor(_ p: V3, distance: Float, sun: V3) -> V3 {
  let n = alps.normal(V2(p.x, p.z), 0.003 + 0.0014 * distance)
  let light = alps.sunlight(p + n * 0.01, sun, softness: 10)
  let detail = fractal(V2(p.x, p.z) * 5, 5)
  var ground = mix(hex(0x4A4644), hex(0x87796B), clamp(0.5 + detail * 0.6))
  let forest = smoothstep(0.62, 0.25, p.y + detail * 0.15) * smoothstep(0.5, 0.75, n.y)
  ground = mix(ground, hex(0x1B3020) * (1 + 0.6 * noise(V2(p.x, p.z) * 40)), forest)
  let snow =
    smoothstep(0.55, 0.85, n.y + 0.22 * (p.y - 1.1) + detail * 0.1) * smoothstep(0.55, 1.1, p.y + detail * 0.25)
  ground = mix(ground, hex(0xEEF2F6), snow)
  let direct = clamp(dot(n, sun)) * light
  let sky = hex(0x8AA9D0) * (0.24 + 0.2 * n.y)
  var color = ground * (hex(0xFFC08A) * 2.5 * direct + sky)
  color = mix(color, mix(hex(0xA7BBD3), hex(0xF2C9AE), 0.3), 1 - exp(-max(distance - 5, 0) * 0.028))
  return color
}

let mirrorLake = Photograph(
  name: "mirror-lake", width: 800, height: 600, rays: 2, development: .init(contrast: 0.35, saturation: 1.1)
) { sample in
  let camera = Camera(eye: V3(0, 0.42, -1), target: V3(0.1, 0.62, 6), focal: 1.55)
  let sun = normalize(V3(-0.75, 0.42, -0.15))
  func view(_ o: V3, _ d: V3) -> V3 {
    guard let t = alps.hit(o, d) else { return morningSky(d, sun: sun) }
    return alpsColor(o + d * t, distance: t, sun: sun)
  }
  let (o, d) = camera.ray(sample)
  let lake = d.y < 0 ? -o.y / d.y : .infinity
  if let t = alps.hit(o, d), t < lake { return alpsColor(o + d * t, distance: t, sun: sun) }
  guard lake < 30 else { return morningSky(d, sun: sun) }
  let at = o + d * lake
  let q = V2(at.x * 3, at.z * 5)
  let breeze = smoothstep(-0.2, 0.6, noise(V2(at.x * 0.3, at.z * 0.6))) * 0.7 + 0.25
  let slope = V2(fractal(q, 4), fractal(q + 50, 4)) * 0.02 * breeze
  let n = normalize(V3(slope.x, 1, slope.y))
  var r = reflect(d, n)
  r.y = max(r.y, 0.01)
  let fresnel = 0.2 + 0.8 * pow(1 - clamp(-d.y), 5)
  let stones = fractal(V2(at.x, at.z) * 3, 5)
  let bed = mix(hex(0x123B46), hex(0x4E7C74), smoothstep(3, -0.5, at.z) * clamp(0.5 + stones * 0.5))
  return mix(bed * 0.6, view(V3(at.x, 0.001, at.z), normalize(r)) * 0.92, clamp(fresnel))
}

private let desert = Terrain(
  height: { p, octaves in
    let q = p * 0.16 + V2(fractal(p * 0.07, 2), fractal(p * 0.07 + 40, 2)) * 0.8
    func crest(_ v: V2) -> Float {
      let n = noise(v)
      return 1 - (n * n + 0.012).squareRoot() * 1.6
    }
    let big = crest(q) * 1.25 + crest(q * 2.1 + 8) * 0.28
    return big * 1.5 - 0.5 + noise(p * 0.9) * 0.03
  }, top: 1.9, far: 42)

let dunes = Photograph(
  name: "dunes", width: 800, height: 600, rays: 3, development: .init(contrast: 0.4, saturation: 1.12)
) { sample in
  let camera = Camera(eye: V3(0.6, 1.75, -3), target: V3(2.2, 1.0, 6), focal: 1.9)
  let sun = normalize(V3(-0.9, 0.24, 0.34))
  let (o, d) = camera.ray(sample)
  func sky(_ d: V3) -> V3 {
    var c = mix(hex(0xF5CFA6), hex(0x7FB0D8), smoothstep(0.0, 0.24, d.y))
    c = mix(c, hex(0x3B78B8), smoothstep(0.15, 0.6, d.y))
    return c + hex(0xFFC078) * pow(clamp(dot(d, sun)), 4) * 0.5
  }
  guard let t = desert.hit(o, d) else { return sky(d) }
  let p = o + d * t
  let flat = V2(p.x, p.z)
  var n = desert.normal(flat, 0.012 + 0.001 * t)
  let bend = fractal(flat * 0.7, 3) * 2.4
  let phase = (flat.x * 0.75 + flat.y * 0.5) * 17 + bend * 5
  let ripple = cos(phase) * 0.2 * exp(-t * 0.05) * smoothstep(0.72, 0.95, n.y)
  n = normalize(n + V3(0.75, 0, 0.5) * ripple)
  let light = desert.sunlight(p + V3(0, 0.012, 0), sun, softness: 22)
  let grain = 1 + 0.07 * noise(flat * 50) + 0.05 * fractal(flat * 4, 3)
  let sand = mix(hex(0xD98B4A), hex(0xF0B878), clamp(0.5 + 0.5 * n.x)) * grain
  let direct = pow(clamp(dot(n, sun)), 0.9) * light
  var color = sand * (hex(0xFFD2A0) * 2.1 * direct + hex(0x7F9CC8) * (0.16 + 0.14 * n.y) + hex(0xC8703C) * 0.1)
  color = mix(color, sky(normalize(V3(d.x, 0.03, d.z))), 1 - exp(-t * 0.02))
  return color
}

private func teaRows(_ p: V2) -> Float {
  let around = length(p - V2(-3.5, 9)) + 0.5 * noise(p * 0.35)
  let row = abs(fract(around * 2.1) - 0.5) * 2
  return pow(max(1 - row * row, 0), 0.5)
}

private let plantation = Terrain(
  height: { p, octaves in
    let hill = noise(p * 0.16 + V2(3.1, 0.2)) * 1.5 + noise(p * 0.37 + 7) * 0.35 + smoothstep(6, 22, p.y) * 2.6
    return hill + teaRows(p) * 0.13 + (octaves > 5 ? fractal(p * 9, 2) * 0.022 : 0)
  }, top: 6, far: 46)

let teaHills = Photograph(
  name: "tea-hills", width: 800, height: 600, rays: 3, development: .init(contrast: 0.35, saturation: 1.05)
) { sample in
  let camera = Camera(eye: V3(0, 2.7, -2.5), target: V3(0.4, 1.7, 6), focal: 1.6)
  let sun = normalize(V3(0.62, 0.36, 0.5))
  let (o, d) = camera.ray(sample)
  let glow = pow(clamp(dot(d, sun)), 5)
  let air = mix(hex(0xC9D9D6), hex(0xFFE3B0), glow)
  guard let t = plantation.hit(o, d) else {
    let cloud = smoothstep(0.1, 0.9, fractal(V2(d.x, d.y * 2.5) * 3.4 + 6, 6))
    return mix(mix(air * 1.05, hex(0x8DB7D6), smoothstep(0.05, 0.5, d.y)), hex(0xFFF4E2) * 1.1, cloud * 0.6)
  }
  let p = o + d * t
  let flat = V2(p.x, p.z)
  var n = plantation.normal(flat, 0.012 + 0.001 * t, octaves: 7)
  let leaf = V2(noise(flat * 38), noise(flat * 38 + 60)) * exp(-t * 0.06) * 0.55
  n = normalize(n + V3(leaf.x, 0, leaf.y))
  let light = plantation.sunlight(p + V3(0, 0.02, 0), sun, softness: 12)
  let crown = teaRows(flat)
  var green = mix(hex(0x2F5A1C), hex(0x86A83A), smoothstep(0.3, 1, crown))
  green = mix(hex(0x5C4A2E), green, smoothstep(0.02, 0.3, crown))
  green *= 0.85 + 0.3 * noise(flat * 0.8) + 0.25 * fractal(flat * 26, 2)
  let direct = clamp(dot(n, sun) * 0.8 + 0.2) * light
  var color = green * (hex(0xFFE2A8) * 2.4 * direct + hex(0x9DBAD0) * 0.28 * (0.3 + 0.7 * crown))
  color += hex(0xC8D848) * pow(clamp(dot(d, sun)), 3) * light * crown * 0.1
  let mist = 1 - exp(-max(t - 3, 0) * 0.045)
  let low = smoothstep(2, 0, p.y - noise(flat * 0.2) * 0.4) * smoothstep(5, 14, t) * 0.5
  color = mix(color, air, clamp(mist + low))
  return color
}
