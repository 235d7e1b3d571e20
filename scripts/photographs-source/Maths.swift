import Foundation

typealias V2 = SIMD2<Float>
typealias V3 = SIMD3<Float>

@inline(__always) func mix(_ a: Float, _ b: Float, _ t: Float) -> Float { a + (b - a) * t }
@inline(__always) func mix(_ a: V3, _ b: V3, _ t: Float) -> V3 { a + (b - a) * t }
@inline(__always) func clamp(_ x: Float, _ low: Float = 0, _ high: Float = 1) -> Float { min(max(x, low), high) }
@inline(__always) func dot(_ a: V2, _ b: V2) -> Float { (a * b).sum() }
@inline(__always) func dot(_ a: V3, _ b: V3) -> Float { (a * b).sum() }
@inline(__always) func length(_ a: V2) -> Float { dot(a, a).squareRoot() }
@inline(__always) func length(_ a: V3) -> Float { dot(a, a).squareRoot() }
@inline(__always) func normalize(_ a: V3) -> V3 { a / length(a) }
@inline(__always) func reflect(_ d: V3, _ n: V3) -> V3 { d - n * (2 * dot(d, n)) }
@inline(__always) func fract(_ x: Float) -> Float { x - x.rounded(.down) }

func cross(_ a: V3, _ b: V3) -> V3 {
  V3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}

@inline(__always) func smoothstep(_ a: Float, _ b: Float, _ x: Float) -> Float {
  let t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

func rotate(_ p: V2, _ angle: Float) -> V2 {
  let c = cos(angle), s = sin(angle)
  return V2(p.x * c - p.y * s, p.x * s + p.y * c)
}

/// A colour as designers write it, in the linear light that pictures are computed in.
func hex(_ value: Int) -> V3 {
  func linear(_ shift: Int) -> Float {
    let s = Float((value >> shift) & 255) / 255
    return s <= 0.04045 ? s / 12.92 : pow((s + 0.055) / 1.055, 2.4)
  }
  return V3(linear(16), linear(8), linear(0))
}

@inline(__always) func scramble(_ x: UInt32) -> UInt32 {
  var h = x &* 0x9E37_79B1
  h = (h ^ (h >> 15)) &* 0x85EB_CA6B
  h = (h ^ (h >> 13)) &* 0xC2B2_AE35
  return h ^ (h >> 16)
}

@inline(__always) func lattice(_ x: Int32, _ y: Int32, _ z: Int32 = 0) -> UInt32 {
  scramble(UInt32(bitPattern: x) ^ scramble(UInt32(bitPattern: y) ^ scramble(UInt32(bitPattern: z) &+ 77)))
}

/// A number in `0 ..< 1` that depends on nothing but its arguments, so that a picture is the same every time.
@inline(__always) func random(_ a: Int, _ b: Int = 0, _ c: Int = 0) -> Float {
  Float(lattice(Int32(truncatingIfNeeded: a), Int32(truncatingIfNeeded: b), Int32(truncatingIfNeeded: c)) >> 8)
    / 16_777_216
}

@inline(__always) private func fade(_ f: Float) -> Float { f * f * f * (f * (f * 6 - 15) + 10) }

/// Gradient noise, about -1 ... 1.
func noise(_ p: V2) -> Float {
  let cell = p.rounded(.down)
  let f = p - cell
  let x = Int32(cell.x), y = Int32(cell.y)
  @inline(__always) func corner(_ dx: Int32, _ dy: Int32) -> Float {
    let h = lattice(x &+ dx, y &+ dy)
    let gradient = V2(Float(h & 0xFFFF), Float(h >> 16)) / 32767.5 - 1
    return dot(gradient, f - V2(Float(dx), Float(dy)))
  }
  let u = fade(f.x)
  return mix(mix(corner(0, 0), corner(1, 0), u), mix(corner(0, 1), corner(1, 1), u), fade(f.y)) * 1.3
}

/// Value noise in space, -1 ... 1.
func noise(_ p: V3) -> Float {
  let cell = p.rounded(.down)
  let f = p - cell
  let x = Int32(cell.x), y = Int32(cell.y), z = Int32(cell.z)
  @inline(__always) func corner(_ dx: Int32, _ dy: Int32, _ dz: Int32) -> Float {
    Float(lattice(x &+ dx, y &+ dy, z &+ dz) >> 8) / 8_388_608 - 1
  }
  let u = fade(f.x), v = fade(f.y)
  let near = mix(mix(corner(0, 0, 0), corner(1, 0, 0), u), mix(corner(0, 1, 0), corner(1, 1, 0), u), v)
  let far = mix(mix(corner(0, 0, 1), corner(1, 0, 1), u), mix(corner(0, 1, 1), corner(1, 1, 1), u), v)
  return mix(near, far, fade(f.z))
}

/// Octaves of noise, each half as strong, twice as fine and turned so that no grid shows.
func fractal(_ p: V2, _ octaves: Int, gain: Float = 0.5) -> Float {
  var sum: Float = 0, weight: Float = 1, q = p
  for _ in 0..<octaves {
    sum += noise(q) * weight
    weight *= gain
    q = V2(1.6 * q.x + 1.2 * q.y, -1.2 * q.x + 1.6 * q.y) + V2(17.3, 9.1)
  }
  return sum
}

func fractal(_ p: V3, _ octaves: Int, gain: Float = 0.5) -> Float {
  var sum: Float = 0, weight: Float = 1, q = p
  for _ in 0..<octaves {
    sum += noise(q) * weight
    weight *= gain
    q = V3(q.y, q.z, q.x) * 2.03 + V3(5.2, 1.3, 8.7)
  }
  return sum
}

/// Octaves of folded noise: sharp crests, as mountains have; about 0 ... 1.
func ridged(_ p: V2, _ octaves: Int, gain: Float = 0.5) -> Float {
  var sum: Float = 0, weight: Float = 0.5, crest: Float = 1, q = p
  for _ in 0..<octaves {
    let fold = 1 - abs(noise(q))
    let n = fold * fold * crest
    sum += n * weight
    crest = clamp(n * 1.6)
    weight *= gain
    q = V2(1.6 * q.x + 1.2 * q.y, -1.2 * q.x + 1.6 * q.y) + V2(3.7, 21.9)
  }
  return sum
}

/// Distances to the nearest and second nearest of one random point per cell, and the nearest one's cell.
func cells(_ p: V2, jitter: Float = 0.9) -> (near: Float, next: Float, id: UInt32) {
  let base = p.rounded(.down)
  var near: Float = 9, next: Float = 9, id: UInt32 = 0
  for dy in -1...1 {
    for dx in -1...1 {
      let cell = base + V2(Float(dx), Float(dy))
      let h = lattice(Int32(cell.x), Int32(cell.y), 5)
      let point = cell + 0.5 + (V2(Float(h & 0xFFFF), Float(h >> 16)) / 65535 - 0.5) * jitter
      let d = length(point - p)
      if d < near { (next, near, id) = (near, d, h) } else if d < next { next = d }
    }
  }
  return (near, next, id)
}
